export interface Interruption {
  signal: AbortSignal;
  interrupt: () => void;
}

/** Milliseconds in which a second interruption counts as a copy of the first: on Ctrl-C both the terminal and npm send one. */
const DUPLICATE_MS = 1000;

/**
 * Aborts a check at the first interruption, so that it can still report, and exits at a later one.
 * @param now milliseconds of a monotonic clock
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
