import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Creates the job tables, their indexes and the search index.
 * Every list is read along an index in its own order, so that a page costs the same on a small board and on a large one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('location', 'text')
    .addColumn('remote', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('job_type', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('industry', 'text', (column) => column.notNull())
    .addColumn('qualifications', 'text', (column) => column.notNull())
    .addColumn('skills', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('ext_link', 'text')
    .addColumn('closing_date', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('career_level', 'text')
    .addColumn('min_experience', 'real')
    .addColumn('max_experience', 'real')
    .addColumn('min_rate', 'real')
    .addColumn('max_rate', 'real')
    .addColumn('min_salary', 'real')
    .addColumn('max_salary', 'real')
    .addColumn('hours_per_week', 'real')
    .addColumn('description_file', 'text')
    .addColumn('organization', 'text')
    .addColumn('user_id', 'text', (column) => column.notNull().references('members.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_remark', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('applied_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('jobs_listed').on('jobs').columns(['listed', 'published_at desc', 'id desc']).execute();
  await db.schema.createIndex('jobs_closing').on('jobs').columns(['listed', 'status', 'closing_date']).execute();
  await db.schema.createIndex('jobs_by_status').on('jobs').columns(['status', 'updated_at desc', 'id desc']).execute();
  await db.schema.createIndex('jobs_by_user').on('jobs').columns(['user_id', 'created_at desc', 'id desc']).execute();

  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('members.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone_no', 'text', (column) => column.notNull())
    .addColumn('year_of_experience', 'text', (column) => column.notNull())
    .addColumn('employee_type', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('current_ctc', 'real', (column) => column.notNull())
    .addColumn('expected_ctc', 'real', (column) => column.notNull())
    .addColumn('cv_file', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('applications_once', ['job_id', 'user_id'])
    .execute();
  await db.schema.createIndex('applications_by_user').on('applications').columns(['user_id', 'created_at desc', 'id desc']).execute();

  // The search index holds no copy of the text; document numbers grow with every publication.
  await sql`create table job_search_documents (document integer primary key autoincrement, job_id text not null unique)`.execute(db);
  await sql`create virtual table job_search using fts5(title, skills, category, location, body,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`.execute(db);
  await sql`create virtual table job_search_words using fts5vocab(job_search, row)`.execute(db);
}
