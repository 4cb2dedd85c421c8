import { sql, type Kysely } from 'kysely';
import { fold } from '../../shared/fold.ts';
import type { Expression, Place } from './searchExpression.ts';
import { CHUNK, type SearchIndex } from './searchIndex.ts';
import type { KnownWord } from './spelling.ts';

const COLUMNS: Readonly<Record<Place, string>> = {
  title: 'title',
  skills: 'title skills',
  about: 'title skills category location',
  anywhere: 'title skills category location body',
  location: 'location',
  facets: 'facets',
};

const LAST_CHARACTER = '\u{10ffff}';

/** An expression in FTS5's language. Inside quotes nothing is an operator, and words hold no quote (doubled all the same). */
function fts5(expression: Expression): string {
  if ('all' in expression) return expression.all.length === 0 ? '""' : `(${expression.all.map(fts5).join(' AND ')})`;
  if ('any' in expression) return `(${expression.any.map(fts5).join(' OR ')})`;
  if ('one' in expression) return `(${fts5(expression.one)} NOT ${fts5(expression.not)})`;
  const { words, open, within } = expression;
  return `({${COLUMNS[within]}} : "${words.join(' ').replaceAll('"', '""')}"${open ? ' *' : ''})`;
}

/** The index that the database step `012-search-facets` created: FTS5. One instance per database, as it caches words. */
export function createSqliteIndex(): SearchIndex {
  let vocabulary: KnownWord[] | null = null;
  /** Grows with every write: what was read before a write must not be cached after it. */
  let generation = 0;

  return {
    async add(db, jobs) {
      for (let start = 0; start < jobs.length; start += CHUNK) {
        const chunk = jobs.slice(start, start + CHUNK);
        const ids = sql.join(chunk.map((job) => sql`(${job.id})`));
        await sql`insert into job_search_documents (job_id) values ${ids}`.execute(db);
        const rows = chunk.map(
          (job) => sql`(
          (select document from job_search_documents where job_id = ${job.id}),
          ${fold(job.title)}, ${fold(job.skills.join(' \n '))}, ${fold(job.category)}, ${fold(job.location)}, ${fold(job.body)}, ${job.facets.join(' ')})`,
        );
        await sql`insert into job_search (rowid, title, skills, category, location, body, facets) values ${sql.join(rows)}`.execute(db);
      }
    },
    async remove(db, ids) {
      for (let start = 0; start < ids.length; start += CHUNK) {
        const chunk = sql.join(ids.slice(start, start + CHUNK));
        await sql`delete from job_search where rowid in
          (select document from job_search_documents where job_id in (${chunk}))`.execute(db);
        await sql`delete from job_search_documents where job_id in (${chunk})`.execute(db);
      }
    },
    async matching(db, expression, { from = 0, before, most }) {
      const { rows } = await sql<{ document: number; id: string }>`
        select found.rowid as document, documents.job_id as id
        from job_search as found cross join job_search_documents as documents on documents.document = found.rowid
        where found.job_search match ${fts5(expression)} and found.rowid >= ${from} and found.rowid < ${before}
        order by found.rowid desc limit ${most}`.execute(db);
      return rows;
    },
    async count<DB>(db: Kysely<DB>, expression: Expression) {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from job_search where job_search match ${fts5(expression)}`.execute(db);
      return rows[0]?.total ?? 0;
    },
    async holds(db, word, prefix) {
      const end = prefix ? word + LAST_CHARACTER : word;
      const { rows } = await sql`select 1 from job_search_words where term >= ${word} and term <= ${end} limit 1`.execute(db);
      return rows.length > 0;
    },
    async near(db) {
      if (vocabulary) return vocabulary;
      const readIn = generation;
      // From the first character after the digits on: the facets before it, the most numerous of all, are not walked through.
      const { rows } = await sql<KnownWord>`select term as word, doc as jobs from job_search_words
        where term >= ':' and length(term) >= 3 and term not glob '*[0-9]*'`.execute(db);
      if (readIn === generation) vocabulary = rows;
      return rows;
    },
    forget() {
      generation += 1;
      vocabulary = null;
    },
  };
}
