/** Milliseconds of each turn of the event loop in which requests are started. */
const TURN_MS = 1;

/** Spreads requests over the turns of the event loop, oldest first. */
export interface RequestScheduler {
  /** @param reject runs instead of the task when that has waited for longer than `maxWaitMs` */
  run(task: () => unknown, reject: () => unknown): void;
}

/**
 * Creates the queue of requests. In each turn Node accepts one new connection, but reads from all that are open: with many busy clients a
 * turn would take seconds, and new clients would wait for many turns.
 * @param maxWaitMs milliseconds
 */
export function createRequestScheduler(maxWaitMs: number): RequestScheduler {
  const waiting: { task: () => unknown; reject: () => unknown; since: number }[] = [];
  let turnEndsAt: number | undefined;

  function runNext(): void {
    if (turnEndsAt === undefined) {
      turnEndsAt = performance.now() + TURN_MS;
      // Runs at the beginning of the next turn, before the tasks that are postponed to it.
      setImmediate(() => (turnEndsAt = undefined));
    }
    if (performance.now() > turnEndsAt) {
      setImmediate(runNext);
      return;
    }
    const entry = waiting.shift();
    if (entry === undefined) return;
    if (performance.now() - entry.since > maxWaitMs) entry.reject();
    else entry.task();
  }

  return {
    run(task, reject) {
      waiting.push({ task, reject, since: performance.now() });
      // One immediate per task, so that the microtasks of a task run before the next one begins.
      setImmediate(runNext);
    },
  };
}
