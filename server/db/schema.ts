import type { Generated, Selectable } from 'kysely';
import type { JobTables } from './jobTables.ts';

/** What a member may do: an admin also moderates the job board. */
export type Role = 'member' | 'admin';

/** The table `members`. */
export interface MemberTable {
  /** 24 lower-case hexadecimal digits: the `_id` of the job backend. */
  id: string;
  /** The `ID` of the CMS. */
  cms_id: number;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  /** What the CMS calls `job_role`; text for people or a role name. */
  job_role: string | null;
  membership_number: string | null;
  mobile_number: string | null;
  /** Root-relative path of a picture. */
  profile_picture: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Since when they cannot log in, ISO 8601, UTC; null: they can. */
  deactivated_at: string | null;
  /** By what they are ordered: the name without accents and capitals. */
  name_key: Generated<string>;
}

/** One row of `members`. */
export type MemberRow = Selectable<MemberTable>;

/** One row of `member_words`: a word by whose beginning a member is found. */
export interface MemberWordRow {
  word: string;
  member_id: string;
}

/** One row of `sessions`: the token itself is not stored. */
export interface SessionRow {
  /** HMAC-SHA-256 of the token with the server's secret, hexadecimal. */
  token_hash: string;
  member_id: string;
  created_at: string;
  /** It ends then, however much it is used. */
  expires_at: string;
  /** When it was last used, to some minutes; it ends when that is long ago. */
  used_at: string;
  /** Browser and system in words, for its member to know it by; null: not known. */
  device: string | null;
}

/** One row of `otp_requests`: somebody asked for a code for this address; worked off right after the answer. */
export interface OtpRequestRow {
  id: Generated<number>;
  email: string;
  /** Who asked: a keyed hash of the network address. */
  client: string;
  requested_at: string;
}

/** One row of `otp_codes`: the newest code of an address. An address that is nobody's has a row too, which no code opens. */
export interface OtpCodeRow {
  email: string;
  /** Null: nobody's address. */
  member_id: string | null;
  /** Random; the code follows from it and the server's secret, so that the same code can be mailed again. */
  issue: string;
  /** HMAC-SHA-256 of address and code with the server's secret, hexadecimal. */
  code_hash: string;
  /** Wrong tries of all clients but those that a member logged in from. */
  attempts: number;
  issued_at: string;
  expires_at: string;
  /** When the code was last mailed. */
  sent_at: string;
  consumed_at: string | null;
  /** How many codes in a row were replaced because the only client that had to do with them had used up its tries. */
  replaced: number;
  /** Wrong tries since `day_began_at`, over all codes of the address. */
  day_attempts: number;
  day_began_at: string;
}

/** One row of `otp_clients`: what one client has to do with the codes of an address. */
export interface OtpClientRow {
  email: string;
  /** A keyed hash of the network address. */
  client: string;
  /** The code that `asked` and `attempts` are about; they count for no other. */
  issue: string;
  /** 1: it asked for this code. */
  asked: number;
  /** How often it was wrong about it. */
  attempts: number;
  /** The member logged in from this client; null: never. */
  known_until: string | null;
}

/** One row of `erasure_codes`: the newest code by which a member confirms that all of theirs is to be erased. */
export interface ErasureCodeRow {
  member_id: string;
  /** Random; the code follows from it and the server's secret. */
  issue: string;
  /** HMAC-SHA-256 of address and code with the server's secret, hexadecimal. */
  code_hash: string;
  /** Wrong tries. */
  attempts: number;
  sent_at: string;
  expires_at: string;
}

/** `local`: kept for the outbox page; `queued`: to be sent; `sent`, `failed`: final. */
export type MailStatus = 'local' | 'queued' | 'sent' | 'failed';

/** What a mail is about; empty: it was taken before that was noted. */
export type MailKind = 'code' | 'enquiry' | 'decision' | 'application' | 'alert' | 'closing' | 'erased' | '';

/** The table `outbox_mails`: the durable queue of e-mail, and what the local outbox shows. */
export interface OutboxMailTable {
  id: string;
  status: MailStatus;
  /** Who caused it: a keyed hash of the network address; empty: nobody in particular. */
  sender: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  kind: Generated<MailKind>;
  /** Plain text; a one-time code stands in it as a placeholder. Emptied once the mail was sent, or some days after it failed. */
  text: string;
  /** `otp_codes.issue` of the code that replaces the placeholder. */
  otp_issue: string | null;
  attempts: number;
  /** Not before this time; ISO 8601, UTC. */
  next_attempt_at: string;
  /** After this time it is no longer worth sending. */
  expires_at: string;
  created_at: string;
  /** Ends all mail of its kind, by a post without a login (RFC 8058); null: it was asked for once. */
  unsubscribe_url: string | null;
  /** What the last try that failed was answered, without addresses; null: none failed. */
  last_error: string | null;
  /** When it was given up; null: it was not. */
  failed_at: string | null;
  /** A process is sending it, and nobody else does before this time; null, or past: nobody is. */
  claimed_until: string | null;
}

/** One row of `outbox_mails` as it is read. */
export type OutboxMailRow = Selectable<OutboxMailTable>;

/** One row of `backups`: one that was made, is being made, or failed. */
export interface BackupRow {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  /** 1: the server made it by itself. */
  nightly: number;
  started_at: string;
  /** Null: under way, or it ended with its process. */
  ended_at: string | null;
  /** The file's name, without its folder. */
  file: string;
  /** How large it is; null: there is none. */
  bytes: number | null;
  /** Why there is none, in a sentence; null: it was made and read back. */
  error: string | null;
}

/** One row of `rate_counts`: how often somebody did what is limited, in the window that ends at `ends_at`. */
export interface RateCountRow {
  /** Method and route, for example `POST /api/jobs/postJob`. */
  operation: string;
  /** A member's id, or a keyed hash of the network address. */
  who: string;
  used: number;
  /** ISO 8601, UTC. */
  ends_at: string;
}

/** One row of `versions`: how often something was changed that processes keep in memory. */
export interface VersionRow {
  /** As `versions.ts` names it. */
  subject: string;
  version: number;
}

/** Tables of members and mail, and what processes agree by. */
export interface CoreTables {
  members: MemberTable;
  member_words: MemberWordRow;
  sessions: SessionRow;
  otp_requests: OtpRequestRow;
  otp_codes: OtpCodeRow;
  otp_clients: OtpClientRow;
  outbox_mails: OutboxMailTable;
  backups: BackupRow;
  rate_counts: RateCountRow;
  erasure_codes: ErasureCodeRow;
  versions: VersionRow;
}

/** Every table of the product. */
export interface Database extends CoreTables, JobTables {}

/** Tables that only PostgreSQL has. An embedded database has the same as files beside it in its folder. */
export type PostgresTables = {
  /** One row: what `server/security/secret.ts` describes, as 64 hexadecimal digits. */
  secrets: { name: 'server'; value: string };
  /** The contents of uploaded files in pieces, numbered from 0; they are deleted with their row of `files`. */
  file_pieces: { file_id: string; number: number; bytes: Buffer };
};
