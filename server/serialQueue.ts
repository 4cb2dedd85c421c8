import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Returns a queue for work that blocks the event loop: one piece at a time, and other requests are answered between two of them. */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency: 1 });
  return (work) =>
    queue.add(async () => {
      await setImmediate();
      return work();
    });
}
