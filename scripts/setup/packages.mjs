import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, findCause, lastLines } from './failure.mjs';
import { step } from './progress.mjs';
import { machineNode, npmCommand, projectNode, root, run } from './run.mjs';

const NODE_MIN = 20;

/** Checks the version of the machine's Node. @throws Failure when it is too old */
export function checkNode() {
  if (Number(process.versions.node.split('.')[0]) < NODE_MIN) {
    throw new Failure(
      `Node.js ${process.versions.node} is too old: install Node.js ${NODE_MIN} or newer from https://nodejs.org and try again.`,
    );
  }
}

/** Exists while npm installs. If it is still there, an installation was interrupted, and packages may be incomplete. */
const interruptedFile = path.join(root, '.cache', 'installing');

/**
 * Returns the packages in a lock file by their paths. npm writes node_modules/.package-lock.json when it has installed everything.
 * @param {string} file
 * @returns {Record<string, { version: string, integrity?: string, dev?: boolean, optional?: boolean }>}
 */
function readPackages(file) {
  const fullPath = path.join(root, file);
  return existsSync(fullPath) ? (JSON.parse(readFileSync(fullPath, 'utf8')).packages ?? {}) : {};
}

/**
 * Returns whether node_modules matches package-lock.json and there is a Node that can run the project.
 * @param {boolean} forDevelopment whether the packages that do not build and serve the site (`devDependencies`) must be there
 */
function packagesAreFresh(forDevelopment) {
  if (existsSync(interruptedFile) || projectNode() === undefined) return false;
  const lockedPackages = readPackages('package-lock.json');
  const installedPackages = readPackages('node_modules/.package-lock.json');
  const isSame = (name) =>
    installedPackages[name]?.version === lockedPackages[name].version &&
    installedPackages[name]?.integrity === lockedPackages[name].integrity;
  // Optional packages may be missing, because npm does not install those for other platforms.
  const isNeeded = ({ dev, optional }) => !optional && (forDevelopment || !dev);
  return (
    Object.keys(lockedPackages).every(
      (name) => name === '' || isSame(name) || (!installedPackages[name] && !isNeeded(lockedPackages[name])),
    ) && Object.keys(installedPackages).every((name) => name in lockedPackages)
  );
}

/** Returns npm's arguments: adds packages to those of `npm start` when these are fresh, else installs everything anew. */
function chooseArguments(forDevelopment) {
  if (!forDevelopment) return ['ci', '--omit=dev'];
  // Unlike `ci`, `install` keeps what is installed. `--no-save` leaves package-lock.json as it is.
  return packagesAreFresh(false) ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev'];
}

/** Returns whether the machine's own Node can run the project: the major version of the package `node`, and at least its minor one. */
function machineNodeIsCurrent() {
  const parse = (version) => version.replace(/^v/, '').split('.').map(Number);
  const [major, minor] = parse(readPackages('package-lock.json')['node_modules/node'].version);
  const [ownMajor, ownMinor] = parse(execFileSync(machineNode(), ['--version'], { encoding: 'utf8' }));
  return ownMajor === major && ownMinor >= minor;
}

async function install(forDevelopment) {
  // The package `node` fetches Node.js in an install script. No other package needs its script.
  const scripts = machineNodeIsCurrent() ? ['--ignore-scripts'] : [];
  const command = [...npmCommand(), ...chooseArguments(forDevelopment), ...scripts, '--no-audit', '--no-fund'];
  const env = { ...process.env, PATH: `${path.dirname(machineNode())}${path.delimiter}${process.env.PATH ?? ''}` };
  mkdirSync(path.dirname(interruptedFile), { recursive: true });
  writeFileSync(interruptedFile, '');
  const { code, output } = await run(command, { env });
  if (code !== 0) {
    const cause = findCause(output) ?? 'npm stopped with the lines above';
    throw new Failure(`The packages could not be installed: ${cause}.`, lastLines(output, 15));
  }
  rmSync(interruptedFile);
  if (!packagesAreFresh(forDevelopment)) {
    throw new Failure(
      'The packages were installed, but Node.js 24 is not among them: npm may have been told to skip install scripts (ignore-scripts).',
      lastLines(output, 15),
    );
  }
}

/**
 * Installs packages when they differ from the lock file.
 * @param {{ forDevelopment: boolean }} options `forDevelopment: false` installs only what builds and serves the site
 * @throws Failure
 */
export async function ensurePackages({ forDevelopment }) {
  if (!packagesAreFresh(forDevelopment)) await step('Installing packages', () => install(forDevelopment));
}
