import type { FastifyBaseLogger } from 'fastify';
import { dayInIndia, type Day } from '../../shared/days.ts';
import type { JobRepository } from './repository.ts';

/** Milliseconds until expired jobs are tried again after a failure, so that not every request tries and logs it. */
const RETRY_MS = 60_000;

/**
 * Returns a function that tells the day in India; at its first call of a day the jobs that expired leave the board. On a full disk they
 * cannot: readers leave out what is not open.
 */
export function createToday(
  repository: Pick<JobRepository, 'refreshListed'>,
  clock: () => Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<Day> {
  let refreshedFor = '';
  let refreshing: Promise<void> = Promise.resolve();
  let retryAt = Infinity;
  return async () => {
    const now = clock();
    const day = dayInIndia(now);
    if (day !== refreshedFor || now.getTime() >= retryAt) {
      refreshedFor = day;
      retryAt = Infinity;
      refreshing = repository.refreshListed(day).catch((error: unknown) => {
        retryAt = now.getTime() + RETRY_MS;
        log.warn({ err: error, day }, 'what expired could not be taken off the job board');
      });
    }
    await refreshing;
    return day;
  };
}
