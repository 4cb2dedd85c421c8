/** Attempts while a page is still loading (NAV-02). */
const ATTEMPTS = 5;
const RETRY_DELAY_MS = 120;

/** Runs an action until it returns true, at most five times. Returns a function that cancels further attempts. */
export function retryUntilTrue(action: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (attemptsLeft: number): void => {
    if (action() || attemptsLeft <= 1) return;
    timer = setTimeout(() => run(attemptsLeft - 1), RETRY_DELAY_MS);
  };
  run(ATTEMPTS);
  return () => clearTimeout(timer);
}
