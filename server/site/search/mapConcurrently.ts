import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Maximum number of concurrent items: enough to await several responses of a provider at once. */
const CONCURRENCY = 4;

/**
 * Maps items with limited concurrency. Other requests are handled between two items. Embedded backends respond to fetches from this server
 * without waiting for I/O, so that many fetches at once would block the event loop until all have finished.
 */
export function mapConcurrently<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>): Promise<Result[]> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return queue.addAll(
    items.map((item) => async () => {
      await setImmediate();
      return map(item);
    }),
  );
}
