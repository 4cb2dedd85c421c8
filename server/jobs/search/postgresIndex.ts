import { sql, type Kysely } from 'kysely';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import { lockSubject } from '../../platform/db/transaction.ts';
import type { Expression, SearchField } from './searchExpression.ts';
import { CHUNK_SIZE, type FoundJob, type SearchableJob, type SearchIndex, type SortedJob, toIndexWords } from './searchIndex.ts';
import { IS_LISTED, buildSortClauses } from './sorting.ts';
import { computeLetterMask, type KnownWord } from './spelling.ts';

/**
 * Prefixes that mark the field of an index word. Words themselves contain no colon. A word is stored once for each searchable field, so
 * that a lookup reads only the index and no documents.
 */
const FIELD_PREFIXES: Readonly<Record<SearchField, string>> = {
  title: 't:',
  skills: 's:',
  about: 'a:',
  anywhere: '',
  location: 'l:',
  facets: 'f:',
};

/** Maximum length of a word; longer words are truncated. */
const MAX_WORD_LENGTH = 100;

/** Maximum position that PostgreSQL stores. Words after it are found, but not as parts of phrases. */
const LAST_POSITION = 16_383;

/** A prefix followed by this character sorts after all words with the prefix. */
const LAST_CHARACTER = '\u{10ffff}';

/** Maximum number of positions of one word that PostgreSQL stores for a document. */
const MAX_POSITIONS = 255;

const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;

/** Formats an expression as a `tsquery`; returns an empty string when the expression has no conditions. */
function formatTsquery(expression: Expression): string {
  if ('all' in expression) return expression.all.length === 0 ? '' : `(${expression.all.map(formatTsquery).join(' & ')})`;
  if ('any' in expression) return `(${expression.any.map(formatTsquery).join(' | ')})`;
  if ('one' in expression) return `(${formatTsquery(expression.one)} & !${formatTsquery(expression.not)})`;
  const { words, isPrefix, field } = expression;
  const lexemes = words.map((word) => quoteLexeme(FIELD_PREFIXES[field] + word));
  return `(${lexemes.join(' <-> ')}${isPrefix ? ':*' : ''})`;
}

/** Returns the `tsvector` of a job as text, and its distinct words. */
function createDocument(job: SearchableJob): { vector: string; words: string[] } {
  const positions = new Map<string, number[]>();
  let position = 0;
  const addWords = (words: readonly string[], fields: readonly SearchField[]): void => {
    for (const word of words) {
      position += 1;
      for (const field of fields) {
        const lexeme = FIELD_PREFIXES[field] + word.slice(0, MAX_WORD_LENGTH);
        const existing = positions.get(lexeme);
        if (existing) existing.push(Math.min(position, LAST_POSITION));
        else positions.set(lexeme, [Math.min(position, LAST_POSITION)]);
      }
    }
    // Leaves a gap, so that no phrase continues in the next text.
    position += 1;
  };
  const addTexts = (texts: readonly string[], fields: readonly SearchField[]): void =>
    toIndexWords(texts).forEach((words) => addWords(words, fields));
  addTexts([job.title], ['anywhere', 'about', 'skills', 'title']);
  addTexts(job.skills, ['anywhere', 'about', 'skills']);
  addTexts([job.category], ['anywhere', 'about']);
  addTexts([job.location], ['anywhere', 'about', 'location']);
  addTexts([job.body], ['anywhere']);
  addWords(job.facets, ['facets']);
  const vector = [...positions]
    .map(([lexeme, lexemePositions]) => `${quoteLexeme(lexeme)}:${lexemePositions.slice(0, MAX_POSITIONS).join(',')}`)
    .join(' ');
  return { vector, words: [...positions.keys()].filter((lexeme) => !lexeme.includes(':')) };
}

/** Creates the index on the tables of migration `013-postgres`: `tsvector` for lookups, `pg_trgm` for misspelt words. */
export function createPostgresIndex(): SearchIndex {
  return {
    async add(db, jobs) {
      if (jobs.length > 0) await lockSubject(db, 'job search');
      for await (const chunkJobs of iterateInChunks(jobs, CHUNK_SIZE)) {
        const chunk = chunkJobs.map((job) => ({ ...job, ...createDocument(job) }));
        const rows = sql.join(
          chunk.map(({ id, vector, sortKeys }) => sql`(${id}, ${vector}::tsvector, ${sortKeys.closing}, ${sortKeys.yearlyPay}::bigint)`),
        );
        await sql`insert into job_search_documents (job_id, words, closing, yearly_pay) values ${rows}
          on conflict (job_id) do update set words = excluded.words, closing = excluded.closing, yearly_pay = excluded.yearly_pay`.execute(
          db,
        );
        await sql`insert into job_search_words (word, jobs)
          select word, count(*) from unnest(${chunk.flatMap(({ words }) => words)}::text[]) as word group by word
          on conflict (word) do update set jobs = job_search_words.jobs + excluded.jobs`.execute(db);
      }
    },
    async remove(db, ids, keepPlace) {
      if (ids.length > 0) await lockSubject(db, 'job search');
      for await (const chunkIds of iterateInChunks(ids, CHUNK_SIZE)) {
        const chunk = sql.join(chunkIds);
        // With `keepPlace` the row stays, but without words, so that it matches nothing. `removed` still has the words, because all parts
        // of a statement read the table as it was before the statement.
        const removed = keepPlace
          ? sql`removed as (select words from job_search_documents where job_id in (${chunk})),
              cleared as (update job_search_documents set words = '' where job_id in (${chunk}))`
          : sql`removed as (delete from job_search_documents where job_id in (${chunk}) returning words)`;
        await sql`with ${removed}, removed_words as (
            select word, count(*) as jobs from removed, unnest(tsvector_to_array(words)) as word group by word
          )
          update job_search_words set jobs = job_search_words.jobs - removed_words.jobs from removed_words where job_search_words.word = removed_words.word`.execute(
          db,
        );
        await sql`delete from job_search_words where jobs < 1`.execute(db);
      }
    },
    async findMatching(db, expression, { from = 0, before, limit }) {
      const condition = sql`words @@ ${formatTsquery(expression)}::tsquery and document >= ${from} and document < ${before}`;
      // Matches are materialised before sorting. Otherwise PostgreSQL may scan all documents in order until it has enough matches.
      const { rows } = await sql<FoundJob>`
        with found as materialized (select document, job_id as id from job_search_documents where ${condition})
        select document, id from found order by document desc limit ${limit}`.execute(db);
      return rows;
    },
    async findSorted(db, expression, { by, after, limit }) {
      const { key, orderBy, isAfter } = buildSortClauses(by, after);
      const columns = sql`document, job_id as id, ${key} as key`;
      const source = expression === null ? sql`job_search_documents where ${IS_LISTED} and` : sql`found where`;
      // Matches are materialised for the same reason as in `findMatching`.
      const matches =
        expression === null
          ? sql``
          : sql`with found as materialized (
              select document, job_id, closing, yearly_pay from job_search_documents where words @@ ${formatTsquery(expression)}::tsquery)`;
      const { rows } = await sql<SortedJob>`
        ${matches} select ${columns} from ${source} ${isAfter} order by ${orderBy} limit ${limit}`.execute(db);
      return rows;
    },
    async count<DB>(db: Kysely<DB>, expression: Expression | null) {
      const matches = expression === null ? IS_LISTED : sql`words @@ ${formatTsquery(expression)}::tsquery`;
      const { rows } = await sql<{ total: number }>`select count(*) as total from job_search_documents where ${matches}`.execute(db);
      return rows[0]?.total ?? 0;
    },
    async hasWord(db, word, isPrefix) {
      const end = isPrefix ? word + LAST_CHARACTER : word;
      const { rows } = await sql`select 1 from job_search_words where jobs > 0 and word >= ${word} and word <= ${end} limit 1`.execute(db);
      return rows.length > 0;
    },
    openVocabulary: (db) => async (word) => {
      // Words within one or two edits share a trigram if padding counts. Trigrams of characters outside ASCII depend on the database's
      // locale; for words with such characters, all words of similar length are returned.
      const isSimilar = /^[ -~]+$/.test(word) ? sql`show_trgm(word) && show_trgm(${word})` : sql`true`;
      const { length } = [...word];
      const { rows } = await sql<Omit<KnownWord, 'letterMask'>>`select word, jobs from job_search_words
        where jobs > 0 and ${isSimilar} and word !~ '[0-9]' and length(word) between ${length - 2} and ${length + 2}`.execute(db);
      return rows.map((row) => ({ ...row, letterMask: computeLetterMask(row.word) }));
    },
  };
}
