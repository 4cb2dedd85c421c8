/** How a check is broken off. */
export interface Interruption {
  signal: AbortSignal;
  /** Is told of every SIGINT and SIGTERM. */
  interrupt: () => void;
}

/** So long the same interruption may come again, in milliseconds: npm passes on what the terminal has sent to everybody already. */
const ECHO_MS = 1000;

/**
 * Breaks a check off at the first interruption, so that it can still report; whoever asks again later does not want to wait.
 * @param now milliseconds of a clock that never goes back
 * @param end ends the process at once
 */
export function interruption(now: () => number, end: () => void): Interruption {
  const stop = new AbortController();
  let first: number | undefined;
  return {
    signal: stop.signal,
    interrupt: () => {
      first ??= now();
      stop.abort();
      if (now() - first > ECHO_MS) end();
    },
  };
}
