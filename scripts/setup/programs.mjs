import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure, findCause, lastLines } from './failure.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/** Comes first, because the browser tests take half as long in it as in a browser with windows. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const browserNames = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const browserFiles = [
  ...browserNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for tests: CHROME_PATH, else an installed Chromium or Chrome.
 * @returns {string | undefined} its full path
 * @throws Failure when CHROME_PATH names no file
 */
export function findBrowser() {
  const chromePath = process.env.CHROME_PATH;
  if (chromePath && !existsSync(chromePath)) throw new Failure(`CHROME_PATH is ${chromePath}, but there is no such file.`);
  return chromePath || browserFiles.find((file) => existsSync(file));
}

/**
 * Names the browser for tests with its version, for example `chromium-headless-shell 150.0.7871.100`.
 * @throws Failure when CHROME_PATH names no file
 */
export function describeBrowser() {
  const file = findBrowser();
  if (file === undefined) return 'no browser';
  // On Windows this option would open a window.
  const { stdout } = process.platform === 'win32' ? { stdout: '' } : spawnSync(file, ['--version'], { encoding: 'utf8' });
  return [path.basename(file, '.exe'), /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0]].filter(Boolean).join(' ');
}

/** Folder in which Debian installs each version of PostgreSQL. */
const debianPostgres = '/usr/lib/postgresql';

/** Oldest version of PostgreSQL in which the owner of a database may create the extensions that the server needs. */
const POSTGRES_MIN = 13;

/**
 * Finds the folder with PostgreSQL's programs (`initdb`, `postgres`): on PATH, else of the newest version in /usr/lib/postgresql.
 * @returns {string | undefined} its full path
 */
export function findPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres).map(Number) : [];
  const installedVersions = versions.filter((version) => version >= POSTGRES_MIN).toSorted((a, b) => b - a);
  return [...folders, ...installedVersions.map((version) => path.join(debianPostgres, String(version), 'bin'))].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/**
 * Programs that tests need, and their Debian packages. A package is installed when its program is missing or, for the browser, when a
 * slower one would be used.
 */
const programs = {
  browser: {
    find: findBrowser,
    isBest: () => Boolean(process.env.CHROME_PATH) || path.basename(findBrowser() ?? '') === HEADLESS_SHELL,
    package: HEADLESS_SHELL,
    advice:
      'The browser tests need Chromium or Google Chrome: install it (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to it.',
  },
  postgres: {
    find: findPostgres,
    isBest: () => findPostgres() !== undefined,
    package: 'postgresql',
    advice:
      'The tests on PostgreSQL need version 13 or newer: install it (on Debian: apt-get install postgresql), or put its programs on PATH.',
  },
};

/**
 * Installs Debian packages.
 * @param {string[]} packages
 * @returns {Promise<string | undefined>} apt-get's output when it failed
 */
async function installWithApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run(['apt-get', ...args], { env });
    if (code !== 0) return output;
  }
  return undefined;
}

/**
 * Checks that programs are installed. As root on Debian, it installs their packages first.
 * @param {(keyof typeof programs)[]} names
 * @throws Failure with the names of missing programs
 */
export async function ensurePrograms(names) {
  const needed = names.map((name) => programs[name]);
  const packages = needed.filter(({ isBest }) => !isBest()).map((program) => program.package);
  let output;
  if (packages.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await step(`Installing ${packages.join(' and ')} for tests`, async () => {
      output = await installWithApt(packages);
    });
  }
  const missing = needed.filter(({ find }) => find() === undefined).map(({ advice }) => advice);
  if (missing.length === 0) return;
  if (output !== undefined) missing.unshift(`apt-get failed: ${findCause(output) ?? 'see the lines above'}.`);
  throw new Failure(missing.join('\n'), lastLines(output ?? '', 10));
}
