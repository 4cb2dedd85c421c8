import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The built site, served by a process of its own. */
export interface Served {
  origin: string;
  /** Megabytes that the process holds (Linux); NaN when it has ended. */
  megabytes: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts the real server with data of its own on a free port.
 * @param settings more of them
 * @param dataDirArgument the folder of its data, which stays; without it a new one
 */
export async function serveSite(settings: Readonly<Record<string, string>> = {}, dataDirArgument?: string): Promise<Served> {
  const dataDir = dataDirArgument ?? (await mkdtemp(path.join(tmpdir(), 'chapter-load-')));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '..', '..', '..'),
    // Never the database that the caller's own server works on.
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Serving on (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error('The server ended.')));
  });
  return {
    origin,
    megabytes: () => {
      const status = server.exitCode === null ? readFileSync(`/proc/${server.pid}/status`, 'utf8') : '';
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
    },
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      if (dataDirArgument === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
