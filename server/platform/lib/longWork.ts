import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { LRUCache } from 'lru-cache';

// Long work would block the event loop. These functions divide it, so that other requests are handled between two parts, or share it.

/**
 * Yields a long list in chunks.
 * @param size items per chunk; processing a chunk should take about ten milliseconds
 */
export async function* iterateInChunks<T>(items: readonly T[], size = 1_000): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + size);
  }
}

/** Processes items one by one. A failure does not stop the processing; after `signal` is aborted, no further item is started. */
export async function processSequentially<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  { onError, signal }: { onError: (error: unknown, item: T) => void; signal?: AbortSignal | undefined },
): Promise<void> {
  for (const item of items) {
    if (signal?.aborted) return;
    await work(item).catch((error: unknown) => onError(error, item));
    await setImmediate();
  }
}

/** Number of concurrent items: enough to await several responses of a provider at once. */
const CONCURRENCY = 4;

/**
 * Maps items, several at a time. Embedded backends respond to fetches from this server without waiting for I/O, so that many fetches at
 * once would block the event loop until all have finished.
 */
export function mapConcurrently<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>): Promise<Result[]> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return Promise.all(
    items.map((item) =>
      queue.add(async () => {
        await setImmediate();
        return map(item);
      }),
    ),
  );
}

/**
 * Memoises work. Concurrent calls share one run. After a failed run, the next call runs the work again.
 * @param ttlMs lifetime of a result in milliseconds; unlimited by default
 */
export function memoize<T extends {}>(work: () => Promise<T>, ttlMs?: number): () => Promise<T> {
  const cache = new LRUCache<'', T>({ max: 1, fetchMethod: work, ...(ttlMs !== undefined && { ttl: ttlMs }) });
  return () => cache.forceFetch('');
}
