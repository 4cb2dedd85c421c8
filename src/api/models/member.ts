import type { UserDetails } from '../generated/cms.ts';
import type { ImportValue as ContractImportValue, MemberRole, MemberState } from '../generated/people.ts';
import type { RowOf } from '../responses.ts';

/** The signed-in member's data in the content system (AUTH-08). */
export interface MemberDetails {
  /** Null where the content system does not return it. */
  email: string | null;
  name: string;
  membershipNumber: string | null;
  profilePicture: string | null;
  role: string | null;
  mobileNumber: string | null;
  /** The fields as received, of which some are sent to `checkUser` (`createUserSummary`). */
  received: RowOf<UserDetails>;
}

/** The member's data in the job backend. They take precedence over those of the content system (D-25). */
export interface CheckedMember {
  _id: string;
  role: string | null;
}

interface OtpResult {
  success: boolean;
  /** The server's reason for refusing, or null. */
  error: string | null;
}

/** Result of requesting a one-time passcode (AUTH-02, AUTH-05). */
export interface OtpRequestResult extends OtpResult {
  /** Null when the backend does not return them. */
  mails: OtpMails | null;
  /** The server's message when the mail is delayed; else null. */
  delayMessage: string | null;
}

export interface OtpMails {
  /** Whether this request sent a mail; otherwise the last passcode is still valid. */
  sent: boolean;
  /** Seconds until a new request will send a mail. */
  nextIn: number;
}

/** Result of verifying a passcode (AUTH-06). */
export interface OtpCheckResult extends OtpResult {
  /** Null exactly when `success` is false. */
  token: string | null;
}

/** The saved values of the fields that members may change themselves. */
export interface SavedProfile {
  /** The server's message. */
  message: string;
  /** Null where the backend does not return it. */
  name: string | null;
  mobileNumber: string | null;
  profilePicture: string | null;
}

/** An active session of the member. */
export interface OwnSession {
  id: string;
  current: boolean;
  /** Browser and operating system. */
  device: string | null;
  /** ISO 8601 timestamp. */
  startedAt: string | null;
  /** Time of the last use, to within a few minutes; ISO 8601. */
  usedAt: string | null;
}

/** A member in the admins' directory. */
export interface DirectoryMember {
  id: string;
  name: string;
  email: string;
  role: MemberRole;
  state: MemberState;
  membershipNumber: string | null;
  mobileNumber: string | null;
  /** Time when the member was added; ISO 8601. */
  since: string | null;
}

export interface MemberPage {
  members: DirectoryMember[];
  total: number;
}

/** A value that a line of an import sets. */
export interface ImportedValue {
  field: ContractImportValue['field'];
  /** Null when there is none. */
  before: string | null;
  /** Null when the value is deleted. */
  after: string | null;
}

export interface ImportLine {
  line: number;
  action: 'adds' | 'changes';
  name: string;
  email: string;
  role: string;
  state: string;
  /** Every value that changes; of a new member the numbers. */
  values: ImportedValue[];
}

/** Result or preview of an import. */
export interface ImportReport {
  message: string;
  /** False for a preview. */
  applied: boolean;
  added: number;
  changed: number;
  /** Number of stored numbers whose cells are empty. They are deleted only if the import is told to. */
  emptied: number;
  /** Number of lines with errors. `problems` has only the first ones. */
  wrong: number;
  problems: { line: number; problem: string }[];
  /** Lines that add or change a member; not all of them if there are many. */
  sample: ImportLine[];
  /** Unknown columns. */
  ignoredColumns: string[];
}
