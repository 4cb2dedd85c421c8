import { useAppSelector } from '../hooks.ts';
import type { UserState } from './userSlice.ts';

/** `unknown` on the server and until the stored user has been read. */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut';

/** Returns whether a member is signed in. Unlike `useSession`, does not change from unknown to signed out, which avoids a render. */
export const useIsSignedIn = (): boolean => useAppSelector(({ user }) => user._id !== null);

/** Derives the session from the presence of a user id (AUTH-09). */
export function sessionOf({ _id, _persist }: UserState): SessionStatus {
  if (_id !== null) return 'signedIn';
  return _persist?.rehydrated === true ? 'signedOut' : 'unknown';
}

export const useSession = (): SessionStatus => useAppSelector(({ user }) => sessionOf(user));
