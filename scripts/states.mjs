/**
 * `npm run states`: sets up like `npm test`, then has test/sheet/main.ts take pictures of every page in every state and serve
 * them. Runs on Node 20 with nothing installed.
 */
import { spawn } from 'node:child_process';
import { ensureBrowser } from './setup/browser.mjs';
import { runMain } from './setup/failure.mjs';
import { checkNode, ensurePackages } from './setup/packages.mjs';
import { projectNode, root, toolEnvironment } from './setup/run.mjs';
import { ensureSite } from './setup/site.mjs';

await runMain(async () => {
  checkNode();
  const [browser] = await Promise.all([ensureBrowser(), ensurePackages()]);
  await ensureSite();
  const child = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', 'test/sheet/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnvironment({ CHROME_PATH: browser, NODE_ENV: undefined }),
    stdio: 'inherit',
  });
  // The terminal tells both; this process waits for the other one.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
