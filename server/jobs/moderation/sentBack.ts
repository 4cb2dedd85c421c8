import type { Kysely } from 'kysely';
import type { JobSentBack } from '../../../shared/operations/board.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { EMPTY_JOB, pickWrittenColumns, type WrittenColumns } from '../data/jobColumns.ts';
import { serializeJob } from '../data/serialize.ts';
import { requireAdminCaller, type Caller } from '../data/caller.ts';

/**
 * Stores the content of a job that is sent back, and replaces the content stored before.
 * @param db transaction of the decision
 */
export async function saveSentBack(db: Kysely<Database>, job: JobRow): Promise<void> {
  const row = { remark: job.status_remark, remark_field: job.remark_field, written: JSON.stringify(pickWrittenColumns(job)) };
  await db
    .insertInto('jobs_sent_back')
    .values({ job_id: job.id, ...row })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(row))
    .execute();
}

/**
 * Deletes the stored content of a job.
 * @param db transaction of the decision
 */
export async function deleteSentBack(db: Kysely<Database>, jobId: string): Promise<void> {
  await db.deleteFrom('jobs_sent_back').where('job_id', '=', jobId).execute();
}

/** Jobs as they were when they were sent back. */
export interface SentBack {
  /**
   * Returns a job as it was when it was last sent back.
   * @throws HttpError 403 for all but admins, 404 when the job was not sent back since its last publication
   */
  read(caller: Caller, jobId: string): Promise<JobSentBack>;
}

export function createSentBack({ db }: Pick<Deps, 'db'>): SentBack {
  return {
    async read(caller, jobId) {
      requireAdminCaller(caller);
      const job = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirst();
      const row = await db.selectFrom('jobs_sent_back').selectAll().where('job_id', '=', jobId).executeTakeFirst();
      if (!job || !row || job.sent_back_at === null)
        throw new HttpError(404, 'This job has not been sent back since it was last published');
      // Columns that were added to the form after the job was stored are empty.
      const storedColumns = { ...EMPTY_JOB, ...(JSON.parse(row.written) as Partial<WrittenColumns>) };
      const sentBackJob: JobRow = {
        ...job,
        ...storedColumns,
        status: 'sentback',
        status_remark: row.remark,
        remark_field: row.remark_field,
      };
      return {
        sentBackAt: job.sent_back_at,
        remark: row.remark,
        ...(row.remark_field !== null && { remarkField: row.remark_field }),
        job: serializeJob(sentBackJob, { member: caller, appliedJobIds: new Set(), responseRates: new Map() }),
      };
    },
  };
}
