import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database, RateCountRow } from '../db/schema.ts';
import { describeStorageFailure } from '../db/storageError.ts';
import type { PlatformDeps } from '../deps.ts';

/** Maximum number of keys in the cache of refused calls. */
const MAX_REJECTED_KEYS = 5_000;

/** Maximum number of keys that are counted in memory. */
const MAX_COUNTED_KEYS = 10_000;

/** Returns the key of a count: caller and route. @param caller without a space */
export const formatRateLimitKey = ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>, caller: string): string =>
  `${caller} ${method} ${routeOptions.url ?? ''}`;

/** Number of calls in the window, including the current call, and milliseconds until the window ends. */
type Count = Required<Parameters<Parameters<FastifyRateLimitStore['incr']>[1]>>[1];

/**
 * Returns a store class for `@fastify/rate-limit` that counts in the database, so that a limit holds across processes and restarts. Keys
 * must come from `formatRateLimitKey`. A permitted call costs one write. After the first refused call, further ones cost no write until the
 * window ends. Routes with `inMemory` are counted in the memory of each process and cost no write.
 */
export function createRateStore({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  /** End of the window for each key that was refused, in milliseconds since 1970. */
  const rejectedUntil = new LRUCache<string, number>({ max: MAX_REJECTED_KEYS });

  async function countCall(key: string, timeWindow: number, max: number): Promise<Count> {
    const now = clock().getTime();
    const remainingMs = (rejectedUntil.get(key) ?? now) - now;
    // A longer wait than a whole window means that the clock was set back.
    if (remainingMs > 0 && remainingMs <= timeWindow) return { current: max + 1, ttl: remainingMs };
    rejectedUntil.delete(key);
    const separator = key.indexOf(' ');
    const { used, ends_at } = await countUse(db, { who: key.slice(0, separator), operation: key.slice(separator + 1) }, now, timeWindow);
    const endsAt = Date.parse(ends_at);
    if (used > max) rejectedUntil.set(key, endsAt);
    return { current: used, ttl: endsAt - now };
  }

  const incrementWithCallback = callbackify(async (key: string, timeWindow: number, max: number): Promise<Count> => {
    try {
      return await countCall(key, timeWindow, max);
    } catch (error) {
      // GET requests are permitted while nothing can be written.
      if (/^\S+ GET /.test(key) && describeStorageFailure(error)?.writeProblem !== undefined) return { current: 0, ttl: timeWindow };
      throw error;
    }
  });

  const counts = new LRUCache<string, { used: number; end: number }>({ max: MAX_COUNTED_KEYS });

  const memoryStore: FastifyRateLimitStore = {
    incr(key, done, timeWindow) {
      const now = clock().getTime();
      const previous = counts.get(key);
      // A window that ends later than a new one means that the clock was set back.
      const isWithinWindow = previous !== undefined && previous.end > now && previous.end <= now + timeWindow;
      const count = isWithinWindow ? { used: previous.used + 1, end: previous.end } : { used: 1, end: now + timeWindow };
      counts.set(key, count);
      done(null, { current: count.used, ttl: count.end - now });
    },
    child: () => memoryStore,
  };

  return class CountingStore implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number, max: number): void {
      incrementWithCallback(key, timeWindow, max, done);
    }

    child(options: object): FastifyRateLimitStore {
      return Reflect.get(options, 'inMemory') === true ? memoryStore : this;
    }
  };
}

/** Counts one call in a single statement, so that concurrent calls get distinct numbers. */
export function countUse(
  db: Kysely<Database>,
  { operation, who }: Pick<RateCountRow, 'operation' | 'who'>,
  now: number,
  timeWindow: number,
): Promise<Pick<RateCountRow, 'used' | 'ends_at'>> {
  const timestamp = new Date(now).toISOString();
  const ends_at = new Date(now + timeWindow).toISOString();
  return db
    .insertInto('rate_counts')
    .values({ operation, who, used: 1, ends_at })
    .onConflict((conflict) =>
      conflict.columns(['operation', 'who']).doUpdateSet(({ eb, or, ref }) => ({
        used: eb
          .case()
          .when('rate_counts.ends_at', '<=', timestamp)
          .then(1)
          .else(eb('rate_counts.used', '+', 1))
          .end(),
        // A window from before the clock was set back, or from a machine whose clock is ahead, must not end later than a new one.
        ends_at: eb
          .case()
          .when(or([eb('rate_counts.ends_at', '<=', timestamp), eb('rate_counts.ends_at', '>', ends_at)]))
          .then(ends_at)
          .else(ref('rate_counts.ends_at'))
          .end(),
      })),
    )
    .returning(['used', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Deletes counts of windows that have ended. */
export async function deleteExpiredRateCounts({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('rate_counts').where('ends_at', '<=', clock().toISOString()).execute();
}
