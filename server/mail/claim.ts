import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database, OutboxMailRow } from '../platform/db/schema.ts';

/** Duration of a claim and interval of its renewal, in milliseconds. */
export interface ClaimTimes {
  durationMs: number;
  renewIntervalMs: number;
}

/**
 * Other processes take over the claim of a process that is stopped, or cannot reach the database, for longer than the claim lasts. They
 * also take it over when that process's clock is behind by more than the claim's remaining time.
 */
export const DEFAULT_CLAIM_TIMES: ClaimTimes = { durationMs: 20_000, renewIntervalMs: 5_000 };

/** Tolerated difference between clocks, in milliseconds. A claim that ends later than it allows was made before the clock was set back. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Delay before a failed write of a mail's outcome is retried, in milliseconds. */
const RETRY_DELAY_MS = 1_000;

/** Returns the columns of a new claim. */
export const createClaim = (now: Date, { durationMs }: ClaimTimes): { claimed_until: string } => ({
  claimed_until: new Date(now.getTime() + durationMs).toISOString(),
});

/** Returns the condition that no process has a valid claim on a mail. */
export function isUnclaimed(
  { eb, or }: ExpressionBuilder<Database, 'outbox_mails'>,
  now: Date,
  { durationMs }: ClaimTimes,
): Expression<SqlBool> {
  const latestValid = new Date(now.getTime() + durationMs + CLOCK_TOLERANCE_MS).toISOString();
  return or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString()), eb('claimed_until', '>', latestValid)]);
}

/** The right of this process to send a mail. */
export interface Claim {
  /**
   * Writes the outcome and releases the claim. A failed write is retried, because a sent mail must not be sent again. Rejects when a write
   * fails after `stopping` was aborted.
   */
  release(outcome: Partial<OutboxMailRow>): Promise<void>;
}

interface ClaimOptions {
  db: Kysely<Database>;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  claimTimes: ClaimTimes;
  /** After abort, a failure to write an outcome is no longer retried. */
  stopping: AbortSignal;
}

/** Renews a claim until it is released. @param mail the claimed row */
export function holdClaim(
  { db, clock, log, claimTimes, stopping }: ClaimOptions,
  mail: Pick<OutboxMailRow, 'id' | 'claimed_until'>,
): Claim {
  // `claimed_until` identifies this claim.
  let { claimed_until } = mail;
  let pendingRenewal: Promise<void> = Promise.resolve();
  const updateOwnClaim = () => db.updateTable('outbox_mails').where('id', '=', mail.id).where('claimed_until', '=', claimed_until);

  async function renew(): Promise<void> {
    const next = createClaim(clock(), claimTimes);
    const { numUpdatedRows } = await updateOwnClaim().set(next).executeTakeFirst();
    if (numUpdatedRows > 0n) ({ claimed_until } = next);
  }
  const timer = setInterval(() => {
    pendingRenewal = pendingRenewal
      .then(renew)
      .catch((error: unknown) => log.warn({ err: error, mail: mail.id }, 'the claim on a mail could not be renewed'));
  }, claimTimes.renewIntervalMs).unref();

  async function writeOutcome(outcome: Partial<OutboxMailRow>): Promise<void> {
    const change = { ...outcome, claimed_until: null };
    // A sent mail is recorded even if another process has taken over the claim.
    const query = outcome.status === 'sent' ? db.updateTable('outbox_mails').where('id', '=', mail.id) : updateOwnClaim();
    await query.set(change).execute();
  }

  return {
    async release(outcome) {
      clearInterval(timer);
      await pendingRenewal;
      for (;;) {
        try {
          return await writeOutcome(outcome);
        } catch (error) {
          if (stopping.aborted) throw error;
          log.warn({ err: error, mail: mail.id }, 'the outcome of a mail could not be recorded yet');
          await sleep(RETRY_DELAY_MS, undefined, { signal: stopping }).catch(() => undefined);
        }
      }
    },
  };
}
