/**
 * `npm test`: installs what is missing, runs all steps and prints how many passed and failed. `npm test -- unit` runs only the step `unit`;
 * `npm test -- unit test/unit/lib` also passes `test/unit/lib` to the step's script.
 */
import { Failure, runMain } from './setup/failure.mjs';
import { checkNode, ensurePackages } from './setup/packages.mjs';
import { ensurePrograms } from './setup/programs.mjs';
import { runSteps, testSteps } from './setup/testSteps.mjs';

await runMain(async () => {
  checkNode();
  const args = process.argv.slice(2);
  const names = args.filter((arg) => testSteps.some(({ name }) => name === arg));
  const rest = args.filter((arg) => !names.includes(arg));
  if (rest.length > 0 && names.length !== 1) {
    throw new Failure(`The steps are: ${testSteps.map(({ name }) => name).join(', ')}. Other arguments can be passed on to one step only.`);
  }
  const chosenSteps = testSteps.filter(({ name, extra }) => (names.length === 0 ? extra !== true : names.includes(name)));
  await Promise.all([ensurePrograms(chosenSteps.flatMap(({ programs = [] }) => programs)), ensurePackages()]);
  process.exitCode = await runSteps(chosenSteps, rest);
});
