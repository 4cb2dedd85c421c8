import type { Kysely } from 'kysely';

/** Uploaded files, each of one job or of one application, and the order in which the applicants of a job are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('job_id', 'text', (column) => column.references('jobs.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (column) => column.references('applications.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('files_of_job').on('files').column('job_id').execute();
  await db.schema.createIndex('files_of_application').on('files').column('application_id').execute();
  await db.schema.createIndex('applications_by_job').on('applications').columns(['job_id', 'created_at desc', 'id desc']).execute();
}
