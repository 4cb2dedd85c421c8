import { isRow } from '../answers.ts';
import type { Row } from '../answers.ts';
import type { AppliedJob } from '../models/job.ts';
import { toJob } from './jobs.ts';
import { toText } from './values.ts';

/** An application of the signed-in member; null when its job is gone. */
export function toAppliedJob(row: Row): AppliedJob | null {
  const job = isRow(row.jobId) ? toJob(row.jobId) : null;
  return job === null ? null : { id: toText(row._id) || job.id, job };
}
