import type { Generated, Selectable } from 'kysely';
import type { EventStatusName } from '../../../shared/eventStatus.ts';
import type { RegistrationState } from '../../../shared/operations/registrations.ts';
import type { SystemMail } from '../../../shared/operations/site.ts';
import type { JobTables } from './jobTables.ts';

/** Role of a member; admins moderate jobs. */
export type Role = 'member' | 'admin';

export interface MemberTable {
  /** 24 lower-case hexadecimal digits: `_id` in the job backend. */
  id: string;
  /** `ID` in the CMS. */
  cms_id: number;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  /** `job_role` in the CMS: free text or a role. */
  job_role: string | null;
  membership_number: string | null;
  mobile_number: string | null;
  /** Root-relative path. */
  profile_picture: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** When the member was deactivated, ISO 8601, UTC; null: not deactivated. */
  deactivated_at: string | null;
  /** Normalised name by which the directory is sorted (`server/people/directory/memberWords.ts`). */
  name_key: Generated<string>;
}

export type MemberRow = Selectable<MemberTable>;

/** Row of `member_words`: a word that a search for a member matches by prefix. */
export interface MemberWordRow {
  word: string;
  member_id: string;
}

/** Row of `sessions`; the token itself is not stored. */
export interface SessionRow {
  /** HMAC-SHA-256 with the server's secret, hexadecimal. */
  token_hash: string;
  member_id: string;
  created_at: string;
  expires_at: string;
  /** Last use, accurate to a few minutes; idle sessions expire. */
  used_at: string;
  /** Browser and operating system, or null. */
  device: string | null;
  /** When its member confirmed with a code that it edits the content; null: not yet. */
  editing_since: string | null;
}

/** Row of `provider_logins`: with which e-mail address the session of a provider's token began; the token itself is not stored. */
export interface ProviderLoginRow {
  /** HMAC-SHA-256 with the server's secret, hexadecimal. */
  token_hash: string;
  /** Lower case. */
  email: string;
  created_at: string;
}

/** Row of `otp_requests`: a requested code, processed after the response. */
export interface OtpRequestRow {
  id: Generated<number>;
  email: string;
  /** Keyed hash of the requester's network address. */
  client: string;
  requested_at: string;
}

/** Row of `otp_codes`: the newest code of an e-mail address. Unknown e-mail addresses have a row too, but their code is never valid. */
export interface OtpCodeRow {
  email: string;
  /** Null for an unknown e-mail address. */
  member_id: string | null;
  /** Random. The code is derived from this value and the server's secret, so that the same code can be mailed again. */
  issue: string;
  /** HMAC-SHA-256 with the server's secret, hexadecimal. */
  code_hash: string;
  /** Wrong attempts of all clients except known ones (`otp_clients.known_until`). */
  attempts: number;
  issued_at: string;
  expires_at: string;
  /** Last mailing of the code. */
  sent_at: string;
  consumed_at: string | null;
  /** Number of consecutive codes that were replaced because their only client had used up its attempts. */
  replaced: number;
  /** Wrong attempts since `day_began_at`, for all codes of the e-mail address. */
  day_attempts: number;
  day_began_at: string;
}

/** Row of `otp_clients`: one client's use of the codes of an e-mail address. */
export interface OtpClientRow {
  email: string;
  /** Keyed hash of the network address. */
  client: string;
  /** Code that `asked` and `attempts` refer to. */
  issue: string;
  /** 1: this client requested the code. */
  asked: number;
  /** This client's wrong attempts at the code. */
  attempts: number;
  /** Until when the client counts as known after a login; null: never. */
  known_until: string | null;
}

/** Row of `erasure_codes` and `content_codes`: the newest code by which a member confirms an erasure, or that a session edits the content. */
export interface MailedCodeRow {
  member_id: string;
  issue: string;
  /** HMAC-SHA-256 with the server's secret, hexadecimal. */
  code_hash: string;
  attempts: number;
  sent_at: string;
  expires_at: string;
}

/** `local`: kept for the outbox page; `queued`: waiting; `sent`, `failed`: final. */
export type MailStatus = 'local' | 'queued' | 'sent' | 'failed';

/** What a mail is about, as admins see it in the queue; empty for old mails. */
export type MailKind = Exclude<SystemMail['kind'], 'other'> | '';

/** Table `outbox_mails`: the durable mail queue, and content of the local outbox. */
export interface OutboxMailTable {
  id: string;
  status: MailStatus;
  /** Who caused the mail: a member's id, or a keyed hash of the network address; empty: the server itself. */
  sender: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  kind: Generated<MailKind>;
  /** Plain text with a placeholder for a one-time code. Emptied after sending, or some days after failing. */
  text: string;
  /** `otp_codes.issue` of the placeholder's code. */
  otp_issue: string | null;
  attempts: number;
  /** Earliest next attempt; ISO 8601, UTC. */
  next_attempt_at: string;
  /** Not sent after this time. */
  expires_at: string;
  created_at: string;
  /** URL for unsubscribing with one click (RFC 8058), in job alerts and reminders; null in other mail. */
  unsubscribe_url: string | null;
  /** Last error, without e-mail addresses; null: none. */
  last_error: string | null;
  /** Time of the final failure, or null. */
  failed_at: string | null;
  /** Files that are attached, as JSON (`MailAttachment[]`); null: none. Emptied like the text. */
  attachments: Generated<string | null>;
  /** Until when the sending process has claimed the mail; null or past: not claimed. */
  claimed_until: string | null;
}

export type OutboxMailRow = Selectable<OutboxMailTable>;

/** Row of `backups`: a backup that is running, has succeeded or has failed. */
export interface BackupRow {
  id: string;
  /** 1: a nightly backup; 0: a manual one. */
  nightly: number;
  started_at: string;
  /** Null while the backup is running, and after an interrupted one. */
  ended_at: string | null;
  file: string;
  /** Size of the file; null unless the backup has succeeded. */
  bytes: number | null;
  /** Reason of the failure; null: not failed. */
  error: string | null;
}

/** Row of `rate_counts`: uses of a limited operation in the window that ends at `ends_at`. */
export interface RateCountRow {
  /** Method and route, for example `POST /api/jobs/postJob`. */
  operation: string;
  /** Member id, or a keyed hash of the network address. */
  who: string;
  used: number;
  /** ISO 8601, UTC. */
  ends_at: string;
}

/** Row of `attended_events`: an event as it was when a member marked it as attended. */
export interface AttendedEventRow {
  member_id: string;
  event_id: string;
  title: string;
  /** Last day of the event, `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  /** Professional development units. */
  ways_of_working: number;
  power_skills: number;
  business_acumen: number;
  marked_at: string;
}

/** Row of `pdu_cycles`: a member's certification cycle. */
export interface PduCycleRow {
  member_id: string;
  target: number;
  /** First day, `YYYY-MM-DD`; empty when the member has not entered it. */
  start: string;
}

/** Row of `events_of_interest`: an event as it was when a member marked it as interesting. */
export interface EventOfInterestRow {
  member_id: string;
  /** Id in the content. */
  event_id: string;
  title: string;
  /** Last day of the event, `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  created_at: string;
}

/** Row of `reminders`: a member who gets reminders. */
export interface RemindersRow {
  member_id: string;
  /** When the member turned reminders on. */
  since: string;
}

/**
 * Row of `sent_reminders`: a reminder that was sent of an event that begins, or a job that closes, on a day. Of an event whose status changed:
 * the status that the member knows, with the event's last day.
 */
export interface SentReminderRow {
  member_id: string;
  kind: 'event' | 'job' | EventStatusName;
  /** Id of the event or job. */
  subject_id: string;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
}

/** What became of a registration. An unconfirmed one is the request of a visitor who has not opened the link in the mail. */
export type RegistrationRowState = RegistrationState | 'unconfirmed';

/**
 * Row of `registrations`: somebody's registration for an event. There is one per member, and one per e-mail address of others; whoever
 * cancels and registers again gets another turn in the same row.
 */
export interface RegistrationRow {
  /** 24 hexadecimal digits. */
  id: string;
  /** Id in the content. */
  event_id: string;
  /** Null: not a member. */
  member_id: string | null;
  name: string;
  /** Lower case. Of a member, the address at the time: the present one counts, to which mails go. */
  email: string;
  state: RegistrationRowState;
  /** Order in which people got a place or joined the waiting list, unique within the event; 0 while unconfirmed. */
  turn: number;
  /** Until when a place is held; null unless `offered`. */
  offer_ends_at: string | null;
  /** When it was requested; ISO 8601, UTC. */
  created_at: string;
  /** When it got a place or joined the waiting list; null while unconfirmed. */
  registered_at: string | null;
  checked_in_at: string | null;
  /** First day of the event of which the guest was reminded, `YYYY-MM-DD`; null: not reminded yet. */
  reminded: string | null;
  /** Number of times that the links in earlier mails were withdrawn. */
  links: number;
  /** What the guest knows of the event, as JSON (`formatMark` in `server/registrations/changes.ts`); empty: as it is. */
  told: string;
  /** Title of the event when the guest registered. */
  title: string;
  /** Last day of the event as far as known, `YYYY-MM-DD` in Asia/Kolkata; the data are deleted some time after it. */
  day: string;
}

/** Row of `content_versions`: a content file as it was from a time on. */
export interface ContentVersionRow {
  /** 24 hexadecimal digits, greater than those of earlier versions. */
  id: string;
  /** Path in the content folder, such as `events/4101-reading-the-river.md`. */
  file: string;
  /** The whole file; null: there was none. */
  text: string | null;
  /** Who saved it; null: it came from the files, or the member was erased. */
  member_id: string | null;
  at: string;
}

/** Row of `content_drafts`: a value of a content file that visitors do not see. */
export interface ContentDraftRow {
  file: string;
  /** Hash of the file with which the draft began; empty: there was none. */
  version: string;
  /** JSON. */
  value: string;
  /** Who kept it; null: the member was erased. */
  member_id: string | null;
  at: string;
}

/** Row of `versions`: the number of changes to data that processes cache. */
export interface VersionRow {
  subject: string;
  version: number;
}

export interface CoreTables {
  members: MemberTable;
  member_words: MemberWordRow;
  sessions: SessionRow;
  provider_logins: ProviderLoginRow;
  otp_requests: OtpRequestRow;
  otp_codes: OtpCodeRow;
  otp_clients: OtpClientRow;
  outbox_mails: OutboxMailTable;
  backups: BackupRow;
  rate_counts: RateCountRow;
  erasure_codes: MailedCodeRow;
  content_codes: MailedCodeRow;
  content_versions: ContentVersionRow;
  content_drafts: ContentDraftRow;
  attended_events: AttendedEventRow;
  pdu_cycles: PduCycleRow;
  events_of_interest: EventOfInterestRow;
  reminders: RemindersRow;
  sent_reminders: SentReminderRow;
  versions: VersionRow;
  registrations: RegistrationRow;
}

export interface Database extends CoreTables, JobTables {}

/** Tables of PostgreSQL only; with SQLite their contents are files in DATA_DIR. */
export type PostgresTables = {
  /** Single row with the secret (`server/platform/security/secret.ts`), 64 hexadecimal digits. */
  secrets: { name: 'server'; value: string };
  /** Contents of uploaded files in pieces, numbered from 0, deleted with their row of `files`. */
  file_pieces: { file_id: string; number: number; bytes: Buffer };
};
