import { matchRoutes } from 'react-router';
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

/** A path that the site answers. */
interface SitePath {
  path: string;
  caseSensitive?: boolean;
  page: PageRecord;
  /** The page's own path, when this one only leads there (NAV-07, D-3). */
  redirect?: string;
}

/** An address of a page: its only one, or the sample when its path has parameters. */
export const addressOf = (page: PageRecord): string => page.sample ?? page.path;

/** Every path of the records; what none of them matches is not found. */
export const sitePaths: SitePath[] = pages.flatMap((page) => [
  ...(page.from ?? []).map((path) => ({
    path,
    // Another spelling of the page's own path would otherwise redirect the page to itself.
    caseSensitive: path.toLowerCase() === page.path.toLowerCase(),
    page,
    redirect: page.path,
  })),
  { path: page.path, page },
]);

/** Returns a path in the record's spelling (NAV-01, D-2); its parameters stay as they are written. */
function canonicalPath({ path, sample }: PageRecord, pathname: string): string {
  if (path.endsWith('*')) return sample ?? path;
  const given = pathname.split('/');
  return path
    .split('/')
    .map((segment, at) => (segment.startsWith(':') ? given[at] : segment))
    .join('/');
}

/** Returns the search parameters that a page knows, each once, in one order: of a repeated one the first counts. */
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

/** Returns the page of an address, or the one that it leads to; the not-found page when no path matches. */
export function findPage(pathname: string, search = ''): Place {
  const [match] = matchRoutes(sitePaths, pathname) ?? [];
  if (match?.route.redirect !== undefined) return findPage(match.route.redirect, search);
  const { page } = match?.route ?? { page: notFoundPage };
  return { page, params: match?.params ?? {}, address: `${canonicalPath(page, pathname)}${knownSearch(page, search)}` };
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** Returns a path with the query of the address that leads to it; what the path says itself counts, and comes first. */
export function keepSearch(target: string, search: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(target) ?? [];
  const own = new URLSearchParams(query);
  const known = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !own.has(nameOf(pair)));
  const all = [query, ...known].filter((part) => part !== '').join('&');
  return `${path}${all === '' ? '' : `?${all}`}${hash}`;
}

/** Returns where an address leads instead, with its query kept, or null (NAV-07). */
export function redirectOf(pathname: string, search = ''): string | null {
  const redirect = matchRoutes(sitePaths, pathname)?.[0]?.route.redirect;
  return redirect === undefined ? null : keepSearch(redirect, search);
}

/** Tells whether signing in may lead back to a path: its page asks visitors to sign in (AUTH-07, D-29). */
export function asksForLogin(pathname: string): boolean {
  const { page } = findPage(pathname);
  return page.asksForLogin ?? page.access !== undefined;
}
