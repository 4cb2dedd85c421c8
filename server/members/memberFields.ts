import { MEMBER_LIMITS, MOBILE_FORM, oneLine } from '../../shared/memberFields.ts';
import type { MemberRow } from '../db/schema.ts';
import { isEmailAddress, normaliseEmail } from '../mail/address.ts';

/** What admins say about a member; what is left out is not said. */
export interface MemberFields {
  name?: string | undefined;
  email?: string | undefined;
  membershipNumber?: string | null | undefined;
  mobileNumber?: string | null | undefined;
}

/** Fields as they are kept. */
export type KeptFields = Partial<Pick<MemberRow, 'name' | 'email' | 'membership_number' | 'mobile_number'>>;

/**
 * Fields as they are kept: trimmed, the address in lower case, empty numbers as none.
 * @returns the first mistake as a sentence, when there is one
 */
export function keptFields({ name, email, membershipNumber, mobileNumber }: MemberFields): KeptFields | string {
  const kept: KeptFields = {};
  if (email !== undefined) {
    kept.email = normaliseEmail(email);
    if (kept.email === '') return 'The e-mail address is missing.';
    if (!isEmailAddress(kept.email)) return 'This is no e-mail address.';
  }
  if (name !== undefined) {
    kept.name = oneLine(name);
    if (kept.name === '') return 'The name is missing.';
    if (kept.name.length > MEMBER_LIMITS.name) return `The name is longer than ${MEMBER_LIMITS.name} letters.`;
  }
  if (membershipNumber !== undefined) {
    kept.membership_number = oneLine(membershipNumber ?? '') || null;
    if ((kept.membership_number?.length ?? 0) > MEMBER_LIMITS.membershipNumber)
      return `The membership number is longer than ${MEMBER_LIMITS.membershipNumber} letters.`;
  }
  if (mobileNumber !== undefined) {
    kept.mobile_number = oneLine(mobileNumber ?? '') || null;
    if (kept.mobile_number !== null && !MOBILE_FORM.test(kept.mobile_number))
      return 'The mobile number is no number: digits, blanks and + ( ) - . / only.';
  }
  return kept;
}
