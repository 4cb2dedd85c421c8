import type { Kysely } from 'kysely';
import type { FileRow } from '../db/jobTables.ts';
import type { Database } from '../db/schema.ts';

/** A file with what decides who may read it. */
export interface FileWithReaders extends FileRow {
  /** The applicant, when it is a CV. */
  applicant: string | null;
  /** The job that it describes, or that the application is for. */
  of_job: string;
}

/** The SQL of uploaded files. */
export interface FileRepository {
  insert(file: FileRow): Promise<void>;
  byId(id: string): Promise<FileWithReaders | undefined>;
  /** Forgets the description file of a job. @returns the ids, to be removed from the disk once that is committed */
  removeOfJob(jobId: string): Promise<string[]>;
}

/** @param db the database or a transaction */
export function createFileRepository(db: Kysely<Database>): FileRepository {
  return {
    insert: async (file) => void (await db.insertInto('files').values(file).execute()),
    async byId(id) {
      const found = await db
        .selectFrom('files')
        .leftJoin('applications', 'applications.id', 'files.application_id')
        .selectAll('files')
        .select(['applications.user_id as applicant', 'applications.job_id as applied_to'])
        .where('files.id', '=', id)
        .executeTakeFirst();
      const of_job = found?.job_id ?? found?.applied_to;
      return found && of_job ? { ...found, of_job } : undefined;
    },
    async removeOfJob(jobId) {
      const removed = await db.deleteFrom('files').where('job_id', '=', jobId).returning('id').execute();
      return removed.map(({ id }) => id);
    },
  };
}
