import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const WATCHED = ['server', 'shared', 'openapi'];
const DEBOUNCE_MS = 150;

interface Backend {
  /** The origin it listens on; waits while it starts or restarts. */
  origin: () => Promise<string>;
  stop: () => void;
}

/**
 * Runs the server on a free loopback port and starts it again whenever its sources or the contracts change.
 *
 * @param publicUrl origin that visitors use, for canonical links
 * @param scenario how its backends behave; undefined: as the environment has it
 * @param restarted called when a new server is ready after a change
 */
export function startBackend(publicUrl: string, scenario: string | undefined, restarted: () => void): Backend {
  let child: ChildProcess | undefined;
  let ready = Promise.withResolvers<string>();
  let first = true;
  let stopping = false;

  const start = (): void => {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      ...(scenario === undefined ? {} : { SCENARIO: scenario }),
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
      if (child === running && !stopping) console.error(`The server stopped (exit code ${code}); it starts again when a file changes.`);
    });
  };

  const restart = (): void => {
    console.log('The server restarts: its sources have changed.');
    const old = child;
    ready = Promise.withResolvers<string>();
    child = undefined;
    if (old === undefined || old.exitCode !== null) start();
    else {
      old.once('exit', start);
      old.kill('SIGTERM');
    }
  };

  let timer: NodeJS.Timeout | undefined;
  const watchers = WATCHED.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(restart, DEBOUNCE_MS);
    }),
  );

  start();
  return {
    origin: () => ready.promise,
    stop: () => {
      stopping = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      child?.kill('SIGTERM');
    },
  };
}
