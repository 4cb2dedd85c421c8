import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const CONTRACTS = 'openapi';
const WATCHED = ['server', 'shared', CONTRACTS];
const DEBOUNCE_MS = 150;

interface Backend {
  /** Origin that it listens on; resolves once it has started. */
  origin: () => Promise<string>;
  stop: () => void;
}

/**
 * Runs the server on a free loopback port and starts it again whenever its sources or the contracts change. When contracts change, their
 * code is generated first (`npm run codegen`), and webpack compiles it.
 *
 * @param publicUrl origin that visitors use, for canonical links
 * @param settings further settings, which override the environment's
 * @param restarted called when a new server is ready after a change
 */
export function startBackend(publicUrl: string, settings: Record<string, string>, restarted: () => void): Backend {
  let child: ChildProcess | undefined;
  let ready = Promise.withResolvers<string>();
  let first = true;

  const start = (): void => {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      ...settings,
    };
    const running = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = running;
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      const origin = /Serving on (http\S+)/.exec(text)?.[1];
      if (origin === undefined) {
        process.stdout.write(text);
        return;
      }
      ready.resolve(origin);
      if (!first) restarted();
      first = false;
    });
    running.once('exit', (code) => {
      if (!running.killed) console.error(`The server stopped (exit code ${code}); it starts again when a file changes.`);
    });
  };

  const restart = (): void => {
    const hasExited = child === undefined || child.exitCode !== null || child.signalCode !== null;
    // It is exiting already and will be restarted.
    if (!hasExited && child?.killed === true) return;
    console.log('The server restarts: its sources have changed.');
    const waiting = ready;
    ready = Promise.withResolvers<string>();
    void ready.promise.then(waiting.resolve);
    if (hasExited) start();
    else {
      child?.once('exit', start);
      child?.kill('SIGTERM');
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let generating = false;
  const schedule = (work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, DEBOUNCE_MS);
  };
  const generate = (): void => {
    generating = false;
    spawn(process.execPath, ['scripts/codegen.ts'], { cwd: root, stdio: 'inherit' }).once('exit', () => schedule(restart));
  };
  const watchers = WATCHED.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      generating ||= folder === CONTRACTS;
      schedule(generating ? generate : restart);
    }),
  );

  start();
  return {
    origin: () => ready.promise,
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      child?.kill('SIGTERM');
    },
  };
}
