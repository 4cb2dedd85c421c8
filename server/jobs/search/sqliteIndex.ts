import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import { toIndexWords, CHUNK_SIZE, type SearchIndex, type SortedJob } from './searchIndex.ts';
import type { Expression, SearchField } from './searchExpression.ts';
import type { CreateMemory } from '../../platform/db/versions.ts';
import { IS_LISTED, buildSortClauses } from './sorting.ts';
import { computeLetterMask, type KnownWord } from './spelling.ts';

/** Columns of the index that each field searches. */
const COLUMNS: Readonly<Record<SearchField, string>> = {
  title: 'title',
  skills: 'title skills',
  about: 'title skills category location',
  anywhere: 'title skills category location body',
  location: 'location',
  facets: 'facets',
};

/** A prefix followed by this character sorts after all words with the prefix. */
const LAST_CHARACTER = '\u{10ffff}';

/** Formats an expression as an FTS5 query. Words are quoted, so that none is an operator. */
function formatFts5Query(expression: Expression): string {
  if ('all' in expression) return expression.all.length === 0 ? '""' : `(${expression.all.map(formatFts5Query).join(' AND ')})`;
  if ('any' in expression) return `(${expression.any.map(formatFts5Query).join(' OR ')})`;
  if ('one' in expression) return `(${formatFts5Query(expression.one)} NOT ${formatFts5Query(expression.not)})`;
  const { words, isPrefix, field } = expression;
  return `({${COLUMNS[field]}} : "${words.join(' ').replaceAll('"', '""')}"${isPrefix ? ' *' : ''})`;
}

/** Returns the words of texts as the content of a column, whose tokenizer splits it at the spaces. */
const toColumn = (texts: readonly string[]): string => toIndexWords(texts).flat().join(' ');

/** Number of words read per statement. A statement counts the jobs of each word; other requests are handled between two statements. */
const WORDS_PER_QUERY = 200;

/** Reads the indexed words that may replace a misspelt word: those of 3 characters or more without digits. Excludes facet words. */
async function readWords<DB>(db: Kysely<DB>): Promise<KnownWord[]> {
  const words: KnownWord[] = [];
  // Starts after the digits, to skip the facet words, which are the most numerous.
  for (let last = ':'; ; await setImmediate()) {
    const { rows } = await sql<Omit<KnownWord, 'letterMask'>>`select term as word, doc as jobs from job_search_words
      where term > ${last} order by term limit ${WORDS_PER_QUERY}`.execute(db);
    for (const { word, jobs } of rows)
      if (word.length >= 3 && !/[0-9]/.test(word)) words.push({ word, jobs, letterMask: computeLetterMask(word) });
    if (rows.length < WORDS_PER_QUERY) return words;
    last = rows.at(-1)?.word ?? last;
  }
}

/** Creates the index on the FTS5 tables of migration `026-search-words`. Remembers the words, because 50,000 jobs have many. */
export function createSqliteIndex(createMemory: CreateMemory): SearchIndex {
  const rememberWords = createMemory<KnownWord[]>(1);
  return {
    async add(db, jobs) {
      for await (const chunk of iterateInChunks(jobs, CHUNK_SIZE)) {
        const documents = sql.join(chunk.map(({ id, sortKeys }) => sql`(${id}, ${sortKeys.closing}, ${sortKeys.yearlyPay})`));
        await sql`insert into job_search_documents (job_id, closing, yearly_pay) values ${documents}
          on conflict (job_id) do update set closing = excluded.closing, yearly_pay = excluded.yearly_pay`.execute(db);
        const rows = chunk.map(
          (job) => sql`(
          (select document from job_search_documents where job_id = ${job.id}),
          ${toColumn([job.title])}, ${toColumn(job.skills)}, ${toColumn([job.category])}, ${toColumn([job.location])}, ${toColumn([job.body])}, ${job.facets.join(' ')})`,
        );
        await sql`insert into job_search (rowid, title, skills, category, location, body, facets) values ${sql.join(rows)}`.execute(db);
      }
    },
    async remove(db, ids, keepPlace) {
      for await (const chunkIds of iterateInChunks(ids, CHUNK_SIZE)) {
        const chunk = sql.join(chunkIds);
        await sql`delete from job_search where rowid in
          (select document from job_search_documents where job_id in (${chunk}))`.execute(db);
        if (!keepPlace) await sql`delete from job_search_documents where job_id in (${chunk})`.execute(db);
      }
    },
    async findMatching(db, expression, { from = 0, before, limit }) {
      const { rows } = await sql<{ document: number; id: string }>`
        select found.rowid as document, documents.job_id as id
        from job_search as found cross join job_search_documents as documents on documents.document = found.rowid
        where found.job_search match ${formatFts5Query(expression)} and found.rowid >= ${from} and found.rowid < ${before}
        order by found.rowid desc limit ${limit}`.execute(db);
      return rows;
    },
    async findSorted(db, expression, { by, after, limit }) {
      const { key, orderBy, isAfter } = buildSortClauses(by, after);
      // The cross join makes SQLite start with the matches. Sorting them is faster than looking up each job in the order of the column.
      const source =
        expression === null
          ? sql`job_search_documents where ${IS_LISTED} and`
          : sql`job_search as found cross join job_search_documents on document = found.rowid where found.job_search match ${formatFts5Query(expression)} and`;
      const { rows } = await sql<SortedJob>`
        select document, job_id as id, ${key} as key from ${source} ${isAfter} order by ${orderBy} limit ${limit}`.execute(db);
      return rows;
    },
    async count<DB>(db: Kysely<DB>, expression: Expression | null) {
      const source =
        expression === null
          ? sql`job_search_documents where ${IS_LISTED}`
          : sql`job_search where job_search match ${formatFts5Query(expression)}`;
      const { rows } = await sql<{ total: number }>`select count(*) as total from ${source}`.execute(db);
      return rows[0]?.total ?? 0;
    },
    async hasWord(db, word, isPrefix) {
      const end = isPrefix ? word + LAST_CHARACTER : word;
      const { rows } = await sql`select 1 from job_search_words where term >= ${word} and term <= ${end} limit 1`.execute(db);
      return rows.length > 0;
    },
    openVocabulary(db) {
      let words: Promise<KnownWord[]> | undefined;
      return () => (words ??= rememberWords('words', () => readWords(db)));
    },
  };
}
