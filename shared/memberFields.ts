import { toAsciiDigits } from './digits.ts';
import { MAX_EMAIL_LENGTH } from './addresses.ts';
import type { NewMember } from './operations/people.ts';
import { removeInvisible } from './text.ts';

/** Maximum number of members in one import: few enough to be stored within seconds. */
export const MAX_IMPORTED_MEMBERS = 10_000;

export type MemberField = Exclude<keyof NewMember, 'role'>;

interface Row {
  label: string;
  column: string;
  /** Unicode characters. */
  maxLength: number;
  /** CSV column names: the exported one, then accepted aliases. Case, spaces and punctuation are ignored. */
  csv: readonly [string, ...string[]];
}

/** Fields of a member, in the order of form and export. Leaving out a field of the contract is a type error. */
export const MEMBER_FIELDS = {
  name: { label: 'Name', column: 'name', maxLength: 200, csv: ['Name', 'Full name', 'Member name'] },
  email: { label: 'E-mail', column: 'email', maxLength: MAX_EMAIL_LENGTH, csv: ['Email', 'Email address', 'Email ID', 'Mail'] },
  membershipNumber: {
    label: 'Membership number',
    column: 'membership_number',
    maxLength: 40,
    csv: ['Membership number', 'Membership no', 'Membership ID', 'Member ID'],
  },
  mobileNumber: {
    label: 'Mobile number',
    column: 'mobile_number',
    maxLength: 40,
    csv: ['Mobile number', 'Mobile no', 'Mobile', 'Phone number', 'Phone'],
  },
} as const satisfies Record<MemberField, Row>;

export type MemberColumn = (typeof MEMBER_FIELDS)[MemberField]['column'];

/** At least 5 digits, with optional spaces and punctuation between them. */
export const MOBILE_PATTERN = /^\+?(?:[ ()/.-]*\d){5,}[ ()/.-]*$/;

export const MOBILE_REFUSAL = 'The mobile number must have at least 5 digits, and otherwise only spaces and + ( ) - . /';

/** Returns a typed or pasted number without invisible characters, with digits 0 to 9 and one kind of dash. */
export const cleanNumber = (text: string): string => removeInvisible(toAsciiDigits(text)).replace(/[\p{Pd}\u2212]/gu, '-');

/** Normalises text for storage: trimmed, whitespace and control characters collapsed, lone surrogates replaced by U+FFFD. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
