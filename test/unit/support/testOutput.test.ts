import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleUrl = pathToFileURL(path.resolve(import.meta.dirname, '../../../scripts/setup/testOutput.mjs')).href;
/** Runs a function of this file in a process of its own, because Jest does not load the scripts of the set-up. */
function runFunction<T>(expression: string, output: string): T {
  const program = `
    import { text } from 'node:stream/consumers';
    import { findFlakyTests, listSlowestFiles, readFileTimes } from '${moduleUrl}';
    const output = await text(process.stdin);
    console.log(JSON.stringify(${expression}));
  `;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { input: output, encoding: 'utf8' })) as T;
}
const findFlakyTests = (output: string) => runFunction<{ names: string[]; failureOutput: string }>('findFlakyTests(output)', output);

const LINE = '─'.repeat(30);
const playwrightOutput = (failedLines: string): string => `  ✘  1 a.spec.ts:3:27 › group › one (26ms)
  ✓  2 a.spec.ts:3:27 › group › one (retry #1) (12ms)

  1) a.spec.ts:3:27 › group › one ${LINE}

    Error: expect(received).toBe(expected)

${failedLines}  2 flaky
    a.spec.ts:3:27 › group › one ${LINE}
    b.spec.ts:9:1 › two – three ${LINE}
  280 passed (9.0m)`;

it('lists browser tests that passed on a retry, with the reason', () => {
  expect(findFlakyTests(playwrightOutput(''))).toEqual({
    names: ['a.spec.ts:3:27 › group › one', 'b.spec.ts:9:1 › two – three'],
    failureOutput: expect.stringMatching(/^ {2}1\) a\.spec[^]+expected\)$/),
  });
});

it('leaves out browser tests that failed twice', () => {
  expect(findFlakyTests(playwrightOutput(`  1 failed\n    c.spec.ts:1:1 › never ${LINE}\n`)).names).toHaveLength(2);
});

it('lists Jest tests of several files that passed on a retry, with the reason', () => {
  const reasons = (name: string): string => ` LOGGING RETRY ERRORS  ${name}\n RETRY 1 \n\n    expect(received).toBe(expected)\n\n`;
  const output = `Running 2 projects
PASS unit test/unit/a.test.ts
${reasons('a › first')}${reasons('group › second')}PASS unit test/unit/b.test.ts (6.1 s)
PASS unit test/unit/c.test.ts
${reasons('third')}PASS server test/server/d.test.ts
Tests:       9 passed, 9 total`;
  expect(findFlakyTests(output)).toEqual({
    names: ['a › first', 'group › second', 'third'],
    failureOutput: expect.stringMatching(/^ LOGGING RETRY ERRORS {2}a › first\n(?:(?!PASS)[^])+toBe\(expected\)$/),
  });
});

it('lists none where every test passed at the first attempt', () => {
  expect(findFlakyTests('  ✓  1 a.spec.ts:1:1 › not flaky (1s)\n\n  1 passed (2s)')).toEqual({ names: [], failureOutput: '' });
  expect(findFlakyTests('PASS unit test/unit/a.test.ts\nTests:       9 passed, 9 total')).toEqual({ names: [], failureOutput: '' });
});

const jestOutput = `PASS unit test/unit/lib/slug.test.ts
PASS postgres test/server/jobs/search.test.ts (12.5 s)
FAIL postgres test/postgres/outage.test.ts (3.25 s)
Tests: 1 failed, 30 passed, 31 total
`;

const listReporterOutput = `Running 4 tests using 2 workers

  ✓  1 jobs.spec.ts:12:1 › [JOBS-01] lists the newest jobs (1.5s)
  ✓  2 [DejaVu Sans] › layout.spec.ts:8:3 › at 360 px › keeps its measures @layout (900ms)
  ✘  3 jobs.spec.ts:40:1 › [JOBS-02] loads more (1.1m)
  ✓  4 session.spec.ts:40:1 › logs in (2.0s)
`;

describe('the slowest files of a test run', () => {
  it('reads the time of each file from Jest, and says which ran on PostgreSQL', () => {
    expect(runFunction('readFileTimes(output)', jestOutput)).toEqual([
      { file: 'test/server/jobs/search.test.ts on PostgreSQL', seconds: 12.5 },
      { file: 'test/postgres/outage.test.ts', seconds: 3.25 },
    ]);
  });

  it('adds up the tests of each file from Playwright', () => {
    expect(runFunction('readFileTimes(output)', listReporterOutput)).toEqual([
      { file: 'test/e2e/jobs.spec.ts', seconds: 67.5 },
      { file: 'test/e2e/layout.spec.ts', seconds: 0.9 },
      { file: 'test/e2e/session.spec.ts', seconds: 2 },
    ]);
  });

  it('lists the slowest first, and no more than asked for', () => {
    expect(runFunction('listSlowestFiles(readFileTimes(output), 1)', jestOutput)).toEqual([
      '    12.5 s  test/server/jobs/search.test.ts on PostgreSQL',
    ]);
  });
});
