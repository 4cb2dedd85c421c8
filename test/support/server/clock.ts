/** A clock that a test can move. */
export interface TestClock {
  now: () => Date;
  /** Moves the clock on. */
  advance(milliseconds: number): void;
}

/** Creates a clock. @param start the time at which the clock stands until it is moved; by default it runs with the machine's clock */
export function createTestClock(start?: string): TestClock {
  let offsetMs = 0;
  const base = start === undefined ? undefined : Date.parse(start);
  return {
    now: () => new Date((base ?? Date.now()) + offsetMs),
    advance: (milliseconds) => {
      offsetMs += milliseconds;
    },
  };
}
