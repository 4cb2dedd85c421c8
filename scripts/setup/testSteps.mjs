import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { secondsSince, step } from './progress.mjs';
import { npmCommand, run, toolEnvironment } from './run.mjs';
import { ensureSite } from './site.mjs';

/**
 * The steps of `npm test` in order: the cheap ones first. `script` names an npm script.
 * @type {{ name: string, title: string, script?: string, browser?: boolean }[]}
 */
export const testSteps = [
  { name: 'types', title: 'Types', script: 'types' },
  { name: 'lint', title: 'Lint', script: 'lint' },
  { name: 'contracts', title: 'Contracts', script: 'contract:lint' },
  { name: 'drift', title: 'Generated clients match the contracts', script: 'codegen:check' },
  { name: 'unit', title: 'Unit tests', script: 'test:unit' },
  { name: 'server', title: 'Server tests', script: 'test:server' },
  { name: 'build', title: 'Build' },
  { name: 'e2e', title: 'Browser tests', script: 'test:e2e', browser: true },
];

/** What a test runner says about its tests: Jest's `Tests: …` line, or Playwright's counts at the end. */
function countsIn(output) {
  const jest = /^Tests: +(.+)$/m.exec(output)?.[1];
  if (jest) return jest;
  const playwright = [...output.matchAll(/^ {2}(\d+ (?:passed|failed|flaky|did not run|skipped)).*$/gm)].map(([, count]) => count);
  return playwright.join(', ');
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {(news: string) => void} tell
 */
async function runScript(script, args, tell) {
  // CI makes the runners print plain lines; NODE_ENV is theirs to set.
  const env = toolEnvironment({ CI: 'true', FORCE_COLOR: undefined, NO_COLOR: '1', NODE_ENV: undefined });
  const { code, output: printed } = await run([...npmCommand(), 'run', '--silent', script, '--', ...args], { env, onLine: tell });
  const output = stripVTControlCharacters(printed);
  if (code !== 0) throw new Failure(countsIn(output) || `exit code ${code}`, output.trimEnd());
  return countsIn(output);
}

/** @param {{ title: string, result: string, note: string, seconds: string }[]} rows */
function table(rows) {
  const width = Math.max(...rows.map(({ title }) => title.length));
  return rows
    .map(({ title, result, note, seconds }) => `${title.padEnd(width)}  ${result.padEnd(6)}  ${seconds.padStart(6)} s  ${note}`.trimEnd())
    .join('\n');
}

/**
 * Runs steps one after another, all of them even when one fails, and prints a summary.
 *
 * @param {typeof testSteps} steps
 * @param {string[]} args passed on to the step's script
 * @returns {Promise<number>} the exit code: 0 when every step passed
 */
export async function runSteps(steps, args) {
  const rows = [];
  for (const { title, script } of steps) {
    const start = performance.now();
    const row = { title, result: 'passed', note: '', seconds: '' };
    try {
      if (script) row.note = await step(title, (tell) => runScript(script, args, tell));
      else await ensureSite();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      row.result = 'FAILED';
      row.note = error.message;
      console.log(`\n${error.details}\n`);
    }
    row.seconds = secondsSince(start);
    rows.push(row);
  }
  const failed = rows.filter(({ result }) => result === 'FAILED').length;
  console.log(`\n${table(rows)}\n`);
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
