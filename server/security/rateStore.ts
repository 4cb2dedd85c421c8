import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database, RateCountRow } from '../db/schema.ts';
import { storageRefusal } from '../db/storageError.ts';
import type { Deps } from '../deps.ts';

/** Callers that are remembered as refused. */
const MAX_REFUSED = 5_000;

/** Callers that are counted in memory. */
const MAX_COUNTED = 10_000;

/** What a call counts for: who makes it, and by which route. @param who without a space */
export const keyOf = ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>, who: string): string =>
  `${who} ${method} ${routeOptions.url ?? ''}`;

/** How often it was called within the window, this call included, and the milliseconds that are left of it. */
type Count = Required<Parameters<Parameters<FastifyRateLimitStore['incr']>[1]>>[1];

/**
 * A store of `@fastify/rate-limit` that counts in the database: all processes together allow what one allows, also after a
 * restart. Keys are those of `keyOf`. Each call that is allowed is one write. Who is refused costs none until their window ends:
 * no process lowers a count before, so each remembers whom it has refused. Routes with `inMemory` are counted by each process for
 * itself: a read must not cost a write.
 */
export function countingStore({ db, clock }: Pick<Deps, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  /** By key, until when; milliseconds. */
  const refused = new LRUCache<string, number>({ max: MAX_REFUSED });

  async function count(key: string, timeWindow: number, max: number): Promise<Count> {
    const now = clock().getTime();
    const left = (refused.get(key) ?? now) - now;
    // After the clock was set back it would be longer than it ever is.
    if (left > 0 && left <= timeWindow) return { current: max + 1, ttl: left };
    refused.delete(key);
    const space = key.indexOf(' ');
    const { used, ends_at } = await countOn(db, { who: key.slice(0, space), operation: key.slice(space + 1) }, now, timeWindow);
    const end = Date.parse(ends_at);
    if (used > max) refused.set(key, end);
    return { current: used, ttl: end - now };
  }

  const counting = callbackify(async (key: string, timeWindow: number, max: number): Promise<Count> => {
    try {
      return await count(key, timeWindow, max);
    } catch (error) {
      // A full disk keeps nobody from reading.
      if (/^\S+ GET /.test(key) && storageRefusal(error)?.status === 507) return { current: 0, ttl: timeWindow };
      throw error;
    }
  });

  /** By key, what was counted in memory, and until when. */
  const counts = new LRUCache<string, { used: number; end: number }>({ max: MAX_COUNTED });

  const inMemory: FastifyRateLimitStore = {
    incr(key, done, timeWindow) {
      const now = clock().getTime();
      const before = counts.get(key);
      // After the clock was set back a window would be longer than it ever is.
      const goesOn = before !== undefined && before.end > now && before.end <= now + timeWindow;
      const count = goesOn ? { used: before.used + 1, end: before.end } : { used: 1, end: now + timeWindow };
      counts.set(key, count);
      done(null, { current: count.used, ttl: count.end - now });
    },
    child: () => inMemory,
  };

  return class CountingStore implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number, max: number): void {
      counting(key, timeWindow, max, done);
    }

    /** A key tells the route already. @param options of the route, as `routeLimit` returns them */
    child(options: object): FastifyRateLimitStore {
      return Reflect.get(options, 'inMemory') === true ? inMemory : this;
    }
  };
}

/** Counts one call, in one statement: of any number at the same moment each gets a number of its own. */
function countOn(
  db: Kysely<Database>,
  { operation, who }: Pick<RateCountRow, 'operation' | 'who'>,
  now: number,
  timeWindow: number,
): Promise<Pick<RateCountRow, 'used' | 'ends_at'>> {
  const at = new Date(now).toISOString();
  const ends_at = new Date(now + timeWindow).toISOString();
  return db
    .insertInto('rate_counts')
    .values({ operation, who, used: 1, ends_at })
    .onConflict((clash) =>
      clash.columns(['operation', 'who']).doUpdateSet(({ eb, or, ref }) => ({
        used: eb
          .case()
          .when('rate_counts.ends_at', '<=', at)
          .then(1)
          .else(eb('rate_counts.used', '+', 1))
          .end(),
        // Of a window from before the clock was set back, or from a machine whose clock is ahead, no more is left than of a new one.
        ends_at: eb
          .case()
          .when(or([eb('rate_counts.ends_at', '<=', at), eb('rate_counts.ends_at', '>', ends_at)]))
          .then(ends_at)
          .else(ref('rate_counts.ends_at'))
          .end(),
      })),
    )
    .returning(['used', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Forgets what was counted in windows that have ended. */
export async function forgetRateCounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('rate_counts').where('ends_at', '<=', clock().toISOString()).execute();
}
