import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Returns a queue for work that blocks the event loop: one piece at a time, with other requests handled in between. */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency: 1 });
  return (work) =>
    queue.add(async () => {
      await setImmediate();
      return work();
    });
}
