/** Searches the listed jobs: interprets the words and ranks the matches. Dialect-specific SQL is in `SearchIndex`. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import type { JobSort } from '../../../shared/operations/jobs.ts';
import { getDialect, type DialectName } from '../../platform/db/transaction.ts';
import { rememberNothing, type CreateMemory, type Remember } from '../../platform/db/versions.ts';
import type { Synonyms } from '../../cms/synonyms.ts';
import { createPostgresIndex } from './postgresIndex.ts';
import { correctSpelling, createSpellingBudget } from './correctSpelling.ts';
import type { Vocabulary } from './correctSpelling.ts';
import { buildSearchExpressions, buildSimilarTiers, type Expression, type SearchExpressions } from './searchExpression.ts';
import { computeLetterMask, type KnownWord } from './spelling.ts';
import type { SortedPosition } from './sorting.ts';
import { CHUNK_SIZE, type SearchableJob, type SearchIndex, type SortedJob } from './searchIndex.ts';
import { createSqliteIndex } from './sqliteIndex.ts';
import { parseLocationTerms, parseWordTerms } from './terms.ts';
import { splitLocations, parseSearchWords } from './searchWords.ts';

/** The words of a search. */
export interface SearchWords {
  keyword: string;
  location: string;
}

/** What is searched, and in which order. */
export interface SearchQuery extends SearchWords {
  /** Disables spelling correction. */
  exact?: boolean | undefined;
  /** A job's facets must contain a word of each list. */
  facets?: readonly (readonly string[])[] | undefined;
  /** Sort order; the best match first by default. */
  sort?: JobSort | undefined;
}

/** Position of the last job of a page. `key` is the job's sort key, or its tier when the results are not sorted by a column. */
export type SearchPosition = SortedPosition;

/** Which part of the results is requested. */
export interface SearchPage {
  /** Maximum number of results; unlimited by default. */
  limit?: number | undefined;
  after?: SearchPosition | undefined;
}

export interface SearchResult {
  /** Ids of listed jobs, in order. */
  ids: string[];
  total: number;
  /** Null on the last page. */
  next: SearchPosition | null;
  corrected: SearchWords | null;
}

/** Search index of the listed jobs. Methods take the connection, so that writes can be part of a transaction. */
export interface JobSearch<DB> {
  /**
   * Adds jobs to the index, or updates them there.
   * @param options `keepPlace`: whether the jobs keep their place in the order of publication; by default they become the newest
   */
  put(db: Kysely<DB>, jobs: readonly SearchableJob[], options?: { keepPlace: boolean }): Promise<void>;
  /**
   * Removes jobs from the index.
   * @param options `keepPlace`: whether a later `put` can give the jobs their former place in the order of publication
   */
  remove(db: Kysely<DB>, ids: readonly string[], options?: { keepPlace: boolean }): Promise<void>;
  /**
   * Finds jobs. Accepts any input; input such as `???` finds nothing. A query without words and facets has results only when it is sorted
   * by `closing` or `pay`.
   */
  find(db: Kysely<DB>, query: SearchQuery, page: SearchPage): Promise<SearchResult>;
  /** Returns the given listed jobs that match, newest first. Returns none when the query has neither words nor facets. */
  filterMatching(db: Kysely<DB>, query: SearchQuery, ids: readonly string[]): Promise<string[]>;
  /**
   * Returns the ids of similar listed jobs, the most similar first. Among equally similar jobs the newest is first.
   * @param job.category facet word of the job's category
   */
  findSimilar(db: Kysely<DB>, job: { id: string; title: string; category: string }, limit: number): Promise<string[]>;
}

/** Expressions of a query, after spelling correction. */
interface Plan extends Pick<SearchExpressions, 'tiers'> {
  /** Expression that all matches satisfy; null when every job matches. */
  all: SearchExpressions['all'] | null;
  total: number;
  corrected: SearchWords | null;
}

type Facets = readonly (readonly string[])[];

/** Returns whether a query matches every job. */
export const isWholeBoard = ({ keyword, location, facets = [] }: SearchQuery): boolean =>
  keyword.trim() === '' && location.trim() === '' && facets.length === 0;

/** Returns whether the keyword or the location is input such as `???`, which contains no searchable character. */
function isUnsearchable({ keyword, location }: SearchWords, synonyms: Synonyms): boolean {
  const hasNoWords = (typed: string, words: readonly unknown[]) => typed.trim() !== '' && words.length === 0;
  return hasNoWords(keyword, parseSearchWords(keyword, synonyms)) || hasNoWords(location, splitLocations(location, synonyms));
}

/** Greater than every document number and every number of rows. */
const BEYOND_LAST = Number.MAX_SAFE_INTEGER;

const MAX_PLANS = 500;

/**
 * Creates the search of the listed jobs.
 * @param getSynonyms returns another object when the synonyms have changed
 * @param createMemory creates memories for what depends on the listed jobs only
 */
export function createJobSearch<DB>(getSynonyms: () => Synonyms, createMemory: CreateMemory = rememberNothing): JobSearch<DB> {
  const indexes: Readonly<Record<DialectName, SearchIndex>> = {
    sqlite: createSqliteIndex(createMemory),
    postgres: createPostgresIndex(),
  };
  const plansBySynonyms = new WeakMap<Synonyms, Remember<Plan>>();
  const getIndex = (db: Kysely<DB>): SearchIndex => indexes[getDialect(db)];

  function createVocabulary(db: Kysely<DB>): Vocabulary {
    const index = getIndex(db);
    const findSimilarWords = index.openVocabulary(db);
    return {
      synonyms: getSynonyms(),
      findSimilarWords: async (word) =>
        getSynonyms()
          .knownWords.map((text): KnownWord => ({ word: text, jobs: 0, letterMask: computeLetterMask(text) }))
          .concat(await findSimilarWords(word)),
      hasWord: (word, isPrefix) => index.hasWord(db, word, isPrefix),
      hasMatches: async (keyword, locations) =>
        (await index.findMatching(db, buildSearchExpressions(keyword, locations).all, { before: BEYOND_LAST, limit: 1 })).length > 0,
    };
  }

  /** @param corrected `words` when they are a correction, else null */
  async function createPlan(db: Kysely<DB>, words: SearchWords, corrected: SearchWords | null, facets: Facets): Promise<Plan> {
    const expressions = buildSearchExpressions(
      parseWordTerms(words.keyword, getSynonyms()),
      parseLocationTerms(words.location, getSynonyms()),
      facets,
    );
    return { ...expressions, total: await getIndex(db).count(db, expressions.all), corrected };
  }

  /** Returns the plan of a query, which every page of its results needs. */
  function getPlan(db: Kysely<DB>, query: SearchQuery): Promise<Plan> {
    const synonyms = getSynonyms();
    const remember = plansBySynonyms.get(synonyms) ?? createMemory<Plan>(MAX_PLANS);
    plansBySynonyms.set(synonyms, remember);
    const key = JSON.stringify([query.keyword, query.location, query.exact ?? false, query.facets ?? []]);
    return remember(key, () => planQuery(db, query));
  }

  /** Plans a query. Corrects its spelling when a word is unknown, or when nothing matches. */
  async function planQuery(db: Kysely<DB>, { exact = false, facets = [], ...typed }: SearchQuery): Promise<Plan> {
    if (isWholeBoard({ ...typed, facets })) return { all: null, tiers: [], total: await getIndex(db).count(db, null), corrected: null };
    if (exact) return createPlan(db, typed, null, facets);
    const budget = createSpellingBudget();
    const vocabulary = createVocabulary(db);
    const words = await correctSpelling(typed, vocabulary, 'unknown', budget);
    const plan = await createPlan(db, words ?? typed, words, facets);
    if (plan.total > 0) return plan;
    // Words that match without the filters are not misspelt.
    if (facets.length > 0 && (await createPlan(db, words ?? typed, words, [])).total > 0) return plan;
    // The words exist, but no job contains them all. One may be a misspelling that happens to be another word.
    const otherWords = await correctSpelling(typed, vocabulary, 'all', budget);
    const correctedPlan = otherWords === null ? plan : await createPlan(db, otherWords, otherWords, facets);
    // Without matches the correction is not shown.
    return correctedPlan.total > 0 ? correctedPlan : { ...plan, corrected: null };
  }

  async function find(db: Kysely<DB>, query: SearchQuery, page: SearchPage): Promise<SearchResult> {
    if (isUnsearchable(query, getSynonyms())) return { ids: [], total: 0, next: null, corrected: null };
    const { all, tiers, total, corrected } = await getPlan(db, query);
    const { after, limit = BEYOND_LAST } = page;
    // On the first page the total limits the number of rows, so that no tier is read after the last match.
    const maxRows = Math.min(after === undefined ? total : BEYOND_LAST, limit + 1);
    const { sort } = query;
    const foundJobs =
      sort === 'closing' || sort === 'pay'
        ? await getIndex(db).findSorted(db, all, { by: sort, after, limit: maxRows })
        : await readTiers(db, sort === 'newest' && all !== null ? [all] : tiers, after, maxRows);
    const pageJobs = foundJobs.slice(0, limit);
    const last = pageJobs.at(-1);
    const next = last && foundJobs.length > pageJobs.length ? { key: last.key, document: last.document } : null;
    return { ids: pageJobs.map((job) => job.id), total, next, corrected };
  }

  /** Returns matching jobs in the order of the tiers; within a tier, the newest job is first. */
  async function readTiers(
    db: Kysely<DB>,
    tiers: readonly Expression[],
    after: SearchPosition | undefined,
    limit: number,
  ): Promise<SortedJob[]> {
    const start = Number(after?.key ?? 0);
    const found: SortedJob[] = [];
    for (const [tier, expression] of tiers.entries()) {
      if (tier < start || found.length >= limit) continue;
      const before = tier === start && after !== undefined ? after.document : BEYOND_LAST;
      const rows = await getIndex(db).findMatching(db, expression, { before, limit: limit - found.length });
      found.push(...rows.map((row) => ({ ...row, key: tier })));
    }
    return found;
  }

  async function filterMatching(db: Kysely<DB>, query: SearchQuery, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0 || isUnsearchable(query, getSynonyms())) return [];
    const requestedIds = new Set(ids);
    // A range of document numbers limits the lookup. Jobs that were published at about the same time have adjacent numbers.
    let [lowest, highest] = [BEYOND_LAST, 0];
    for await (const chunk of iterateInChunks(ids, CHUNK_SIZE)) {
      const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
        select min(document) as lowest, max(document) as highest from job_search_documents
        where job_id in (${sql.join(chunk)})`.execute(db);
      lowest = Math.min(lowest, rows[0]?.lowest ?? lowest);
      highest = Math.max(highest, rows[0]?.highest ?? highest);
    }
    const { all, total } = await getPlan(db, query);
    if (total === 0 || all === null) return [];
    const rows = await getIndex(db).findMatching(db, all, { from: lowest, before: highest + 1, limit: BEYOND_LAST });
    return rows.map(({ id }) => id).filter((id) => requestedIds.has(id));
  }

  async function findSimilar(db: Kysely<DB>, job: { id: string; title: string; category: string }, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (const tier of buildSimilarTiers(parseWordTerms(job.title, getSynonyms()), job.category)) {
      if (ids.length >= limit) break;
      // One more than needed, because the job itself may be among the matches.
      const rows = await getIndex(db).findMatching(db, tier, { before: BEYOND_LAST, limit: limit - ids.length + 1 });
      ids.push(...rows.map(({ id }) => id).filter((id) => id !== job.id));
    }
    return ids.slice(0, limit);
  }

  return {
    async put(db, jobs, { keepPlace } = { keepPlace: false }) {
      const index = getIndex(db);
      await index.remove(
        db,
        jobs.map(({ id }) => id),
        keepPlace,
      );
      await index.add(db, jobs);
    },
    remove: (db, ids, { keepPlace } = { keepPlace: false }) => getIndex(db).remove(db, ids, keepPlace),
    find,
    findSimilar,
    filterMatching,
  };
}
