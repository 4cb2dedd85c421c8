import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import pTimeout from 'p-timeout';
import { memoize } from '../lib/longWork.ts';
import { createWorker } from '../lib/worker.ts';
import type { WriteProblem } from './runtimeFailure.ts';
import type { Database } from './schema.ts';
import { describeStorageFailure } from './storageError.ts';

/** Milliseconds between attempts to write while writes fail. */
const RETRY_MS = 5_000;

/** Milliseconds without a failure after which writes count as successful again: a small write may succeed on a full disk. */
const QUIET_MS = 60_000;

/** Milliseconds for which a check waits. */
const MAX_WAIT_MS = 1_000;

/** Milliseconds for which the result of a check is shared among callers. */
const CACHE_TTL_MS = 1_000;

/** Why writes fail, and since when. */
export interface WriteRefusal {
  reason: WriteProblem;
  since: Date;
}

/** Knows whether the database accepts writes. Reads may succeed while it does not. */
export interface WriteStatus {
  /** Records why a statement failed. Failures with other reasons than those of `WriteProblem` have no effect. */
  noteFailure(error: unknown): void;
  /** Tries whether writes succeed. Returns why they do not, if so, as far as this is known within a second. */
  check(): Promise<WriteRefusal | undefined>;
  close(): Promise<void>;
}

interface StatusDeps {
  db: Kysely<Database>;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** A count that no call has; the hourly cleaning deletes it. */
const PROBE = { operation: 'probe', who: '' };

/**
 * Creates a write status. It logs once when writes begin to fail, and once when they succeed again, which it tries every few seconds
 * meanwhile.
 */
export function createWriteStatus({ db, clock, log }: StatusDeps): WriteStatus {
  let refusal: (WriteRefusal & { lastFailure: number }) | undefined;
  const worker = createWorker({
    run: async () => ((await update()) === undefined ? undefined : RETRY_MS),
    retryMs: RETRY_MS,
    // The database does not respond, which is logged elsewhere.
    onError: () => undefined,
  });

  function noteFailure(error: unknown): void {
    const reason = describeStorageFailure(error)?.writeProblem;
    if (reason === undefined) return;
    const now = clock();
    const isNew = refusal === undefined;
    refusal = { reason, since: refusal?.since ?? now, lastFailure: now.getTime() };
    if (!isNew) return;
    log.error({ err: error, reason }, 'the database accepts no writes; reads still succeed');
    worker.wake();
  }

  /** Tries a write: a real one while writes fail, otherwise one that changes nothing and costs nothing. */
  async function tryWrite(): Promise<void> {
    if (refusal === undefined) await db.deleteFrom('rate_counts').where('operation', '=', PROBE.operation).where('used', '<', 0).execute();
    else
      await db
        .insertInto('rate_counts')
        .values({ ...PROBE, used: 1, ends_at: clock().toISOString() })
        .onConflict((conflict) =>
          conflict.columns(['operation', 'who']).doUpdateSet(({ eb, ref }) => ({ used: eb(ref('rate_counts.used'), '+', 1) })),
        )
        .execute();
  }

  async function update(): Promise<WriteRefusal | undefined> {
    try {
      await tryWrite();
    } catch (error) {
      // Its failure has been noted, like that of every statement.
      if (describeStorageFailure(error)?.writeProblem === undefined) throw error;
      return refusal;
    }
    // The difference is negative if the clock was set back.
    if (refusal !== undefined && Math.abs(clock().getTime() - refusal.lastFailure) >= QUIET_MS) {
      log.warn({ reason: refusal.reason, since: refusal.since }, 'the database accepts writes again');
      refusal = undefined;
    }
    return refusal;
  }

  const tryOnce = memoize(async () => ({ refusal: await update() }), CACHE_TTL_MS);
  return {
    noteFailure,
    check: async () => {
      // The attempt may fail or wait while the database does not respond, or while another program has locked an SQLite database.
      await pTimeout(tryOnce(), { milliseconds: MAX_WAIT_MS }).catch(() => undefined);
      return refusal && { reason: refusal.reason, since: refusal.since };
    },
    close: () => worker.close(),
  };
}
