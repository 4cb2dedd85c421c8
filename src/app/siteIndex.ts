import type { RunQuery, SitemapEntry } from '../api/page.ts';
import { pages } from './pages.ts';

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
