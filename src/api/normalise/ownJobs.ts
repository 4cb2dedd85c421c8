import { isRow, toItems } from '../answers.ts';
import type * as jobs from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../answers.ts';
import type { AppliedJob } from '../models/job.ts';
import { toJob } from './jobs.ts';
import { toStage, toStageChange } from './stages.ts';
import { toText, toTextOrNull } from './values.ts';

/** An application of the signed-in member; null when its job is gone. */
export function toAppliedJob(row: RowOf<jobs.AppliedJob>): AppliedJob | null {
  const job = isRow(row.jobId) ? toJob(row.jobId) : null;
  if (job === null) return null;
  return {
    id: toText(row._id) || job.id,
    job,
    stage: toStage(row.stage),
    changes: toItems(row.changes, toStageChange),
    cvRemovedAt: toTextOrNull(row.cvRemovedAt),
  };
}
