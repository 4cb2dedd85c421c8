import { parseLink } from './links.ts';

/**
 * Returns a path inside this site to go to after login (D-29).
 * @returns null for anything that could lead to another site
 */
export function inAppPath(value: unknown): string | null {
  const link = typeof value === 'string' && value.startsWith('/') ? parseLink(value) : null;
  return link?.kind === 'internal' ? link.href : null;
}
