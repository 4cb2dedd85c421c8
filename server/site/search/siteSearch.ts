import type { SearchAnswer, SearchGroup, SearchResult } from '../../../shared/operations/site.ts';
import { dayInIndia } from '../../../shared/days.ts';
import type { Deps } from '../../jobs/deps.ts';
import type { ContentSnapshot } from '../../cms/contentSnapshot.ts';
import { createSources, listPastEventSources, type DocumentSource, type SearchDocument } from './documents.ts';
import { searchJobs } from './jobs.ts';
import { mapConcurrently } from '../../platform/lib/longWork.ts';
import { createIndex, type SearchIndex } from './searchIndex.ts';
import { shortenTexts } from './shortenTexts.ts';
import { removeJobWords } from './terms.ts';

/** Age in milliseconds after which an index of a provider's content is rebuilt. The old index is used until the new one is ready. */
const MAX_AGE_MS = 5 * 60_000;
/** Age in milliseconds after which an index is rebuilt when a source failed. */
const RETRY_AGE_MS = 15_000;
const DEFAULT_LIMIT = 20;

export interface SiteSearch {
  /** Returns results grouped by kind, at most `limit` of each kind (20 by default). */
  search(query: string, limit?: number): Promise<SearchAnswer>;
}

interface BuiltIndex {
  index: SearchIndex;
  builtAt: number;
  day: string;
  snapshot: ContentSnapshot;
  /** Whether a source has never been read. */
  isIncomplete: boolean;
  /** Whether a source failed during this build. Its documents are then old or missing. */
  isStale: boolean;
}

/**
 * Opens the search. The index is built at the first search and rebuilt when it is outdated. The documents of a source that fails are kept.
 * @param fetchInternal fetches from this server
 * @param origin origin of the fetched URLs
 */
export function openSiteSearch(
  fetchInternal: typeof fetch,
  origin: string,
  { clock, log, content, settings }: Pick<Deps, 'clock' | 'log' | 'content' | 'settings'>,
): SiteSearch {
  const isProvider = settings.cmsOrigin !== undefined;
  const get = (path: string): Promise<Response> => fetchInternal(`${origin}${path}`);
  const documentsBySource = new Map<string, SearchDocument[]>();
  /** Undefined until the programs have been read. */
  let pastEventSources: DocumentSource[] | undefined;
  let builtIndex: BuiltIndex | undefined;
  let pendingBuild: Promise<BuiltIndex> | undefined;

  async function buildIndex(): Promise<BuiltIndex> {
    let isStale = false;
    const startedAt = clock();
    const snapshot = content.current;
    const tryToRead = async <Result>(source: string, read: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await read();
      } catch (error) {
        isStale = true;
        log.warn({ err: error, source }, 'a part of the site cannot be searched');
        return undefined;
      }
    };
    pastEventSources =
      (await tryToRead('past events', () => listPastEventSources(get, Number(dayInIndia(startedAt).slice(0, 4))))) ?? pastEventSources;
    const sources = [...createSources(get), ...(pastEventSources ?? [])];
    const names = new Set(sources.map(({ name }) => name));
    for (const name of documentsBySource.keys()) if (!names.has(name)) documentsBySource.delete(name);
    await mapConcurrently(sources, async ({ name, read }) => {
      const documents = await tryToRead(name, read);
      if (documents !== undefined) documentsBySource.set(name, documents);
    });
    return {
      index: createIndex([...documentsBySource.values()].flat()),
      builtAt: startedAt.getTime(),
      day: dayInIndia(startedAt),
      snapshot,
      isIncomplete: pastEventSources === undefined || documentsBySource.size < names.size,
      isStale,
    };
  }
  function rebuildIndex(): Promise<BuiltIndex> {
    pendingBuild ??= buildIndex().then(
      (newIndex) => {
        pendingBuild = undefined;
        return (builtIndex = newIndex);
      },
      (error: unknown) => {
        pendingBuild = undefined;
        throw error;
      },
    );
    return pendingBuild;
  }
  /**
   * Returns whether an index should be rebuilt although its snapshot is current: at a new day, because events become past ones; after a
   * failure; and regularly if the content comes from a provider.
   */
  function isOutdated({ builtAt, day, isStale }: BuiltIndex): boolean {
    const now = clock();
    const age = now.getTime() - builtAt;
    if (isStale) return age > RETRY_AGE_MS || age < 0;
    return day !== dayInIndia(now) || (isProvider && (age > MAX_AGE_MS || age < 0));
  }
  async function getIndex(): Promise<BuiltIndex> {
    let current = builtIndex;
    // Removed content must not be found. The loop repeats because a pending build may have begun before the removal.
    while (current?.snapshot !== content.current) current = await rebuildIndex();
    if (isOutdated(current)) {
      rebuildIndex().catch((error: unknown) => log.warn({ err: error }, 'the search could not be renewed'));
    }
    return current;
  }

  return {
    async search(query, limit = DEFAULT_LIMIT) {
      const { index, isIncomplete } = await getIndex();
      const { results, isSimilar, lacksWords } = index.search(query);
      // “job Chennai” searches for jobs; “post a job” finds a page.
      const jobQuery = lacksWords ? removeJobWords(query) : null;
      const jobs = await searchJobs(get, jobQuery ?? query, limit);
      const groups = groupByKind(results, limit).map((group) => (isSimilar ? { ...group, similar: true } : group));
      if (jobs !== null && jobs.total > 0) {
        if (jobQuery === null) groups.push({ kind: 'job', ...jobs });
        else groups.unshift({ kind: 'job', keyword: jobQuery, ...jobs });
      }
      const total = groups.reduce((sum, group) => sum + group.total, 0);
      return { query, total, ...(isIncomplete || jobs === null ? { partial: true } : {}), groups };
    },
  };
}

/** Groups results by kind, the kind of the best result first. */
function groupByKind(results: readonly SearchResult[], limit: number): SearchGroup[] {
  const groups = new Map<SearchResult['kind'], SearchResult[]>();
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups].map(([kind, kindResults]) => ({
    kind,
    total: kindResults.length,
    results: kindResults.slice(0, limit).map(shortenTexts),
  }));
}
