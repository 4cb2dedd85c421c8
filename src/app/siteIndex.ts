import type { Ask, SitemapEntry } from '../api/page.ts';
import { pages } from './pages.ts';

/** The beginning of a path, up to its first parameter. */
const fixedPart = (path: string): string => path.replace(/[:*].*$/s, '');

/** Paths for the sitemap (NAV-04), each once: the indexed pages without parameters, and what their modules name. */
export async function listedPaths(ask: Ask, now: Date): Promise<SitemapEntry[]> {
  const indexed = pages.filter((page) => page.indexed === true);
  const own = indexed.filter(({ path }) => fixedPart(path) === path).map(({ path }) => path);
  const more = await Promise.all(indexed.map(async ({ module }) => (await module.load()).sitemap?.({ ask, now }) ?? []));
  const entries = [...own, ...more.flat()].map((entry) => [typeof entry === 'string' ? entry : entry.path, entry] as const);
  // What is told of an address first is kept.
  return [...new Map(entries.toReversed()).values()].toReversed();
}

/** Beginnings of paths that not everyone may open, for robots.txt. */
export const closedPaths = (): string[] => [
  ...new Set(pages.filter(({ access }) => access !== undefined).map(({ path }) => fixedPart(path))),
];
