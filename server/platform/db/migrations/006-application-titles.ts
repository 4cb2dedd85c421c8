import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a job was called when somebody applied: all they are shown of it while it is not published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('job_title', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update applications set job_title = (select title from jobs where jobs.id = applications.job_id)`.execute(db);
}
