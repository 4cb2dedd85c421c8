import type * as board from '../generated/board.ts';
import type * as jobs from '../generated/jobs.ts';
import type { DecisionResult, JobStatus, SentBackJob } from '../models/job.ts';
import { isRow, type RowOf } from '../responses.ts';
import { toJob } from './jobs.ts';
import { toNumber, toText, toTextOrNull } from './values.ts';

export function toStatusCounts(row: RowOf<board.StatusCounts>): Record<JobStatus, number> | null {
  const [published, unpublished, sentback] = [toNumber(row.published), toNumber(row.unpublished), toNumber(row.sentback)];
  return published === null || unpublished === null || sentback === null ? null : { published, unpublished, sentback };
}

/** Returns null when the job is missing. */
export function toSentBackJob(row: RowOf<board.JobSentBack>): SentBackJob | null {
  const job = isRow(row.job) ? toJob(row.job) : null;
  return job && { remark: toTextOrNull(row.remark), remarkField: toTextOrNull(row.remarkField), job };
}

export const toDecisionResult = (row: RowOf<jobs.DecidedMessage>): DecisionResult => ({
  message: toText(row.message),
  updatedAt: toTextOrNull(row.updatedAt),
});
