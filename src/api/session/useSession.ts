import { useAppSelector } from '../hooks.ts';

/** `unknown` until the stored user has been read: on the server and in the first moment of the browser. */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut';

/**
 * Whether a member is signed in. Unlike `useSession` it does not change when the stored user turns out to be nobody, so
 * that what looks the same to visitors before and after is not rendered twice.
 */
export const useSignedIn = (): boolean => useAppSelector(({ user }) => user._id !== null);

/** Whether a member is signed in, or not known yet: derived from the presence of a user id (AUTH-09). */
export function useSession(): SessionStatus {
  return useAppSelector(({ user }) => {
    if (user._id !== null) return 'signedIn';
    return user._persist?.rehydrated === true ? 'signedOut' : 'unknown';
  });
}
