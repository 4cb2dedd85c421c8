/**
 * `npm test`: installs what is missing, runs the checks and the core of the tests, and prints how many steps passed and failed.
 * `npm run test:all` passes `--all` and runs the rest of the tests, too; `npm run test:rest` passes `--rest` and runs only the rest.
 * `npm test -- unit` runs only the step `unit`, with all its tests; `npm test -- unit test/unit/lib` also passes `test/unit/lib` to the
 * step's script.
 */
import { Failure, runMain } from './setup/failure.mjs';
import { checkNode, ensurePackages } from './setup/packages.mjs';
import { ensurePrograms } from './setup/programs.mjs';
import { chooseSteps, isStepName, runSteps, stepNames } from './setup/testSteps.mjs';

const tierOptions = { '--all': ['core', 'rest'], '--rest': ['rest'] };

await runMain(async () => {
  checkNode();
  const [option] = process.argv.slice(2);
  const tiers = Object.hasOwn(tierOptions, option ?? '') ? tierOptions[option] : undefined;
  const args = process.argv.slice(tiers === undefined ? 2 : 3);
  const names = args.filter(isStepName);
  const rest = args.filter((arg) => !isStepName(arg));
  if (rest.length > 0 && names.length !== 1) {
    throw new Failure(`The steps are: ${stepNames.join(', ')}. Other arguments can be passed on to one step only.`);
  }
  const chosenSteps = chooseSteps(names, tiers ?? ['core']);
  await Promise.all([ensurePrograms(chosenSteps.flatMap(({ programs = [] }) => programs)), ensurePackages({ forDevelopment: true })]);
  process.exitCode = await runSteps(chosenSteps, rest);
});
