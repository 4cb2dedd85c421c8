import type { Kysely } from 'kysely';
import type { FileRow } from '../db/jobTables.ts';
import type { Database } from '../db/schema.ts';

/** A file before its owner is known. */
export type NewFile = Pick<FileRow, 'id' | 'kind' | 'created_at'>;

type OwnerColumn = 'job_id' | 'application_id' | 'member_id';

/** A file with its owners, on whom it depends who may read the file. */
export interface FileWithOwners extends FileRow {
  /** Id of the member who applied with this file; null unless it is a CV. */
  applicant: string | null;
  /** Id of the job that the file describes or is an application for; null for a member's picture. */
  owner_job_id: string | null;
}

/** SQL of the rows of uploaded files; their contents are in `FileStore`. */
export interface FileRepository {
  /** Inserts the file of one owner. */
  insert(file: NewFile & Partial<Pick<FileRow, OwnerColumn>>): Promise<void>;
  findById(id: string): Promise<FileWithOwners | undefined>;
  /** Returns those ids that have a row in `files`. */
  findReferenced(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Deletes the row of a job's description file.
   * @returns ids of files whose contents must be deleted after the commit
   */
  removeByJob(jobId: string): Promise<string[]>;
  /**
   * Deletes the row of an application's CV.
   * @returns ids of files whose contents must be deleted after the commit
   */
  removeByApplication(applicationId: string): Promise<string[]>;
  /**
   * Deletes the row of a member's picture.
   * @returns ids of files whose contents must be deleted after the commit
   */
  removeByMember(memberId: string): Promise<string[]>;
}

/** Creates the repository. @param db the database or a transaction */
export function createFileRepository(db: Kysely<Database>): FileRepository {
  async function remove(ownerColumn: OwnerColumn, ownerId: string): Promise<string[]> {
    const removedRows = await db.deleteFrom('files').where(ownerColumn, '=', ownerId).returning('id').execute();
    return removedRows.map(({ id }) => id);
  }

  return {
    async insert(file) {
      const owners: Pick<FileRow, OwnerColumn> = { job_id: null, application_id: null, member_id: null };
      await db
        .insertInto('files')
        .values({ ...owners, ...file })
        .execute();
    },
    async findById(id) {
      const row = await db
        .selectFrom('files')
        .leftJoin('applications', 'applications.id', 'files.application_id')
        .selectAll('files')
        .select(['applications.user_id as applicant', 'applications.job_id as applied_to'])
        .where('files.id', '=', id)
        .executeTakeFirst();
      return row && { ...row, owner_job_id: row.job_id ?? row.applied_to };
    },
    async findReferenced(ids) {
      const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },
    removeByJob: (jobId) => remove('job_id', jobId),
    removeByApplication: (applicationId) => remove('application_id', applicationId),
    removeByMember: (memberId) => remove('member_id', memberId),
  };
}
