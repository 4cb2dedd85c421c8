import type { ClosedReason } from '../../../shared/closing.ts';
import { HttpError } from '../../platform/security/httpError.ts';

/** Returns the error for a job that does not exist, or whose existence the caller must not learn. */
export const jobNotFoundError = (): HttpError => new HttpError(404, 'This job does not exist or is no longer open');

const CLOSED_BECAUSE: Readonly<Record<ClosedReason, string>> = { filled: 'it has been filled', withdrawn: 'its poster has withdrawn it' };

/**
 * Returns the error for a closed job. The error may reveal that the job exists, because everybody could read the job before.
 * @param reason why the job was closed early; null when its closing date has passed
 */
export const closedJobError = (reason: ClosedReason | null): HttpError =>
  new HttpError(410, `This job is closed: ${reason === null ? 'its closing date has passed' : CLOSED_BECAUSE[reason]}`);
