import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database, OutboxMailRow } from '../db/schema.ts';
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
}

/** The queue in two: codes, for which people wait, and everything else. */
export type Lane = 'codes' | 'enquiries';

/** Works one lane of the queue off. */
export interface LaneQueue {
  /**
   * Sends every queued mail that is due. Whoever caused mail gets their turn one after the other, so that nobody waits for
   * all that somebody else sent; of one person's mails the oldest goes first. A try that fails is repeated with growing waits.
   * @returns milliseconds until the next one is due; undefined when the lane is empty
   */
  sendDue(): Promise<number | undefined>;
}

/** At most so many senders are remembered; beyond it all start anew. */
const mostSenders = 10_000;

/** Opens a lane of the queue. */
export function openLane(parts: DeliveryParts, lane: Lane): LaneQueue {
  const { db, clock } = parts;
  /** Who had their turn when: a count. */
  const turns = new Map<string, number>();
  let turn = 0;
  const queued = () =>
    db
      .selectFrom('outbox_mails')
      .where('status', '=', 'queued')
      .where('otp_issue', lane === 'codes' ? 'is not' : 'is', null);

  async function nextDue(): Promise<OutboxMailRow | undefined> {
    const senders = await queued()
      .select(({ fn }) => ['sender', fn.min('id').as('id')])
      .where('next_attempt_at', '<=', clock().toISOString())
      .groupBy('sender')
      .execute();
    const [first] = senders.sort(
      (one, other) => (turns.get(one.sender) ?? 0) - (turns.get(other.sender) ?? 0) || (one.id < other.id ? -1 : 1),
    );
    if (!first) return undefined;
    if (turns.size >= mostSenders) turns.clear();
    turns.set(first.sender, (turn += 1));
    return db.selectFrom('outbox_mails').selectAll().where('id', '=', first.id).executeTakeFirst();
  }

  async function sendDue(): Promise<number | undefined> {
    await bringForward(db, clock());
    for (;;) {
      const next = await nextDue();
      if (next) {
        await sendOne(parts, next);
        continue;
      }
      const later = await queued().select('next_attempt_at').orderBy('next_attempt_at').limit(1).executeTakeFirst();
      return later && Math.max(0, Date.parse(later.next_attempt_at) - clock().getTime());
    }
  }

  return { sendDue };
}

/** After the clock was set back, mail would wait for times that are no longer near: it is due now. */
async function bringForward(db: Kysely<Database>, now: Date): Promise<void> {
  const next_attempt_at = now.toISOString();
  const longest = new Date(now.getTime() + Math.max(...waits)).toISOString();
  await db
    .updateTable('outbox_mails')
    .set({ next_attempt_at })
    .where('status', '=', 'queued')
    .where((mail) =>
      mail.or([mail('next_attempt_at', '>', longest), mail.and([mail('attempts', '=', 0), mail('next_attempt_at', '>', next_attempt_at)])]),
    )
    .execute();
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

async function sendOne({ db, clock, log, send, fullText }: DeliveryParts, row: OutboxMailRow): Promise<void> {
  const settle = (change: Partial<OutboxMailRow>) => db.updateTable('outbox_mails').set(change).where('id', '=', row.id).execute();
  if (Date.parse(row.expires_at) <= clock().getTime()) {
    log.warn({ mail: row.id, attempts: row.attempts }, 'a mail was given up: its time is over');
    await settle(failed(row, clock()));
    return;
  }
  try {
    await send({ ...row, text: fullText(row) });
    await settle({ ...THROUGH, status: 'sent', attempts: row.attempts + 1, last_error: null });
  } catch (error) {
    const final = isFinal(error);
    log.warn({ err: error, mail: row.id, attempts: row.attempts + 1 }, final ? 'a mail was refused' : 'a mail could not be sent yet');
    const waitMs = waits[Math.min(row.attempts, waits.length - 1)] ?? minute;
    const tried = { attempts: row.attempts + 1, last_error: reasonOf(error) };
    await settle(
      final ? { ...failed(row, clock()), ...tried } : { ...tried, next_attempt_at: new Date(clock().getTime() + waitMs).toISOString() },
    );
  }
}

/** True when the mail server refused this mail or this recipient for good, so that trying again is of no use. */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 554;
}
