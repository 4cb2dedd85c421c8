/**
 * Has a failed test tried once more, at once: a slow moment of the machine does not cost a whole run. One that fails twice
 * fails the run; one that passes at the second try is named by `npm test` as flaky (scripts/setup/flaky.mjs).
 */
export function retryOnce(): void {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
