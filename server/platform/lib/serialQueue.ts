import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Creates a queue for work that blocks the event loop. It runs one piece of work at a time, and lets other requests in between. */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency: 1 });
  return (work) =>
    queue.add(async () => {
      await setImmediate();
      return work();
    });
}
