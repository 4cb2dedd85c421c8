import { listKeys } from './listKeys.ts';
import type { ClosedReason, Job } from './operations/jobs.ts';

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
