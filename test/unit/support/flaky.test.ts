import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleUrl = pathToFileURL(path.resolve(import.meta.dirname, '../../../scripts/setup/flaky.mjs')).href;
const program = `
  import { text } from 'node:stream/consumers';
  import { findFlakyTests } from '${moduleUrl}';
  console.log(JSON.stringify(findFlakyTests(await text(process.stdin))));
`;
/** Runs the function in a process of its own, because Jest does not load the scripts of the set-up. */
const findFlakyTests = (output: string): { names: string[]; failureOutput: string } =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { input: output, encoding: 'utf8' })) as {
    names: string[];
    failureOutput: string;
  };

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
