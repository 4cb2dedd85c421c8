import { sql, type Kysely } from 'kysely';

/**
 * Makes the search index anew for words that the server has split: the tokenizer splits only at spaces, because every character of another
 * alphabet belongs to a word. The server fills the index when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_search_words`.execute(db);
  await sql`drop table job_search`.execute(db);
  await sql`create virtual table job_search using fts5(title, skills, category, location, body, facets,
    content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3')`.execute(db);
  await sql`create virtual table job_search_words using fts5vocab(job_search, row)`.execute(db);
}
