import { knownPath } from '../../config/knownPath.ts';
import { paths } from '../../config/paths.ts';

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

/**
 * Whether a path may turn into `//host` once its dots are resolved (`/.//host`): another site for the router. No path
 * of ours has an empty part, a backslash or white space; query and hash may.
 */
const mayLeaveTheSite = (from: string): boolean => /\/\/|[\\\s]/.test(from.split(/[?#]/)[0] ?? '');

/** Pages that ask visitors to sign in and lead back afterwards. */
const ASKS_TO_SIGN_IN = /^\/(exploreJobs|dashboard|applicants)\b/i;

/**
 * What the login knows of where the visitor came from. Links carry it in navigation state; one that was followed
 * before the page's scripts had started could not, so that the browser's own referrer is asked.
 *
 * @param referrer `document.referrer`: the address of the page before, or empty
 */
export function sessionOrigin(state: unknown, referrer: string, site: string): SessionState {
  const known = sessionState(state);
  if (known.from !== undefined || !referrer.startsWith(`${site}/`)) return known;
  const from = referrer.slice(site.length);
  return ASKS_TO_SIGN_IN.test(from) ? { ...known, from } : known;
}

/** Where to go once signed in: the checked origin, else the profile (AUTH-07, D-29). */
export function afterSignIn({ from }: SessionState): string {
  const origin = from === undefined || mayLeaveTheSite(from) ? null : knownPath(from);
  const isLogin = origin !== null && /^\/(login|otp)\b/i.test(origin);
  return origin === null || isLogin ? paths.dashboardProfile : origin;
}
