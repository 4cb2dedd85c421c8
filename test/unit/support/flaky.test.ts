import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(path.resolve(import.meta.dirname, '../../../scripts/setup/flaky.mjs')).href;
const program = `
  import { text } from 'node:stream/consumers';
  import { flakyIn } from '${file}';
  console.log(JSON.stringify(flakyIn(await text(process.stdin))));
`;
/** In a process of its own: the set-up is run by Node as it is. */
const flakyIn = (output: string): { names: string[]; why: string } =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { input: output, encoding: 'utf8' })) as {
    names: string[];
    why: string;
  };

const LINE = '─'.repeat(30);
const end = (failed: string): string => `  ✘  1 a.spec.ts:3:27 › group › one (26ms)
  ✓  2 a.spec.ts:3:27 › group › one (retry #1) (12ms)

  1) a.spec.ts:3:27 › group › one ${LINE}

    Error: expect(received).toBe(expected)

${failed}  2 flaky
    a.spec.ts:3:27 › group › one ${LINE}
    b.spec.ts:9:1 › two – three ${LINE}
  280 passed (9.0m)`;

it('names the browser tests that needed a second try, and says why', () => {
  expect(flakyIn(end(''))).toEqual({
    names: ['a.spec.ts:3:27 › group › one', 'b.spec.ts:9:1 › two – three'],
    why: expect.stringMatching(/^ {2}1\) a\.spec[^]+expected\)$/),
  });
});

it('does not name those that failed twice among them', () => {
  expect(flakyIn(end(`  1 failed\n    c.spec.ts:1:1 › never ${LINE}\n`)).names).toHaveLength(2);
});

it('names none where every test passed at once', () => {
  expect(flakyIn('  ✓  1 a.spec.ts:1:1 › not flaky (1s)\n\n  1 passed (2s)')).toEqual({ names: [], why: '' });
});
