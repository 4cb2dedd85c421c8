/**
 * Search over the listed jobs. The one module with SQL that only SQLite understands (FTS5); another database gets
 * another implementation of `JobSearch`.
 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { KNOWN_NAMES, otherNames } from './placeNames.ts';
import { searchExpressions } from './searchExpression.ts';
import type { SearchExpressions, Term } from './searchExpression.ts';
import { nearestWords } from './spelling.ts';
import type { KnownWord } from './spelling.ts';
import { fold, locationAlternatives, numberTwin, searchWords } from './words.ts';

/** What of a job can be searched. */
export interface SearchableJob {
  id: string;
  title: string;
  skills: readonly string[];
  category: string;
  /** Place, and the word `remote` where that holds. */
  location: string;
  /** Everything else worth finding: description, organization, industry, type. */
  body: string;
}

/** What a person searches for; each may be blank. */
export interface SearchQuery {
  keyword: string;
  location: string;
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
}

/** A search index of the listed jobs. Reading and writing take the connection, so that a write can be part of a transaction. */
export interface JobSearch<DB> {
  /** Adds jobs, oldest publication first; one that is there already is replaced and counts as the newest. */
  put(db: Kysely<DB>, jobs: readonly SearchableJob[]): Promise<void>;
  /** Removes jobs; unknown ids are ignored. */
  remove(db: Kysely<DB>, ids: readonly string[]): Promise<void>;
  /** Finds jobs. Never throws for anything a person types; words without a letter or digit find nothing. */
  find(db: Kysely<DB>, query: SearchQuery, page: SearchPage): Promise<SearchResult>;
  /** Drops what is cached; to be called after a write has been committed. */
  forget(): void;
}

interface Plan {
  /** Disjoint FTS5 expressions, the most telling first. */
  tiers: readonly string[];
  total: number;
}

const CHUNK = 200;
const CACHED_PLANS = 500;
const LAST_CHARACTER = '\u{10ffff}';

/** A search over the index that the database step `002-jobs` created. One instance per database, as it caches plans and words. */
export function createJobSearch<DB>(): JobSearch<DB> {
  let vocabulary: KnownWord[] | null = null;
  const plans = new Map<string, Plan>();
  /** Grows with every write: what was read before a write must not be cached after it. */
  let generation = 0;

  async function remove(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = sql.join(ids.slice(start, start + CHUNK));
      await sql`delete from job_search where rowid in
        (select document from job_search_documents where job_id in (${chunk}))`.execute(db);
      await sql`delete from job_search_documents where job_id in (${chunk})`.execute(db);
    }
  }

  async function put(db: Kysely<DB>, jobs: readonly SearchableJob[]): Promise<void> {
    await remove(
      db,
      jobs.map((job) => job.id),
    );
    for (let start = 0; start < jobs.length; start += CHUNK) {
      const chunk = jobs.slice(start, start + CHUNK);
      const ids = sql.join(chunk.map((job) => sql`(${job.id})`));
      await sql`insert into job_search_documents (job_id) values ${ids}`.execute(db);
      const rows = chunk.map(
        (job) => sql`(
        (select document from job_search_documents where job_id = ${job.id}),
        ${fold(job.title)}, ${fold(job.skills.join(' \n '))}, ${fold(job.category)}, ${fold(job.location)}, ${fold(job.body)})`,
      );
      await sql`insert into job_search (rowid, title, skills, category, location, body) values ${sql.join(rows)}`.execute(db);
    }
  }

  async function isKnown(db: Kysely<DB>, term: Term): Promise<boolean> {
    for (const word of term.spellings) {
      const end = term.prefix ? word + LAST_CHARACTER : word;
      const { rows } = await sql`select 1 from job_search_words where term >= ${word} and term <= ${end} limit 1`.execute(db);
      if (rows.length > 0) return true;
    }
    return false;
  }

  async function words(db: Kysely<DB>): Promise<KnownWord[]> {
    if (vocabulary) return vocabulary;
    const readIn = generation;
    const { rows } = await sql<KnownWord>`select term as word, doc as jobs from job_search_words
      where length(term) >= 3 and term not glob '*[0-9]*'`.execute(db);
    const read = [...KNOWN_NAMES.map((word) => ({ word, jobs: 0 })), ...rows];
    if (readIn === generation) vocabulary = read;
    return read;
  }

  async function terms(db: Kysely<DB>, typed: readonly string[], forgiving: boolean): Promise<Term[]> {
    const result: Term[] = [];
    for (const [index, word] of typed.entries()) {
      // The last word may not be finished yet: a person is perhaps still typing it.
      const prefix = index === typed.length - 1;
      const term = { spellings: [...new Set([...otherNames(word), ...numberTwin(word)])], prefix };
      if (forgiving || !(await isKnown(db, term))) {
        const known = await words(db);
        const meant = [word, ...numberTwin(word)].flatMap((spelling) => nearestWords(spelling, known));
        term.spellings = [...new Set([...term.spellings, ...meant.flatMap(otherNames)])];
      }
      result.push(term);
    }
    return result;
  }

  async function expressions(db: Kysely<DB>, query: SearchQuery, forgiving: boolean): Promise<SearchExpressions> {
    const keyword = await terms(db, searchWords(query.keyword), forgiving);
    const places: Term[][] = [];
    for (const alternative of locationAlternatives(query.location)) places.push(await terms(db, alternative, forgiving));
    return searchExpressions(keyword, places);
  }

  async function count(db: Kysely<DB>, expression: string): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*) as total from job_search where job_search match ${expression}`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  }

  /** What a query comes down to, and how much it finds; kept until the next write, as every page of a search needs it. */
  async function plan(db: Kysely<DB>, query: SearchQuery): Promise<Plan> {
    const key = JSON.stringify([query.keyword, query.location]);
    const known = plans.get(key);
    if (known) return known;
    const madeIn = generation;
    let { all, tiers } = await expressions(db, query, false);
    let total = await count(db, all);
    if (total === 0) {
      // Each word exists, but not together: perhaps one is a slip that happens to be another word.
      ({ all, tiers } = await expressions(db, query, true));
      total = await count(db, all);
    }
    if (plans.size >= CACHED_PLANS) plans.clear();
    if (madeIn === generation) plans.set(key, { tiers, total });
    return { tiers, total };
  }

  async function readTier(db: Kysely<DB>, expression: string, before: number, most: number) {
    const { rows } = await sql<{ document: number; id: string }>`
      select found.rowid as document, documents.job_id as id
      from job_search as found cross join job_search_documents as documents on documents.document = found.rowid
      where found.job_search match ${expression} and found.rowid < ${before}
      order by found.rowid desc limit ${most}`.execute(db);
    return rows;
  }

  async function find(db: Kysely<DB>, query: SearchQuery, page: SearchPage): Promise<SearchResult> {
    // Words without a single letter or digit, such as `???`, ask for something, but for nothing a job can contain.
    const nothing = (typed: string, words: readonly unknown[]) => typed.trim() !== '' && words.length === 0;
    if (nothing(query.keyword, searchWords(query.keyword)) || nothing(query.location, locationAlternatives(query.location))) {
      return { ids: [], total: 0, next: null };
    }
    const { tiers, total } = await plan(db, query);
    const wanted = page.limit === undefined ? Number.MAX_SAFE_INTEGER : page.limit + 1;
    const found: { id: string; tier: number; document: number }[] = [];
    for (let tier = page.after?.tier ?? 0; tier < tiers.length && found.length < wanted; tier += 1) {
      const before = tier === page.after?.tier ? page.after.document : Number.MAX_SAFE_INTEGER;
      const rows = await readTier(db, tiers[tier] ?? '', before, wanted - found.length);
      for (const row of rows) found.push({ id: row.id, tier, document: row.document });
    }
    const shown = page.limit === undefined ? found : found.slice(0, page.limit);
    const last = shown.at(-1);
    const next = last && found.length > shown.length ? { tier: last.tier, document: last.document } : null;
    return { ids: shown.map((job) => job.id), total, next };
  }

  return {
    put,
    remove,
    find,
    forget() {
      generation += 1;
      vocabulary = null;
      plans.clear();
    },
  };
}
