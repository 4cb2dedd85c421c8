import type * as cms from '../generated/cms.ts';
import type * as jobs from '../generated/jobs.ts';
import type * as people from '../generated/people.ts';
import type { CheckedMember, MemberDetails, OtpCheckResult, OtpMails, OtpRequestResult, OwnSession } from '../models/member.ts';
import { isRow, type RowOf } from '../responses.ts';
import { toPicture, toText, toTextOrNull, toTitle } from './values.ts';

/** Only the literal `success: true` counts as success. */
function toResult(row: RowOf<cms.SendOtpAnswer | cms.VerifyOtpAnswer>): Pick<OtpRequestResult, 'success' | 'error'> {
  const success = row.success === true;
  return { success, error: success ? null : (toTextOrNull(row.error) ?? toTextOrNull(row.message)) };
}

/** Returns null when the backend does not return these fields. */
function toMails({ mailed, next_mail_in: nextIn }: RowOf<cms.SendOtpAnswer>): OtpMails | null {
  return typeof mailed === 'boolean' && typeof nextIn === 'number' && nextIn >= 0 ? { sent: mailed, nextIn } : null;
}

export function toOtpRequestResult(row: RowOf<cms.SendOtpAnswer>): OtpRequestResult {
  return { ...toResult(row), mails: toMails(row), delayMessage: row.delayed === true ? toTextOrNull(row.message) : null };
}

/** A response without a token does not count as success. */
export function toOtpCheckResult(row: RowOf<cms.VerifyOtpAnswer>): OtpCheckResult {
  const { success, error } = toResult(row);
  const token = isRow<RowOf<NonNullable<cms.VerifyOtpAnswer['data']>>>(row.data) ? toTextOrNull(row.data.token) : null;
  return success && token !== null ? { success, error, token } : { success: false, error, token: null };
}

/** Maps `user-details`; `job_role` becomes the role (AUTH-08). Returns null when there is neither an e-mail address nor an id. */
export function toMemberDetails(row: RowOf<cms.UserDetails>): MemberDetails | null {
  const email = toTextOrNull(row.email);
  if ([email, toTextOrNull(row.ID), toTextOrNull(row._id)].every((id) => id === null)) return null;
  return {
    email,
    name: toTitle(row.name),
    membershipNumber: toTextOrNull(row.membership_number),
    profilePicture: toPicture(row.profile_picture)?.url ?? null,
    role: toTextOrNull(row.job_role),
    mobileNumber: toTextOrNull(row.mobile_number),
    received: row,
  };
}

/** Returns null when the id is missing, because the session depends on it (AUTH-09). */
export function toCheckedMember(row: RowOf<jobs.CheckedUser>): CheckedMember | null {
  const user = isRow<RowOf<jobs.CheckedUser['user']>>(row.user) ? row.user : {};
  const _id = toText(user._id);
  if (_id === '') return null;
  return { _id, role: toTextOrNull(user.role) };
}

/** Returns null when the id is missing. */
export function toOwnSession(row: RowOf<people.OwnSession>): OwnSession | null {
  const id = toText(row._id);
  if (id === '') return null;
  return {
    id,
    current: row.current === true,
    device: toTextOrNull(row.device),
    startedAt: toTextOrNull(row.startedAt),
    usedAt: toTextOrNull(row.usedAt),
  };
}
