import { paths } from '../../config/paths.ts';
import { inAppPath } from '../../lib/inAppPath.ts';

/** Navigation state of the login and code pages. */
export interface LoginState {
  /** Path of the page that required login. */
  from?: string;
  /** E-mail address that the code was sent to; on the login page, only after going back to it. */
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
 * Returns whether a path may become `//host` when its dots are resolved (`/.//host`), another site for the router. Our paths have no
 * empty segments, backslashes or white space; query and hash may.
 */
const mayLeaveTheSite = (from: string): boolean => /\/\/|[\\\s]/.test(from.split(/[?#]/)[0] ?? '');

/**
 * Reads the history entry's state; without its `from`, takes the one in the URL of a link that was followed before hydration (`loginPath`).
 * @param search query of the login's URL
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
 * Returns the path after login: the page that required it, else the profile (AUTH-07, D-29).
 * @param canReturnAfterLogin whether the login may lead back to a path
 */
export function pathAfterLogin({ from }: LoginState, canReturnAfterLogin: (pathname: string) => boolean): string {
  const returnPath = from === undefined || mayLeaveTheSite(from) ? null : inAppPath(from);
  if (returnPath === null) return paths.dashboardProfile;
  const { pathname } = new URL(returnPath, 'http://site.invalid');
  return isDecodable(pathname) && canReturnAfterLogin(pathname) ? returnPath : paths.dashboardProfile;
}
