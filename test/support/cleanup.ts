interface Started {
  end: () => unknown;
  isOfTest: boolean;
}

let started: Started[] = [];
let isInTest = false;

/**
 * Ends what a server test has started: after the test, or after the file if it was started in `beforeAll`. What was started last is ended
 * first. Other runners, such as Playwright, end nothing by themselves.
 * @param end may have been called before by the test itself
 */
export function endLater(end: () => unknown): void {
  started.push({ end, isOfTest: isInTest });
}

/** Marks the beginning of a test, with its `beforeEach`. */
export function beginTest(): void {
  isInTest = true;
}

/** Ends what the test has started. */
export async function endTest(): Promise<void> {
  isInTest = false;
  const ofTest = started.filter(({ isOfTest }) => isOfTest);
  started = started.filter(({ isOfTest }) => !isOfTest);
  for (const { end } of ofTest.toReversed()) await end();
}

/** Ends what is left after the last test of a file. */
export async function endFile(): Promise<void> {
  for (const { end } of started.splice(0).toReversed()) await end();
}
