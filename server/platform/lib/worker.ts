/** A background task that never runs twice at a time. */
export interface Worker {
  /** Runs the task now, or again after the current run; does nothing once closed. */
  wake(): void;
  /** Resolves when no run is in progress or requested. */
  settled(): Promise<void>;
  /** Waits for the current run and prevents further ones. */
  close(): Promise<void>;
}

/** Limit of `setTimeout`. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Creates a background worker.
 * @param task.run resolves to the milliseconds until the next run, or undefined
 * @param task.retryMs delay after a run that threw
 * @param task.onError called for the first of several consecutive failures
 */
export function createWorker(task: { run: () => Promise<number | undefined>; retryMs: number; onError: (error: unknown) => void }): Worker {
  const state = { currentRun: undefined as Promise<void> | undefined, isRequested: false, isClosed: false, isFailing: false };
  let timer: NodeJS.Timeout | undefined;

  async function loop(): Promise<void> {
    while (state.isRequested && !state.isClosed) {
      state.isRequested = false;
      let nextMs: number | undefined;
      try {
        nextMs = await task.run();
        state.isFailing = false;
      } catch (error) {
        if (!state.isFailing) task.onError(error);
        state.isFailing = true;
        nextMs = task.retryMs;
      }
      clearTimeout(timer);
      if (nextMs !== undefined && !state.isClosed) timer = setTimeout(wake, Math.min(nextMs, MAX_TIMER_MS)).unref();
    }
    state.currentRun = undefined;
  }

  function wake(): void {
    if (state.isClosed) return;
    state.isRequested = true;
    state.currentRun ??= loop();
  }

  return {
    wake,
    settled: async () => {
      while (state.currentRun) await state.currentRun;
    },
    close: async () => {
      state.isClosed = true;
      clearTimeout(timer);
      await state.currentRun;
    },
  };
}
