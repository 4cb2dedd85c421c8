import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Whose records are meant. */
export interface Person {
  id: string;
  email: string;
}

/** What a table knows about a person. */
interface OwnTable {
  /** Its records, as they are told to the person: no secrets, nothing of anybody else. */
  read(db: Kysely<Database>, person: Person): Promise<object[]>;
  /** Removes them. Absent: they go with the member's row, or with what they belong to (`eraseJobs.ts`). */
  erase?(db: Kysely<Database>, person: Person): Promise<unknown>;
}

/**
 * Every table of the database, in the order in which it is erased: whoever adds one says here what of a person is in it.
 */
export const ownTables: { readonly [Table in keyof Database]: OwnTable } = {
  jobs: {
    read: (db, { id }) => db.selectFrom('jobs').selectAll().where('user_id', '=', id).orderBy('created_at').execute(),
  },
  applications: {
    read: (db, { id }) => db.selectFrom('applications').selectAll().where('user_id', '=', id).orderBy('created_at').execute(),
  },
  application_changes: {
    read: (db, { id }) =>
      db
        .selectFrom('application_changes')
        .select(['application_id', 'stage', 'at'])
        .where('application_id', 'in', (sub) => sub.selectFrom('applications').select('applications.id').where('user_id', '=', id))
        .execute(),
  },
  jobs_sent_back: {
    read: (db, { id }) =>
      db
        .selectFrom('jobs_sent_back')
        .selectAll()
        .where('job_id', 'in', (sub) => sub.selectFrom('jobs').select('jobs.id').where('user_id', '=', id))
        .execute(),
  },
  files: {
    read: (db, { id }) =>
      db
        .selectFrom('files')
        .selectAll()
        .where(({ eb, or, selectFrom }) =>
          or([
            eb('job_id', 'in', selectFrom('jobs').select('jobs.id').where('user_id', '=', id)),
            eb('application_id', 'in', selectFrom('applications').select('applications.id').where('user_id', '=', id)),
          ]),
        )
        .execute(),
  },
  saved_jobs: {
    read: (db, { id }) =>
      db.selectFrom('saved_jobs').select(['job_id', 'job_title', 'created_at']).where('user_id', '=', id).orderBy('created_at').execute(),
  },
  job_alerts: {
    read: (db, { id }) => db.selectFrom('job_alerts').selectAll().where('user_id', '=', id).orderBy('created_at').execute(),
  },
  job_alert_jobs: {
    read: (db, { id }) =>
      db
        .selectFrom('job_alert_jobs')
        .selectAll()
        .where('alert_id', 'in', (sub) => sub.selectFrom('job_alerts').select('job_alerts.id').where('user_id', '=', id))
        .execute(),
  },
  closing_notices: {
    read: (db, { id }) =>
      db
        .selectFrom('closing_notices')
        .selectAll()
        .where('job_id', 'in', (sub) => sub.selectFrom('jobs').select('jobs.id').where('user_id', '=', id))
        .execute(),
  },
  otp_requests: {
    read: (db, { email }) => db.selectFrom('otp_requests').select('requested_at').where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_requests').where('email', '=', email).execute(),
  },
  otp_codes: {
    read: (db, { email }) =>
      db
        .selectFrom('otp_codes')
        .select(['issued_at', 'expires_at', 'sent_at', 'consumed_at', 'attempts'])
        .where('email', '=', email)
        .execute(),
    erase: (db, { email }) => db.deleteFrom('otp_codes').where('email', '=', email).execute(),
  },
  otp_clients: {
    read: (db, { email }) => db.selectFrom('otp_clients').select(['asked', 'attempts', 'known_until']).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_clients').where('email', '=', email).execute(),
  },
  outbox_mails: {
    // Codes stand in no mail: they are put in on the way out.
    read: (db, { email }) =>
      db
        .selectFrom('outbox_mails')
        .select(['status', 'subject', 'text', 'created_at', 'attempts'])
        .where('recipient', '=', email)
        .execute(),
    // And what was to be told to others about the person.
    erase: (db, { email, id }) =>
      db
        .deleteFrom('outbox_mails')
        .where(({ eb, or }) => or([eb('recipient', '=', email), eb('sender', '=', id)]))
        .execute(),
  },
  // Nothing of a person: when backups were made.
  backups: { read: () => Promise.resolve([]) },
  rate_counts: {
    read: (db, { id }) => db.selectFrom('rate_counts').select(['operation', 'used', 'ends_at']).where('who', '=', id).execute(),
    erase: (db, { id }) => db.deleteFrom('rate_counts').where('who', '=', id).execute(),
  },
  erasure_codes: {
    read: (db, { id }) =>
      db.selectFrom('erasure_codes').select(['sent_at', 'expires_at', 'attempts']).where('member_id', '=', id).execute(),
  },
  // Counts changes; nobody is told in it.
  versions: { read: () => Promise.resolve([]) },
  member_words: {
    read: (db, { id }) => db.selectFrom('member_words').select('word').where('member_id', '=', id).execute(),
  },
  sessions: {
    read: (db, { id }) =>
      db.selectFrom('sessions').select(['created_at', 'used_at', 'expires_at', 'device']).where('member_id', '=', id).execute(),
  },
  members: {
    read: (db, { id }) => db.selectFrom('members').selectAll().where('id', '=', id).execute(),
    erase: (db, { id }) => db.deleteFrom('members').where('id', '=', id).execute(),
  },
};
