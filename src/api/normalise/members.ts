import { isRow } from '../answers.ts';
import type * as cms from '../../../shared/operations/cms.ts';
import type * as jobs from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../answers.ts';
import type { CheckedMember, MemberDetails } from '../models/member.ts';
import { toPicture, toText, toTextOrNull, toTitle } from './values.ts';

/** The signed-in member from `user-details`; the role is its `job_role` (AUTH-08). Null without an e-mail address. */
export function toMemberDetails(row: RowOf<cms.UserDetails>): MemberDetails | null {
  const email = toText(row.email);
  if (email === '') return null;
  return {
    cmsId: toText(row.ID),
    _id: toTextOrNull(row._id),
    email,
    name: toTitle(row.name),
    membershipNumber: toTextOrNull(row.membership_number),
    profilePicture: toPicture(row.profile_picture)?.url ?? null,
    role: toTextOrNull(row.job_role),
    mobileNumber: toTextOrNull(row.mobile_number),
  };
}

/** The member from `checkUser`; null without an id, which is what makes somebody signed in (AUTH-09). */
export function toCheckedMember(row: RowOf<jobs.CheckedUser>): CheckedMember | null {
  const user = isRow<RowOf<jobs.CheckedUser['user']>>(row.user) ? row.user : {};
  const _id = toText(user._id);
  if (_id === '') return null;
  return {
    _id,
    role: toTextOrNull(user.role),
    name: toTextOrNull(user.name),
    email: toTextOrNull(user.email),
  };
}
