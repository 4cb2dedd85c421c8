import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const CONTRACTS = 'openapi';
const WATCHED_FOLDERS = ['server', 'shared', CONTRACTS];
const DEBOUNCE_MS = 150;

interface SiteServer {
  /** Resolves to the server's origin once the server has started. */
  waitForOrigin: () => Promise<string>;
  stop: () => void;
}

/**
 * Runs the server on a free loopback port and restarts it whenever its sources or the contracts change. After a change of a contract, code
 * is generated from the contracts before the restart, as by `npm run codegen`.
 *
 * @param publicUrl origin that the browser uses
 * @param settings further environment variables, which override existing ones
 * @param onRestart called when the server is ready again after a restart
 */
export function startSiteServer(publicUrl: string, settings: Record<string, string>, onRestart: () => void): SiteServer {
  let child: ChildProcess | undefined;
  let ready = Promise.withResolvers<string>();
  let isFirstStart = true;

  const start = (): void => {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      ...settings,
    };
    const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = server;
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const origin = /Serving on (http\S+)/.exec(text)?.[1];
      if (origin === undefined) {
        process.stdout.write(text);
        return;
      }
      ready.resolve(origin);
      if (!isFirstStart) onRestart();
      isFirstStart = false;
    });
    server.once('exit', (code) => {
      if (!server.killed) console.error(`The server stopped (exit code ${code}); it starts again when a file changes.`);
    });
  };

  const restart = (): void => {
    const hasExited = child === undefined || child.exitCode !== null || child.signalCode !== null;
    // The server is already stopping, and its `exit` event will call `start`.
    if (!hasExited && child?.killed === true) return;
    console.log('The server restarts: its sources have changed.');
    const previous = ready;
    ready = Promise.withResolvers<string>();
    void ready.promise.then(previous.resolve);
    if (hasExited) start();
    else {
      child?.once('exit', start);
      child?.kill('SIGTERM');
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let contractsChanged = false;
  const schedule = (work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, DEBOUNCE_MS);
  };
  const generateCode = (): void => {
    contractsChanged = false;
    spawn(process.execPath, ['scripts/codegen.ts'], { cwd: root, stdio: 'inherit' }).once('exit', () => schedule(restart));
  };
  const watchers = WATCHED_FOLDERS.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      contractsChanged ||= folder === CONTRACTS;
      schedule(contractsChanged ? generateCode : restart);
    }),
  );

  start();
  return {
    waitForOrigin: () => ready.promise,
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      child?.kill('SIGTERM');
    },
  };
}
