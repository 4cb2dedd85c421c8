import { describeInvalidEmail, isEmailAddress } from '../../../shared/addresses.ts';
import {
  cleanNumber,
  MEMBER_FIELDS,
  MOBILE_PATTERN,
  MOBILE_REFUSAL,
  toOneLine,
  type MemberColumn,
  type MemberField,
} from '../../../shared/memberFields.ts';
import type { MemberRow } from '../../platform/db/schema.ts';
import { normaliseEmail } from '../../mail/address.ts';

/** Fields of a request; undefined fields stay unchanged. */
export type MemberFields = { [Field in MemberField]?: string | null | undefined };

/** Fields as they are stored. */
export type StoredFields = Partial<Pick<MemberRow, MemberColumn>>;

/** Columns of a member that admins set. */
export type NewMember = Pick<MemberRow, MemberColumn | 'role' | 'deactivated_at'>;

function validateLength(field: MemberField, value: string): string | undefined {
  const { label, maxLength } = MEMBER_FIELDS[field];
  return value.length > maxLength ? `The ${label.toLowerCase()} is longer than ${maxLength} characters.` : undefined;
}

/** Functions that return what is wrong with a normalised value, as a sentence; undefined when it is valid. */
const validators: Readonly<Record<MemberField, (value: string) => string | undefined>> = {
  name: (name) => (name === '' ? 'The name is missing.' : validateLength('name', name)),
  email: (email) => {
    if (email === '') return 'The e-mail address is missing.';
    return isEmailAddress(email) ? undefined : describeInvalidEmail(email);
  },
  membershipNumber: (number) => validateLength('membershipNumber', number),
  mobileNumber: (number) =>
    validateLength('mobileNumber', number) ?? (number === '' || MOBILE_PATTERN.test(number) ? undefined : MOBILE_REFUSAL),
};

/** Functions that return the stored form of a value. */
const normalisers: Readonly<Record<MemberField, (value: string) => string>> = {
  name: toOneLine,
  email: normaliseEmail,
  membershipNumber: (number) => toOneLine(cleanNumber(number)),
  mobileNumber: (number) => toOneLine(cleanNumber(number)),
};

/**
 * Converts fields to their stored form: text is trimmed, the e-mail address is in lower case, numbers have no
 * invisible characters, and empty numbers are null.
 * @returns the fields, or an error message about the first invalid field
 */
export function normaliseMemberFields(fields: MemberFields): StoredFields | string {
  const storedFields: StoredFields = {};
  for (const field of Object.keys(validators) as MemberField[]) {
    const text = fields[field];
    if (text === undefined) continue;
    const value = normalisers[field](text ?? '');
    const problem = validators[field](value);
    if (problem !== undefined) return problem;
    Object.assign(storedFields, { [MEMBER_FIELDS[field].column]: value || null });
  }
  return storedFields;
}

/** Completes the fields of a new member; missing numbers are null. */
export const completeMember = (
  stored: StoredFields & Pick<NewMember, 'name' | 'email'>,
  state: Pick<NewMember, 'role' | 'deactivated_at'>,
): NewMember => ({ membership_number: null, mobile_number: null, ...stored, ...state });
