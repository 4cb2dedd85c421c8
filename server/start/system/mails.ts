import type { SystemMail, SystemMails } from '../../../shared/operations/site.ts';
import { mask } from '../../../shared/mask.ts';
import type { OutboxMailRow } from '../../platform/db/schema.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';

const MAX_MAILS = 100;

/** How long a resent mail is valid; milliseconds. */
const RESEND_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

type MailDeps = Pick<Deps, 'db' | 'mailer' | 'clock' | 'settings'>;

/** Returns whether a mail can be resent: it must still have its text, and not be about a code. */
const isResendable = ({ otp_issue, text }: Pick<OutboxMailRow, 'otp_issue' | 'text'>): boolean => otp_issue === null && text !== '';

function serializeMail(row: OutboxMailRow, canSend: boolean): SystemMail {
  const { id, recipient, kind, attempts, created_at, next_attempt_at, failed_at, last_error, status } = row;
  return {
    id,
    to: mask(recipient),
    kind: kind === '' ? 'other' : kind,
    tries: attempts,
    takenAt: created_at,
    ...(status === 'queued' ? { nextAt: next_attempt_at } : {}),
    ...(failed_at === null ? {} : { failedAt: failed_at }),
    ...(last_error === null ? {} : { reason: last_error }),
    canSendAgain: status === 'failed' && canSend && isResendable(row),
  };
}

/** Returns up to `MAX_MAILS` queued mails, oldest first, and as many failed ones, newest first. Masks recipients and omits the content. */
export async function selectMails({ db, settings }: MailDeps): Promise<SystemMails> {
  const sends = settings.smtpUrl !== undefined;
  const readMails = async (status: 'queued' | 'failed') => {
    const mailsOfStatus = db.selectFrom('outbox_mails').where('status', '=', status);
    const rows = await mailsOfStatus
      .selectAll()
      .orderBy('id', status === 'queued' ? 'asc' : 'desc')
      .limit(MAX_MAILS)
      .execute();
    const { count } = await mailsOfStatus.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return { count, mails: rows.map((row) => serializeMail(row, sends)) };
  };
  return { sends, waiting: await readMails('queued'), failed: await readMails('failed') };
}

/**
 * Queues a failed mail again.
 * @throws HttpError 404 for an unknown mail; 409 for a mail that cannot be resent, and when no mail server is set
 */
export async function resendMail({ db, mailer, clock, settings }: MailDeps, id: string): Promise<void> {
  if (settings.smtpUrl === undefined) throw new HttpError(409, 'No mail server is set (SMTP_URL), so no mail can be sent.');
  await runInTransaction(db, async (transaction) => {
    const row = await transaction.selectFrom('outbox_mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) throw new HttpError(404, 'This mail no longer exists.');
    if (row.otp_issue !== null) throw new HttpError(409, 'A code can’t be sent again. The member can request a new one.');
    if (row.status !== 'failed') throw new HttpError(409, 'This mail is not marked as failed, so it cannot be sent again.');
    if (!isResendable(row)) throw new HttpError(409, 'The text of this mail has been deleted, so it cannot be sent again.');
    const now = clock();
    await transaction
      .updateTable('outbox_mails')
      .set({
        status: 'queued',
        attempts: 0,
        next_attempt_at: now.toISOString(),
        expires_at: new Date(now.getTime() + RESEND_LIFETIME_MS).toISOString(),
        failed_at: null,
        last_error: null,
      })
      .where('id', '=', id)
      .execute();
  });
  mailer.wake();
}
