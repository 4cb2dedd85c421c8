/** What processes tell each other of: mail that waits to be sent, requests for one-time codes that wait to be worked off. */
export type Topic = 'mail' | 'codes';

/**
 * How the processes of a chapter agree, on one machine or several. What it says is a hint, which may get lost with the process
 * that says it: what is true stands in the database, and whoever waits for a word looks there by itself from time to time.
 */
export interface Bus {
  /** Tells every other process, after the transaction that it is about was committed. */
  publish(topic: Topic): void;
  /**
   * Runs whenever another process tells of it, and when words may have got lost on the way.
   * @returns a function that stops it
   */
  on(topic: Topic, hear: () => void): () => void;
  /**
   * Does a work of which only one process may be in charge, such as rounds by the clock: whoever is asked first does it from then on, as
   * long as it lives; only then another takes over. Never twice at a time, either.
   * @param name tells works apart
   * @returns whether this process did it; false: another is in charge, or this one is still at it
   */
  onlyOne(name: string, work: () => Promise<unknown>): Promise<boolean>;
  /** Leaves: others take over what this process was in charge of. */
  close(): Promise<void>;
}

/** Who is in charge of a work: asks whether this process is, or can be from now on. Never fails: who cannot ask is not. */
export type InCharge = (name: string) => Promise<boolean>;

/** `onlyOne` of a process. */
export function onlyOne(inCharge: InCharge): Bus['onlyOne'] {
  const running = new Set<string>();
  return async (name, work) => {
    if (running.has(name)) return false;
    running.add(name);
    try {
      if (!(await inCharge(name))) return false;
      await work();
      return true;
    } finally {
      running.delete(name);
    }
  };
}

/** The bus of a process that has no others beside it. */
export function aloneBus(): Bus {
  return {
    publish: () => undefined,
    on: () => () => undefined,
    onlyOne: onlyOne(() => Promise.resolve(true)),
    close: () => Promise.resolve(),
  };
}
