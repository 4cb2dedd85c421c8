/**
 * `npm start`: installs what the lock file asks for, builds what is stale and serves the site with its backend.
 * Runs on Node 20 with nothing installed; the server itself runs on the Node 24 among the packages.
 * Settings come from the environment (see README.md).
 */
import { checkNode, ensurePackages } from './setup/packages.mjs';
import { runMain } from './setup/failure.mjs';
import { checkPort } from './setup/port.mjs';
import { serve } from './setup/serve.mjs';
import { ensureSite } from './setup/site.mjs';

await runMain(async () => {
  checkNode();
  await checkPort();
  await ensurePackages();
  await ensureSite();
  process.exitCode = await serve();
});
