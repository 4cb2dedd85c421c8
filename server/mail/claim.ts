import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database, OutboxMailRow } from '../db/schema.ts';

/** How long a claim holds unless it is renewed, and how often it is; milliseconds. */
export interface ClaimTimes {
  holdMs: number;
  renewMs: number;
}

/**
 * A process that stands still, or is cut off from the database, for longer than a claim holds counts as dead, and so does one
 * whose clock is behind by more than what is left of it.
 */
export const usualClaims: ClaimTimes = { holdMs: 20_000, renewMs: 5_000 };

/** A claim from further ahead was made before the clock was set back; milliseconds. */
const clockSlipMs = 60_000;

/** Milliseconds until what became of a mail is written once more when it could not be. */
const againMs = 1_000;

/** What a mail is claimed with. */
export const claimFrom = (now: Date, { holdMs }: ClaimTimes): { claimed_until: string } => ({
  claimed_until: new Date(now.getTime() + holdMs).toISOString(),
});

/** Whether nobody is sending a mail. */
export function isFree({ eb, or }: ExpressionBuilder<Database, 'outbox_mails'>, now: Date, { holdMs }: ClaimTimes): Expression<SqlBool> {
  const furthest = new Date(now.getTime() + holdMs + clockSlipMs).toISOString();
  return or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString()), eb('claimed_until', '>', furthest)]);
}

/** A mail that this process sends, and nobody else. */
export interface Claim {
  /**
   * Writes what became of the mail, and gives it free. While the database is away it is tried again: a mail that was sent must not
   * be sent once more because nobody knew.
   */
  end(outcome: Partial<OutboxMailRow>): Promise<void>;
}

interface ClaimParts {
  db: Kysely<Database>;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  claims: ClaimTimes;
  stopping: AbortSignal;
}

/** Renews the claim of a mail until its end. @param mail as it was claimed */
export function holdClaim({ db, clock, log, claims, stopping }: ClaimParts, mail: Pick<OutboxMailRow, 'id' | 'claimed_until'>): Claim {
  // What it says tells it from everybody else's claim.
  let { claimed_until } = mail;
  let renewing: Promise<void> = Promise.resolve();
  const ours = () => db.updateTable('outbox_mails').where('id', '=', mail.id).where('claimed_until', '=', claimed_until);

  async function renew(): Promise<void> {
    const next = claimFrom(clock(), claims);
    const { numUpdatedRows } = await ours().set(next).executeTakeFirst();
    if (numUpdatedRows > 0n) ({ claimed_until } = next);
  }
  const timer = setInterval(() => {
    renewing = renewing
      .then(renew)
      .catch((error: unknown) => log.warn({ err: error, mail: mail.id }, 'the claim of a mail could not be renewed'));
  }, claims.renewMs).unref();

  async function write(outcome: Partial<OutboxMailRow>): Promise<void> {
    const change = { ...outcome, claimed_until: null };
    // What was sent is sent, even if another process took it for dead.
    const rows = outcome.status === 'sent' ? db.updateTable('outbox_mails').where('id', '=', mail.id) : ours();
    await rows.set(change).execute();
  }

  return {
    async end(outcome) {
      clearInterval(timer);
      await renewing;
      for (;;) {
        try {
          return await write(outcome);
        } catch (error) {
          if (stopping.aborted) throw error;
          log.warn({ err: error, mail: mail.id }, 'what became of a mail could not be written yet');
          await sleep(againMs, undefined, { signal: stopping }).catch(() => undefined);
        }
      }
    },
  };
}
