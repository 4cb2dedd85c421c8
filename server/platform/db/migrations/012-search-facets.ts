import { sql, type Kysely } from 'kysely';

/**
 * Makes the search index anew, with what the filters look for in a column of its own, and an index over the categories of
 * open jobs. What is open is listed, and indexed, again before the first answer of the board.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update jobs set listed = 0`.execute(db);
  await sql`drop table job_search_words`.execute(db);
  await sql`drop table job_search`.execute(db);
  await sql`delete from job_search_documents`.execute(db);
  await sql`create virtual table job_search using fts5(title, skills, category, location, body, facets,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`.execute(db);
  await sql`create virtual table job_search_words using fts5vocab(job_search, row)`.execute(db);
  await db.schema.createIndex('jobs_by_category').on('jobs').columns(['listed', 'category']).execute();
}
