/** Coordinates the processes of a chapter. */
export interface Bus {
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
    runExclusive: createRunExclusive(() => Promise.resolve(true)),
    close: () => Promise.resolve(),
  };
}
