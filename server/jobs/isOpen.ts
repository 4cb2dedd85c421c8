import type { JobRow } from '../db/jobTables.ts';

/** Whether strangers may see a job on a day (D-35): published, and its closing date is not past. */
export function isOpen(job: Pick<JobRow, 'status' | 'closing_date'>, today: string): boolean {
  return job.status === 'published' && (job.closing_date === null || job.closing_date >= today);
}
