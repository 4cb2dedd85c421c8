import type { Job, AppliedJob } from '../../../shared/operations/jobs.ts';
import type { Member } from '../../platform/contract/types.ts';
import { maskFields, serializeFields } from './jobColumns.ts';
import { isOpen } from './isOpen.ts';
import type { JobRow, ApplicationChangeRow } from '../../platform/db/jobTables.ts';
import type { Stage } from '../../../shared/stages.ts';
import { getFileAddress } from '../../platform/files/runWithFiles.ts';
import type { AppliedRow } from './repository.ts';

/** A job as it is sent; every field is present. */
export type WireJob = Required<Job> & { createdAt: string; appliedBy: string[] };

/** What members see of a job that they applied for or saved when its status is not `published`. */
export type WireHiddenJob = Pick<WireJob, '_id' | 'jobTitle' | 'status'>;

/** The recipient of serialised jobs, and data that the serialisation depends on. */
export interface Reader {
  /** Null without a session. */
  member: Pick<Member, 'id' | 'role'> | null;
  appliedJobIds: ReadonlySet<string>;
  /** Response ratings by member id. */
  responseRates: ReadonlyMap<string, string>;
}

/** Returns whether a member is the job's poster or an admin. These may change the job and see it in every status. */
export function mayManage(member: Reader['member'], job: Pick<JobRow, 'user_id'>): boolean {
  return member !== null && (member.role === 'admin' || member.id === job.user_id);
}

/** Returns whether a job is visible to a reader on a day (D-35). */
export function maySee(member: Reader['member'], job: JobRow, today: string): boolean {
  return isOpen(job, today) || mayManage(member, job);
}

/**
 * Serialises a job for one reader. Without a session, contact data is masked (JOBS-06, D-36) and the poster's id is hidden. The job's file
 * is as public as its description (JOBS-08). Only the poster and admins get the remark. `appliedBy` has one entry per application, but
 * other applicants' ids are replaced by placeholders (D-37).
 */
export function serializeJob(job: JobRow, { member, appliedJobIds, responseRates }: Reader): WireJob {
  const canManage = mayManage(member, job);
  const fields = serializeFields(job);
  return {
    ...(member ? fields : maskFields(fields)),
    _id: job.id,
    jobTitle: job.title,
    userId: member ? job.user_id : HIDDEN_POSTER,
    status: job.status,
    statusRemark: canManage ? job.status_remark : '',
    remarkField: canManage ? job.remark_field : null,
    sentBackAt: canManage ? job.sent_back_at : null,
    createdAt: job.created_at,
    appliedBy: buildAppliedBy(job.applied_count, member !== null && appliedJobIds.has(job.id) ? member.id : null),
    updatedAt: job.updated_at,
    answers: responseRates.get(job.user_id) ?? null,
    closedAt: job.closed_at,
    closedReason: job.closed_reason,
  };
}

/**
 * Serialises a job that the reader has applied for or saved. A job that is not published may be under revision and is not public (D-35).
 * Of such a job, all but its poster and admins get only the id, the status and the former title.
 */
export function serializeAppliedJob(job: JobRow, formerTitle: string, reader: Reader): WireJob | WireHiddenJob {
  if (job.status === 'published' || mayManage(reader.member, job)) return serializeJob(job, reader);
  return { _id: job.id, jobTitle: formerTitle, status: job.status };
}

/** Replaces the poster's id for callers without a session. */
const HIDDEN_POSTER = 'poster';

/** Stands for the id of another applicant (D-37). Short, because a list may have hundreds. */
export const OTHER_APPLICANT = '*';

/** Returns one entry per application: the reader's own id if there is one, and placeholders for the others. */
function buildAppliedBy(count: number, ownId: string | null): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 && ownId !== null ? ownId : OTHER_APPLICANT));
}

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
