import { matchPath } from 'react-router';
import type { PageContext } from '../api/page.ts';
import type { PageRecord } from './pageRecord.ts';
import { notFoundPage, pages } from './pages.ts';

/** The page that answers an address. */
export interface Place {
  page: PageRecord;
  /** Decoded parameters of the path. */
  params: PageContext['params'];
  /** Its canonical address: path as the record spells it, and the search parameters that the page knows. */
  address: string;
}

/** As the router itself does it, so that parameters are the same on the server; unreadable escapes stay. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** Parameters of a decoded path when it fits a pattern; null when it does not. */
const match = (pattern: string, path: string) => matchPath({ path: pattern, caseSensitive: false, end: true }, path)?.params ?? null;

/** A path in the record's spelling (NAV-01, D-2); its parameters stay as they are written. */
function spelling(pattern: string, pathname: string): string {
  const given = pathname.split('/');
  return pattern
    .split('/')
    .map((segment, at) => (segment.startsWith(':') ? given[at] : segment))
    .join('/');
}

/** The search parameters that a page knows, each once, in one order: of a repeated one the first counts. */
function knownSearch(page: PageRecord, search: string): string {
  if (page.search === undefined || search === '') return '';
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of page.search) {
    const value = given.get(name);
    if (value !== null && value !== '') known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known.toString()}`;
}

/** The page for an address; the not-found page when none fits. */
export function findPage(pathname: string, search = ''): Place {
  const path = decoded(pathname);
  for (const page of pages) {
    const params = match(page.path, path);
    if (params === null || page.when?.(params) === false) continue;
    const own = page.path.endsWith('*') ? addressOf(page) : spelling(page.path, pathname);
    return { page, params, address: `${own}${knownSearch(page, search)}` };
  }
  return { page: notFoundPage, params: {}, address: addressOf(notFoundPage) };
}

/** An address of a page: its only one, or the sample when its path has parameters. */
export const addressOf = (page: PageRecord): string => page.sample ?? page.path;

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** A path with the query of the address that leads to it; what the path says itself counts, and comes first. */
export function keepSearch(target: string, search: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(target) ?? [];
  const own = new URLSearchParams(query);
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !own.has(nameOf(pair)));
  const all = [query, ...kept].filter((part) => part !== '').join('&');
  return `${path}${all === '' ? '' : `?${all}`}${hash}`;
}

/** Where an address leads instead, with its query kept, or null; an address never leads to itself (NAV-07). */
export function redirectOf(pathname: string, search = ''): string | null {
  const path = decoded(pathname);
  const page = pages.find((one) => one.from?.some((from) => match(from, path) !== null));
  if (page === undefined || addressOf(page) === pathname) return null;
  return keepSearch(addressOf(page), search);
}

/** Whether signing in may lead back to a path: its page asks visitors to sign in (AUTH-07, D-29). */
export function asksForLogin(pathname: string): boolean {
  const { page } = findPage(redirectOf(pathname) ?? pathname);
  return page.asksForLogin ?? page.access !== undefined;
}
