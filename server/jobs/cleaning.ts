import { dayInIndia, monthsBefore, addDays } from '../../shared/days.ts';
import { runInTransaction } from '../platform/db/transaction.ts';
import type { Deps } from './deps.ts';
import { endedBefore } from './data/isOpen.ts';

/** CVs removed per transaction, to keep transactions short. */
const BATCH_SIZE = 100;

/**
 * Removes the CVs of jobs that closed more than `CV_MONTHS` months ago, and of jobs whose status is not `published` and that were last
 * changed before that time. The applications remain.
 * @returns the number of removed CVs
 */
export async function removeOldCvs(deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'files'>): Promise<number> {
  const now = deps.clock();
  const cutoffDay = monthsBefore(dayInIndia(now), deps.settings.cvMonths);
  for (let count = 0; ;) {
    const removedFileIds = await runInTransaction(deps.db, async (transaction) => {
      const dueApplications = await transaction
        .selectFrom('applications')
        .innerJoin('jobs', 'jobs.id', 'applications.job_id')
        .select('applications.id')
        .where('applications.cv_file', 'is not', null)
        .where(endedBefore(cutoffDay))
        .limit(BATCH_SIZE)
        // Locked rows are handled by the next run.
        .forNoKeyUpdate('applications')
        .skipLocked()
        .execute();
      const ids = dueApplications.map(({ id }) => id);
      if (ids.length === 0) return undefined;
      await transaction
        .updateTable('applications')
        .set({ cv_file: null, cv_removed_at: now.toISOString() })
        .where('id', 'in', ids)
        .execute();
      const files = await transaction.deleteFrom('files').where('application_id', 'in', ids).returning('id').execute();
      return files.map(({ id }) => id);
    });
    if (removedFileIds === undefined) return count;
    count += removedFileIds.length;
    await deps.files.remove(removedFileIds);
  }
}

/** Longer than the time in which a closed job can be renewed, so that an alert does not mail a renewed job again. */
const RETENTION_DAYS = 60;

/**
 * Deletes the records of jobs that alerts have mailed: 60 days after a job closed, or 60 days after its last change if its status is not
 * `published`. Also deletes the records of closing notices whose closing date has passed.
 */
export async function deleteAlertedJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = dayInIndia(clock());
  const cutoffDay = addDays(today, -RETENTION_DAYS);
  const expiredJobs = db.selectFrom('jobs').select('jobs.id').where('jobs.listed', '=', 0).where(endedBefore(cutoffDay));
  await db.deleteFrom('job_alert_jobs').where('job_id', 'in', expiredJobs).execute();
  await db.deleteFrom('closing_notices').where('closing_date', '<', today).execute();
}
