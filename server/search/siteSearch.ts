import type { SearchAnswer, SearchGroup, SearchResult } from '../../shared/operations/site.ts';
import { dayInIndia } from '../../shared/days.ts';
import type { Deps } from '../deps.ts';
import type { ContentSnapshot } from '../contentSnapshot.ts';
import { sources, type SearchDocument } from './documents.ts';
import { searchJobs } from './jobs.ts';
import { makeIndex, type SearchIndex } from './searchIndex.ts';

/** How long an index is good; then it is made anew while the old one answers. */
const GOOD_MS = 5 * 60_000;
/** After a part that could not be read, it is tried again sooner. */
const GOOD_WITH_GAPS_MS = 15_000;
const RESULTS = 20;

/** The search over the whole site. */
export interface SiteSearch {
  search(query: string, limit?: number): Promise<SearchAnswer>;
}

interface Made {
  index: SearchIndex;
  at: number;
  /** What was read. */
  snapshot: ContentSnapshot;
  /** A part could not be read, and was never read before. */
  gaps: boolean;
  /** A part could not be read this time. */
  stale: boolean;
}

/**
 * Opens the search. The index is made at the first search, and again from time to time; what cannot be read then stays as it
 * was.
 * @param fetchHere asks this very server
 * @param origin of the addresses that it is asked for
 */
export function openSiteSearch(
  fetchHere: typeof fetch,
  origin: string,
  { clock, log, content }: Pick<Deps, 'clock' | 'log' | 'content'>,
): SiteSearch {
  const get = (path: string): Promise<Response> => fetchHere(`${origin}${path}`);
  const known = new Map<string, SearchDocument[]>();
  let made: Made | undefined;
  let making: Promise<Made> | undefined;

  async function make(): Promise<Made> {
    let stale = false;
    const snapshot = content.current;
    const all = sources(get, Number(dayInIndia(clock()).slice(0, 4)));
    await Promise.all(
      all.map(async ({ name, read }) => {
        try {
          known.set(name, await read());
        } catch (error) {
          stale = true;
          log.warn({ err: error, source: name }, 'a part of the site cannot be searched');
        }
      }),
    );
    return { index: makeIndex([...known.values()].flat()), at: clock().getTime(), snapshot, gaps: known.size < all.length, stale };
  }
  function remake(): Promise<Made> {
    making ??= make().then(
      (fresh) => {
        making = undefined;
        return (made = fresh);
      },
      (error: unknown) => {
        making = undefined;
        throw error;
      },
    );
    return making;
  }
  async function current(): Promise<Made> {
    // What is no longer said must not be found.
    if (made === undefined || (made.snapshot !== content.current && making === undefined)) return remake();
    const age = clock().getTime() - made.at;
    if (age > (made.stale ? GOOD_WITH_GAPS_MS : GOOD_MS) || age < 0) {
      remake().catch((error: unknown) => log.warn({ err: error }, 'the search could not be renewed'));
    }
    return made;
  }

  return {
    async search(query, limit = RESULTS) {
      const [{ index, gaps }, jobs] = await Promise.all([current(), searchJobs(get, query, limit)]);
      const groups = grouped(index.search(query), limit);
      if (jobs !== null && jobs.total > 0) groups.push({ kind: 'job', ...jobs });
      const total = groups.reduce((sum, group) => sum + group.total, 0);
      return { query, total, ...(gaps || jobs === null ? { partial: true } : {}), groups };
    },
  };
}

/** By kind, the kind of the best result first. */
function grouped(results: readonly SearchResult[], limit: number): SearchGroup[] {
  const groups = new Map<SearchResult['kind'], SearchResult[]>();
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups].map(([kind, found]) => ({ kind, total: found.length, results: found.slice(0, limit) }));
}
