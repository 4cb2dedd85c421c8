import type { FastifyBaseLogger } from 'fastify';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database, OutboxMailRow } from '../db/schema.ts';
import { claimFrom, holdClaim, isFree, type ClaimTimes } from './claim.ts';
import { scrub } from '../security/scrub.ts';
import type { SendMail } from './transport.ts';

const second = 1_000;
const minute = 60 * second;

/** Milliseconds to wait after the first, second, … failed try; the last one repeats until the mail expires. */
const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, 60 * minute];

/** What the delivery of queued mail needs. */
export interface DeliveryParts {
  db: Kysely<Database>;
  clock: () => Date;
  log: FastifyBaseLogger;
  send: SendMail;
  /** The mail's text with the one-time code in its place. */
  fullText: (row: OutboxMailRow) => string;
  claims: ClaimTimes;
  /** Once aborted, no further mail is begun. */
  stopping: AbortSignal;
}

/** The queue in two: codes, for which people wait, and everything else. */
export type Lane = 'codes' | 'enquiries';

/** Works one lane of the queue off, beside other processes that do. */
export interface LaneQueue {
  /**
   * Sends every queued mail that is due and that no other process is sending. Whoever caused mail gets their turn one after the
   * other, so that nobody waits for all that somebody else sent; of one person's mails the oldest goes first. Each process gives
   * turns by itself. A try that fails is repeated with growing waits.
   * @returns milliseconds after which to look again: others may have left mail behind
   */
  sendDue(): Promise<number>;
}

/** Senders that are remembered. */
const maxSenders = 10_000;

/** How often to look for mail that others queued, or left when they died; milliseconds. */
const lookAgainMs = 2 * second;

/** Opens a lane of the queue. */
export function openLane(parts: DeliveryParts, lane: Lane): LaneQueue {
  const { db, clock, claims, stopping } = parts;
  /** Who had their turn when: a count. */
  const turns = new LRUCache<string, number>({ max: maxSenders });
  let turn = 0;
  const due = (now: Date) =>
    db
      .selectFrom('outbox_mails')
      .where('status', '=', 'queued')
      .where('otp_issue', lane === 'codes' ? 'is not' : 'is', null)
      .where((mail) => isDue(mail, now))
      .where((mail) => isFree(mail, now, claims));

  /** Claims the oldest mail of a sender; undefined when others were quicker. */
  const claimOf = (sender: string, now: Date): Promise<OutboxMailRow | undefined> => {
    const oldest = due(now).select('id').where('sender', '=', sender).orderBy('id').limit(1).forUpdate().skipLocked();
    return db.updateTable('outbox_mails').set(claimFrom(now, claims)).where('id', '=', oldest).returningAll().executeTakeFirst();
  };

  async function claimNext(): Promise<OutboxMailRow | undefined> {
    const now = clock();
    const senders = await due(now)
      .select(({ fn }) => ['sender', fn.min('id').as('id')])
      .groupBy('sender')
      .execute();
    senders.sort((one, other) => (turns.peek(one.sender) ?? 0) - (turns.peek(other.sender) ?? 0) || (one.id < other.id ? -1 : 1));
    for (const { sender } of senders) {
      const mail = await claimOf(sender, now);
      if (!mail) continue;
      turns.set(sender, (turn += 1));
      return mail;
    }
    return undefined;
  }

  async function sendDue(): Promise<number> {
    while (!stopping.aborted) {
      const mail = await claimNext();
      if (!mail) break;
      await sendClaimed(parts, mail);
    }
    return lookAgainMs;
  }

  return { sendDue };
}

/** Times are near unless the clock was set back since: then they are not waited for. A mail that was never tried waits for none. */
function isDue({ eb, or }: ExpressionBuilder<Database, 'outbox_mails'>, now: Date): Expression<SqlBool> {
  const longest = new Date(now.getTime() + Math.max(...waits)).toISOString();
  return or([eb('attempts', '=', 0), eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', longest)]);
}

/** What is left of a mail that is through: nobody's words, and nobody's address to answer to. */
export const THROUGH = { text: '', reply_to: null };

/** One that is given up can be sent again by an admin for some days (`server/system/mails.ts`); a code never is. */
const failed = (row: OutboxMailRow, now: Date): Partial<OutboxMailRow> => ({
  ...(row.otp_issue === null ? {} : THROUGH),
  status: 'failed',
  failed_at: now.toISOString(),
});

/** Characters of a reason that are kept. */
const MOST_REASON = 300;

/** Why a try failed, as the mail server or the network put it, without addresses. */
const reasonOf = (error: unknown): string =>
  scrub(error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .slice(0, MOST_REASON);

async function sendClaimed(parts: DeliveryParts, row: OutboxMailRow): Promise<void> {
  const { clock, log, send, fullText } = parts;
  const claim = holdClaim(parts, row);
  if (Date.parse(row.expires_at) <= clock().getTime()) {
    log.warn({ mail: row.id, attempts: row.attempts }, 'a mail was given up: its time is over');
    await claim.end(failed(row, clock()));
    return;
  }
  const attempts = row.attempts + 1;
  try {
    await send({ ...row, text: fullText(row) });
  } catch (error) {
    const final = isFinal(error);
    log.warn({ err: error, mail: row.id, attempts }, final ? 'a mail was refused' : 'a mail could not be sent yet');
    const waitMs = waits[Math.min(row.attempts, waits.length - 1)] ?? minute;
    const tried = { attempts, last_error: reasonOf(error) };
    const next_attempt_at = new Date(clock().getTime() + waitMs).toISOString();
    await claim.end(final ? { ...failed(row, clock()), ...tried } : { ...tried, next_attempt_at });
    return;
  }
  await claim.end({ ...THROUGH, status: 'sent', attempts, last_error: null });
}

/** True when the mail server refused this mail or this recipient for good, so that trying again is of no use. */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 554;
}
