import type { Kysely } from 'kysely';
import { installJobSearch } from './search.ts';

/** A moderation state as it travels on the wire (D-40). */
export type JobStatus = 'published' | 'unpublished' | 'sentback';

/** One row of `jobs`. Days are `YYYY-MM-DD` in Asia/Kolkata, instants are ISO 8601 in UTC. */
export interface JobRow {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  title: string;
  location: string | null;
  /** 1 when the work can be done from anywhere. */
  remote: number;
  job_type: string;
  category: string;
  industry: string;
  /** JSON list of text. */
  qualifications: string;
  /** JSON list of text. */
  skills: string;
  description: string | null;
  ext_link: string | null;
  /** The last day on which one can apply; null: open until it is unpublished. */
  closing_date: string | null;
  email: string;
  career_level: string | null;
  /** Years. */
  min_experience: number | null;
  /** Years. */
  max_experience: number | null;
  /** Rupees an hour. */
  min_rate: number | null;
  /** Rupees an hour. */
  max_rate: number | null;
  /** Rupees a year. */
  min_salary: number | null;
  /** Rupees a year. */
  max_salary: number | null;
  hours_per_week: number | null;
  /** Where the uploaded job description is served, or null. */
  description_file: string | null;
  organization: string | null;
  /** The member who posted it. */
  user_id: string;
  status: JobStatus;
  /** Why an admin sent it back; empty otherwise. */
  status_remark: string;
  created_at: string;
  updated_at: string;
  /** When it was last published; null: never. */
  published_at: string | null;
  /** 1 while strangers may see it: published and not past its closing date. Kept by the repository. */
  listed: number;
  /** How many members applied. Kept by the repository. */
  applied_count: number;
}

/** One row of `applications`: a member applied to a job. CTC is rupees a year. */
export interface ApplicationRow {
  id: string;
  job_id: string;
  user_id: string;
  name: string;
  email: string;
  phone_no: string;
  /** Years, as the applicant wrote them. */
  year_of_experience: string;
  employee_type: string;
  city: string;
  current_ctc: number;
  expected_ctc: number;
  /** Storage name of the uploaded CV, or null. */
  cv_file: string | null;
  created_at: string;
}

/** The tables of this subject, for the database's type. */
export interface JobTables {
  jobs: JobRow;
  applications: ApplicationRow;
}

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

  await installJobSearch(db);
}
