import { MEMBER_LIMITS, MOBILE_FORM, oneLine } from '../../shared/memberFields.ts';
import type { MemberRow } from '../db/schema.ts';
import { isEmailAddress, normaliseEmail } from '../mail/address.ts';

/** Fields as admins send them; undefined fields are left unchanged. */
export interface MemberFields {
  name?: string | undefined;
  email?: string | undefined;
  membershipNumber?: string | null | undefined;
  mobileNumber?: string | null | undefined;
}

/** Columns of these fields. */
export type StoredFields = Partial<Pick<MemberRow, 'name' | 'email' | 'membership_number' | 'mobile_number'>>;

/**
 * Returns fields as they are stored: trimmed, the address in lower case, empty numbers as null.
 * @returns a sentence for the first invalid field
 */
export function normaliseMemberFields({ name, email, membershipNumber, mobileNumber }: MemberFields): StoredFields | string {
  const stored: StoredFields = {};
  if (email !== undefined) {
    stored.email = normaliseEmail(email);
    if (stored.email === '') return 'The e-mail address is missing.';
    if (!isEmailAddress(stored.email)) return 'This is no e-mail address.';
  }
  if (name !== undefined) {
    stored.name = oneLine(name);
    if (stored.name === '') return 'The name is missing.';
    if (stored.name.length > MEMBER_LIMITS.name) return `The name is longer than ${MEMBER_LIMITS.name} letters.`;
  }
  if (membershipNumber !== undefined) {
    stored.membership_number = oneLine(membershipNumber ?? '') || null;
    if ((stored.membership_number?.length ?? 0) > MEMBER_LIMITS.membershipNumber)
      return `The membership number is longer than ${MEMBER_LIMITS.membershipNumber} letters.`;
  }
  if (mobileNumber !== undefined) {
    stored.mobile_number = oneLine(mobileNumber ?? '') || null;
    if (stored.mobile_number !== null && !MOBILE_FORM.test(stored.mobile_number))
      return 'The mobile number is no number: digits, blanks and + ( ) - . / only.';
  }
  return stored;
}
