import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import type { Database, MailKind, OutboxMailRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { worker } from '../worker.ts';
import { usualClaims, type ClaimTimes } from './claim.ts';
import { openLane } from './delivery.ts';
import { senderOf, type Whose } from './sender.ts';
import { smtpTransport, type SendMail } from './transport.ts';

/** Stands in a mail's text for the one-time code, which is stored nowhere. */
export const codePlaceholder = '{{one-time code}}';

/** One mail to one person, as plain text. */
export interface Mail {
  /** One plain address. */
  to: string;
  subject: string;
  /** What it is about, for those who look after the queue. */
  kind: Exclude<MailKind, ''>;
  text: string;
  /** One plain address. */
  replyTo?: string;
  /** Issue of the one-time code that replaces the placeholder. */
  otpIssue?: string;
  /** Who caused it, as `hashClient` returns it: the queue serves one after the other. */
  sender?: string;
  /** Ends all mail of its kind, by a post without a login (RFC 8058). */
  unsubscribeUrl?: string;
  /** It is a letter: the chapter's name stands below it. */
  signed?: boolean;
  /** After this time it is no longer worth sending. */
  expiresAt: Date;
}

/** One mail of the local outbox. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Sends mail through a durable queue: what was taken is sent, even if the server dies in between. */
export interface Mailer {
  /** Takes a mail; durable once resolved, or once the given transaction is committed. */
  enqueue(mail: Mail, db?: Kysely<Database>): Promise<void>;
  /** Call it after the transaction that a mail was enqueued in. */
  wake(): void;
  /** Resolves when all that is due was tried. */
  settled(): Promise<void>;
  /** The mails kept here because no mail server is set, newest first, 200 at most. */
  list(): Promise<OutboxMail[]>;
  close(): Promise<void>;
}

/** What a mailer works with. */
export interface MailerParts {
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>;
  /** Whose mail it is, at present. */
  chapter: () => Whose;
  db: Kysely<Database>;
  bus: Bus;
  /** The one-time code of an issue, for the mail that carries it. */
  codeOf: (email: string, issue: string) => string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** How mail leaves; by default SMTP_URL. */
  send?: SendMail;
  /** How long a mail that is being sent is kept from other processes. */
  claims?: ClaimTimes;
}

/**
 * Makes ids of 24 hexadecimal digits, which grow in the order in which they are made: beyond those of all processes, too, as far
 * as the given database or transaction sees them, also when the clock was set back since.
 */
function idMaker(): (db: Kysely<Database>, now: Date) => Promise<string> {
  let last = 0;
  return async (db, now) => {
    const newest = await db.selectFrom('outbox_mails').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    const before = newest ? Number.parseInt(newest.id.slice(0, 14), 16) : 0;
    // Sixteen steps a millisecond of the clock, so that mails of the same millisecond keep their order.
    last = Math.max(last + 1, before + 1, now.getTime() * 16);
    return last.toString(16).padStart(14, '0') + randomBytes(5).toString('hex');
  };
}

/**
 * Opens the queue; with a mail server set it goes on with what a predecessor left behind, or another process. Codes have a lane of their own:
 * people wait for them, and no enquiry that the mail server is slow to take holds them up.
 */
export function openMailer(parts: MailerParts): Mailer {
  const { settings, db, bus, codeOf, clock, log, chapter } = parts;
  const send =
    parts.send ?? (settings.smtpUrl === undefined ? undefined : smtpTransport(settings.smtpUrl, () => senderOf(settings, chapter())));
  const fullText = (row: OutboxMailRow): string =>
    row.otp_issue === null ? row.text : row.text.replace(codePlaceholder, codeOf(row.recipient, row.otp_issue));
  const nextId = idMaker();
  const stopping = new AbortController();
  const lanes = { db, clock, log, fullText, claims: parts.claims ?? usualClaims, stopping: stopping.signal };
  const works = (['codes', 'enquiries'] as const).map((lane) => {
    const queue = send && openLane({ ...lanes, send }, lane);
    return worker({
      run: async () => queue?.sendDue(),
      retryMs: 5_000,
      onError: (error) => log.error({ err: error, lane }, 'the mail queue could not be worked off'),
    });
  });
  const lookNow = (): boolean => works.map((work) => work.wake()).includes(true);
  // What this process cannot see to at once another may.
  const wake = (): void => {
    if (lookNow()) bus.publish('mail');
  };
  const unsubscribe = bus.subscribe('mail', () => void lookNow());
  lookNow();

  return {
    async enqueue(mail, target = db) {
      const time = clock();
      const now = time.toISOString();
      await target
        .insertInto('outbox_mails')
        .values({
          id: await nextId(target, time),
          status: send ? 'queued' : 'local',
          sender: mail.sender ?? '',
          recipient: mail.to,
          reply_to: mail.replyTo ?? null,
          subject: mail.subject,
          kind: mail.kind,
          text: mail.signed ? `${mail.text}\n\n${chapter().facts.name}` : mail.text,
          otp_issue: mail.otpIssue ?? null,
          attempts: 0,
          next_attempt_at: now,
          expires_at: mail.expiresAt.toISOString(),
          created_at: now,
          unsubscribe_url: mail.unsubscribeUrl ?? null,
        })
        .execute();
      if (target === db) wake();
    },
    wake,
    settled: async () => void (await Promise.all(works.map((work) => work.settled()))),
    async list() {
      const rows = await db.selectFrom('outbox_mails').selectAll().where('status', '=', 'local').orderBy('id', 'desc').limit(200).execute();
      return rows.map((row) => ({ id: row.id, to: row.recipient, subject: row.subject, text: fullText(row), createdAt: row.created_at }));
    },
    async close() {
      unsubscribe();
      stopping.abort();
      await Promise.all(works.map((work) => work.close()));
    },
  };
}
