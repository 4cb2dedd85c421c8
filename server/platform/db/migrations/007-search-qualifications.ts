import { sql, type Kysely } from 'kysely';

/**
 * Takes every job off the search index, which has to hold more of each: qualifications and level. What is open is listed,
 * and indexed, again before the first answer of the board.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update jobs set listed = 0`.execute(db);
  await sql`delete from job_search where rowid in (select document from job_search_documents)`.execute(db);
  await sql`delete from job_search_documents`.execute(db);
}
