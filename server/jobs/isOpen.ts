import type { JobRow } from '../db/jobTables.ts';

/** Returns whether a job is public on a day (D-35): published, and its closing date is not past. */
export function isOpen(job: Pick<JobRow, 'status' | 'closing_date'>, today: string): boolean {
  return job.status === 'published' && (job.closing_date === null || job.closing_date >= today);
}
