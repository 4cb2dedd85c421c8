/** A job that runs in the background whenever there is something to do; never twice at a time. */
export interface Worker {
  /**
   * There is something to do: runs now, or again after the current run.
   * @returns whether it is at something else first
   */
  wake(): boolean;
  /** Resolves when the current run, and those it was woken for meanwhile, are over. */
  settled(): Promise<void>;
  /** Waits for the current run and starts none any more. */
  close(): Promise<void>;
}

/** The longest time that timers can wait. */
const longestMs = 2 ** 31 - 1;

/**
 * Makes a background worker.
 * @param work.run does what is due; resolves to the milliseconds until the next thing is due, or undefined
 * @param work.retryMs how long to wait after a run that threw
 * @param work.onError told of the first of several runs in a row that throw: while the database is away there are many
 */
export function worker(work: { run: () => Promise<number | undefined>; retryMs: number; onError: (error: unknown) => void }): Worker {
  const state = { running: undefined as Promise<void> | undefined, again: false, closed: false, failing: false };
  let timer: NodeJS.Timeout | undefined;

  async function loop(): Promise<void> {
    while (state.again && !state.closed) {
      state.again = false;
      let nextMs: number | undefined;
      try {
        nextMs = await work.run();
        state.failing = false;
      } catch (error) {
        if (!state.failing) work.onError(error);
        state.failing = true;
        nextMs = work.retryMs;
      }
      clearTimeout(timer);
      if (nextMs !== undefined && !state.closed) timer = setTimeout(wake, Math.min(nextMs, longestMs)).unref();
    }
    state.running = undefined;
  }

  function wake(): boolean {
    if (state.closed) return true;
    const busy = state.running !== undefined;
    state.again = true;
    state.running ??= loop();
    return busy;
  }

  return {
    wake,
    settled: async () => {
      while (state.running) await state.running;
    },
    close: async () => {
      state.closed = true;
      clearTimeout(timer);
      await state.running;
    },
  };
}
