import type { Kysely } from 'kysely';
import type { FileRow } from '../db/jobTables.ts';
import type { Database } from '../db/schema.ts';

export interface FileWithReaders extends FileRow {
  applicant: string | null;
  of_job: string;
}

export interface FileRepository {
  insert(file: FileRow): Promise<void>;
  findById(id: string): Promise<FileWithReaders | undefined>;
  findReferenced(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Deletes the row of a job's description file.
   * @returns ids whose contents are to be deleted after the commit
   */
  removeOfJob(jobId: string): Promise<string[]>;
  /**
   * Deletes the row of an application's CV.
   * @returns ids whose contents are to be deleted after the commit
   */
  removeOfApplication(applicationId: string): Promise<string[]>;
}

/** @param db the database or a transaction */
export function createFileRepository(db: Kysely<Database>): FileRepository {
  async function remove(owner: 'job_id' | 'application_id', ownerId: string): Promise<string[]> {
    const removed = await db.deleteFrom('files').where(owner, '=', ownerId).returning('id').execute();
    return removed.map(({ id }) => id);
  }

  return {
    insert: async (file) => void (await db.insertInto('files').values(file).execute()),
    async findById(id) {
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
    async findReferenced(ids) {
      const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },
    removeOfJob: (jobId) => remove('job_id', jobId),
    removeOfApplication: (applicationId) => remove('application_id', applicationId),
  };
}
