import type { Job } from '../../../shared/operations/jobs.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { lockMember } from '../data/activeMember.ts';
import { serializeAppliedJob } from '../data/serialize.ts';
import type { Caller } from '../data/caller.ts';

/** Limit of saved jobs per member. */
export const MAX_SAVED = 500;

/** Jobs that members have saved. */
export interface SavedJobs {
  /** Returns the caller's saved jobs, latest first. Jobs that are no longer published have only id, title and status. */
  list(caller: Caller): Promise<Job[]>;
  /** Returns the ids of the caller's saved jobs, latest first. */
  listIds(caller: Caller): Promise<string[]>;
  /**
   * Saves a job. Saving it twice has no effect.
   * @returns message for the member
   * @throws HttpError 401 when the member was erased, 404 or 410 when the caller cannot see the job, 409 when `MAX_SAVED` is exceeded
   */
  save(caller: Caller, jobId: string): Promise<string>;
  /**
   * Removes a saved job. Removing a job that is not saved has no effect.
   * @returns message for the member
   */
  remove(caller: Caller, jobId: string): Promise<string>;
}

export function createSavedJobs(deps: Pick<Deps, 'board' | 'db' | 'clock' | 'log'>): SavedJobs {
  const { db } = deps;
  const { service, repository, loadReader } = deps.board;
  const selectSavedJobs = (memberId: string) =>
    db.selectFrom('saved_jobs').where('user_id', '=', memberId).orderBy('created_at', 'desc').orderBy('job_id');

  return {
    async list(caller) {
      const savedJobs = await selectSavedJobs(caller.id).select(['job_id', 'job_title']).execute();
      const rows = await repository.findByIds(savedJobs.map(({ job_id }) => job_id));
      const reader = await loadReader(caller, rows);
      const jobs = new Map(rows.map((job) => [job.id, job]));
      return savedJobs.flatMap(({ job_id, job_title }): Job[] => {
        const job = jobs.get(job_id);
        return job === undefined ? [] : [serializeAppliedJob(job, job_title, reader)];
      });
    },
    async listIds(caller) {
      return (await selectSavedJobs(caller.id).select('job_id').execute()).map(({ job_id }) => job_id);
    },
    async save(caller, jobId) {
      const { jobTitle } = await service.get(caller, jobId);
      await runInTransaction(db, async (transaction) => {
        await lockMember(transaction, caller.id);
        await transaction
          .insertInto('saved_jobs')
          .values({ user_id: caller.id, job_id: jobId, job_title: jobTitle, created_at: deps.clock().toISOString() })
          .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
          .execute();
        const { saved } = await transaction
          .selectFrom('saved_jobs')
          .select(({ fn }) => fn.countAll<number>().as('saved'))
          .where('user_id', '=', caller.id)
          .executeTakeFirstOrThrow();
        if (Number(saved) > MAX_SAVED)
          throw new HttpError(409, `You have saved ${MAX_SAVED} jobs, which is the maximum. Please remove some first.`);
      });
      return 'Job saved. You can find it under Saved in My Jobs.';
    },
    async remove(caller, jobId) {
      await db.deleteFrom('saved_jobs').where('user_id', '=', caller.id).where('job_id', '=', jobId).execute();
      return 'Job removed from your saved jobs.';
    },
  };
}
