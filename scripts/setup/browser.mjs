import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, causeIn, lastLines } from './failure.mjs';
import { withLock } from './lock.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for tests: CHROME_PATH, else a Chromium or Chrome of the system.
 * @returns {string | undefined} its full path
 * @throws Failure when CHROME_PATH names no file
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure(`CHROME_PATH is ${chosen}, but there is no such file.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file));
}

const advice = 'Install Chromium or Google Chrome (on Debian: sudo apt-get install chromium), or set CHROME_PATH to it.';

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
  for (const command of commands) {
    const { code, output } = await run(command, { env });
    if (code !== 0) {
      throw new Failure(
        `Chromium could not be installed: ${causeIn(output) ?? '`apt-get` stopped with the lines above'}. ${advice}`,
        lastLines(output, 10),
      );
    }
  }
}

/**
 * Finds a browser for the tests; on Debian as root installs it when there is none.
 * @returns {Promise<string>} its full path
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) throw new Failure(`The browser tests need a browser. ${advice}`);
  await step('Installing the browser for tests (Chromium)', (tell) =>
    withLock(
      'browser',
      async () => {
        if (!findBrowser()) await installWithApt();
      },
      tell,
    ),
  );
  const installed = findBrowser();
  if (!installed) throw new Failure(`Chromium was installed but cannot be found. ${advice}`);
  return installed;
}
