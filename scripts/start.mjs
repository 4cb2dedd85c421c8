/**
 * `npm start`: installs the packages of the lock file when they are missing or differ, builds the site when it is stale, and serves
 * it. Runs on Node 20 with nothing installed; the server itself runs on the Node 24 among the packages.
 * Settings come from the environment (see docs/settings.md).
 */
import { runMain } from './setup/failure.mjs';
import { checkNode, ensurePackages } from './setup/packages.mjs';
import { serve } from './setup/serve.mjs';
import { ensureSite } from './setup/site.mjs';

await runMain(async () => {
  checkNode();
  await ensurePackages();
  await ensureSite();
  process.exitCode = await serve();
});
