/** Topics of announcements. `mail`: there is mail to send. `codes`: there are requests for one-time codes to process. */
export type Topic = 'mail' | 'codes';

/**
 * Coordinates the processes of a chapter. An announcement is a hint, which may get lost: the database is the source of truth, and
 * every process polls it.
 */
export interface Bus {
  /** Announces a topic to all other processes; to be called after the commit. */
  publish(topic: Topic): void;
  /**
   * Calls the listener when another process announces the topic, and when announcements may have been lost.
   * @returns a function that unsubscribes the listener
   */
  subscribe(topic: Topic, listener: () => void): () => void;
  /**
   * Runs scheduled work if this process is the leader for that work. The first process that requests the work becomes its leader, until
   * it exits or loses its database connection. Never starts a run before the previous one has ended.
   * @param name identifies the work
   * @returns whether the work ran; false when another process is the leader, or the previous run has not ended
   * @throws what the work throws
   */
  runExclusive(name: string, work: () => Promise<unknown>): Promise<boolean>;
  /** Closes the bus. Other processes can then become leaders. */
  close(): Promise<void>;
}

/**
 * Creates `runExclusive`.
 * @param isLeader returns whether this process is the leader for the named work, or becomes it by this call; false when unknown
 */
export function createRunExclusive(isLeader: (name: string) => Promise<boolean>): Bus['runExclusive'] {
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

/** Creates the bus of a single process, on SQLite. */
export function createLocalBus(): Bus {
  return {
    publish: () => undefined,
    subscribe: () => () => undefined,
    runExclusive: createRunExclusive(() => Promise.resolve(true)),
    close: () => Promise.resolve(),
  };
}
