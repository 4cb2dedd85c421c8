export interface Interruption {
  signal: AbortSignal;
  interrupt: () => void;
}

/** Milliseconds during which a second interruption is ignored. On Ctrl-C, the terminal and npm each send one. */
const DUPLICATE_MS = 1000;

/**
 * Creates an interruption: the first call of `interrupt` aborts the check, which can still report, and a later call exits.
 * @param now returns the milliseconds of a monotonic clock
 */
export function createInterruption(now: () => number, exit: () => void): Interruption {
  const controller = new AbortController();
  let firstMs: number | undefined;
  return {
    signal: controller.signal,
    interrupt: () => {
      firstMs ??= now();
      controller.abort();
      if (now() - firstMs > DUPLICATE_MS) exit();
    },
  };
}
