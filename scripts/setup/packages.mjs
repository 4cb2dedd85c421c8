import { existsSync, readFileSync } from 'node:fs';
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

/**
 * Returns the packages in a lock file by their paths.
 * @param {string} file
 */
function readPackages(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {};
}

/**
 * Returns whether node_modules matches package-lock.json and there is a Node that can run the project. After an interrupted installation,
 * node_modules does not match, because npm writes node_modules/.package-lock.json last.
 */
function packagesAreFresh() {
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json')) || projectNode() === undefined) return false;
  const lockedPackages = readPackages('package-lock.json');
  const installedPackages = readPackages('node_modules/.package-lock.json');
  const isSame = (name) =>
    installedPackages[name]?.version === lockedPackages[name].version &&
    installedPackages[name]?.integrity === lockedPackages[name].integrity;
  // Optional packages may be missing, because npm does not install those for other platforms.
  return (
    Object.keys(lockedPackages).every(
      (name) => name === '' || isSame(name) || (lockedPackages[name].optional === true && !installedPackages[name]),
    ) && Object.keys(installedPackages).every((name) => name in lockedPackages)
  );
}

async function install() {
  const command = [...npmCommand(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const env = { ...process.env, PATH: `${path.dirname(machineNode())}${path.delimiter}${process.env.PATH ?? ''}` };
  const { code, output } = await run(command, { env });
  if (code !== 0) {
    const cause = findCause(output) ?? 'npm stopped with the lines above';
    throw new Failure(`The packages could not be installed: ${cause}.`, lastLines(output, 15));
  }
  if (!packagesAreFresh()) {
    throw new Failure(
      'The packages were installed, but Node.js 24 is not among them: npm may have been told to skip install scripts (ignore-scripts).',
      lastLines(output, 15),
    );
  }
}

/** Installs packages when they differ from the lock file. @throws Failure */
export async function ensurePackages() {
  if (!packagesAreFresh()) await step('Installing packages', install);
}
