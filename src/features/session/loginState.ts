import { useState } from 'react';
import { useSession } from '../../api/session/useSession.ts';
import { useCanReturnAfterLogin } from '../../config/LoginReturn.ts';
import { paths } from '../../config/paths.ts';
import { inAppPath } from '../../lib/links.ts';

/** Name of a query parameter. When a form is sent without scripts, the server redirects to a URL with this parameter. */
export const NO_SCRIPTS_PARAMETER = 'noscripts';

/** Navigation state of the login and code pages. */
export interface LoginState {
  /** Path of the page that required login. */
  from?: string;
  /** E-mail address that the code was sent to. The login page has it only after the visitor has gone back to that page. */
  email?: string;
}

/** Validates a history entry's state. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, email } = state as Record<string, unknown>;
  return { ...(typeof from === 'string' ? { from } : {}), ...(typeof email === 'string' ? { email } : {}) };
}

/** Returns whether the visitor has just logged out (see `AccountLinks`). */
export const hasLoggedOut = (state: unknown): boolean => typeof state === 'object' && state !== null && 'loggedOut' in state;

/**
 * Returns whether a path may lead to another site: `/.//host` becomes `//host` when its dots are resolved. Checks the path for empty
 * segments, backslashes and white space, which our paths never contain. Query and hash are not checked.
 */
const mayLeaveTheSite = (from: string): boolean => /\/\/|[\\\s]/.test(from.split(/[?#]/)[0] ?? '');

/**
 * Reads the login state from the history entry. If the entry has no `from`, takes `from` from the URL of the login page. `loginPath`
 * puts it there for links that are followed before hydration.
 * @param search query of the login page's URL
 */
export function readLoginStateOrQuery(state: unknown, search: string): LoginState {
  const from = new URLSearchParams(search).get('from');
  return { ...(from === null ? {} : { from }), ...readLoginState(state) };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path after the login: the page that required the login, else the profile (AUTH-07, D-29).
 * @param canReturnAfterLogin whether the login may lead back to a path
 */
export function pathAfterLogin({ from }: LoginState, canReturnAfterLogin: (pathname: string) => boolean): string {
  const returnPath = from === undefined || mayLeaveTheSite(from) ? null : inAppPath(from);
  if (returnPath === null) return paths.dashboardProfile;
  const { pathname } = new URL(returnPath, 'http://site.invalid');
  return isDecodable(pathname) && canReturnAfterLogin(pathname) ? returnPath : paths.dashboardProfile;
}

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
