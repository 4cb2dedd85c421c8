/**
 * `npm test`: sets up, then runs every check and prints a summary. Ends with `N passed, N failed`, counted in steps.
 * `npm test -- unit` runs one step, `npm test -- unit test/unit/lib` passes the rest on to it.
 */
import { Failure, runMain } from './setup/failure.mjs';
import { ensureBrowser } from './setup/browser.mjs';
import { checkNode, ensurePackages } from './setup/packages.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { runSteps, testSteps } from './setup/testSteps.mjs';

await runMain(async () => {
  checkNode();
  const args = process.argv.slice(2);
  const names = args.filter((arg) => testSteps.some(({ name }) => name === arg));
  const rest = args.filter((arg) => !names.includes(arg));
  if (rest.length > 0 && names.length !== 1) {
    throw new Failure(
      `What to run is one of: ${testSteps.map(({ name }) => name).join(', ')}. Further arguments need exactly one of them.`,
    );
  }
  const chosen = names.length === 0 ? testSteps : testSteps.filter(({ name }) => names.includes(name));
  const needs = async () => {
    // One after the other: both may be installed by the same tool, which does one thing at a time.
    if (chosen.some((one) => one.postgres)) await ensurePostgres();
    return chosen.some((one) => one.browser) ? ensureBrowser() : undefined;
  };
  const [browser] = await Promise.all([needs(), ensurePackages()]);
  if (browser !== undefined) process.env.CHROME_PATH = browser;
  process.exitCode = await runSteps(chosen, rest);
});
