import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { dayInIndia } from '../../../shared/days.ts';
import { StorageError } from '../../platform/db/storageError.ts';
import type { Deps } from '../../jobs/deps.ts';
import { createWorker } from '../../platform/lib/worker.ts';
import { createBackupHistory } from './backupHistory.ts';
import type { BackupResult } from './makeBackup.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often to check whether a backup is due. */
const CHECK_INTERVAL_MS = 5 * MINUTE_MS;
/** Delay from the start of a failed backup to the next attempt. */
const RETRY_DELAY_MS = HOUR_MS;

/** Milliseconds until a cancelled backup program is killed. SQLite cannot be interrupted while it copies. */
const KILL_DELAY_MS = 3_000;

/** Names of nightly backups; sorting them sorts them by time. */
const BACKUP_NAME = /^chapter-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/;
const formatName = (now: Date): string => `chapter-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;

const PROGRAM = path.join(import.meta.dirname, 'main.ts');

/** Returns when a backup was last due: at the given hour in India, today or yesterday. Milliseconds since 1970. */
function findLastDue(now: Date, atHour: number): number {
  const today = Date.parse(`${dayInIndia(now)}T${String(atHour).padStart(2, '0')}:00:00+05:30`);
  return today <= now.getTime() ? today : today - DAY_MS;
}

/** Nightly backups of one process; see `createNightlyBackups`. */
export interface NightlyBackups {
  start(): void;
  /** Makes a backup if one is due. */
  runDue(): Promise<void>;
  /** Numbers of this process's backups that succeeded and that failed. */
  readonly counts: Readonly<{ made: number; failed: number }>;
  /** Cancels a running backup. */
  close(): Promise<void>;
}

/**
 * Makes a verified backup every night, then removes the oldest ones. Only the leader does so, in a child process. A missed backup is
 * made as soon as possible; a failed or interrupted one is retried an hour after its start. Does nothing without BACKUP_DIR.
 */
export function createNightlyBackups(deps: Pick<Deps, 'settings' | 'db' | 'clock' | 'log' | 'bus'>): NightlyBackups {
  const { settings, db, clock, log, bus } = deps;
  const { backups } = settings;
  const history = createBackupHistory(db, clock);
  const counts = { made: 0, failed: 0 };
  let child: ChildProcess | undefined;
  let closed = false;

  async function isDue(atHour: number): Promise<boolean> {
    const now = clock();
    const last = await history.findLastNightly();
    if (last === undefined || Date.parse(last.started_at) < findLastDue(now, atHour)) return true;
    // A failed or interrupted backup is retried.
    return last.bytes === null && now.getTime() - Date.parse(last.started_at) >= RETRY_DELAY_MS;
  }

  /** Makes a backup in a child process. @throws Error with the child's message */
  async function runBackup(file: string): Promise<BackupResult> {
    if (closed) throw new Error('The server is stopping.');
    const env = { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: settings.database?.url ?? '' };
    // When this process ends, its IPC channel closes, and the backup program then exits.
    const backupProcess = spawn(process.execPath, [PROGRAM, '--nightly', file], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    if (backupProcess.stdout === null || backupProcess.stderr === null) throw new Error('The connection to the backup program was lost.');
    child = backupProcess;
    const [stdout, stderr, [code]] = await Promise.all([
      text(backupProcess.stdout),
      text(backupProcess.stderr),
      once(backupProcess, 'close'),
    ]);
    child = undefined;
    if (code === 0) return JSON.parse(stdout) as BackupResult;
    throw new Error(stderr.trim() || `The program ended with ${String(code ?? 'a signal')}.`);
  }

  async function runDue(): Promise<void> {
    if (backups === undefined || closed || !(await isDue(backups.hour))) return;
    const name = formatName(clock());
    const nightly = true;
    const id = await history.start(name, nightly);
    try {
      await createFolder(backups.folder);
      const { bytes, missing } = await runBackup(path.join(backups.folder, name));
      await history.end(id, { bytes });
      counts.made += 1;
      log.info({ bytes }, 'the nightly backup was made');
      if (missing > 0) log.error({ lost: missing }, 'files that the database references are missing, also from the backup');
    } catch (error) {
      if (closed) {
        log.info('the nightly backup was abandoned because this process is stopping; the next one will make it');
        return history.remove(id);
      }
      counts.failed += 1;
      log.error({ err: error }, 'the nightly backup failed');
      await history.end(id, { error: (error instanceof Error ? error.message : String(error)).slice(0, 1_000) });
      return;
    }
    await removeOldBackups(backups.folder, backups.keep, name).catch((error: unknown) =>
      log.error({ err: error }, 'old backups could not be removed'),
    );
  }

  const worker = createWorker({
    run: async () => {
      await bus.runExclusive('nightly backups', runDue);
      return backups === undefined ? undefined : CHECK_INTERVAL_MS;
    },
    retryMs: CHECK_INTERVAL_MS,
    onError: (error) => log.error({ err: error }, 'could not determine whether a backup is due'),
  });
  return {
    start: () => {
      if (backups !== undefined) worker.wake();
    },
    runDue,
    counts,
    close: async () => {
      closed = true;
      const killTimer = setTimeout(() => child?.kill('SIGKILL'), KILL_DELAY_MS).unref();
      child?.kill();
      await worker.close();
      clearTimeout(killTimer);
    },
  };
}

async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new StorageError(`${folder} cannot be made: give this user the right to, or set BACKUP_DIR to another folder.`, { cause: error });
  });
}

/**
 * Removes all but the newest nightly backups; other files are kept.
 * @param newest name of the backup just made. Backups with later names were made before the clock was set back: they count as the oldest.
 */
async function removeOldBackups(folder: string, maxBackups: number, newest: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted();
  const oldestFirst = [...names.filter((name) => name > newest), ...names.filter((name) => name <= newest)];
  for (const name of oldestFirst.slice(0, -maxBackups)) await rm(path.join(folder, name), { force: true });
}
