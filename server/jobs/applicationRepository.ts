import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ApplicationRow } from '../db/jobTables.ts';

/** The SQL of applications. */
export interface ApplicationRepository {
  /**
   * Counts an application, unless the job is not open on `today`: one update decides.
   * @returns false when it is not
   */
  countIfOpen(jobId: string, today: string): Promise<boolean>;
  /** Stores an application. @returns false when the member has applied to that job before */
  insertOnce(application: ApplicationRow): Promise<boolean>;
  /** The applications to a job, the latest first. */
  ofJob(jobId: string): Promise<ApplicationRow[]>;
}

/** @param db the database or a transaction */
export function createApplicationRepository(db: Kysely<Database>): ApplicationRepository {
  return {
    async countIfOpen(jobId, today) {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set(({ eb }) => ({ applied_count: eb('applied_count', '+', 1) }))
        .where('id', '=', jobId)
        .where('status', '=', 'published')
        .where(({ eb, or }) => or([eb('closing_date', 'is', null), eb('closing_date', '>=', today)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async insertOnce(application) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('applications')
        .values(application)
        .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    ofJob: (jobId) =>
      db.selectFrom('applications').selectAll().where('job_id', '=', jobId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
  };
}
