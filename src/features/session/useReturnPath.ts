import { useState } from 'react';
import { useSession } from '../../api/session/useSession.ts';
import { useAsksForLogin } from '../../config/AsksForLogin.ts';
import { paths } from '../../config/paths.ts';
import { afterSignIn, type SessionState } from './origin.ts';

/**
 * Where a page of the login leads on to; null while nobody is signed in. Whoever signs in while it stands there goes to
 * where they came from (AUTH-07); whoever was signed in when they opened it, to the profile (AUTH-01, AUTH-03).
 *
 * @param begun the login was begun here: Back leads here from the page that it led to, and on to that page again
 */
export function useReturnPath(origin: SessionState, begun = false): string | null {
  const session = useSession();
  const asksForLogin = useAsksForLogin();
  const [wasOut, setWasOut] = useState(false);
  if (session === 'signedOut' && !wasOut) setWasOut(true);
  if (session !== 'signedIn') return null;
  return wasOut || begun ? afterSignIn(origin, asksForLogin) : paths.dashboardProfile;
}
