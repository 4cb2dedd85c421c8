import { useState } from 'react';
import { useSession } from '../../api/session/useSession.ts';
import { useCanReturnAfterLogin } from '../../config/LoginReturn.ts';
import { paths } from '../../config/paths.ts';
import { pathAfterLogin, type LoginState } from './origin.ts';

/**
 * Returns where a login page redirects; null while signed out. After login it is the previous page (AUTH-07); for members who were signed
 * in already, the profile (AUTH-01, AUTH-03).
 * @param hasBegun whether login started on this page; Back from the target then returns here and is redirected to the target again
 */
export function useReturnPath(origin: LoginState, hasBegun = false): string | null {
  const session = useSession();
  const canReturnAfterLogin = useCanReturnAfterLogin();
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (session === 'signedOut' && !wasSignedOut) setWasSignedOut(true);
  if (session !== 'signedIn') return null;
  return wasSignedOut || hasBegun ? pathAfterLogin(origin, canReturnAfterLogin) : paths.dashboardProfile;
}
