import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectNode, root, toolEnvironment } from './run.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A repeated signal within this time is the same key press, forwarded by npm. */
const SAME_SIGNAL_MS = 500;
const PARENT_POLL_MS = 1_000;

const preload = pathToFileURL(path.join(root, 'scripts', 'setup', 'endWithParent.mjs')).href;

/** Returns the grandparent's id where available (Linux): npm, when it runs scripts through a shell. */
function readGrandparentId() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Calls back once when npm was killed, because npm cannot forward SIGKILL. */
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
 * @returns {Promise<number>} exit code: the server's; 0 when one of `SIGNALS` stopped it; 1 for other signals, or when it cannot be started
 */
export function serve() {
  const child = spawn(projectNode(), ['--import', preload, 'server/main.ts'], {
    cwd: root,
    env: toolEnvironment({
      NODE_ENV: process.env.NODE_ENV || 'production',
      // Keeps compiled modules between starts.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, '.cache', 'node'),
    }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Own process group, so that Ctrl+C does not reach it twice.
    detached: process.platform !== 'win32',
  });
  let lastSignalAt = -SAME_SIGNAL_MS;
  const forward = (receivedSignal) => {
    // With a terminal, SIGHUP means that it was closed; otherwise it makes the server replace its workers.
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
