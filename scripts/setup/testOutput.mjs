/** Heading that Jest prints above the first failure of a retried test. */
const RETRIED = ' LOGGING RETRY ERRORS ';

/**
 * Finds tests that failed once and passed on retry.
 * @param {string} output of Jest or Playwright, without colours
 * @returns {{ names: string[], failureOutput: string }} `names` are Jest's titles, or Playwright's `file:line:column › title`
 */
export function findFlakyTests(output) {
  const jest = output.match(new RegExp(`^${RETRIED}.+\\n[^]*?(?=^ ?(?:PASS|FAIL) )`, 'gm'));
  if (jest) {
    const failureOutput = jest.join('\n').trimEnd();
    return {
      names: failureOutput.split('\n').flatMap((line) => (line.startsWith(RETRIED) ? line.slice(RETRIED.length).trim() : [])),
      failureOutput,
    };
  }
  const list = /^ {2}\d+ flaky\n(?<lines>(?: {4}.+(?:\n|$))+)/m.exec(output);
  if (!list) return { names: [], failureOutput: '' };
  const names = list.groups.lines.trimEnd().split('\n');
  return {
    names: names.map((line) => line.replace(/ ─+$/, '').trim()),
    failureOutput: output.slice(output.search(/^ {2}1\) /m), list.index).trimEnd(),
  };
}
/** The units of Playwright's durations, in seconds. */
const SECONDS = new Map([
  ['ms', 0.001],
  ['s', 1],
  ['m', 60],
]);

/**
 * Reads how long each test file took. Jest's total of a file includes loading its modules; Playwright's is the sum of its tests.
 * @param {string} output of Jest or of Playwright's list reporter, without colours
 * @returns {{ file: string, seconds: number }[]} files of less than a second may be missing
 */
export function readFileTimes(output) {
  const jest = [...output.matchAll(/^ ?(?:PASS|FAIL) (?<project>\S+) (?<file>\S+) \((?<seconds>[\d.]+) s\)$/gm)].map(({ groups }) => ({
    file: groups.project === 'postgres' && groups.file.startsWith('test/server/') ? `${groups.file} on PostgreSQL` : groups.file,
    seconds: Number(groups.seconds),
  }));
  if (jest.length > 0) return jest;
  const secondsByFile = new Map();
  for (const { groups } of output.matchAll(
    /^ +\S+ +\d+ (?:\[[^\]]+\] › )?(?<file>\S+\.spec\.ts):\d+:\d+ › .*\((?<time>[\d.]+)(?<unit>ms|s|m)\)$/gm,
  )) {
    const seconds = Number(groups.time) * SECONDS.get(groups.unit);
    const file = `test/e2e/${groups.file.replace(/^test\/e2e\//, '')}`;
    secondsByFile.set(file, (secondsByFile.get(file) ?? 0) + seconds);
  }
  return [...secondsByFile].map(([file, seconds]) => ({ file, seconds }));
}

/**
 * Returns a line for each of the slowest files, the slowest first.
 * @param {{ file: string, seconds: number }[]} fileTimes
 */
export function listSlowestFiles(fileTimes, count = 10) {
  return fileTimes
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
}
