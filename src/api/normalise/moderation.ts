import type * as jobs from '../../../shared/operations/jobs.ts';
import { isRow, type RowOf } from '../answers.ts';
import type { JobStatus, SentBackJob } from '../models/job.ts';
import { toJob } from './jobs.ts';
import { toNumber, toTextOrNull } from './values.ts';

/** How many jobs there are of each status; null when an answer does not tell. */
export function toStatusCounts(row: RowOf<jobs.StatusCounts>): Record<JobStatus, number> | null {
  const [published, unpublished, sentback] = [toNumber(row.published), toNumber(row.unpublished), toNumber(row.sentback)];
  return published === null || unpublished === null || sentback === null ? null : { published, unpublished, sentback };
}

/** A job as it was when it was sent back; null without the job. */
export function toSentBackJob(row: RowOf<jobs.JobSentBack>): SentBackJob | null {
  const job = isRow(row.job) ? toJob(row.job) : null;
  return job && { remark: toTextOrNull(row.remark), remarkField: toTextOrNull(row.remarkField), job };
}
