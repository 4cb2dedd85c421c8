import type { Kysely } from 'kysely';
import { addDays, dayInIndia, hourInIndia, type Day, addMonth } from '../../../shared/days.ts';
import { isRenewable } from '../../../shared/jobState.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';
import { ERASED_MEMBER_ID } from '../../platform/db/erasedMember.ts';
import type { Database } from '../../platform/db/schema.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import type { Deps } from '../deps.ts';
import { processSequentially } from '../../platform/lib/longWork.ts';
import { createClosingMail, formatLongDate } from '../mail/mails.ts';
import { requireManager, type Caller } from '../data/caller.ts';
import { findActiveMember } from '../data/activeMember.ts';
import { createSignedPath } from '../mail/signedLinks.ts';
import { changeBoard, createLaterTimestamp, NO_UPLOAD, type ChangeDeps } from '../board/changeBoard.ts';

/** Subject of a signed link. The link is valid for one closing date only, so that it renews a job once. */
interface LinkSubject {
  id: string;
  closing: Day;
}

const formatSubject = ({ id, closing }: LinkSubject): string => `${id} ${closing}`;

/** A job on the page of a renewal link. */
export interface LinkedJob {
  title: string;
  /** Closing date after a renewal; null when the link cannot renew the job. */
  renewedUntil: Day | null;
  /** Current closing date. */
  closing: Day | null;
  /** False when the poster was erased or deactivated; the link has no effect then. */
  isPosterActive: boolean;
}

/** Notifies posters before a job closes, and renews jobs. */
export interface Renewal {
  /**
   * Renews a job. A closed job is reopened.
   * @returns message for the poster
   * @throws HttpError 403 or 404 when the caller may not manage the job, 409 when the job is not published or its closing date is not near,
   *   503 when the job was changed at the same time
   */
  renew(caller: Caller, id: string): Promise<string>;
  /**
   * Returns the job of a signed link; null when the job does not exist.
   * @param subject subject of the link
   */
  findByLink(subject: string): Promise<LinkedJob | null>;
  /**
   * Renews the job of a signed link. Throws HttpError 503 when the job was changed at the same time.
   * @returns new closing date; null when the link can no longer renew the job
   */
  renewByLink(subject: string): Promise<Day | null>;
  /**
   * Notifies posters whose jobs close within `closingNoticeDays`, once per closing date. Does nothing before the hour `jobMailHour`.
   * @param signal stops before the next mail
   */
  sendClosingNotices(signal?: AbortSignal): Promise<void>;
}

export function createRenewal(deps: ChangeDeps & Pick<Deps, 'secret'>): Renewal {
  const { db, settings } = deps;

  const canRenew = (job: JobRow, today: Day): boolean =>
    job.status === 'published' && job.user_id !== ERASED_MEMBER_ID && job.closing_date !== null && isRenewable(job.closing_date, today);

  const computeNextClosingDate = ({ closing_date }: JobRow, today: Day): Day =>
    addMonth(closing_date !== null && closing_date > today ? closing_date : today);

  const hasActivePoster = async (from: Kysely<Database>, { user_id }: JobRow): Promise<boolean> =>
    (await findActiveMember(from, user_id)) !== undefined;

  /**
   * Renews a job.
   * @param isAllowed returns whether the caller may renew this job, or throws
   * @param options `requiresActivePoster`: whether jobs of erased or deactivated members cannot be renewed
   * @returns new closing date
   * @throws HttpError 409 when the job cannot be renewed, 503 when it was changed at the same time
   */
  const renewJob = (
    id: string,
    isAllowed: (job: JobRow | undefined, today: Day) => job is JobRow,
    { requiresActivePoster = false } = {},
  ): Promise<Day> =>
    changeBoard(deps, NO_UPLOAD, async ({ db: transaction, jobs, now, today }) => {
      const job = await jobs.findAndLock(id);
      if (!isAllowed(job, today) || !canRenew(job, today) || (requiresActivePoster && !(await hasActivePoster(transaction, job))))
        throw new HttpError(409, 'This job does not close soon, or is not published: it cannot be renewed now.');
      const [closing_date, timestamp] = [computeNextClosingDate(job, today), createLaterTimestamp(now, job.updated_at)];
      const renewedJob = { ...job, closing_date, updated_at: timestamp, published_at: timestamp, closed_at: null, closed_reason: null };
      const isStored = await jobs.replace(renewedJob, job.updated_at, today);
      if (!isStored) throw new HttpError(503, 'The job was being changed by somebody else. Please try again.');
      return closing_date;
    });

  /** Returns whether a link in a mail is still valid: the job has the same closing date, and was not closed early. */
  const isLinkValid = (job: JobRow, closing: Day): boolean => job.closing_date === closing && job.closed_at === null;

  const parseSubject = (subject: string): LinkSubject => {
    const [id = '', closing = ''] = subject.split(' ');
    return { id, closing };
  };

  /** Selects jobs that close within `closingNoticeDays` and whose posters were not notified of this closing date. */
  const selectClosingSoon = (from: Kysely<Database>, today: Day) =>
    from
      .selectFrom('jobs')
      .leftJoin('closing_notices', 'closing_notices.job_id', 'jobs.id')
      .where('jobs.listed', '=', 1)
      .where('jobs.status', '=', 'published')
      .where('jobs.closing_date', '>=', today)
      .where('jobs.closing_date', '<=', addDays(today, settings.closingNoticeDays))
      .where(({ eb, or, ref }) =>
        or([eb('closing_notices.closing_date', 'is', null), eb('closing_notices.closing_date', '!=', ref('jobs.closing_date'))]),
      );

  async function sendClosingNotice(id: string): Promise<void> {
    await runInTransaction(db, async (transaction) => {
      // The job is read again, because it may have changed since the run began.
      const job = await selectClosingSoon(transaction, dayInIndia(deps.clock()))
        .selectAll('jobs')
        .where('jobs.id', '=', id)
        .forNoKeyUpdate('jobs')
        .executeTakeFirst();
      if (!job) return;
      const closing = job.closing_date ?? '';
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('closing_notices')
        .values({ job_id: job.id, closing_date: closing })
        .onConflict((conflict) =>
          conflict.column('job_id').doUpdateSet({ closing_date: closing }).where('closing_notices.closing_date', '!=', closing),
        )
        .executeTakeFirst();
      const poster = await findActiveMember(transaction, job.user_id);
      if (!poster || (numInsertedOrUpdatedRows ?? 0n) === 0n) return;
      const link = createSignedPath(deps.secret, 'renew-job', formatSubject({ id: job.id, closing }));
      await deps.mailer.enqueue(createClosingMail(job, poster, settings.publicUrl, link, deps.clock()), transaction);
    });
  }

  return {
    async renew(caller, id) {
      const until = await renewJob(id, (job, today): job is JobRow => {
        requireManager(caller, job, today, 'renew it');
        return true;
      });
      return `Job renewed: members can apply until ${formatLongDate(until)}.`;
    },
    async findByLink(subject) {
      const { id, closing } = parseSubject(subject);
      const job = await deps.board.repository.findById(id);
      if (!job) return null;
      const today = dayInIndia(deps.clock());
      const isPosterActive = await hasActivePoster(db, job);
      const renewedUntil = isPosterActive && isLinkValid(job, closing) && canRenew(job, today) ? computeNextClosingDate(job, today) : null;
      return { title: job.title, renewedUntil, closing: job.closing_date, isPosterActive };
    },
    async renewByLink(subject) {
      const { id, closing } = parseSubject(subject);
      try {
        return await renewJob(id, (job): job is JobRow => job !== undefined && isLinkValid(job, closing), {
          requiresActivePoster: true,
        });
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 409) return null;
        throw error;
      }
    },
    async sendClosingNotices(signal) {
      const now = deps.clock();
      const today = await deps.board.service.today();
      if (settings.closingNoticeDays === 0 || hourInIndia(now) < settings.jobMailHour) return;
      // If the server stops before the last mail, the jobs that close first are done.
      const closingJobs = await selectClosingSoon(db, today).select('jobs.id').orderBy('jobs.closing_date').orderBy('jobs.id').execute();
      await processSequentially(closingJobs, ({ id }) => sendClosingNotice(id), {
        onError: (error, { id }) => deps.log.error({ err: error, job: id }, 'the closing notice of a job could not be prepared'),
        signal,
      });
      deps.mailer.wake();
    },
  };
}
