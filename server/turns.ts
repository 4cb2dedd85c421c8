import { setImmediate } from 'node:timers/promises';

/** Does pieces of work that keep the process busy one at a time; everybody else is answered between two of them. */
export function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(async () => {
      await setImmediate();
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
