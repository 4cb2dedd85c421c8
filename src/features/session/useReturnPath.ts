import { useState } from 'react';
import { useSession } from '../../api/session/useSession.ts';
import { useCanReturnAfterLogin } from '../../config/LoginReturn.ts';
import { paths } from '../../config/paths.ts';
import { pathAfterLogin, type LoginState } from './loginState.ts';

/**
 * Returns where a login page redirects; null unless the member is signed in. After a login, returns the page that required the login,
 * else the profile (AUTH-07). For members who were signed in before they opened the login page, returns the profile (AUTH-01, AUTH-03).
 * @param options.wasCodeSent whether a code was requested from this history entry. Going back to the entry after the login then leads to
 *   the same page as the login did.
 */
export function useReturnPath(loginState: LoginState, { wasCodeSent = false } = {}): string | null {
  const session = useSession();
  const canReturnAfterLogin = useCanReturnAfterLogin();
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (session === 'signedOut' && !wasSignedOut) setWasSignedOut(true);
  if (session !== 'signedIn') return null;
  return wasSignedOut || wasCodeSent ? pathAfterLogin(loginState, canReturnAfterLogin) : paths.dashboardProfile;
}
