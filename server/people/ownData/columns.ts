import { JOB_FIELDS, JOB_FORM, type JobColumn } from '../../../shared/jobFields.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Whether the export of a person's data contains a column: `true`, or the reason why not. */
type Decision = true | { withheld: string };

const OWN: Decision = { withheld: 'It only repeats whose record it is.' };
const SECRET: Decision = { withheld: 'Whoever knows it could log in, confirm or end something as the person.' };
const CLIENT: Decision = { withheld: 'It is a keyed hash of a network address, which says nothing to people.' };
const INTERNAL: Decision = { withheld: 'It controls processing, and says nothing about the person.' };
const DERIVED: Decision = { withheld: 'It follows from another column that is exported.' };
const CHAPTER: Decision = { withheld: 'It is a text of the chapter, which its admins wrote together.' };
const IMPERSONAL: Decision = { withheld: 'It is not about a person.' };

const writtenColumns = Object.fromEntries(JOB_FIELDS.map((name) => [JOB_FORM[name].column, true])) as Record<JobColumn, true>;

/** Decision for every column of the database. A column without a decision is a type error. */
const columns: { readonly [Table in keyof Database]: { readonly [Column in keyof Database[Table]]: Decision } } = {
  jobs: {
    ...writtenColumns,
    id: true,
    user_id: true,
    status: true,
    status_remark: true,
    remark_field: true,
    sent_back_at: true,
    created_at: true,
    updated_at: true,
    published_at: true,
    closed_at: true,
    closed_reason: true,
    listed: true,
    applied_count: true,
  },
  applications: {
    id: true,
    job_id: true,
    job_title: true,
    user_id: true,
    name: true,
    email: true,
    phone_no: true,
    year_of_experience: true,
    employee_type: true,
    city: true,
    current_ctc: true,
    expected_ctc: true,
    cv_file: true,
    created_at: true,
    cv_removed_at: true,
    name_key: true,
    email_key: true,
    stage: true,
    stage_at: true,
  },
  application_changes: { application_id: true, stage: true, day: DERIVED, at: true },
  jobs_sent_back: { job_id: true, remark: true, remark_field: true, written: true },
  files: { id: true, kind: true, job_id: true, application_id: true, member_id: OWN, created_at: true },
  saved_jobs: { user_id: OWN, job_id: true, job_title: true, created_at: true },
  job_alerts: { id: true, user_id: true, search: true, frequency: true, created_at: true, checked_at: true, due_at: true },
  job_alert_jobs: { alert_id: true, job_id: true },
  closing_notices: { job_id: true, closing_date: true },
  otp_requests: { id: INTERNAL, email: OWN, client: CLIENT, requested_at: true },
  otp_codes: {
    email: OWN,
    member_id: OWN,
    issue: SECRET,
    code_hash: SECRET,
    attempts: true,
    issued_at: true,
    expires_at: true,
    sent_at: true,
    consumed_at: true,
    replaced: INTERNAL,
    day_attempts: INTERNAL,
    day_began_at: INTERNAL,
  },
  otp_clients: { email: OWN, client: CLIENT, issue: SECRET, asked: true, attempts: true, known_until: true },
  outbox_mails: {
    id: INTERNAL,
    status: true,
    sender: { withheld: 'It is a keyed hash of a network address, or the id of the member who caused the mail.' },
    recipient: OWN,
    reply_to: { withheld: 'It is the e-mail address of somebody else.' },
    subject: true,
    kind: INTERNAL,
    // Stored mail texts contain no codes: these are inserted when a mail is sent.
    text: true,
    otp_issue: SECRET,
    attempts: true,
    next_attempt_at: INTERNAL,
    expires_at: INTERNAL,
    created_at: true,
    unsubscribe_url: SECRET,
    last_error: INTERNAL,
    failed_at: INTERNAL,
    attachments: INTERNAL,
    claimed_until: INTERNAL,
  },
  backups: {
    id: IMPERSONAL,
    nightly: IMPERSONAL,
    started_at: IMPERSONAL,
    ended_at: IMPERSONAL,
    file: IMPERSONAL,
    bytes: IMPERSONAL,
    error: IMPERSONAL,
  },
  rate_counts: { operation: true, who: OWN, used: true, ends_at: true },
  erasure_codes: { member_id: OWN, issue: SECRET, code_hash: SECRET, attempts: true, sent_at: true, expires_at: true },
  content_codes: { member_id: OWN, issue: SECRET, code_hash: SECRET, attempts: true, sent_at: true, expires_at: true },
  content_versions: { id: true, file: true, text: CHAPTER, member_id: OWN, at: true },
  content_drafts: { file: true, version: INTERNAL, value: CHAPTER, member_id: OWN, at: true },
  attended_events: {
    member_id: OWN,
    event_id: true,
    title: true,
    day: true,
    ways_of_working: true,
    power_skills: true,
    business_acumen: true,
    marked_at: true,
  },
  pdu_cycles: { member_id: OWN, target: true, start: true },
  events_of_interest: { member_id: OWN, event_id: true, title: true, day: true, created_at: true },
  reminders: { member_id: OWN, since: true },
  sent_reminders: { member_id: OWN, kind: true, subject_id: true, day: true },
  registrations: {
    id: true,
    event_id: true,
    member_id: OWN,
    name: true,
    email: true,
    state: true,
    turn: true,
    offer_ends_at: true,
    created_at: true,
    registered_at: true,
    checked_in_at: true,
    links: INTERNAL,
    told: INTERNAL,
    title: true,
    day: true,
  },
  versions: { subject: IMPERSONAL, version: IMPERSONAL },
  member_words: { word: true, member_id: OWN },
  provider_logins: { token_hash: SECRET, email: OWN, created_at: true },
  sessions: { token_hash: SECRET, member_id: OWN, created_at: true, expires_at: true, used_at: true, device: true, editing_since: true },
  members: {
    id: true,
    cms_id: true,
    email: true,
    name: true,
    role: true,
    job_role: true,
    membership_number: true,
    mobile_number: true,
    profile_picture: true,
    created_at: true,
    deactivated_at: true,
    name_key: true,
  },
};

/** Returns the exported columns of a table. */
export const listExportedColumns = <Table extends keyof Database>(table: Table): (keyof Database[Table] & string)[] =>
  Object.entries<Decision>(columns[table]).flatMap(([name, decision]) =>
    decision === true ? [name as keyof Database[Table] & string] : [],
  );
