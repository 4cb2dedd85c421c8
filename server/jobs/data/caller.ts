import type { Member } from '../../platform/contract/types.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import type { ClosedReason } from '../../../shared/jobState.ts';
import type { Day } from '../../../shared/days.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';
import { mayManage, maySee } from './serialize.ts';

/** The member who makes a request. */
export type Caller = Pick<Member, 'id' | 'role'>;

/** Throws HttpError 403 for members who are not admins (MOD-03). */
export function requireAdminCaller(caller: Caller): void {
  if (caller.role !== 'admin') throw new HttpError(403, 'Only an admin can see this');
}

/** Returns whether the user id in a request is missing, empty or the caller's own. */
export const isAbsentOrOwnId = (caller: Caller, userId: string | undefined): boolean =>
  userId === undefined || userId === '' || userId === caller.id;

/** Returns the error for a request with another member's user id. */
export const otherMemberError = (): HttpError =>
  new HttpError(403, 'You are logged in as somebody else: you can only see and send what is your own');

/** Returns the caller's id. @throws HttpError 403 for a `userId` of another member (D-39) */
export function requireOwnId(caller: Caller, userId: string | undefined): string {
  if (!isAbsentOrOwnId(caller, userId)) throw otherMemberError();
  return caller.id;
}

/** Returns the error for a job that does not exist, or whose existence the caller must not learn. */
export const jobNotFoundError = (): HttpError => new HttpError(404, 'This job does not exist or is no longer open');

const CLOSED_BECAUSE: Readonly<Record<ClosedReason, string>> = { filled: 'it has been filled', withdrawn: 'its poster has withdrawn it' };

/**
 * Returns the error for a closed job. The error may reveal that the job exists, because everybody could read the job before.
 * @param reason why the job was closed early; null when its closing date has passed
 */
export const closedJobError = (reason: ClosedReason | null): HttpError =>
  new HttpError(410, `This job is closed: ${reason === null ? 'its closing date has passed' : CLOSED_BECAUSE[reason]}`);

/**
 * Throws HttpError 404 for a job that the caller cannot see, and 403 for a caller who neither posted it nor is an admin.
 * @param action what the caller wants to do; used in the message, such as `renew it`
 */
export function requireManager(caller: Caller, job: JobRow | undefined, today: Day, action: string): asserts job is JobRow {
  if (!job || !maySee(caller, job, today)) throw jobNotFoundError();
  if (!mayManage(caller, job)) throw new HttpError(403, `Only the member who posted a job, or an admin, can ${action}`);
}
