import { listKeys } from './values.ts';
import type { ClosedReason, Job } from './operations/jobs.ts';
import { addDays, type Day } from './days.ts';

/** A job's moderation status. */
export type JobStatus = NonNullable<Job['status']>;

const STATUSES = listKeys<JobStatus>({ published: true, unpublished: true, sentback: true });

/** Returns the status in a response; an unknown or missing one counts as unpublished. */
export const readJobStatus = (value: unknown): JobStatus => STATUSES.find((status) => status === value) ?? 'unpublished';

export type { ClosedReason };

const CLOSED_REASONS = listKeys<ClosedReason>({ filled: true, withdrawn: true });

/** When and why a job was closed before its closing date. */
export interface Closing {
  /** ISO 8601 timestamp. */
  at: string;
  reason: ClosedReason;
}

/** Reads the closing from a job on the wire; null when a field is missing or the reason is unknown. */
export function closingOf({
  closedAt,
  closedReason,
}: { readonly [Name in keyof Pick<Job, 'closedAt' | 'closedReason'>]: unknown }): Closing | null {
  const reason = CLOSED_REASONS.find((item) => item === closedReason);
  return reason !== undefined && typeof closedAt === 'string' && closedAt !== '' ? { at: closedAt, reason } : null;
}

/** Days before closing from which a job can be renewed. */
const BEFORE_DAYS = 14;

/** Days after closing until which a job can be renewed. */
const AFTER_DAYS = 30;

/** Returns whether a job with this closing day can be renewed today. */
export const isRenewable = (closing: Day, today: Day): boolean =>
  closing <= addDays(today, BEFORE_DAYS) && closing >= addDays(today, -AFTER_DAYS);
