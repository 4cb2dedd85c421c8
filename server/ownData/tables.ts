import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { exportedColumns } from './columns.ts';

export interface Person {
  id: string;
  email: string;
}

interface OwnTable {
  /** Returns its records, with the columns that `columns.ts` exports. */
  read(db: Kysely<Database>, person: Person): Promise<object[]>;
  /** Deletes them, or names how else they are removed: by cascade, or by `eraseJobs.ts` and `erasing.ts`. */
  erase:
    | ((db: Kysely<Database>, person: Person) => Promise<unknown>)
    | 'by eraseJobs'
    | 'by erasing'
    | 'with its application or job'
    | 'with the member'
    | 'nothing of a person';
}

/** Every table in order of erasure; a new one without a decision is a type error. */
export const ownTables: { readonly [Table in keyof Database]: OwnTable } = {
  jobs: {
    read: (db, { id }) => db.selectFrom('jobs').select(exportedColumns('jobs')).where('user_id', '=', id).orderBy('created_at').execute(),
    erase: 'by eraseJobs',
  },
  applications: {
    read: (db, { id }) =>
      db.selectFrom('applications').select(exportedColumns('applications')).where('user_id', '=', id).orderBy('created_at').execute(),
    erase: 'by eraseJobs',
  },
  application_changes: {
    read: (db, { id }) =>
      db
        .selectFrom('application_changes')
        .select(exportedColumns('application_changes'))
        .where('application_id', 'in', (sub) => sub.selectFrom('applications').select('applications.id').where('user_id', '=', id))
        .execute(),
    erase: 'with its application or job',
  },
  jobs_sent_back: {
    read: (db, { id }) =>
      db
        .selectFrom('jobs_sent_back')
        .select(exportedColumns('jobs_sent_back'))
        .where('job_id', 'in', (sub) => sub.selectFrom('jobs').select('jobs.id').where('user_id', '=', id))
        .execute(),
    erase: 'with its application or job',
  },
  files: {
    read: (db, { id }) =>
      db
        .selectFrom('files')
        .select(exportedColumns('files'))
        .where(({ eb, or, selectFrom }) =>
          or([
            eb('job_id', 'in', selectFrom('jobs').select('jobs.id').where('user_id', '=', id)),
            eb('application_id', 'in', selectFrom('applications').select('applications.id').where('user_id', '=', id)),
            eb('member_id', '=', id),
          ]),
        )
        .execute(),
    // Their contents as well.
    erase: 'by erasing',
  },
  saved_jobs: {
    read: (db, { id }) =>
      db.selectFrom('saved_jobs').select(exportedColumns('saved_jobs')).where('user_id', '=', id).orderBy('created_at').execute(),
    erase: 'with the member',
  },
  job_alerts: {
    read: (db, { id }) =>
      db.selectFrom('job_alerts').select(exportedColumns('job_alerts')).where('user_id', '=', id).orderBy('created_at').execute(),
    erase: 'with the member',
  },
  job_alert_jobs: {
    read: (db, { id }) =>
      db
        .selectFrom('job_alert_jobs')
        .select(exportedColumns('job_alert_jobs'))
        .where('alert_id', 'in', (sub) => sub.selectFrom('job_alerts').select('job_alerts.id').where('user_id', '=', id))
        .execute(),
    erase: 'with the member',
  },
  closing_notices: {
    read: (db, { id }) =>
      db
        .selectFrom('closing_notices')
        .select(exportedColumns('closing_notices'))
        .where('job_id', 'in', (sub) => sub.selectFrom('jobs').select('jobs.id').where('user_id', '=', id))
        .execute(),
    erase: 'with its application or job',
  },
  otp_requests: {
    read: (db, { email }) => db.selectFrom('otp_requests').select(exportedColumns('otp_requests')).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_requests').where('email', '=', email).execute(),
  },
  otp_codes: {
    read: (db, { email }) => db.selectFrom('otp_codes').select(exportedColumns('otp_codes')).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_codes').where('email', '=', email).execute(),
  },
  otp_clients: {
    read: (db, { email }) => db.selectFrom('otp_clients').select(exportedColumns('otp_clients')).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_clients').where('email', '=', email).execute(),
  },
  outbox_mails: {
    read: (db, { email }) => db.selectFrom('outbox_mails').select(exportedColumns('outbox_mails')).where('recipient', '=', email).execute(),
    // Also mails to others about the person.
    erase: (db, { email, id }) =>
      db
        .deleteFrom('outbox_mails')
        .where(({ eb, or }) => or([eb('recipient', '=', email), eb('sender', '=', id)]))
        .execute(),
  },
  backups: { read: () => Promise.resolve([]), erase: 'nothing of a person' },
  rate_counts: {
    read: (db, { id }) => db.selectFrom('rate_counts').select(exportedColumns('rate_counts')).where('who', '=', id).execute(),
    erase: (db, { id }) => db.deleteFrom('rate_counts').where('who', '=', id).execute(),
  },
  erasure_codes: {
    read: (db, { id }) => db.selectFrom('erasure_codes').select(exportedColumns('erasure_codes')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  attended_events: {
    read: (db, { id }) =>
      db.selectFrom('attended_events').select(exportedColumns('attended_events')).where('member_id', '=', id).orderBy('day').execute(),
    erase: 'with the member',
  },
  pdu_cycles: {
    read: (db, { id }) => db.selectFrom('pdu_cycles').select(exportedColumns('pdu_cycles')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  events_of_interest: {
    read: (db, { id }) =>
      db
        .selectFrom('events_of_interest')
        .select(exportedColumns('events_of_interest'))
        .where('member_id', '=', id)
        .orderBy('day')
        .execute(),
    erase: 'with the member',
  },
  reminders: {
    read: (db, { id }) =>
      db.selectFrom('reminders').select(exportedColumns('reminders')).where('member_id', '=', id).orderBy('since').execute(),
    erase: 'with the member',
  },
  sent_reminders: {
    read: (db, { id }) =>
      db.selectFrom('sent_reminders').select(exportedColumns('sent_reminders')).where('member_id', '=', id).orderBy('day').execute(),
    erase: 'with the member',
  },
  versions: { read: () => Promise.resolve([]), erase: 'nothing of a person' },
  member_words: {
    read: (db, { id }) => db.selectFrom('member_words').select(exportedColumns('member_words')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  sessions: {
    read: (db, { id }) => db.selectFrom('sessions').select(exportedColumns('sessions')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  members: {
    read: (db, { id }) => db.selectFrom('members').select(exportedColumns('members')).where('id', '=', id).execute(),
    erase: (db, { id }) => db.deleteFrom('members').where('id', '=', id).execute(),
  },
};
