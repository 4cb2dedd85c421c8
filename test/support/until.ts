/** In milliseconds. Longer than any condition takes to hold, and shorter than the timeout of a test. */
const TIMEOUT_MS = 50_000;

/** Waits until a condition holds. @throws when it does not hold in time */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const startedAt = Date.now();
  while (!(await condition())) {
    if (Date.now() - startedAt > timeoutMs) throw new Error(`this condition did not hold in time: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
