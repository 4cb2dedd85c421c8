import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from '../../../server/platform/settings.ts';
import { endLater } from '../cleanup.ts';
import { databaseSettings, releaseDatabase, shareDatabase } from '../postgres/database.ts';

const entry = path.join(import.meta.dirname, 'serve.ts');

/** Number of times that a test kills its server: the environment variable `KILLS`, by default 3. */
export const killCount = Number(process.env.KILLS ?? 3);

/** Timeout, in milliseconds, for these kills and the restarts on a busy machine. */
export const killsTimeoutMs = 120_000 + killCount * 20_000;

/** A server in a process of its own, on a data directory that outlives it. */
export interface KillableServer {
  dataDir: string;
  /** Starts it. @returns its origin */
  start(): Promise<string>;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Sends its process a signal. */
  signal(name: NodeJS.Signals): void;
  /** Ends it as a process manager does. @returns its exit code */
  stop(): Promise<number | null>;
  /** Returns the ids of its workers' processes. */
  listWorkerIds(): number[];
  /** Returns what it has printed since it was started. */
  getOutput(): string;
  /**
   * Runs several writers concurrently, each in a loop, until `killAfter` writes were acknowledged. Then kills the server while other
   * writes are in flight.
   * @param writers each makes one write and returns the id of the write; throws unless the server acknowledged it
   * @returns the ids of the acknowledged writes
   */
  writeUntilKilled(writers: readonly ((count: number) => Promise<string>)[], killAfter: number): Promise<string[]>;
  /** Kills it and removes the directory. */
  remove(): Promise<void>;
}

/** Options of a server that is to be killed. */
export interface KillableOptions {
  /** Settings in addition to those of every test. */
  env?: Environment;
  /** Another server, whose database this server uses too. The other server removes the database. Works on PostgreSQL only. */
  sharedWith?: Pick<KillableServer, 'dataDir'>;
  /** The Node.js executable that runs it; by default that of this process. */
  node?: string;
  /** File that its standard error is written to; by default `getOutput` contains it. */
  logFile?: string;
}

/** Creates a data directory and a server on it that is to be killed; the caller starts it. */
export async function createKillableServer({
  env,
  sharedWith,
  node = process.execPath,
  logFile,
}: KillableOptions = {}): Promise<KillableServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-kill-'));
  if (sharedWith !== undefined) await shareDatabase(dataDir, sharedWith.dataDir);
  let child: ChildProcess | undefined;
  let output = '';

  async function start(): Promise<string> {
    const database = await databaseSettings(dataDir);
    const log = logFile === undefined ? undefined : await open(logFile, 'w');
    return new Promise((resolve, reject) => {
      const unlimited = { POSTS_PER_HOUR: '100000', APPLICATIONS_PER_HOUR: '100000' };
      const serverProcess = spawn(node, [entry], {
        env: { ...process.env, ...unlimited, PORT: '0', DATA_DIR: dataDir, ...database, ...env, NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', log?.fd ?? 'pipe'],
      });
      void log?.close();
      child = serverProcess;
      output = '';
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const origin = /Serving on (http:\S+)/.exec(output)?.[1];
        if (origin) resolve(origin);
      };
      serverProcess.stdout?.on('data', read);
      serverProcess.stderr?.on('data', read);
      serverProcess.on('exit', () => reject(new Error(`the server ended: ${output}`)));
    });
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }

  const server: KillableServer = {
    dataDir,
    start,
    kill,
    signal: (name) => void child?.kill(name),
    async stop() {
      const exited = new Promise<number | null>((resolve) => child?.once('exit', resolve));
      child?.kill('SIGTERM');
      return exited;
    },
    listWorkerIds() {
      if (child === undefined) return [];
      const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
      const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
      return pairs.flatMap(([pid, parent]) => (parent === child?.pid && pid !== undefined ? [pid] : []));
    },
    getOutput: () => output,
    async writeUntilKilled(writers, killAfter) {
      const acknowledged: string[] = [];
      let stopping: Promise<void> | undefined;
      const run = async (write: (count: number) => Promise<string>): Promise<void> => {
        for (let count = 0; ; count += 1) {
          let writeId: string;
          try {
            writeId = await write(count);
          } catch (error) {
            if (stopping) return;
            throw error;
          }
          acknowledged.push(writeId);
          // Not awaited: the kill must come while other writes are in flight.
          if (acknowledged.length >= killAfter) stopping ??= kill();
        }
      };
      await Promise.all(writers.map(run));
      await stopping;
      return acknowledged;
    },
    async remove() {
      await kill();
      if (sharedWith === undefined) await releaseDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  endLater(server.remove);
  return server;
}
