import type { FastifyBaseLogger } from 'fastify';
import pTimeout from 'p-timeout';
import { dayInIndia, type Day } from '../../../shared/days.ts';
import type { JobRepository } from './repository.ts';

/** Milliseconds until the next attempt after a failure, so that not every request retries and logs. */
const RETRY_MS = 60_000;

/** How long a request waits for the change, which another program's lock on the database may delay. */
const MAX_WAIT_MS = 500;

/**
 * Creates a function that returns the current day in India. Its first call of a day takes expired jobs off the board. When that fails or takes long, the
 * column `listed` is out of date, and queries must filter expired jobs themselves.
 */
export function createDayReader(
  repository: Pick<JobRepository, 'refreshListed'>,
  clock: () => Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<Day> {
  let refreshedDay = '';
  let refreshPromise: Promise<void> = Promise.resolve();
  let retryAt = Infinity;
  return async () => {
    const now = clock();
    const day = dayInIndia(now);
    if (day !== refreshedDay || now.getTime() >= retryAt) {
      refreshedDay = day;
      retryAt = Infinity;
      refreshPromise = repository.refreshListed(day).catch((error: unknown) => {
        retryAt = now.getTime() + RETRY_MS;
        log.warn({ err: error, day }, 'expired jobs could not be taken off the job board');
      });
    }
    await pTimeout(refreshPromise, { milliseconds: MAX_WAIT_MS, fallback: () => undefined });
    return day;
  };
}
