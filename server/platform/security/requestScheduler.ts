/** Longest time in each turn of the event loop in which requests are started, in milliseconds. */
const TURN_MS = 1;

/** Spreads requests over the turns of the event loop. Clients are served in rotation, one request at a time, the oldest first. */
export interface RequestScheduler {
  /**
   * Runs a task when it is the client's turn.
   * @param reject called instead of the task when the task has waited for longer than `maxWaitMs`
   */
  run(client: string, task: () => unknown, reject: () => unknown): void;
}

interface Entry {
  task: () => unknown;
  reject: () => unknown;
  since: number;
}

/**
 * Creates a scheduler. In each turn Node accepts one new connection, but reads from all open connections. Without a scheduler, a turn with
 * many busy clients would take seconds, and new clients would wait for many turns.
 * @param maxWaitMs milliseconds for which a task may wait
 */
export function createRequestScheduler(maxWaitMs: number): RequestScheduler {
  /** Waiting requests by client; the client that is served next is first. */
  const entriesByClient = new Map<string, Entry[]>();
  let turnEndsAt: number | undefined;

  function takeNext(): Entry | undefined {
    for (const [client, entries] of entriesByClient) {
      const entry = entries.shift();
      // Moves the client behind the others.
      entriesByClient.delete(client);
      if (entries.length > 0) entriesByClient.set(client, entries);
      return entry;
    }
    return undefined;
  }

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
    const entry = takeNext();
    if (entry === undefined) return;
    if (performance.now() - entry.since > maxWaitMs) entry.reject();
    else entry.task();
  }

  return {
    run(client, task, reject) {
      const entry = { task, reject, since: performance.now() };
      const entries = entriesByClient.get(client);
      if (entries) entries.push(entry);
      else entriesByClient.set(client, [entry]);
      // One immediate per task, so that the microtasks of a task run before the next one begins.
      setImmediate(runNext);
    },
  };
}
