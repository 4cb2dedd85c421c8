import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { secondsSince, step } from './progress.mjs';
import { describeBrowsers } from './programs.mjs';
import { npmCommand, run, toolEnvironment } from './run.mjs';
import { ensureSite } from './site.mjs';
import { findFlakyTests, listSlowestFiles, readFileTimes } from './testOutput.mjs';

/**
 * The steps of `npm test` in order. `script` is an npm script; a step without a script builds the site. Steps with a lane run first. Lanes
 * run in parallel, because most of these steps use only one core. The other steps run one after another. An `extra` step runs only when it
 * is named on the command line. A step with tests has a core and a rest (`TEST_TIER`, see CONTRIBUTING.md); its tier is `core` in `npm test`.
 * A `rest` step belongs to the rest as a whole.
 * @typedef {{ name: string, title: string, script?: string, args?: string[], programs?: ('browser' | 'firefox' | 'webkit' | 'postgres')[], lane?: string, extra?: boolean, rest?: boolean, tests?: boolean, restArgs?: string[], tier?: 'core' | 'rest' }} TestStep
 * @type {TestStep[]}
 */
const steps = [
  { name: 'types', title: 'Types', script: 'types', lane: 'checks' },
  { name: 'lint', title: 'Lint', script: 'lint', lane: 'checks' },
  { name: 'contracts', title: 'Contracts', script: 'contract:lint', lane: 'checks' },
  { name: 'drift', title: 'Generated clients match the contracts', script: 'codegen:check', lane: 'checks' },
  { name: 'build', title: 'Build', lane: 'build' },
  // Extra, because the step `unit` runs these tests, too.
  {
    name: 'related',
    title: 'Unit tests of changed files',
    script: 'test:unit',
    args: ['--changedSince', 'main'],
    lane: 'build',
    extra: true,
  },
  // At present every unit test is in the core.
  { name: 'unit', title: 'Unit tests', script: 'test:unit', tests: true, restArgs: ['--passWithNoTests'] },
  { name: 'server', title: 'Server tests', script: 'test:server', tests: true },
  { name: 'postgres', title: 'Server tests on PostgreSQL', script: 'test:postgres', programs: ['postgres'], tests: true },
  { name: 'e2e', title: 'Browser tests', script: 'test:e2e', programs: ['browser'], tests: true },
  { name: 'engines', title: 'Journeys in Firefox and WebKit', script: 'test:engines', programs: ['firefox', 'webkit'], rest: true },
];

/**
 * Returns the steps to run.
 * @param {string[]} names of steps; a step that is named runs all its tests
 * @param {('core' | 'rest')[]} tiers what to run when no step is named
 * @returns {TestStep[]}
 */
export function chooseSteps(names, tiers) {
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  const usual = steps.filter(({ extra }) => extra !== true);
  const core = usual.filter(({ rest }) => rest !== true).map((item) => (item.tests === true ? { ...item, tier: 'core' } : item));
  const rest = usual.flatMap((item) => {
    if (item.tests === true) return [{ ...item, tier: 'rest', title: `${item.title}, the rest`, args: item.restArgs }];
    return item.rest === true ? [item] : [];
  });
  if (!tiers.includes('rest')) return core;
  return tiers.includes('core') ? [...core, ...rest] : [...usual.filter(({ name }) => name === 'build'), ...rest];
}

/** @param {string} name */
export const isStepName = (name) => steps.some((item) => item.name === name);

/** Names of all steps, in order. */
export const stepNames = steps.map(({ name }) => name);

/** Returns the counts in the summary of Jest or Playwright, for example `3 passed`; an empty string without a summary. */
function readCounts(output) {
  const jest = /^Tests: +(.+)$/m.exec(output)?.[1];
  if (jest) return jest;
  const playwright = [...output.matchAll(/^ {2}(\d+ (?:passed|failed|flaky|did not run|skipped)).*$/gm)].map(([, count]) => count);
  return playwright.join(', ');
}

/**
 * @param {TestStep} step
 * @param {string[]} args
 * @param {(text: string) => void} report
 * @returns the counts in the test runner's summary, and the tests that passed only at the retry
 * @throws Failure when the script fails
 */
async function runScript({ script, args: scriptArgs = [], tier }, args, report) {
  // CI makes the output plain. NODE_ENV is removed because Jest and Playwright set it themselves.
  const env = toolEnvironment({ CI: 'true', FORCE_COLOR: undefined, NO_COLOR: '1', NODE_ENV: undefined, TEST_TIER: tier });
  const { code, output: rawOutput } = await run([...npmCommand(), 'run', '--silent', script, '--', ...scriptArgs, ...args], {
    env,
    onLine: report,
  });
  const output = stripVTControlCharacters(rawOutput);
  if (code !== 0) throw new Failure(readCounts(output) || `exit code ${code}`, output.trimEnd());
  return { note: readCounts(output), files: readFileTimes(output), ...findFlakyTests(output) };
}

/** @param {{ title: string, result: string, note: string, seconds: string }[]} rows */
function formatTable(rows) {
  const width = Math.max(...rows.map(({ title }) => title.length));
  return rows
    .map(({ title, result, note, seconds }) => `${title.padEnd(width)}  ${result.padEnd(6)}  ${seconds.padStart(6)} s  ${note}`.trimEnd())
    .join('\n');
}

/**
 * Runs all steps, even after a failure, and prints a summary that names flaky tests and the slowest files.
 * @param {TestStep[]} steps
 * @param {string[]} args passed on to the scripts of the steps
 * @returns {Promise<number>} exit code: 0 when every step passed
 */
export async function runSteps(steps, args) {
  const flaky = [];
  const fileTimes = [];

  async function runStep(item) {
    const { title, script } = item;
    const start = performance.now();
    const row = { title, result: 'passed', note: '', seconds: '' };
    try {
      if (script) {
        const { note, files, names, failureOutput } = await step(title, (report) => runScript(item, args, report));
        row.note = note;
        fileTimes.push(...files);
        flaky.push(...names);
        if (failureOutput !== '') console.log(`\n${failureOutput}\n`);
      } else await ensureSite();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      row.result = 'FAILED';
      row.note = error.message;
      console.log(`\n${title}:\n${error.details}\n`);
    }
    const browsers = describeBrowsers(item.programs ?? []);
    if (browsers !== '') row.note += `, in ${browsers}`;
    row.seconds = secondsSince(start);
    return row;
  }

  const rows = new Map();
  const runInOrder = async (orderedSteps) => {
    for (const item of orderedSteps) rows.set(item, await runStep(item));
  };
  const lanes = [...new Set(steps.flatMap(({ lane }) => lane ?? []))];
  await Promise.all(lanes.map((laneName) => runInOrder(steps.filter(({ lane }) => lane === laneName))));
  await runInOrder(steps.filter(({ lane }) => lane === undefined));

  const failed = steps.filter((item) => rows.get(item).result === 'FAILED').length;
  console.log(`\n${formatTable(steps.map((item) => rows.get(item)))}\n`);
  if (fileTimes.length > 0) console.log(`The slowest test files:\n${listSlowestFiles(fileTimes).join('\n')}\n`);
  if (flaky.length > 0) console.log(`Flaky, passed at the second try only; fix these:\n${flaky.map((name) => `  ${name}`).join('\n')}\n`);
  console.log(`${steps.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
