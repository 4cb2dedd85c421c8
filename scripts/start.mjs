/**
 * `npm start`: installs missing packages, builds the site when stale, and serves it. Runs on Node 20 without packages; the server runs on
 * the packaged Node 24. Settings come from the environment (docs/settings.md).
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
