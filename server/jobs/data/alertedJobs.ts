import { addDays, dayInIndia } from '../../../shared/days.ts';
import type { Deps } from '../deps.ts';
import { endedBefore } from './isOpen.ts';

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
