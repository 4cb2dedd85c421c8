/** Installs the packages that development and tests need besides those of `npm start`, when they are missing. Runs before `npm run dev`. */
import { runMain } from './setup/failure.mjs';
import { checkNode, ensurePackages } from './setup/packages.mjs';

await runMain(async () => {
  checkNode();
  await ensurePackages({ forDevelopment: true });
});
