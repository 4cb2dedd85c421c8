import { matchRoutes } from 'react-router';
import type { PageContext, RunQuery, SitemapEntry } from '../api/page.ts';
import type { PageRecord } from './pageRecord.ts';
import { notFoundPage, pages } from './pages.ts';

export interface MatchedPage {
  page: PageRecord;
  params: PageContext['params'];
  /** Canonical address: the record's spelling and the known search parameters. */
  address: string;
}

interface SitePath {
  path: string;
  caseSensitive?: boolean;
  page: PageRecord;
  /** The page's own path, when this one redirects to it (NAV-07, D-3). */
  redirect?: string;
}

export const sitePaths: SitePath[] = pages.flatMap((page) => [
  ...(page.from ?? []).map((path) => ({
    path,
    // Otherwise another spelling of the page's path would redirect to itself.
    caseSensitive: path.toLowerCase() === page.path.toLowerCase(),
    page,
    redirect: page.path,
  })),
  { path: page.path, page },
]);

/** Returns a path in the record's spelling, with its parameters unchanged (NAV-01, D-2). */
function canonicalPath({ path, sample }: PageRecord, pathname: string): string {
  if (path.endsWith('*')) return sample ?? path;
  const segments = pathname.split('/');
  return path
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? segments[index] : segment))
    .join('/');
}

/** Returns the known search parameters in canonical order. If a parameter is repeated, only its first value counts. */
function selectKnownSearch(page: PageRecord, search: string): string {
  if (page.search === undefined || search === '') return '';
  const params = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of page.search) {
    const value = params.get(name);
    if (value !== null && value !== '') known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known.toString()}`;
}

/** Returns the page that a path shows or redirects to; the not-found page when none matches. */
export function findPage(pathname: string, search = ''): MatchedPage {
  const [match] = matchRoutes(sitePaths, pathname) ?? [];
  if (match?.route.redirect !== undefined) return findPage(match.route.redirect, search);
  const { page } = match?.route ?? { page: notFoundPage };
  return { page, params: match?.params ?? {}, address: `${canonicalPath(page, pathname)}${selectKnownSearch(page, search)}` };
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** Adds the query of a redirecting URL to the target. The target's own parameters come first and take precedence. */
export function keepSearch(target: string, search: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(target) ?? [];
  const params = new URLSearchParams(query);
  const forwardedPairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !params.has(nameOf(pair)));
  const queryString = [query, ...forwardedPairs].filter((part) => part !== '').join('&');
  return `${path}${queryString === '' ? '' : `?${queryString}`}${hash}`;
}

/** Returns the path to which a path redirects, with the query; null when there is no redirect (NAV-07). */
export function findRedirect(pathname: string, search = ''): string | null {
  const redirect = matchRoutes(sitePaths, pathname)?.[0]?.route.redirect;
  return redirect === undefined ? null : keepSearch(redirect, search);
}

/** Returns whether login may lead back to a path (AUTH-07, D-29). */
export function canReturnAfterLogin(pathname: string): boolean {
  const { page } = findPage(pathname);
  return page.returnsAfterLogin ?? page.access !== undefined;
}

const fixedPart = (path: string): string => path.replace(/[:*].*$/s, '');

/** Returns the paths of the sitemap (NAV-04): those of indexed pages without parameters, and those that page modules list. */
export async function listIndexedPaths(runQuery: RunQuery, now: Date): Promise<SitemapEntry[]> {
  const indexed = pages.filter((page) => page.indexed === true);
  const ownPaths = indexed.filter(({ path }) => fixedPart(path) === path).map(({ path }) => path);
  const pagePaths = await Promise.all(indexed.map(async ({ module }) => (await module.load()).sitemap?.({ runQuery, now }) ?? []));
  const entries = [...ownPaths, ...pagePaths.flat()].map((entry) => [typeof entry === 'string' ? entry : entry.path, entry] as const);
  // If a path is listed twice, the first entry wins.
  return [...new Map(entries.toReversed()).values()].toReversed();
}

/** Returns the path prefixes of restricted pages, for robots.txt. */
export const listRestrictedPaths = (): string[] => [
  ...new Set(pages.filter(({ access }) => access !== undefined).map(({ path }) => fixedPart(path))),
];
