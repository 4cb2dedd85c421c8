import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database, MailKind, OutboxMailRow } from '../platform/db/schema.ts';
import type { Settings } from '../platform/settings.ts';
import { createWorker } from '../platform/lib/worker.ts';
import { DEFAULT_CLAIM_TIMES, type ClaimTimes } from './claim.ts';
import { openLane } from './delivery.ts';
import type { MailHealth } from './mailHealth.ts';
import { getSender, type MailIdentity } from './sender.ts';
import { createSmtpTransport, type SendMail } from './transport.ts';
import { readAttachments, type MailAttachment } from './attachments.ts';
import type { CmsDeps } from '../cms/liveContent.ts';

/** Placeholder for the one-time code in the text of a queued mail. The code itself is not stored. */
export const CODE_PLACEHOLDER = '{{one-time code}}';

/** A mail to be queued. */
export interface Mail {
  to: string;
  subject: string;
  kind: Exclude<MailKind, ''>;
  text: string;
  /** One plain e-mail address. */
  replyTo?: string;
  /** Issue of the one-time code that replaces the placeholder. */
  otpIssue?: string;
  /** Who caused the mail: a member's id, or a keyed hash of a network address. The queue serves senders round-robin. */
  sender?: string;
  /** URL for one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
  /** Whether the chapter's name is appended. */
  isSigned?: boolean;
  /** Time after which the mail is no longer sent. */
  expiresAt: Date;
}

/** A mail on the outbox page. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  attachments: readonly MailAttachment[];
}

/** Sends mail through a durable queue, which survives a crash of the server. */
export interface Mailer {
  /**
   * Queues a mail and starts delivery. The mail is durable when the promise resolves.
   * @param db a transaction; the mail is then durable after the commit, and the caller must call `wake` to start delivery
   */
  enqueue(mail: Mail, db?: Kysely<Database>): Promise<void>;
  /** Starts delivery; to be called after a transaction that enqueued mail. */
  wake(): void;
  /** Resolves when all due mail has been sent or tried. */
  settled(): Promise<void>;
  /** Returns the mail that is kept because no mail server is set, newest first, at most 200. */
  list(): Promise<OutboxMail[]>;
  readonly health: Readonly<MailHealth>;
  /** Stops delivery after the mail that is being sent. */
  close(): Promise<void>;
}

export interface MailerOptions {
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>;
  chapter: () => MailIdentity;
  db: Kysely<Database>;
  /** Derives the one-time code of an issue. */
  getCode: (email: string, issue: string) => string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** By default, sends through SMTP_URL. */
  send?: SendMail;
  claimTimes?: ClaimTimes;
}

/**
 * Returns a function that generates ids of 24 hexadecimal digits. A new id is greater than every id that the given database or transaction
 * sees, even when the clock was set back.
 */
function createIdGenerator(): (db: Kysely<Database>, now: Date) => Promise<string> {
  let last = 0;
  return async (db, now) => {
    const newest = await db.selectFrom('outbox_mails').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    const previous = newest ? Number.parseInt(newest.id.slice(0, 14), 16) : 0;
    // Sixteen numbers per millisecond keep the order of mails that are queued in the same millisecond.
    last = Math.max(last + 1, previous + 1, now.getTime() * 16);
    return last.toString(16).padStart(14, '0') + randomBytes(5).toString('hex');
  };
}

/**
 * Opens the queue. If a mail server is set, mail that earlier or other processes queued is sent as well. Codes have their own lane, because
 * people wait for them.
 */
export function openMailer(options: MailerOptions): Mailer {
  const { settings, db, getCode, clock, log, chapter } = options;
  const send =
    options.send ??
    (settings.smtpUrl === undefined ? undefined : createSmtpTransport(settings.smtpUrl, () => getSender(settings, chapter())));
  const getFullText = (row: OutboxMailRow): string =>
    row.otp_issue === null ? row.text : row.text.replace(CODE_PLACEHOLDER, getCode(row.recipient, row.otp_issue));
  const generateId = createIdGenerator();
  const stopController = new AbortController();
  const health: MailHealth = { failingSince: null, failures: 0 };
  const laneOptions = {
    health,
    db,
    clock,
    log,
    getFullText,
    claimTimes: options.claimTimes ?? DEFAULT_CLAIM_TIMES,
    stopping: stopController.signal,
  };
  const laneWorkers = (['codes', 'others'] as const).map((lane) => {
    const queue = send && openLane({ ...laneOptions, send }, lane);
    return createWorker({
      run: async () => queue?.sendDueMail(),
      retryMs: 5_000,
      onError: (error) => log.error({ err: error, lane }, 'the mail queue could not be processed'),
    });
  });
  const wake = (): void => {
    for (const worker of laneWorkers) worker.wake();
  };
  wake();

  return {
    async enqueue(mail, target = db) {
      const time = clock();
      const now = time.toISOString();
      await target
        .insertInto('outbox_mails')
        .values({
          id: await generateId(target, time),
          status: send ? 'queued' : 'local',
          sender: mail.sender ?? '',
          recipient: mail.to,
          reply_to: mail.replyTo ?? null,
          subject: mail.subject,
          kind: mail.kind,
          text: mail.isSigned ? `${mail.text}\n\n${chapter().facts.name}` : mail.text,
          otp_issue: mail.otpIssue ?? null,
          attempts: 0,
          next_attempt_at: now,
          expires_at: mail.expiresAt.toISOString(),
          created_at: now,
          unsubscribe_url: mail.unsubscribeUrl ?? null,
          attachments: mail.attachments === undefined ? null : JSON.stringify(mail.attachments),
        })
        .execute();
      if (target === db) wake();
    },
    wake,
    health,
    settled: async () => void (await Promise.all(laneWorkers.map((worker) => worker.settled()))),
    async list() {
      const rows = await db.selectFrom('outbox_mails').selectAll().where('status', '=', 'local').orderBy('id', 'desc').limit(200).execute();
      return rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: getFullText(row),
        createdAt: row.created_at,
        attachments: readAttachments(row),
      }));
    },
    async close() {
      stopController.abort();
      await Promise.all(laneWorkers.map((worker) => worker.close()));
    },
  };
}

/** Dependencies of the platform, the content, and the mailer. */
export interface MailDeps extends CmsDeps {
  readonly mailer: Mailer;
}
