import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { startOfDay, type Day } from '../../../shared/days.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Returns whether a job is public on a day (D-35): it is published, was not closed early, and its closing date is not past. */
export function isOpen(job: Pick<JobRow, 'status' | 'closing_date' | 'closed_at'>, today: Day): boolean {
  return job.status === 'published' && job.closed_at === null && (job.closing_date === null || job.closing_date >= today);
}

/** Returns `isOpen` as a condition on rows of `jobs`. */
export function openOn(today: Day): Expression<SqlBool> {
  const { eb, and, or } = expressionBuilder<Database, 'jobs'>();
  return and([
    eb('jobs.status', '=', 'published'),
    eb('jobs.closed_at', 'is', null),
    or([eb('jobs.closing_date', 'is', null), eb('jobs.closing_date', '>=', today)]),
  ]);
}

/** Returns the condition that a job's closing date is before a day, or that the job was closed early before that day. */
export function closedBefore(day: Day): Expression<SqlBool> {
  const { eb, or } = expressionBuilder<Database, 'jobs'>();
  return or([eb('jobs.closing_date', '<', day), eb('jobs.closed_at', '<', startOfDay(day).toISOString())]);
}

/**
 * Returns the condition that a job closed before a day. A job whose status is not `published` also matches if it was last changed before
 * that day.
 */
export function endedBefore(day: Day): Expression<SqlBool> {
  const { eb, and, or } = expressionBuilder<Database, 'jobs'>();
  return or([closedBefore(day), and([eb('jobs.status', '!=', 'published'), eb('jobs.updated_at', '<', startOfDay(day).toISOString())])]);
}
