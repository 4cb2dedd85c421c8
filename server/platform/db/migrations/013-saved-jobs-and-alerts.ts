import { sql, type Kysely } from 'kysely';

/** What members save for later, the searches whose new jobs they are mailed, and which posters were told that a job closes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_jobs')
    .addColumn('user_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_jobs_once', ['user_id', 'job_id'])
    .execute();
  await db.schema.createIndex('saved_jobs_of_job').on('saved_jobs').column('job_id').execute();

  await db.schema
    .createTable('job_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('job_alerts_once', ['user_id', 'search'])
    .execute();
  await db.schema.createIndex('job_alerts_due').on('job_alerts').column('due_at').execute();
  await db.schema
    .createTable('job_alert_jobs')
    .addColumn('alert_id', 'text', (column) => column.notNull().references('job_alerts.id').onDelete('cascade'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('job_alert_jobs_once', ['alert_id', 'job_id'])
    .execute();
  await db.schema.createIndex('job_alert_jobs_of_job').on('job_alert_jobs').column('job_id').execute();

  await db.schema
    .createTable('closing_notices')
    .addColumn('job_id', 'text', (column) => column.primaryKey().references('jobs.id').onDelete('cascade'))
    .addColumn('closing_date', 'text', (column) => column.notNull())
    .execute();

  await sql`alter table outbox_mails add column unsubscribe_url text`.execute(db);
}
