/** Longer than anything takes that comes at all, shorter than a test may; milliseconds. */
const TIMEOUT_MS = 50_000;

/** Waits until something holds. @param longestMs for a test with more time than usual @throws when it does not come to that, so that the test ends */
export async function until(holds: () => boolean | Promise<boolean>, longestMs = TIMEOUT_MS): Promise<void> {
  const startedAt = Date.now();
  while (!(await holds())) {
    if (Date.now() - startedAt > longestMs) throw new Error(`this did not come true: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
