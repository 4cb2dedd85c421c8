import type { Kysely } from 'kysely';

/**
 * The field that an admin's remark is about, when a job was last sent back, and what it was like then. A job that is sent
 * back already has no picture of that time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('remark_field', 'text').execute();
  await db.schema.alterTable('jobs').addColumn('sent_back_at', 'text').execute();
  await db.schema
    .createTable('jobs_sent_back')
    .addColumn('job_id', 'text', (column) => column.primaryKey().references('jobs.id').onDelete('cascade'))
    .addColumn('remark', 'text', (column) => column.notNull())
    .addColumn('remark_field', 'text')
    .addColumn('written', 'text', (column) => column.notNull())
    .execute();
}
