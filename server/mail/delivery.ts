import type { FastifyBaseLogger } from 'fastify';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database, OutboxMailRow } from '../platform/db/schema.ts';
import { isServerFailure, type MailHealth } from './mailHealth.ts';
import { createClaim, holdClaim, isUnclaimed, type ClaimTimes } from './claim.ts';
import { scrub } from '../platform/security/scrub.ts';
import { readAttachments } from './attachments.ts';
import type { SendMail } from './transport.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Delays after the first, second, … failed attempt, in milliseconds. The last delay repeats until the mail expires. */
const RETRY_DELAYS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];

/**
 * Milliseconds for which a lane pauses when the mail server accepts nothing. After the pause, one mail is tried. If it is accepted, the
 * others follow at once.
 */
const SERVER_RETRY_MS = 20 * SECOND_MS;

/** Options of both lanes. */
export interface DeliveryOptions {
  db: Kysely<Database>;
  clock: () => Date;
  log: FastifyBaseLogger;
  send: SendMail;
  /** Returns the text of a mail, with its one-time code inserted. */
  getFullText: (row: OutboxMailRow) => string;
  claimTimes: ClaimTimes;
  /** Updated after every attempt. */
  health: MailHealth;
  /** No further mail is sent after abort. */
  stopping: AbortSignal;
}

/** Separate queues: `codes`, for which people wait; `others`: all other mail. */
export type Lane = 'codes' | 'others';

/** Sends the mail of one lane, while other processes may do the same. */
export interface LaneQueue {
  /**
   * Sends every due mail that no other process has claimed. Senders are served round-robin, so that one sender's backlog does not delay
   * others. A sender's oldest mail is first. Failed attempts are repeated with growing delays. When the mail server fails, the whole lane
   * pauses.
   * @returns milliseconds until the next poll, which finds mail that other processes left
   */
  sendDueMail(): Promise<number>;
}

/** Limit of senders whose last turn is remembered. */
const MAX_SENDERS = 10_000;

/** Milliseconds between polls for mail that other processes left. */
const POLL_INTERVAL_MS = 2 * SECOND_MS;

/** Opens a lane of the queue. */
export function openLane(options: DeliveryOptions, lane: Lane): LaneQueue {
  const { db, clock, claimTimes, stopping } = options;
  /** Value of `serveCount` when each sender was last served. */
  const lastServed = new LRUCache<string, number>({ max: MAX_SENDERS });
  let serveCount = 0;
  /** End of the lane's pause after the mail server accepted nothing, in milliseconds since 1970. */
  let pausedUntilMs = 0;
  const selectDue = (now: Date) =>
    db
      .selectFrom('outbox_mails')
      .where('status', '=', 'queued')
      .where('otp_issue', lane === 'codes' ? 'is not' : 'is', null)
      .where((mail) => isDue(mail, now))
      .where((mail) => isUnclaimed(mail, now, claimTimes));

  /** Claims a sender's oldest mail; undefined when other processes were first. */
  const claimOldest = (sender: string, now: Date): Promise<OutboxMailRow | undefined> => {
    const oldest = selectDue(now).select('id').where('sender', '=', sender).orderBy('id').limit(1).forUpdate().skipLocked();
    return db.updateTable('outbox_mails').set(createClaim(now, claimTimes)).where('id', '=', oldest).returningAll().executeTakeFirst();
  };

  /** Claims the oldest due mail of the sender who was served longest ago. */
  async function claimNext(): Promise<OutboxMailRow | undefined> {
    const now = clock();
    const senders = await selectDue(now)
      .select(({ fn }) => ['sender', fn.min('id').as('id')])
      .groupBy('sender')
      .execute();
    senders.sort((a, b) => (lastServed.peek(a.sender) ?? 0) - (lastServed.peek(b.sender) ?? 0) || (a.id < b.id ? -1 : 1));
    for (const { sender } of senders) {
      const mail = await claimOldest(sender, now);
      if (!mail) continue;
      lastServed.set(sender, (serveCount += 1));
      return mail;
    }
    return undefined;
  }

  const isPaused = (): boolean => {
    const remainingMs = pausedUntilMs - clock().getTime();
    // A longer remaining pause means that the clock was set back.
    return remainingMs > 0 && remainingMs <= SERVER_RETRY_MS;
  };

  async function sendDueMail(): Promise<number> {
    while (!stopping.aborted && !isPaused()) {
      const mail = await claimNext();
      if (!mail) break;
      if ((await sendClaimedMail(options, mail)) === 'server failed') pausedUntilMs = clock().getTime() + SERVER_RETRY_MS;
    }
    return POLL_INTERVAL_MS;
  }

  return { sendDueMail };
}

/** Returns the condition that a mail is due. A time beyond the longest delay is due, too: it was written before the clock was set back. */
function isDue({ eb, or }: ExpressionBuilder<Database, 'outbox_mails'>, now: Date): Expression<SqlBool> {
  const latestValid = new Date(now.getTime() + Math.max(...RETRY_DELAYS_MS)).toISOString();
  return or([eb('attempts', '=', 0), eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', latestValid)]);
}

/** Columns that remove personal data from a mail that was sent or given up. */
export const REMOVED_CONTENT = { text: '', reply_to: null, attachments: null };

/** Returns the columns of a mail that is given up. Admins can resend all mails but codes for some days (`server/start/system/mails.ts`). */
const createFailedColumns = (row: OutboxMailRow, now: Date): Partial<OutboxMailRow> => ({
  ...(row.otp_issue === null ? {} : REMOVED_CONTENT),
  status: 'failed',
  failed_at: now.toISOString(),
});

const MAX_REASON_LENGTH = 300;

/** Returns the error message of a failed attempt, without e-mail addresses. */
const describeReason = (error: unknown): string =>
  scrub(error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_REASON_LENGTH);

/** Tries to send a mail. @returns whether the mail server worked; undefined when the mail had expired */
async function sendClaimedMail(options: DeliveryOptions, row: OutboxMailRow): Promise<'server works' | 'server failed' | undefined> {
  const { clock, log, send, getFullText, health } = options;
  const claim = holdClaim(options, row);
  if (Date.parse(row.expires_at) <= clock().getTime()) {
    log.warn({ mail: row.id, attempts: row.attempts }, 'a mail was abandoned: it has expired');
    await claim.release(createFailedColumns(row, clock()));
    return undefined;
  }
  const attempts = row.attempts + 1;
  try {
    await send({ ...row, text: getFullText(row), attachments: readAttachments(row) });
  } catch (error) {
    const isPermanent = isPermanentFailure(error);
    const hasServerFailed = isServerFailure(error);
    health.failures += 1;
    health.failingSince = hasServerFailed ? (health.failingSince ?? clock()) : null;
    log.warn({ err: error, mail: row.id, attempts }, isPermanent ? 'a mail was refused' : 'a mail could not be sent yet');
    const waitMs = hasServerFailed ? SERVER_RETRY_MS : getRetryDelay(row);
    const attemptResult = { attempts, last_error: describeReason(error) };
    const next_attempt_at = new Date(clock().getTime() + waitMs).toISOString();
    await claim.release(isPermanent ? { ...createFailedColumns(row, clock()), ...attemptResult } : { ...attemptResult, next_attempt_at });
    return hasServerFailed ? 'server failed' : 'server works';
  }
  health.failingSince = null;
  await claim.release({ ...REMOVED_CONTENT, status: 'sent', attempts, last_error: null });
  return 'server works';
}

/** Returns the milliseconds until the next attempt. Codes are retried sooner: people wait for them, and they are valid for ten minutes. */
function getRetryDelay({ otp_issue, attempts }: OutboxMailRow): number {
  const delay = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)] ?? MINUTE_MS;
  return otp_issue === null ? delay : Math.min(delay, SERVER_RETRY_MS);
}

/** Returns whether the mail server refused the mail or recipient permanently. */
function isPermanentFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 554;
}
