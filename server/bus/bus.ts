/** What a process announces to the others: mail that waits to be sent, requests for one-time codes that wait to be processed. */
export type Topic = 'mail' | 'codes';

/**
 * How the processes of a chapter coordinate. An announcement is a hint, which may get lost: what is true stands in the database, where
 * every process looks by itself from time to time.
 */
export interface Bus {
  /** Announces a topic to all other processes, after the transaction that it is about was committed. */
  publish(topic: Topic): void;
  /**
   * Calls the listener when another process announces the topic, and when announcements may have got lost.
   * @returns a function that unsubscribes it
   */
  subscribe(topic: Topic, listener: () => void): () => void;
  /**
   * Does scheduled work if this process is its leader: the one that asked first, until it ends. Never twice at a time.
   * @param name tells works apart
   * @returns whether the work was done; false: another process is the leader, or this one is still at it
   */
  runExclusive(name: string, work: () => Promise<unknown>): Promise<boolean>;
  /** Leaves: other processes become leaders. */
  close(): Promise<void>;
}

/**
 * Makes `runExclusive`.
 * @param isLeader whether this process is the leader of a work, or can become it; false, too, when that cannot be told
 */
export function exclusively(isLeader: (name: string) => Promise<boolean>): Bus['runExclusive'] {
  const running = new Set<string>();
  return async (name, work) => {
    if (running.has(name)) return false;
    running.add(name);
    try {
      if (!(await isLeader(name))) return false;
      await work();
      return true;
    } finally {
      running.delete(name);
    }
  };
}

/** The bus of a process on SQLite, which is alone. */
export function localBus(): Bus {
  return {
    publish: () => undefined,
    subscribe: () => () => undefined,
    runExclusive: exclusively(() => Promise.resolve(true)),
    close: () => Promise.resolve(),
  };
}
