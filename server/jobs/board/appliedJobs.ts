import type { AppliedJob } from '../../../shared/operations/jobs.ts';
import type { Stage } from '../../../shared/stages.ts';
import type { ApplicationChangeRow } from '../../platform/db/jobTables.ts';
import { getFileAddress } from '../../platform/files/runWithFiles.ts';
import type { AppliedRow } from '../data/repository.ts';
import { serializeAppliedJob, type Reader, type WireHiddenJob, type WireJob } from '../data/serialize.ts';

/** A caller's application with the job embedded as `jobId`, as specified (MY-04). */
export interface WireApplication extends Required<AppliedJob> {
  jobId: WireJob | WireHiddenJob;
  stage: Stage;
}

/**
 * Serialises applications.
 * @param changes changes of stage, sorted by time
 */
export function serializeApplications(
  rows: readonly AppliedRow[],
  changes: readonly ApplicationChangeRow[],
  reader: Reader,
): WireApplication[] {
  const changesByApplication = Map.groupBy(changes, (change) => change.application_id);
  return rows.map(({ application, job }) => ({
    _id: application.id,
    jobId: serializeAppliedJob(job, application.job_title, reader),
    stage: application.stage,
    changes: [
      { stage: 'received', at: application.created_at },
      ...(changesByApplication.get(application.id) ?? []).map(({ stage, at }) => ({ stage, at })),
    ],
    cvRemovedAt: application.cv_removed_at,
    phoneNo: application.phone_no,
    city: application.city,
    yearOfExperience: application.year_of_experience,
    employeeType: application.employee_type,
    currentCTC: application.current_ctc,
    expectedCTC: application.expected_ctc,
    cv: application.cv_file === null ? null : getFileAddress(application.cv_file),
  }));
}
