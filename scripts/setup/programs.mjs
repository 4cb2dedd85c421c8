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

const firefoxFiles = [
  ...['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => path.join(folder, name))),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Finds Firefox.
 * @returns {string | undefined} its full path
 */
export const findFirefox = () => firefoxFiles.find((file) => existsSync(file));

/** Folders in which distributions install WebKitGTK's browser for tests: Debian has one for each architecture. */
const webKitFolders = () =>
  ['/usr/lib', '/usr/libexec'].flatMap((folder) =>
    existsSync(folder) ? ['.', ...readdirSync(folder)].map((name) => path.join(folder, name, 'webkit2gtk-4.1')) : [],
  );

/**
 * Finds what WebKitGTK needs to be driven: its WebDriver server, its browser, and Xvfb as its screen.
 * @returns {{ driver: string, browser: string, screen: string } | undefined} their full paths
 */
export function findWebKit() {
  const [driver, screen, browser] = [
    [folders, 'WebKitWebDriver'],
    [folders, 'Xvfb'],
    [webKitFolders(), 'MiniBrowser'],
  ].map(([places, name]) => places.map((folder) => path.join(folder, name)).find((file) => existsSync(file)));
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/**
 * Names a browser with the version that a command prints.
 * @param {string | undefined} file
 * @param {string} [name]
 * @param {string[]} [command]
 */
function describe(file, name = path.basename(file ?? '', '.exe'), command = [file ?? '', '--version']) {
  if (file === undefined) return 'no browser';
  // On Windows `--version` would open a window.
  const { stdout } = process.platform === 'win32' ? { stdout: '' } : spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
  return [name, /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0]].filter(Boolean).join(' ');
}

/**
 * Programs that tests need, and their Debian packages. The packages are installed when the program is missing or, for the browser, when a
 * slower one would be used. The summary of the tests names what has a description.
 */
const programs = {
  browser: {
    find: findBrowser,
    isBest: () => Boolean(process.env.CHROME_PATH) || path.basename(findBrowser() ?? '') === HEADLESS_SHELL,
    packages: [HEADLESS_SHELL],
    describe: () => describe(findBrowser()),
    advice:
      'The browser tests need Chromium or Google Chrome: install it (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to it.',
  },
  firefox: {
    find: findFirefox,
    isBest: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    describe: () => describe(findFirefox()),
    advice: 'The journeys in Firefox need it: install it (on Debian: apt-get install firefox-esr).',
  },
  webkit: {
    find: findWebKit,
    isBest: () => findWebKit() !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
    // Its own programs print no version without a screen.
    describe: () => describe(findWebKit()?.browser, 'WebKitGTK', ['dpkg-query', '--show', 'webkit2gtk-driver']),
    advice:
      'The journeys in WebKit need WebKitGTK with its WebDriver, and Xvfb: install them (on Debian: apt-get install webkit2gtk-driver xvfb).',
  },
  postgres: {
    find: findPostgres,
    isBest: () => findPostgres() !== undefined,
    packages: ['postgresql'],
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
  const packages = needed.filter(({ isBest }) => !isBest()).flatMap((program) => program.packages);
  let output;
  if (packages.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await step(`Installing ${packages.join(', ')} for tests`, async () => {
      output = await installWithApt(packages);
    });
  }
  const missing = needed.filter(({ find }) => find() === undefined).map(({ advice }) => advice);
  if (missing.length === 0) return;
  if (output !== undefined) missing.unshift(`apt-get failed: ${findCause(output) ?? 'see the lines above'}.`);
  throw new Failure(missing.join('\n'), lastLines(output ?? '', 10));
}

/**
 * Names the browsers among programs with their versions, for example `chromium-headless-shell 150.0.7871.100`.
 * @param {(keyof typeof programs)[]} names
 * @throws Failure when CHROME_PATH names no file
 */
export const describeBrowsers = (names) => names.flatMap((name) => programs[name].describe?.() ?? []).join(' and ');
