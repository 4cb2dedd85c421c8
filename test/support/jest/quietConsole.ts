import { format } from 'node:util';

type Level = 'error' | 'warn';

const levels: Level[] = ['error', 'warn'];
let noise: string[] = [];
let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];

/**
 * Declares that the running test makes the code print a line at this level which matches `pattern`.
 * The test fails when no such line is printed, so an expectation cannot outlive its reason.
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: false });
}

function record(level: Level, values: unknown[]): void {
  const line = format(...values);
  const match = expected.find((entry) => entry.level === level && entry.pattern.test(line));
  if (match) match.seen = true;
  else noise.push(`console.${level}: ${line}`);
}

function replaceConsole(): void {
  for (const level of levels) {
    console[level] = (...values: unknown[]) => record(level, values);
  }
}

/** Throws an error with every unexpected line that was printed since the last call, and every expected line that was not. */
function throwOnNoise(): void {
  const problems = [
    ...noise,
    ...expected.filter((entry) => !entry.seen).map((entry) => `expected on console.${entry.level} but not printed: ${entry.pattern}`),
  ];
  noise = [];
  expected = [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Fails every test that prints a warning or an error without having announced it with `expectConsole`. */
export function failOnConsoleNoise(): void {
  replaceConsole();
  beforeEach(replaceConsole);
  afterEach(throwOnNoise);
  afterAll(throwOnNoise);
}
