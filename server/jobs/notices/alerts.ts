import { FREQUENCY_LABELS, describeSearch, describeSearchAfterJobs } from '../../../shared/jobSearch.ts';
import type { JobAlert, JobAlertForm } from '../../../shared/operations/board.ts';
import type { JobAlertRow, JobRow } from '../../platform/db/jobTables.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { createAlertMail } from '../mail/alertMail.ts';
import { toBoardQuery, formatSearch, parseSearch, serializeAlert } from './alertSearch.ts';
import { isAfter, iteratePages } from '../../platform/db/pages.ts';
import { iterateInChunks, processSequentially } from '../../platform/lib/longWork.ts';
import { lockMember, findActiveMember } from '../data/activeMember.ts';
import { isOpen } from '../data/isOpen.ts';
import { findJobsByIds } from '../data/repository.ts';
import type { Caller } from '../data/caller.ts';
import { createSignedPath } from '../mail/signedLinks.ts';
import { createId } from '../board/changeBoard.ts';
import { addDays, dayInIndia } from '../../../shared/days.ts';

/** Limit of alerts per member. */
const MAX_ALERTS = 20;

/** Number of jobs checked at a time. */
const BATCH_SIZE = 500;

const ROWS_PER_INSERT = 200;

/** Overlap of consecutive checks, in milliseconds. It includes jobs whose publication was not committed at the previous check. */
const CHECK_OVERLAP_MS = 60 * 60 * 1000;

/** Searches whose new jobs are mailed to members. */
export interface JobAlerts {
  /** Returns the caller's alerts, latest first. */
  list(caller: Caller): Promise<JobAlert[]>;
  /**
   * Creates an alert, or changes the frequency of the caller's alert with the same search.
   * @returns message for the member
   * @throws HttpError 400 without search criteria, 401 when the member was erased, 409 for more than `MAX_ALERTS` alerts
   */
  create(caller: Caller, form: JobAlertForm): Promise<string>;
  /**
   * Deletes one of the caller's alerts.
   * @returns message for the member
   * @throws HttpError 404 when the caller has no such alert
   */
  remove(caller: Caller, id: string): Promise<string>;
  /** Describes an alert's search; returns null when the alert does not exist. */
  describe(id: string): Promise<string | null>;
  /** Deletes an alert without checking its owner, for signed links. */
  end(id: string): Promise<void>;
  /**
   * Mails the new jobs of all due alerts. Each alert mails a job only once. Failures are logged.
   * @param signal stops before the next alert
   */
  sendDue(signal?: AbortSignal): Promise<void>;
}

type AlertDeps = Pick<Deps, 'board' | 'db' | 'clock' | 'log' | 'mailer' | 'secret' | 'settings'>;

export function createJobAlerts(deps: AlertDeps): JobAlerts {
  const { db, clock, log, settings } = deps;
  const { service } = deps.board;

  /** Returns the ids of matching jobs that were published since the last check and not yet mailed for this alert, newest first. */
  async function findNewJobs(alert: JobAlertRow): Promise<string[]> {
    const since = new Date(Math.max(Date.parse(alert.checked_at) - CHECK_OVERLAP_MS, Date.parse(alert.created_at))).toISOString();
    const query = toBoardQuery(parseSearch(alert.search));
    const pages = iteratePages<Pick<JobRow, 'id' | 'published_at'>>(
      (last) =>
        db
          .selectFrom('jobs')
          .select(['id', 'published_at'])
          .where('listed', '=', 1)
          .where('published_at', '>', since)
          .where('user_id', '!=', alert.user_id)
          .where('id', 'not in', db.selectFrom('job_alert_jobs').select('job_id').where('alert_id', '=', alert.id))
          .where(isAfter(['published_at', 'id'], last && [last.published_at, last.id], 'desc'))
          .orderBy('published_at', 'desc')
          .orderBy('id', 'desc')
          .limit(BATCH_SIZE)
          .execute(),
      BATCH_SIZE,
    );
    const matching: string[] = [];
    for await (const jobs of pages)
      matching.push(
        ...(await service.filterMatching(
          query,
          jobs.map(({ id }) => id),
        )),
      );
    return matching;
  }

  async function sendAlert(id: string): Promise<void> {
    const now = clock();
    const today = await service.today();
    const alert = await db
      .selectFrom('job_alerts')
      .selectAll()
      .where('id', '=', id)
      .where('due_at', '<=', now.toISOString())
      .executeTakeFirst();
    if (!alert) return;
    // Done before the transaction, which occupies the connection. If another process advances the alert meanwhile, it mails the jobs.
    const jobIds = await findNewJobs(alert);
    await runInTransaction(db, async (transaction) => {
      const due_at = computeNextDue(alert.frequency, now, settings.jobMailHour).toISOString();
      const { numUpdatedRows } = await transaction
        .updateTable('job_alerts')
        .set({ due_at, checked_at: now.toISOString() })
        .where('id', '=', alert.id)
        .where('due_at', '=', alert.due_at)
        .executeTakeFirst();
      const member = await findActiveMember(transaction, alert.user_id);
      if (numUpdatedRows === 0n || !member) return;
      // Jobs that were closed or taken off the board since `findNewJobs` are not mailed.
      const jobs = (await findJobsByIds(transaction, jobIds)).filter((job) => isOpen(job, today));
      if (jobs.length === 0) return;
      const rows = jobs.map((job) => ({ alert_id: alert.id, job_id: job.id }));
      for await (const chunk of iterateInChunks(rows, ROWS_PER_INSERT))
        await transaction.insertInto('job_alert_jobs').values(chunk).execute();
      const mail = createAlertMail(alert, jobs, member, {
        searchText: describeSearchAfterJobs(parseSearch(alert.search)),
        origin: settings.publicUrl,
        endPath: createSignedPath(deps.secret, 'end-alert', alert.id),
        now,
      });
      await deps.mailer.enqueue(mail, transaction);
    });
  }

  return {
    async list(caller) {
      const rows = await db.selectFrom('job_alerts').selectAll().where('user_id', '=', caller.id).orderBy('created_at', 'desc').execute();
      return rows.map(serializeAlert);
    },
    async create(caller, form) {
      const search = formatSearch(form);
      if (search === '') throw new HttpError(400, 'Please search for something first: an alert for every job would be the board itself.');
      const now = clock();
      const timestamp = now.toISOString();
      const { frequency } = form;
      const due_at = computeNextDue(frequency, now, settings.jobMailHour).toISOString();
      await runInTransaction(db, async (transaction) => {
        await lockMember(transaction, caller.id);
        await transaction
          .insertInto('job_alerts')
          .values({ id: createId(), user_id: caller.id, search, frequency, created_at: timestamp, checked_at: timestamp, due_at })
          .onConflict((conflict) => conflict.columns(['user_id', 'search']).doUpdateSet({ frequency, due_at }))
          .execute();
        const alerts = await transaction.selectFrom('job_alerts').select('id').where('user_id', '=', caller.id).execute();
        if (alerts.length > MAX_ALERTS)
          throw new HttpError(409, `You have ${MAX_ALERTS} job alerts, which is the maximum. Please end one first.`);
      });
      return `You will get the new jobs by e-mail ${FREQUENCY_LABELS[frequency]}.`;
    },
    async remove(caller, id) {
      const { numDeletedRows } = await db.deleteFrom('job_alerts').where('id', '=', id).where('user_id', '=', caller.id).executeTakeFirst();
      if (numDeletedRows === 0n) throw new HttpError(404, 'This job alert does not exist, or has ended');
      return 'The job alert has ended.';
    },
    async describe(id) {
      const alert = await db.selectFrom('job_alerts').select('search').where('id', '=', id).executeTakeFirst();
      return alert === undefined ? null : describeSearch(parseSearch(alert.search));
    },
    async end(id) {
      await db.deleteFrom('job_alerts').where('id', '=', id).execute();
    },
    async sendDue(signal) {
      const dueAlerts = await db
        .selectFrom('job_alerts')
        .select('id')
        .where('due_at', '<=', clock().toISOString())
        .orderBy('due_at')
        .execute();
      await processSequentially(dueAlerts, ({ id }) => sendAlert(id), {
        onError: (error, { id }) => log.error({ err: error, alert: id }, 'the mail of a job alert could not be prepared'),
        signal,
      });
      if (dueAlerts.length > 0) deps.mailer.wake();
    },
  };
}

const MONDAY = 1;

/**
 * Returns the next time after `now` at which an alert is due: every day or every Monday, at the given hour in India.
 * @param hour 0 to 23
 */
export function computeNextDue(frequency: JobAlertRow['frequency'], now: Date, hour: number): Date {
  const computeTimeAfterDays = (days: number): Date =>
    new Date(`${addDays(dayInIndia(now), days)}T${String(hour).padStart(2, '0')}:00:00+05:30`);
  for (let days = 0; ; days += 1) {
    const weekday = new Date(`${addDays(dayInIndia(now), days)}T00:00:00Z`).getUTCDay();
    if (computeTimeAfterDays(days) > now && (frequency === 'daily' || weekday === MONDAY)) return computeTimeAfterDays(days);
  }
}
