import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectNode, root, toolEnvironment } from './run.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Milliseconds within which a second signal counts as the same key press, since npm forwards the signal as well. */
const SAME_SIGNAL_MS = 500;
const PARENT_POLL_MS = 1_000;

const preload = pathToFileURL(path.join(root, 'scripts', 'setup', 'endWithParent.mjs')).href;

/** Returns the id of the grandparent process on Linux, else undefined. The grandparent is npm when npm runs scripts through a shell. */
function readGrandparentId() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Calls `onGone` once when npm was killed. npm cannot forward SIGKILL, so the parent processes are polled. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const initialParents = `${process.ppid} ${readGrandparentId()}`;
  const timer = setInterval(() => {
    if (`${process.ppid} ${readGrandparentId()}` === initialParents) return;
    clearInterval(timer);
    onGone();
  }, PARENT_POLL_MS);
  timer.unref();
}

/**
 * Runs the server until it exits, forwarding each signal once.
 * @returns {Promise<number>} the server's exit code; 0 when one of `SIGNALS` ended it, 1 when another signal did or it could not be started
 */
export function serve() {
  // On a machine with much memory, short-lived objects of the server would otherwise occupy 100 MB more, and it would be no faster.
  const child = spawn(projectNode(), ['--max-semi-space-size=16', '--import', preload, 'server/main.ts'], {
    cwd: root,
    env: toolEnvironment({
      NODE_ENV: process.env.NODE_ENV || 'production',
      // Node stores compiled modules here, which makes later starts faster.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, '.cache', 'node'),
    }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In its own process group, the server does not receive Ctrl+C from the terminal as well as from `forward`.
    detached: process.platform !== 'win32',
  });
  let lastSignalAt = -SAME_SIGNAL_MS;
  const forward = (receivedSignal) => {
    // With a terminal, SIGHUP means that the terminal was closed. Otherwise SIGHUP tells the server to replace its workers.
    const signal = receivedSignal === 'SIGHUP' && process.stdin.isTTY ? 'SIGTERM' : receivedSignal;
    const now = performance.now();
    if (now - lastSignalAt > SAME_SIGNAL_MS) child.kill(signal);
    lastSignalAt = now;
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
