import { paths } from '../../config/paths.ts';
import { inAppPath } from '../../lib/inAppPath.ts';

/** What the login pages carry in navigation state. */
export interface SessionState {
  /** Where the visitor came from. */
  from?: string;
  /** Address the code was sent to; only on the code page. */
  email?: string;
}

/** Navigation state of a history entry, whatever someone put there. */
export function sessionState(state: unknown): SessionState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, email } = state as Record<string, unknown>;
  return { ...(typeof from === 'string' ? { from } : {}), ...(typeof email === 'string' ? { email } : {}) };
}

/** Whether navigation state says that somebody has just logged out (see `AccountLinks`). */
export const hasLoggedOut = (state: unknown): boolean => typeof state === 'object' && state !== null && 'loggedOut' in state;

/**
 * Whether a path may turn into `//host` once its dots are resolved (`/.//host`): another site for the router. No path
 * of ours has an empty part, a backslash or white space; query and hash may.
 */
const mayLeaveTheSite = (from: string): boolean => /\/\/|[\\\s]/.test(from.split(/[?#]/)[0] ?? '');

/**
 * What the login knows of where the visitor came from. Links carry it in navigation state; one that was followed before
 * the page's scripts had started could not, so that the address may say it instead (`loginPath`). Only a page that asks
 * for the login says so, never merely the page looked at before.
 *
 * @param search query of the login's address
 */
export function sessionOrigin(state: unknown, search: string): SessionState {
  const from = new URLSearchParams(search).get('from');
  return { ...(from === null ? {} : { from }), ...sessionState(state) };
}

/**
 * Where to go once signed in: the page that asked the visitor to sign in, else the profile (AUTH-07, D-29).
 *
 * @param asksForLogin whether the page at a path asks visitors to sign in
 */
export function afterSignIn({ from }: SessionState, asksForLogin: (pathname: string) => boolean): string {
  const origin = from === undefined || mayLeaveTheSite(from) ? null : inAppPath(from);
  if (origin === null) return paths.dashboardProfile;
  return asksForLogin(new URL(origin, 'http://site.invalid').pathname) ? origin : paths.dashboardProfile;
}
