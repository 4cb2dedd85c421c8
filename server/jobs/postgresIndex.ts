import { sql, type Kysely } from 'kysely';
import { fold } from '../../shared/fold.ts';
import { lockSubject } from '../db/transaction.ts';
import type { Expression, Place } from './searchExpression.ts';
import { CHUNK, type FoundJob, type SearchableJob, type SearchIndex } from './searchIndex.ts';
import { lettersOf, type KnownWord } from './spelling.ts';
import { wordsIn } from './words.ts';

/**
 * What stands before a word in the index to say where it stands; words hold no colon. A word stands there once for each place
 * that it may be looked for in, so that the index alone answers and no document is read to see where in it a word was.
 */
const MARKS: Readonly<Record<Place, string>> = { title: 't:', skills: 's:', about: 'a:', anywhere: '', location: 'l:', facets: 'f:' };

/** Longer ones are cut: nobody looks for them. */
const LONGEST = 100;

/** Where in a document PostgreSQL can tell words apart; what follows is found, but not as a row of words. */
const LAST_POSITION = 16_383;

/**
 * Documents, the newest ones, that are looked through one by one before the index is asked: a common word is among them, and the
 * index would tell every document that ever held it.
 */
const NEWEST = 2_000;

/** Sorts last of all that begin with a word. */
const LAST_CHARACTER = '\u{10ffff}';

const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;

/** An expression in the language of `tsquery`. */
function tsquery(expression: Expression): string {
  if ('all' in expression) return expression.all.length === 0 ? '' : `(${expression.all.map(tsquery).join(' & ')})`;
  if ('any' in expression) return `(${expression.any.map(tsquery).join(' | ')})`;
  if ('one' in expression) return `(${tsquery(expression.one)} & !${tsquery(expression.not)})`;
  const { words, open, within } = expression;
  const lexemes = words.map((word) => quoted(MARKS[within] + word));
  return `(${lexemes.join(' <-> ')}${open ? ':*' : ''})`;
}

/** The words of a job with where they stand, as `tsvector` is written, and each of them once; those of the filters are none. */
function documentOf(job: SearchableJob): { vector: string; words: string[] } {
  const positions = new Map<string, number[]>();
  let position = 0;
  const put = (text: string, places: readonly Place[]): void => {
    for (const word of wordsIn(fold(text))) {
      position += 1;
      for (const place of places) {
        const lexeme = MARKS[place] + word.slice(0, LONGEST);
        const known = positions.get(lexeme);
        if (known) known.push(Math.min(position, LAST_POSITION));
        else positions.set(lexeme, [Math.min(position, LAST_POSITION)]);
      }
    }
    // Words of two fields never stand together.
    position += 1;
  };
  put(job.title, ['anywhere', 'about', 'skills', 'title']);
  put(job.skills.join(' \n '), ['anywhere', 'about', 'skills']);
  put(job.category, ['anywhere', 'about']);
  put(job.location, ['anywhere', 'about', 'location']);
  put(job.body, ['anywhere']);
  put(job.facets.join(' '), ['facets']);
  const vector = [...positions].map(([lexeme, at]) => `${quoted(lexeme)}:${at.slice(0, 255).join(',')}`).join(' ');
  return { vector, words: [...positions.keys()].filter((lexeme) => !lexeme.includes(':')) };
}

/** The index that the database step `013-postgres` created: `tsvector` for looking up, `pg_trgm` for misspelt words. */
export function createPostgresIndex(): SearchIndex {
  return {
    async add(db, jobs) {
      if (jobs.length > 0) await lockSubject(db, 'job search');
      for (let start = 0; start < jobs.length; start += CHUNK) {
        const chunk = jobs.slice(start, start + CHUNK).map((job) => ({ id: job.id, ...documentOf(job) }));
        const rows = sql.join(chunk.map(({ id, vector }) => sql`(${id}, ${vector}::tsvector)`));
        await sql`insert into job_search_documents (job_id, words) values ${rows}`.execute(db);
        await sql`insert into job_search_words (word, jobs)
          select word, count(*) from unnest(${chunk.flatMap(({ words }) => words)}::text[]) as word group by word
          on conflict (word) do update set jobs = job_search_words.jobs + excluded.jobs`.execute(db);
      }
    },
    async remove(db, ids) {
      if (ids.length > 0) await lockSubject(db, 'job search');
      for (let start = 0; start < ids.length; start += CHUNK) {
        await sql`with gone as (
            delete from job_search_documents where job_id in (${sql.join(ids.slice(start, start + CHUNK))}) returning words
          ), lost as (
            select word, count(*) as jobs from gone, unnest(tsvector_to_array(words)) as word group by word
          )
          update job_search_words set jobs = job_search_words.jobs - lost.jobs from lost where job_search_words.word = lost.word`.execute(
          db,
        );
        await sql`delete from job_search_words where jobs < 1`.execute(db);
      }
    },
    async matching(db, expression, { from = 0, before, most }) {
      const looked = sql`words @@ ${tsquery(expression)}::tsquery and document >= ${from} and document < ${before}`;
      const newest = await sql<FoundJob>`
        select document, job_id as id
        from (select * from job_search_documents where document < ${before} order by document desc limit ${NEWEST}) as newest
        where ${looked} order by document desc limit ${most}`.execute(db);
      if (newest.rows.length === most) return newest.rows;
      // Found first and ordered then: PostgreSQL would go through all documents in their order, hoping for an early match.
      const { rows } = await sql<FoundJob>`
        with found as materialized (select document, job_id as id from job_search_documents where ${looked})
        select document, id from found order by document desc limit ${most}`.execute(db);
      return rows;
    },
    async count<DB>(db: Kysely<DB>, expression: Expression) {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from job_search_documents where words @@ ${tsquery(expression)}::tsquery`.execute(db);
      return rows[0]?.total ?? 0;
    },
    async holds(db, word, prefix) {
      const end = prefix ? word + LAST_CHARACTER : word;
      const { rows } = await sql`select 1 from job_search_words where jobs > 0 and word >= ${word} and word <= ${end} limit 1`.execute(db);
      return rows.length > 0;
    },
    async near(db, word) {
      // Words that one or two slips lead to share three letters in a row, counted with the blanks around a word. What these are
      // of other scripts than Latin depends on the database's locale: of those all of the length are compared.
      const alike = /^[ -~]+$/.test(word) ? sql`show_trgm(word) && show_trgm(${word})` : sql`true`;
      const { length } = [...word];
      const { rows } = await sql<Omit<KnownWord, 'letters'>>`select word, jobs from job_search_words
        where jobs > 0 and ${alike} and word !~ '[0-9]' and length(word) between ${length - 2} and ${length + 2}`.execute(db);
      return rows.map((row) => ({ ...row, letters: lettersOf(row.word) }));
    },
    forget() {
      // Nothing is kept here: the words are looked up where they are.
    },
  };
}
