import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The built site, served by a separate process. */
export interface ServedSite {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server with separate data on a free port.
 * @param settings additional environment variables
 */
export async function serveSite(settings: Readonly<Record<string, string>> = {}): Promise<ServedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-load-'));
  const server = spawn(process.execPath, ['--max-semi-space-size=16', 'server/main.ts'], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    // DATABASE_URL is cleared, so that the developer's own database is not used.
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const foundOrigin = /Serving on (\S+)/.exec(output)?.[1];
      if (foundOrigin !== undefined) resolve(foundOrigin);
    });
    server.once('exit', () => reject(new Error('The server exited before it was ready.')));
  });
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
