export interface Interruption {
  signal: AbortSignal;
  interrupt: () => void;
}

/** Milliseconds during which a repeated signal is ignored: npm forwards what the terminal has already sent. */
const ECHO_MS = 1000;

/**
 * Cancels a check at the first interruption, so that it can still report; a second one exits.
 * @param now milliseconds of a monotonic clock
 */
export function createInterruption(now: () => number, exit: () => void): Interruption {
  const controller = new AbortController();
  let first: number | undefined;
  return {
    signal: controller.signal,
    interrupt: () => {
      first ??= now();
      controller.abort();
      if (now() - first > ECHO_MS) exit();
    },
  };
}
