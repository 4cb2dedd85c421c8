import type { Job } from '../../shared/operations/jobs.ts';
import type { Member } from '../contract/types.ts';
import { maskFields, wireFields } from './jobColumns.ts';
import { isOpen } from './isOpen.ts';
import type { JobRow } from '../db/jobTables.ts';

/** A job on the wire, as the contract has it: all of its fields are told, and some of them more narrowly. */
export type WireJob = Required<Job> & { createdAt: string; appliedBy: string[] };

/** What an applicant is shown of a job that is not published, or no longer. */
export type WireHiddenJob = Pick<WireJob, '_id' | 'jobTitle' | 'status'>;

/** Who reads a job. */
export interface Reader {
  /** Null: no session. */
  member: Pick<Member, 'id' | 'role'> | null;
  /** The jobs this member applied to. */
  applied: ReadonlySet<string>;
  /** How often members answer applications, in a few words, by their ids. */
  answers: ReadonlyMap<string, string>;
}

/** Whether a member may see a job in every state: it is theirs, or they moderate. */
export function mayManage(member: Reader['member'], job: Pick<JobRow, 'user_id'>): boolean {
  return member !== null && (member.role === 'admin' || member.id === job.user_id);
}

/** Whether a reader may see a job at all on a day (D-35). */
export function maySee(member: Reader['member'], job: JobRow, today: string): boolean {
  return isOpen(job, today) || mayManage(member, job);
}

/**
 * The wire shape of a job for one reader. Without a session contact data is masked (JOBS-06, D-36), and the member who posted
 * it is not named; its file is as public as its description (JOBS-08). Only the owner and admins read an admin's remark;
 * `appliedBy` has its true length, but only the reader's own id in it is real (D-37).
 */
export function wireJob(job: JobRow, { member, applied, answers }: Reader): WireJob {
  const manages = mayManage(member, job);
  const fields = wireFields(job);
  return {
    ...(member ? fields : maskFields(fields)),
    _id: job.id,
    jobTitle: job.title,
    userId: member ? job.user_id : HIDDEN_POSTER,
    status: job.status,
    statusRemark: manages ? job.status_remark : '',
    remarkField: manages ? job.remark_field : null,
    sentBackAt: manages ? job.sent_back_at : null,
    createdAt: job.created_at,
    appliedBy: appliedBy(job.applied_count, member !== null && applied.has(job.id) ? member.id : null),
    updatedAt: job.updated_at,
    answers: answers.get(job.user_id) ?? null,
  };
}

/**
 * A job in the list of a member who applied to it. While it is not published, its poster may be changing it: such words are
 * for nobody else yet, as with a single job (D-35), so only what it was called at that time is told.
 */
export function wireAppliedJob(job: JobRow, titleThen: string, reader: Reader): WireJob | WireHiddenJob {
  if (job.status === 'published' || mayManage(reader.member, job)) return wireJob(job, reader);
  return { _id: job.id, jobTitle: titleThen, status: job.status };
}

/** Stands for the member who posted a job, to callers without a session. */
const HIDDEN_POSTER = 'poster';

/** As many entries as members applied: the reader's own id when they are among them, placeholders for all others. */
function appliedBy(count: number, own: string | null): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 && own !== null ? own : `applicant-${index + 1}`));
}
