/**
 * Retries a failed test once and immediately, so that a slow moment of the machine does not fail a run. A test that fails twice
 * fails the run. `npm test` lists a test that passes at the second attempt as flaky (scripts/setup/testOutput.mjs).
 */
export function retryOnce(): void {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
