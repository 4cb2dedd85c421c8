import type { Member } from '../../platform/contract/types.ts';
import { HttpError } from '../../platform/security/httpError.ts';

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
