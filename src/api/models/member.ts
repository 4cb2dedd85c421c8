import type { MemberRole, MemberState } from '../generated/jobs.ts';

/** The signed-in member as the content system knows the person (AUTH-08). */
export interface MemberDetails {
  /** Number in the content system. */
  cmsId: string;
  /** Id in the job backend, where the content system tells it; `checkUser` has the last word (D-25). */
  _id: string | null;
  email: string;
  name: string;
  membershipNumber: string | null;
  profilePicture: string | null;
  role: string | null;
  mobileNumber: string | null;
}

/** The member as the job backend knows the person; its id and role count (D-25). */
export interface CheckedMember {
  _id: string;
  role: string | null;
  name: string | null;
  email: string | null;
}

/** What came of a step of signing in. */
interface OtpResult {
  success: boolean;
  /** The server's reason when it refused; null otherwise, or when it gave none. */
  error: string | null;
}

/** What came of asking for a one-time passcode (AUTH-02, AUTH-05). */
export interface OtpRequestResult extends OtpResult {
  /** Which mails go, where the server tells; else null. */
  mails: OtpMails | null;
}

/** Which mails with a passcode go. */
export interface OtpMails {
  /** One goes for this request; otherwise the passcode sent a moment ago still holds. */
  sent: boolean;
  /** Seconds until a request leads to a mail again. */
  nextIn: number;
}

/** What came of a one-time passcode (AUTH-06). */
export interface OtpCheckResult extends OtpResult {
  /** Session token; null exactly when `success` is false. */
  token: string | null;
}

/** A login of the member that has not ended. */
export interface OwnSession {
  id: string;
  /** Whether it is this one. */
  current: boolean;
  /** Browser and system in words. */
  device: string | null;
  /** ISO 8601 timestamps. */
  startedAt: string | null;
  usedAt: string | null;
}

/** A member as admins see one. */
export interface DirectoryMember {
  id: string;
  name: string;
  email: string;
  role: MemberRole;
  state: MemberState;
  membershipNumber: string | null;
  mobileNumber: string | null;
  /** When they were added; ISO 8601 timestamp. */
  since: string | null;
}

/** A page of members, and how many there are in all. */
export interface MemberPage {
  members: DirectoryMember[];
  total: number;
}

/** What a line of the file does. */
export interface ImportLine {
  line: number;
  does: 'adds' | 'changes';
  name: string;
  email: string;
  role: string;
  state: string;
}

/** What an import did, or would do. */
export interface ImportReport {
  /** The server's sentence. */
  message: string;
  /** Whether it was done. */
  applied: boolean;
  added: number;
  changed: number;
  /** Lines with a mistake, of which the first are told. */
  wrong: number;
  problems: { line: number; problem: string }[];
  /** The first lines that add or change a member. */
  sample: ImportLine[];
  /** Columns that mean nothing here. */
  ignoredColumns: string[];
}
