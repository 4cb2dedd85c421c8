/** A background task that never runs twice at a time. */
export interface Worker {
  /**
   * Runs the task now, or again after the current run.
   * @returns whether a run is in progress or the worker is closed
   */
  wake(): boolean;
  /** Resolves when no run is in progress or requested. */
  settled(): Promise<void>;
  /** Waits for the current run and prevents further ones. */
  close(): Promise<void>;
}

/** Limit of `setTimeout`. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Creates a background worker.
 * @param work.run resolves to the milliseconds until the next run, or undefined
 * @param work.retryMs delay after a run that threw
 * @param work.onError called for the first of several consecutive failures
 */
export function createWorker(work: { run: () => Promise<number | undefined>; retryMs: number; onError: (error: unknown) => void }): Worker {
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
      if (nextMs !== undefined && !state.closed) timer = setTimeout(wake, Math.min(nextMs, MAX_TIMER_MS)).unref();
    }
    state.running = undefined;
  }

  function wake(): boolean {
    if (state.closed) return true;
    const isBusy = state.running !== undefined;
    state.again = true;
    state.running ??= loop();
    return isBusy;
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
