/** Attempts to find an element of a page that is still loading (NAV-02). */
const ATTEMPTS = 5;
const ATTEMPT_MS = 120;

/** Repeats an action until it returns true, at most five times; returns a function that cancels it. */
export function retryUntilTrue(action: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (attemptsLeft: number): void => {
    if (action() || attemptsLeft <= 1) return;
    timer = setTimeout(() => run(attemptsLeft - 1), ATTEMPT_MS);
  };
  run(ATTEMPTS);
  return () => clearTimeout(timer);
}
