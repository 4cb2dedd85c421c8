import type { Kysely } from 'kysely';
import type { ApplicationRow, JobAlertJobRow, JobRow } from '../../platform/db/jobTables.ts';
import { isAfter, iteratePages, PAGE_SIZE } from '../../platform/db/pages.ts';
import type { Database } from '../../platform/db/schema.ts';
import { NO_START } from '../pdus/attendance.ts';
import { listExportedColumns } from './columns.ts';
import { isRegistrationOf, iterateByApplications, iterateByJobs, selectOwnApplications, selectOwnJobs } from './ownRecords.ts';

/** The person whose data is exported or erased. */
export interface Person {
  id: string;
  email: string;
}

/** How the records of a person in one table are exported and erased. */
interface OwnTable {
  /** Returns the person's records with the columns that `columns.ts` exports. Where there may be thousands, they are returned in pages. */
  read(db: Kysely<Database>, person: Person): Promise<object[]> | AsyncIterable<object[]>;
  /** Deletes the records; or says how they are deleted: in `eraseJobs.ts` or `erasure.ts`, or by cascade with another row; or that only the mention of the person is. */
  erase:
    | ((db: Kysely<Database>, person: Person) => Promise<unknown>)
    | 'by eraseJobs'
    | 'by erasure'
    | 'with its application or job'
    | 'with the member'
    | 'kept without the member'
    | 'nothing of a person';
}

async function* iterateFiles(db: Kysely<Database>, { id }: Person): AsyncGenerator<object[]> {
  const files = db.selectFrom('files').select(listExportedColumns('files'));
  yield* iterateByJobs(db, id, (ids) => files.where('job_id', 'in', ids).execute());
  yield* iterateByApplications(db, id, (ids) => files.where('application_id', 'in', ids).execute());
  yield await files.where('member_id', '=', id).execute();
}

async function* iterateMails(db: Kysely<Database>, { email }: Person): AsyncGenerator<object[]> {
  const pages = iteratePages<{ id: string }>((last) =>
    db
      .selectFrom('outbox_mails')
      .select(listExportedColumns('outbox_mails'))
      .select('id')
      .where('recipient', '=', email)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  );
  // The id is not exported.
  for await (const mails of pages) yield mails.map(({ id: _id, ...mail }) => mail);
}

/** All tables, in the order of erasure. A table that is missing here is a type error. */
export const ownTables: { readonly [Table in keyof Database]: OwnTable } = {
  jobs: {
    read: (db, { id }) => iteratePages<JobRow>((last) => selectOwnJobs(db, id, last).select(listExportedColumns('jobs')).execute()),
    erase: 'by eraseJobs',
  },
  applications: {
    read: (db, { id }) =>
      iteratePages<ApplicationRow>((last) => selectOwnApplications(db, id, last).select(listExportedColumns('applications')).execute()),
    erase: 'by eraseJobs',
  },
  application_changes: {
    read: (db, { id }) =>
      iterateByApplications(db, id, (ids) =>
        db
          .selectFrom('application_changes')
          .select(listExportedColumns('application_changes'))
          .where('application_id', 'in', ids)
          .execute(),
      ),
    erase: 'with its application or job',
  },
  jobs_sent_back: {
    read: (db, { id }) =>
      iterateByJobs(db, id, (ids) =>
        db.selectFrom('jobs_sent_back').select(listExportedColumns('jobs_sent_back')).where('job_id', 'in', ids).execute(),
      ),
    erase: 'with its application or job',
  },
  files: {
    read: iterateFiles,
    // The rows are deleted together with the contents of the files.
    erase: 'by erasure',
  },
  saved_jobs: {
    read: (db, { id }) =>
      db.selectFrom('saved_jobs').select(listExportedColumns('saved_jobs')).where('user_id', '=', id).orderBy('created_at').execute(),
    erase: 'with the member',
  },
  job_alerts: {
    read: (db, { id }) =>
      db.selectFrom('job_alerts').select(listExportedColumns('job_alerts')).where('user_id', '=', id).orderBy('created_at').execute(),
    erase: 'with the member',
  },
  job_alert_jobs: {
    read: (db, { id }) =>
      iteratePages<JobAlertJobRow>((last) =>
        db
          .selectFrom('job_alert_jobs')
          .select(listExportedColumns('job_alert_jobs'))
          .where('alert_id', 'in', (sub) => sub.selectFrom('job_alerts').select('job_alerts.id').where('user_id', '=', id))
          .where(isAfter(['alert_id', 'job_id'], last && [last.alert_id, last.job_id]))
          .orderBy('alert_id')
          .orderBy('job_id')
          .limit(PAGE_SIZE)
          .execute(),
      ),
    erase: 'with the member',
  },
  closing_notices: {
    read: (db, { id }) =>
      iterateByJobs(db, id, (ids) =>
        db.selectFrom('closing_notices').select(listExportedColumns('closing_notices')).where('job_id', 'in', ids).execute(),
      ),
    erase: 'with its application or job',
  },
  otp_requests: {
    read: (db, { email }) => db.selectFrom('otp_requests').select(listExportedColumns('otp_requests')).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_requests').where('email', '=', email).execute(),
  },
  otp_codes: {
    read: (db, { email }) => db.selectFrom('otp_codes').select(listExportedColumns('otp_codes')).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_codes').where('email', '=', email).execute(),
  },
  otp_clients: {
    read: (db, { email }) => db.selectFrom('otp_clients').select(listExportedColumns('otp_clients')).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('otp_clients').where('email', '=', email).execute(),
  },
  outbox_mails: {
    read: iterateMails,
    // Includes mails to others that the person caused.
    erase: (db, { email, id }) =>
      db
        .deleteFrom('outbox_mails')
        .where(({ eb, or }) => or([eb('recipient', '=', email), eb('sender', '=', id)]))
        .execute(),
  },
  provider_logins: {
    read: (db, { email }) =>
      db.selectFrom('provider_logins').select(listExportedColumns('provider_logins')).where('email', '=', email).execute(),
    erase: (db, { email }) => db.deleteFrom('provider_logins').where('email', '=', email).execute(),
  },
  backups: { read: () => Promise.resolve([]), erase: 'nothing of a person' },
  rate_counts: {
    read: (db, { id }) => db.selectFrom('rate_counts').select(listExportedColumns('rate_counts')).where('who', '=', id).execute(),
    erase: (db, { id }) => db.deleteFrom('rate_counts').where('who', '=', id).execute(),
  },
  erasure_codes: {
    read: (db, { id }) => db.selectFrom('erasure_codes').select(listExportedColumns('erasure_codes')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  attended_events: {
    read: (db, { id }) =>
      db.selectFrom('attended_events').select(listExportedColumns('attended_events')).where('member_id', '=', id).orderBy('day').execute(),
    erase: 'with the member',
  },
  pdu_cycles: {
    read: async (db, { id }) => {
      const cycles = await db.selectFrom('pdu_cycles').select(listExportedColumns('pdu_cycles')).where('member_id', '=', id).execute();
      return cycles.map(({ start, ...cycle }) => (start === NO_START ? cycle : { ...cycle, start }));
    },
    erase: 'with the member',
  },
  events_of_interest: {
    read: (db, { id }) =>
      db
        .selectFrom('events_of_interest')
        .select(listExportedColumns('events_of_interest'))
        .where('member_id', '=', id)
        .orderBy('day')
        .execute(),
    erase: 'with the member',
  },
  reminders: {
    read: (db, { id }) =>
      db.selectFrom('reminders').select(listExportedColumns('reminders')).where('member_id', '=', id).orderBy('since').execute(),
    erase: 'with the member',
  },
  sent_reminders: {
    read: (db, { id }) =>
      db.selectFrom('sent_reminders').select(listExportedColumns('sent_reminders')).where('member_id', '=', id).orderBy('day').execute(),
    erase: 'with the member',
  },
  content_codes: {
    read: (db, { id }) => db.selectFrom('content_codes').select(listExportedColumns('content_codes')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  content_versions: {
    read: (db, { id }) =>
      iteratePages<{ id: string }>((last) =>
        db
          .selectFrom('content_versions')
          .select(listExportedColumns('content_versions'))
          .select('id')
          .where('member_id', '=', id)
          .where('id', '>', last?.id ?? '')
          .orderBy('id')
          .limit(PAGE_SIZE)
          .execute(),
      ),
    erase: 'kept without the member',
  },
  content_drafts: {
    read: (db, { id }) =>
      db.selectFrom('content_drafts').select(listExportedColumns('content_drafts')).where('member_id', '=', id).orderBy('at').execute(),
    erase: 'kept without the member',
  },
  registrations: {
    // Includes those that the person made before they were a member.
    read: (db, { id, email }) =>
      db
        .selectFrom('registrations')
        .select(listExportedColumns('registrations'))
        .where(isRegistrationOf({ id, email }))
        .orderBy('created_at')
        .execute(),
    erase: (db, { id, email }) => db.deleteFrom('registrations').where(isRegistrationOf({ id, email })).execute(),
  },
  versions: { read: () => Promise.resolve([]), erase: 'nothing of a person' },
  member_words: {
    read: (db, { id }) => db.selectFrom('member_words').select(listExportedColumns('member_words')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  sessions: {
    read: (db, { id }) => db.selectFrom('sessions').select(listExportedColumns('sessions')).where('member_id', '=', id).execute(),
    erase: 'with the member',
  },
  members: {
    read: (db, { id }) => db.selectFrom('members').select(listExportedColumns('members')).where('id', '=', id).execute(),
    erase: (db, { id }) => db.deleteFrom('members').where('id', '=', id).execute(),
  },
};
