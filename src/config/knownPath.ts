import { matchPath } from 'react-router';
import { inAppPath } from '../lib/links.ts';
import { paths } from './paths.ts';

/**
 * A remembered origin when it is safe to follow: a path of this site that has a route (D-29); null otherwise.
 *
 * @param value what navigation state or a link carried; anything
 */
export function knownPath(value: unknown): string | null {
  const path = inAppPath(value);
  if (path === null) return null;
  const { pathname } = new URL(path, 'http://site.invalid');
  const known = Object.values(paths).some((pattern) => matchPath({ path: pattern, caseSensitive: false }, pathname) !== null);
  return known ? path : null;
}
