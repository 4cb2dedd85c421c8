import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database, OutboxMailRow } from '../db/schema.ts';
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

/**
 * Sends every queued mail that is due, oldest first. A try that fails is repeated with growing waits.
 * @returns milliseconds until the next one is due; undefined when the queue is empty
 */
export async function sendDue(parts: DeliveryParts): Promise<number | undefined> {
  const { db, clock } = parts;
  for (;;) {
    const next = await db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('status', '=', 'queued')
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    const waitMs = Date.parse(next.next_attempt_at) - clock().getTime();
    if (waitMs > 0) return waitMs;
    await sendOne(parts, next);
  }
}

async function sendOne({ db, clock, log, send, fullText }: DeliveryParts, row: OutboxMailRow): Promise<void> {
  const settle = (change: Partial<OutboxMailRow>) => db.updateTable('outbox_mails').set(change).where('id', '=', row.id).execute();
  if (Date.parse(row.expires_at) <= clock().getTime()) {
    log.warn({ mail: row.id, attempts: row.attempts }, 'a mail was given up: its time is over');
    await settle({ status: 'failed', text: '' });
    return;
  }
  try {
    await send({ ...row, text: fullText(row) });
    await settle({ status: 'sent', attempts: row.attempts + 1, text: '' });
  } catch (error) {
    const final = isFinal(error);
    log.warn({ err: error, mail: row.id, attempts: row.attempts + 1 }, final ? 'a mail was refused' : 'a mail could not be sent yet');
    const waitMs = waits[Math.min(row.attempts, waits.length - 1)] ?? minute;
    await settle(
      final
        ? { status: 'failed', attempts: row.attempts + 1, text: '' }
        : { attempts: row.attempts + 1, next_attempt_at: new Date(clock().getTime() + waitMs).toISOString() },
    );
  }
}

/** True when the mail server refused this mail or this recipient for good, so that trying again is of no use. */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 554;
}
