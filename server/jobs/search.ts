/** Search over the listed jobs: what is meant by the words, in which order jobs are told. What a database can is in its `SearchIndex`. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { getDialect, type DialectName } from '../db/dialect.ts';
import { knownWords, namesVersion } from './synonyms.ts';
import { createPostgresIndex } from './postgresIndex.ts';
import { correctSpelling, createSpellingBudget } from './correctSpelling.ts';
import type { Vocabulary } from './correctSpelling.ts';
import { searchExpressions, similarTiers, type SearchExpressions } from './searchExpression.ts';
import { lettersOf, type KnownWord } from './spelling.ts';
import { CHUNK, type SearchableJob, type SearchIndex } from './searchIndex.ts';
import { createSqliteIndex } from './sqliteIndex.ts';
import { placeTerms, wordTerms } from './terms.ts';
import { locationAlternatives, searchWords } from './words.ts';

/** What a person searches for; each may be blank. */
export interface SearchWords {
  keyword: string;
  location: string;
}

export interface SearchQuery extends SearchWords {
  /** Takes every word as it was typed, should it find nothing. */
  exact?: boolean | undefined;
  /** Of each of these lists, a job's facets must hold a word. */
  facets?: readonly (readonly string[])[] | undefined;
}

/** Where a page of results ended. */
export interface SearchPosition {
  tier: number;
  document: number;
}

export interface SearchPage {
  /** At most this many; all when left out. */
  limit?: number | undefined;
  after?: SearchPosition | undefined;
}

export interface SearchResult {
  /** Ids of listed jobs, best first. */
  ids: string[];
  /** How many jobs match in all. */
  total: number;
  /** Where the next page starts, or null at the end. */
  next: SearchPosition | null;
  /** What was searched in place of what was typed, which holds a misspelt word; null: what was typed. */
  corrected: SearchWords | null;
}

/** A search index of the listed jobs. Reading and writing take the connection, so that a write can be part of a transaction. */
export interface JobSearch<DB> {
  /** Adds jobs, oldest publication first; one that is there already is replaced and counts as the newest. */
  put(db: Kysely<DB>, jobs: readonly SearchableJob[]): Promise<void>;
  /** Removes jobs; unknown ids are ignored. */
  remove(db: Kysely<DB>, ids: readonly string[]): Promise<void>;
  /** Finds jobs. Never throws for anything a person types; words without a letter or digit find nothing. */
  find(db: Kysely<DB>, query: SearchQuery, page: SearchPage): Promise<SearchResult>;
  /** Those of some listed jobs that a query finds, the newest first. */
  among(db: Kysely<DB>, query: SearchQuery, ids: readonly string[]): Promise<string[]>;
  /** Ids of listed jobs that are like one, the likest first, then the newest. @param category the facet that its category is */
  similar(db: Kysely<DB>, to: { id: string; title: string; category: string }, most: number): Promise<string[]>;
  /** Drops what is cached; to be called after a write has been committed. */
  forget(): void;
}

interface Plan extends SearchExpressions {
  /** How many jobs match in all. */
  total: number;
  corrected: SearchWords | null;
}

type Facets = readonly (readonly string[])[];

/** Whether words without a single letter or digit, such as `???`, ask for something, but for nothing that a job can contain. */
function findsNothing({ keyword, location }: SearchWords): boolean {
  const nothing = (typed: string, words: readonly unknown[]) => typed.trim() !== '' && words.length === 0;
  return nothing(keyword, searchWords(keyword)) || nothing(location, locationAlternatives(location));
}

const CACHED_PLANS = 500;
/** More than there are documents. */
const END = Number.MAX_SAFE_INTEGER;

/** A search over the jobs of a database. One instance per database, as it caches plans and words. */
export function createJobSearch<DB>(): JobSearch<DB> {
  const indexes: Readonly<Record<DialectName, SearchIndex>> = { sqlite: createSqliteIndex(), postgres: createPostgresIndex() };
  const indexOf = (db: Kysely<DB>): SearchIndex => indexes[getDialect(db)];
  const plans = new LRUCache<string, Plan>({ max: CACHED_PLANS });
  /** Grows with every write: what was read before a write must not be cached after it. */
  let generation = 0;

  /** What the correction of spelling reads of the index. */
  const vocabularyOf = (db: Kysely<DB>): Vocabulary => ({
    near: async (word) =>
      knownWords()
        .map((known): KnownWord => ({ word: known, jobs: 0, letters: lettersOf(known) }))
        .concat(await indexOf(db).near(db, word)),
    holds: (word, prefix) => indexOf(db).holds(db, word, prefix),
    anyJob: async (keyword, places) =>
      (await indexOf(db).matching(db, searchExpressions(keyword, places).all, { before: END, most: 1 })).length > 0,
  });

  async function planAsTyped(db: Kysely<DB>, words: SearchWords, corrected: SearchWords | null, facets: Facets): Promise<Plan> {
    const expressions = searchExpressions(wordTerms(words.keyword), placeTerms(words.location), facets);
    return { ...expressions, total: await indexOf(db).count(db, expressions.all), corrected };
  }

  async function makePlan(db: Kysely<DB>, { exact = false, facets = [], ...typed }: SearchQuery): Promise<Plan> {
    if (exact) return planAsTyped(db, typed, null, facets);
    const budget = createSpellingBudget();
    const words = await correctSpelling(typed, vocabularyOf(db), 'unknown', budget);
    const plan = await planAsTyped(db, words ?? typed, words, facets);
    if (plan.total > 0) return plan;
    // Words that find something without the filters are not misspelt.
    if (facets.length > 0 && (await planAsTyped(db, words ?? typed, words, [])).total > 0) return plan;
    // Each word exists, but not together: perhaps one is a slip that happens to be another word.
    const others = await correctSpelling(typed, vocabularyOf(db), 'all', budget);
    const last = others === null ? plan : await planAsTyped(db, others, others, facets);
    // Where nothing is found either way, nobody needs other words than their own.
    return last.total > 0 ? last : { ...plan, corrected: null };
  }

  /** What a query comes down to, and how much it finds; kept until the next write, as every page of a search needs it. */
  async function plan(db: Kysely<DB>, query: SearchQuery): Promise<Plan> {
    const key = JSON.stringify([namesVersion(), query.keyword, query.location, query.exact ?? false, query.facets ?? []]);
    const made = plans.get(key);
    if (made) return made;
    const madeIn = generation;
    const making = await makePlan(db, query);
    // What finds nothing may find something once the words of a misspelt one's neighbours are read anew.
    if (madeIn === generation && making.total > 0) plans.set(key, making);
    return making;
  }

  async function find(db: Kysely<DB>, query: SearchQuery, page: SearchPage): Promise<SearchResult> {
    if (findsNothing(query)) return { ids: [], total: 0, next: null, corrected: null };
    const { tiers, total, corrected } = await plan(db, query);
    // From the start no more than all are to be found: nobody waits for tiers that hold nothing further.
    const most = page.after === undefined ? total : END;
    const wanted = Math.min(most, page.limit === undefined ? END : page.limit + 1);
    const found: { id: string; tier: number; document: number }[] = [];
    for (let tier = page.after?.tier ?? 0; tier < tiers.length && found.length < wanted; tier += 1) {
      const before = tier === page.after?.tier ? page.after.document : END;
      const expression = tiers[tier];
      if (expression === undefined) break;
      const rows = await indexOf(db).matching(db, expression, { before, most: wanted - found.length });
      for (const row of rows) found.push({ id: row.id, tier, document: row.document });
    }
    const shown = page.limit === undefined ? found : found.slice(0, page.limit);
    const last = shown.at(-1);
    const next = last && found.length > shown.length ? { tier: last.tier, document: last.document } : null;
    return { ids: shown.map((job) => job.id), total, next, corrected };
  }

  async function among(db: Kysely<DB>, query: SearchQuery, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0 || findsNothing(query)) return [];
    const wanted = new Set(ids);
    let [first, last] = [END, 0];
    for (let start = 0; start < ids.length; start += CHUNK) {
      const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
        select min(document) as lowest, max(document) as highest from job_search_documents
        where job_id in (${sql.join(ids.slice(start, start + CHUNK))})`.execute(db);
      first = Math.min(first, rows[0]?.lowest ?? first);
      last = Math.max(last, rows[0]?.highest ?? last);
    }
    // Jobs of the same days have numbers that lie together: only they are looked at.
    const { all, total } = await plan(db, query);
    if (total === 0) return [];
    const rows = await indexOf(db).matching(db, all, { from: first, before: last + 1, most: END });
    return rows.map(({ id }) => id).filter((id) => wanted.has(id));
  }

  async function similar(db: Kysely<DB>, to: { id: string; title: string; category: string }, most: number): Promise<string[]> {
    const ids: string[] = [];
    for (const tier of similarTiers(wordTerms(to.title), to.category)) {
      if (ids.length >= most) break;
      // One more than is wanted: it may be the job itself.
      const rows = await indexOf(db).matching(db, tier, { before: END, most: most - ids.length + 1 });
      ids.push(...rows.map(({ id }) => id).filter((id) => id !== to.id));
    }
    return ids.slice(0, most);
  }

  return {
    async put(db, jobs) {
      const index = indexOf(db);
      await index.remove(
        db,
        jobs.map(({ id }) => id),
      );
      await index.add(db, jobs);
    },
    remove: (db, ids) => indexOf(db).remove(db, ids),
    find,
    similar,
    among,
    forget() {
      generation += 1;
      for (const index of Object.values(indexes)) index.forget();
      plans.clear();
    },
  };
}
