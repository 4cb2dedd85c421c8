import { parseLink } from './links.ts';

/**
 * A place inside this site to go to after signing in (D-29): a path that stays on this host.
 *
 * @returns null for anything that could lead elsewhere
 */
export function inAppPath(value: unknown): string | null {
  const link = typeof value === 'string' && value.startsWith('/') ? parseLink(value) : null;
  return link?.kind === 'internal' ? link.href : null;
}
