import { useAppSelector } from '../hooks.ts';

/** `unknown` until the stored user has been read: on the server and in the first moment of the browser. */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut';

/** Whether a member is signed in: derived from the presence of a user id (AUTH-09). */
export function useSession(): SessionStatus {
  return useAppSelector(({ user }) => {
    if (user._id !== null) return 'signedIn';
    return user._persist?.rehydrated === true ? 'signedOut' : 'unknown';
  });
}
