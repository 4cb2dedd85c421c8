import { addDays, dayInIndia } from '../../shared/days.ts';
import type { Deps } from '../deps.ts';
import { endedBefore } from './isOpen.ts';

/** Longer than a closed job can be renewed, so that no member is mailed it twice. */
const RETENTION_DAYS = 60;

/**
 * Deletes records of mailed jobs 60 days after these closed, or after the last change of unpublished ones, and of closing notices whose
 * dates have passed.
 */
export async function deleteAlertedJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = dayInIndia(clock());
  const cutoffDay = addDays(today, -RETENTION_DAYS);
  const expiredJobs = db.selectFrom('jobs').select('jobs.id').where('jobs.listed', '=', 0).where(endedBefore(cutoffDay));
  await db.deleteFrom('job_alert_jobs').where('job_id', 'in', expiredJobs).execute();
  await db.deleteFrom('closing_notices').where('closing_date', '<', today).execute();
}
