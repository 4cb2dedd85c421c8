/**
 * `npm start`: installs packages that are missing, builds the site if it is stale, and serves it. This script runs on Node 20 without any
 * packages, and starts the server on the Node 24 from the packages. Settings come from the environment (docs/settings.md).
 */
import { runMain } from './setup/failure.mjs';
import { checkNode, ensurePackages } from './setup/packages.mjs';
import { serve } from './setup/serve.mjs';
import { ensureSite } from './setup/site.mjs';

await runMain(async () => {
  checkNode();
  await ensurePackages({ forDevelopment: false });
  await ensureSite();
  process.exitCode = await serve();
});
