/** Target of a link of the CMS. The router navigates only to `internal` targets; an `external` one is another site. */
export interface ParsedLink {
  kind: 'internal' | 'external' | 'mail' | 'phone';
  href: string;
}

/** Base to resolve paths against. No real URL can have this host. */
const IN_APP_BASE = 'https://in-app.invalid';

/** Returns whether a link has no target. The CMS has `#` where an editor has left the target open. */
export const isMissingLink = (text: string): boolean => text === '' || text === '#';

/**
 * Parses a link from the CMS (HOME-03, D-14). Allows `http:`, `https:`, `mailto:`, `tel:` and in-app paths; `//host` is external. Refuses
 * everything else: `javascript:`, `data:`, unreadable text, URLs with a user name or password.
 * @param value anything that is not a string counts as missing
 * @returns null for a missing or refused link; callers then show plain text
 */
export function parseLink(value: unknown): ParsedLink | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().replaceAll('&amp;', '&');
  if (isMissingLink(text)) return null;
  if (/^#[\w-]+$/.test(text)) return { kind: 'internal', href: text };
  let url: URL;
  try {
    url = new URL(text, IN_APP_BASE);
  } catch {
    return null;
  }
  if (url.protocol === 'mailto:') return url.pathname ? { kind: 'mail', href: url.href } : null;
  if (url.protocol === 'tel:') return parsePhoneLink(url.pathname);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username || url.password) return null;
  // `/.//host` resolves to the path `//host`, which browsers take for another site.
  if (url.origin === IN_APP_BASE && url.pathname.startsWith('//')) return null;
  if (url.origin === IN_APP_BASE) return { kind: 'internal', href: `${url.pathname}${url.search}${url.hash}` };
  return { kind: 'external', href: url.href };
}

function parsePhoneLink(number: string): ParsedLink | null {
  const href = phoneHref(decodePercent(number));
  return href ? { kind: 'phone', href } : null;
}

/** Percent-decodes a text. Returns malformed text unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the URL of an external http(s) page (D-48). Render the link with `target="_blank"` and one of the `rel` values of this file.
 * @returns null for anything else; callers then show plain text
 */
export function webHref(value: unknown): string | null {
  const link = parseLink(value);
  return link?.kind === 'external' ? link.href : null;
}

/** `rel` of user-generated links (D-48). */
export const MEMBER_LINK_REL = 'noopener nofollow ugc';

/** `rel` of external links that open in a new tab (HDR-05). */
export const NEW_TAB_REL = 'noopener noreferrer';

/**
 * Builds a `mailto:` link (JOBS-06, D-48). It is encoded so that it contains one recipient and, at most, a subject.
 * @returns null when the text is not an e-mail address; callers then show plain text
 */
export function mailHref(address: string, subject?: string): string | null {
  const match = /^([^\s@<>"(),:;*]+)@([^\s@<>"(),:;*/?#&]+\.[^\s@<>"(),:;*/?#&]+)$/.exec(address.trim());
  if (!match) return null;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${encodeURIComponent(match[1] ?? '')}@${encodeURIComponent(match[2] ?? '')}${query}`;
}

/**
 * Builds a `tel:` link. Drops spaces, dots, dashes and brackets.
 * @returns null when the number has fewer than 3 or more than 15 digits, or any other character
 */
export function phoneHref(number: string): string | null {
  const digits = number.replace(/[\s().\-–]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/**
 * Returns a path inside this site to go to after login (D-29).
 * @returns null for anything that could lead to another site
 */
export function inAppPath(value: unknown): string | null {
  const link = typeof value === 'string' && value.startsWith('/') ? parseLink(value) : null;
  return link?.kind === 'internal' ? link.href : null;
}
