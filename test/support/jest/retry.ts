/**
 * Retries a failed test once, at once, so that a slow moment of the machine does not fail a run. One that fails twice
 * fails the run; one that passes at the second attempt is listed by `npm test` as flaky (scripts/setup/flaky.mjs).
 */
export function retryOnce(): void {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
