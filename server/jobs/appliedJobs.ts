import type { Stage } from '../../shared/stages.ts';
import type { ApplicationChangeRow } from '../db/jobTables.ts';
import type { AppliedRow } from './repository.ts';
import { wireAppliedJob, type Reader, type WireHiddenJob, type WireJob } from './serialize.ts';

/** An application of the caller, with the whole job under `jobId`, as the documents have it (MY-04). */
export interface WireApplied {
  _id: string;
  jobId: WireJob | WireHiddenJob;
  stage: Stage;
  /** Every change up to now, the first of them the arrival. */
  changes: { stage: Stage; at: string }[];
  /** When the CV was removed by itself; null: it was not. */
  cvRemovedAt: string | null;
}

/** Returns applications as the contract has them. @param changes of any of these applications, the earliest first */
export function wireApplications(rows: readonly AppliedRow[], changes: readonly ApplicationChangeRow[], reader: Reader): WireApplied[] {
  const byApplication = Map.groupBy(changes, (change) => change.application_id);
  return rows.map(({ application, job }) => ({
    _id: application.id,
    jobId: wireAppliedJob(job, application.job_title, reader),
    stage: application.stage,
    changes: [
      { stage: 'received', at: application.created_at },
      ...(byApplication.get(application.id) ?? []).map(({ stage, at }) => ({ stage, at })),
    ],
    cvRemovedAt: application.cv_removed_at,
  }));
}
