import { useAppSelector } from '../hooks.ts';
import type { UserState } from './userSlice.ts';

/** `unknown` until the stored user has been read: on the server and in the first moment of the browser. */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut';

/**
 * Whether a member is signed in. Unlike `useSession` it does not change when the stored user turns out to be nobody, so
 * that what looks the same to visitors before and after is not rendered twice.
 */
export const useSignedIn = (): boolean => useAppSelector(({ user }) => user._id !== null);

/** What a user record tells of the session: derived from the presence of a user id (AUTH-09). */
export function sessionOf({ _id, _persist }: UserState): SessionStatus {
  if (_id !== null) return 'signedIn';
  return _persist?.rehydrated === true ? 'signedOut' : 'unknown';
}

/** Whether a member is signed in, or not known yet. */
export const useSession = (): SessionStatus => useAppSelector(({ user }) => sessionOf(user));
