import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Enough to wait for several responses of a provider at once. */
const CONCURRENCY = 4;

/**
 * Maps items by reading this server's own addresses. Those of embedded backends respond without waiting for anything, so that many at once
 * would keep the event loop for as long as all of them take.
 */
export function mapInTurns<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>): Promise<Result[]> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return queue.addAll(
    items.map((item) => async () => {
      await setImmediate();
      return map(item);
    }),
  );
}
