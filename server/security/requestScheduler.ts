/** Milliseconds of a turn of the event loop in which requests begin. */
const TURN_MS = 1;

/** Spreads requests over the turns of the event loop, oldest first. */
export interface RequestScheduler {
  /** @param reject runs in the task's place when that has waited for longer than `maxWaitMs` */
  run(task: () => unknown, reject: () => unknown): void;
}

/**
 * Creates the queue of requests. In each turn Node accepts one new connection, but reads from all that are open: many busy clients would
 * make turns of seconds, and new ones wait for many of them.
 * @param maxWaitMs milliseconds
 */
export function createRequestScheduler(maxWaitMs: number): RequestScheduler {
  const waiting: { task: () => unknown; reject: () => unknown; since: number }[] = [];
  let turnEndsAt: number | undefined;

  function runNext(): void {
    if (turnEndsAt === undefined) {
      turnEndsAt = performance.now() + TURN_MS;
      // At the beginning of the next turn, before what is put off to it.
      setImmediate(() => (turnEndsAt = undefined));
    }
    if (performance.now() > turnEndsAt) {
      setImmediate(runNext);
      return;
    }
    const first = waiting.shift();
    if (first === undefined) return;
    if (performance.now() - first.since > maxWaitMs) first.reject();
    else first.task();
  }

  return {
    run(task, reject) {
      waiting.push({ task, reject, since: performance.now() });
      // One each, so that what a task has left to do at once is done before the next one begins.
      setImmediate(runNext);
    },
  };
}
