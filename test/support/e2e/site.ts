import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');
const START_TIMEOUT_MS = 60_000;

/** A running server of the built site with a data directory of its own. */
export interface Site {
  /** For example `http://127.0.0.1:41235`. */
  origin: string;
  dataDir: string;
  /** Stops it as an operator would and removes its data. */
  stop: () => Promise<void>;
  /** Ends it at once (SIGKILL), as a power failure would; the data stays for `startSite({ dataDir })`. */
  kill: () => Promise<void>;
}

interface Options {
  /** Settings in addition to the defaults, for example `{ CMS_ORIGIN: 'http://127.0.0.1:9' }`. */
  env?: Record<string, string>;
  /** The data directory of an earlier run; by default a new temporary directory. */
  dataDir?: string;
}

/** Returns the environment without the caller's own settings of the site, which would leak into the tests. */
function createCleanEnvironment(): NodeJS.ProcessEnv {
  const settings =
    /^(HOST|PORT|DATA_DIR|CONTENT_DIR|DATABASE_URL|CMS_ORIGIN|JOBS_ORIGIN|JOBS_EXTENSIONS|SMTP_URL|MAIL_FROM|PUBLIC_URL|DEMO|EMAILJS_.*|GA_MEASUREMENT_ID|CONTACT_EMAIL|TRUST_PROXY|PROVIDER_.*|SESSION_.*|SCENARIO|BACKUP_.*|SLOW_QUERY_MS|LOG_LEVEL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
}

/**
 * Starts the real server on a free loopback port and waits until it serves.
 * @throws an error with what the server printed, when the server does not start
 */
export async function startSite({ env = {}, dataDir = mkdtempSync(path.join(tmpdir(), 'site-')) }: Options = {}): Promise<Site> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...createCleanEnvironment(), NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  // Nothing of the server may outlive the tests.
  const killWithParent = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithParent);
  void exited.then(() => process.off('exit', killWithParent));

  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The site did not start (${why}):\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('timed out');
    }, START_TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = `${output}${text}`.slice(-20_000);
        const found = /Serving on (http\S+)/.exec(output)?.[1];
        if (found !== undefined) {
          clearTimeout(timer);
          resolve(found);
        }
      });
    }
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
  });

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return {
    origin,
    dataDir,
    kill: () => stop('SIGKILL'),
    stop: async () => {
      await stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
