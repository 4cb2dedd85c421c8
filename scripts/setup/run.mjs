import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..', '..');

const binFolder = path.join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/** Returns the path of the Node 24 from the packages, else of this process's Node if it is new enough, else undefined. */
export function projectNode() {
  const installed = path.join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(installed)) return installed;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
}

/** Returns the path of the machine's own Node. It runs npm, because an installation deletes the Node in node_modules. */
export function machineNode() {
  const name = isWindows ? 'node.exe' : 'node';
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? process.execPath;
}

/**
 * Returns the command that starts npm: the npm that runs this script, else the one on PATH.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const npmScript = process.env.npm_execpath;
  return npmScript?.endsWith('.js') && existsSync(npmScript) ? [machineNode(), npmScript] : [isWindows ? 'npm.cmd' : 'npm'];
}

/** Returns the environment for the project's tools, with `node_modules/.bin` first on PATH. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binFolder}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a command and collects its output. When SIGINT or SIGTERM ended the command, this process exits, too.
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options] `onLine` receives the last line of each chunk of output
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command cannot be started
 */
export function run([file = '', ...args], { env = process.env, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows && file.endsWith('.cmd') });
    let output = '';
    const collectOutput = (chunk) => {
      output += chunk;
      const line = chunk.trimEnd().split('\n').at(-1)?.trim();
      if (line) onLine?.(line);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collectOutput);
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const finish = (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += String(error);
      finish(127);
    });
    child.once('close', (code, signal) => {
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
      finish(code ?? 1);
    });
  });
}
