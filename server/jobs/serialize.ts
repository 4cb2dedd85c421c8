import type { Job } from '../../shared/operations/jobs.ts';
import type { Member } from '../contract/types.ts';
import { maskFields, serializeFields } from './jobColumns.ts';
import { isOpen } from './isOpen.ts';
import type { JobRow } from '../db/jobTables.ts';

/** A job as it is sent; every field is present. */
export type WireJob = Required<Job> & { createdAt: string; appliedBy: string[] };

/** A job that is not public, as its applicants see it. */
export type WireHiddenJob = Pick<WireJob, '_id' | 'jobTitle' | 'status'>;

/** Who jobs are sent to, and what their serialisation depends on. */
export interface Reader {
  /** Null without a session. */
  member: Pick<Member, 'id' | 'role'> | null;
  appliedJobIds: ReadonlySet<string>;
  /** Response ratings by member id. */
  responseRates: ReadonlyMap<string, string>;
}

/** Returns whether a member may change a job and see it in every status: its poster and admins. */
export function mayManage(member: Reader['member'], job: Pick<JobRow, 'user_id'>): boolean {
  return member !== null && (member.role === 'admin' || member.id === job.user_id);
}

/** Returns whether a job is visible to a reader on a day (D-35). */
export function maySee(member: Reader['member'], job: JobRow, today: string): boolean {
  return isOpen(job, today) || mayManage(member, job);
}

/**
 * Serialises a job for one reader. Without a session contact data is masked (JOBS-06, D-36) and the poster anonymous; its file is as
 * public as its description (JOBS-08). Only the poster and admins get the remark; `appliedBy` has its true length but only the reader's
 * own id (D-37).
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
 * Serialises a job for its applicant. An unpublished one may be under revision and is not public (D-35), so only its former title is
 * sent.
 */
export function serializeAppliedJob(job: JobRow, formerTitle: string, reader: Reader): WireJob | WireHiddenJob {
  if (job.status === 'published' || mayManage(reader.member, job)) return serializeJob(job, reader);
  return { _id: job.id, jobTitle: formerTitle, status: job.status };
}

/** Replaces the poster's id for callers without a session. */
const HIDDEN_POSTER = 'poster';

/** Returns as many entries as there are applications: the reader's own id, and placeholders. */
function buildAppliedBy(count: number, ownId: string | null): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 && ownId !== null ? ownId : `applicant-${index + 1}`));
}
