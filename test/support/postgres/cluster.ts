import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** The environment variable with the URL of this run's PostgreSQL server, in which `{database}` stands for the database's name. */
export const clusterVariable = 'TEST_POSTGRES_SERVER';

/** The database that all others are copied from. */
export const templateDatabase = 'chapter_template';

/** The environment variable with the folder of PostgreSQL's programs. */
export const programsVariable = 'TEST_POSTGRES_PROGRAMS';

/** A PostgreSQL server in a temporary folder, which listens on a socket there. */
export interface Cluster {
  /** Returns the URL of a database, which need not exist. */
  urlOf(database: string): string;
  /** Starts it; resolves when it accepts connections. */
  start(): Promise<void>;
  /** Creates an empty database. */
  create(database: string): Promise<void>;
  /** Stops it. `immediate` breaks off all connections, like a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

const user = 'chapter';

/** Settings that keep PostgreSQL from waiting for the disk, which would take most of the time. No test simulates a power cut. */
const fastSettings = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'jit=off'];
const sizeSettings = ['max_connections=200', 'shared_buffers=64MB'];

/**
 * Returns the user to run PostgreSQL as. PostgreSQL refuses to run as root, so for root this is the user `postgres` or else `nobody`.
 * Returns undefined when this process does not run as root.
 */
function findServerUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((item) => item.startsWith('postgres:')) ?? lines.find((item) => item.startsWith('nobody:')) ?? '';
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}

/**
 * Creates the folder of a server, without starting the server.
 * @param options.durable whether writes go to the disk before they are acknowledged, as in production
 * @throws an error with what `initdb` printed
 */
export function createCluster({ durable = false } = {}): Cluster {
  const programs = process.env[programsVariable] ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-pg-'));
  const owner = findServerUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const processOptions = { ...owner, cwd: folder };
  const result = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...processOptions, encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`);
  let server: ChildProcess | undefined;
  const urlOf = (database: string): string => `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=${user}`;

  async function stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const exited = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exited;
    server = undefined;
  }

  return {
    urlOf,
    stop,
    async start() {
      const settings = [
        ...(durable ? [] : fastSettings),
        ...sizeSettings,
        'listen_addresses=',
        `unix_socket_directories=${folder}`,
      ].flatMap((setting) => ['-c', setting]);
      const serverProcess = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], {
        ...processOptions,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = serverProcess;
      stopOnExit(serverProcess);
      let output = '';
      serverProcess.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
      while (!(await acceptsConnections(urlOf('postgres')))) {
        if (serverProcess.exitCode !== null) throw new Error(`PostgreSQL ended: ${output}`);
        await sleep(20);
      }
    },
    async create(database) {
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${database}`);
      await client.end();
    },
    async remove() {
      await stop('immediate');
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops the server when this process exits or is interrupted. */
function stopOnExit(server: ChildProcess): void {
  process.once('exit', () => server.kill('SIGQUIT'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.kill('SIGQUIT');
      process.kill(process.pid, signal);
    });
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
