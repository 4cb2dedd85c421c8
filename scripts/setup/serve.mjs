import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectNode, root, toolEnvironment } from './run.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A signal that comes again this soon is the same key press, passed on by both the terminal and npm. */
const SAME_SIGNAL_MS = 500;
const PARENT_POLL_MS = 1_000;

const preload = pathToFileURL(path.join(root, 'scripts', 'setup', 'endWithParent.mjs')).href;

/** The parent's parent where the system tells it (Linux): npm, when it runs scripts through a shell that stays. */
function grandparent() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Calls `gone` once when npm, which runs this script, has been killed: npm then has no chance to pass that on. */
function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const started = `${process.ppid} ${grandparent()}`;
  const timer = setInterval(() => {
    if (`${process.ppid} ${grandparent()}` === started) return;
    clearInterval(timer);
    gone();
  }, PARENT_POLL_MS);
  timer.unref();
}

/**
 * Runs the server until it ends; signals to this process reach it once each.
 * @returns {Promise<number>} its exit code; 0 when it ended because it was told to
 */
export function serve() {
  const child = spawn(projectNode(), ['--import', preload, 'server/main.ts'], {
    cwd: root,
    env: toolEnvironment({
      NODE_ENV: process.env.NODE_ENV || 'production',
      // Compiled modules are kept from start to start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, '.cache', 'node'),
    }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A group of its own, so that the terminal's Ctrl+C does not reach it a second time.
    detached: process.platform !== 'win32',
  });
  let last = -SAME_SIGNAL_MS;
  const forward = (given) => {
    // From a terminal it says that this was closed; from anybody else that workers are to be replaced.
    const signal = given === 'SIGHUP' && process.stdin.isTTY ? 'SIGTERM' : given;
    const now = performance.now();
    if (now - last > SAME_SIGNAL_MS) child.kill(signal);
    last = now;
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  watchNpm(() => forward('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}.`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (SIGNALS.includes(signal) ? 0 : 1)));
  });
}
