import type { NewMember } from './operations/jobs.ts';

/** The fields of a member that admins write. */
export type MemberField = Exclude<keyof NewMember, 'role'>;

interface Row {
  label: string;
  /** The column of the database. */
  column: string;
  /** Unicode characters. */
  maxLength: number;
  /** Column names in tables: that of the export, then others that are understood. Case, spaces and signs make no difference. */
  csv: readonly [string, ...string[]];
}

/** The fields of a member, in the order of form and export; one of the contract without a row is a type error. */
export const MEMBER_FIELDS = {
  name: { label: 'Name', column: 'name', maxLength: 200, csv: ['Name', 'Full name', 'Member name'] },
  email: { label: 'E-mail', column: 'email', maxLength: 254, csv: ['Email', 'Email address', 'Email ID', 'Mail'] },
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

/** A column that holds one of these fields. */
export type MemberColumn = (typeof MEMBER_FIELDS)[MemberField]['column'];

/** What a mobile number is written with. */
export const MOBILE_FORM = /^\+?[\d ()/.-]{5,39}$/;

/** A text as it is stored: without spaces at its ends, and one between words; halves of letters, which no database holds, as U+FFFD. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
