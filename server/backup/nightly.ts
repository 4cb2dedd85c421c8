import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { dayInIndia } from '../../shared/days.ts';
import { StorageError } from '../db/storageError.ts';
import type { Deps } from '../deps.ts';
import { worker } from '../worker.ts';
import { backupBook } from './book.ts';
import type { Made } from './write.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often it is looked whether one is due, and how long after a failure the next one is tried. */
const EVERY_MS = 5 * minute;
const AGAIN_MS = hour;

/** Milliseconds that the program has to clear up when it is given up: SQLite, while it copies, lets nothing in between. */
const PATIENCE_MS = 3_000;

/** What nightly backups are called: by the moment at which they were begun, so that names are in the order of time. */
const NAME = /^chapter-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/;
const nameAt = (now: Date): string => `chapter-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;

const program = path.join(import.meta.dirname, 'main.ts');

/** The last moment at which one was due: that hour, in India, today or yesterday. */
function dueAt(now: Date, atHour: number): number {
  const today = Date.parse(`${dayInIndia(now)}T${String(atHour).padStart(2, '0')}:00:00+05:30`);
  return today <= now.getTime() ? today : today - day;
}

/** Makes backups by itself. */
export interface NightlyBackups {
  /** Looks from now on whether one is due. */
  start(): void;
  /** Makes the one that is due, if any. */
  runDue(): Promise<void>;
  /** How many this process has made, and how many failed. */
  readonly count: Readonly<{ made: number; failed: number }>;
  /** Gives up the one under way. */
  close(): Promise<void>;
}

/**
 * Makes a backup every night, one process for all others and in a program of its own, and removes the oldest once the new one was read back. What was due while the
 * server was down, or given up as it stopped, is made up for; after a failure it is tried again every hour. Without BACKUP_DIR it does nothing.
 */
export function nightlyBackups(deps: Pick<Deps, 'settings' | 'db' | 'clock' | 'log' | 'bus'>): NightlyBackups {
  const { settings, db, clock, log, bus } = deps;
  const { backups } = settings;
  const book = backupBook(db, clock);
  const count = { made: 0, failed: 0 };
  let child: ChildProcess | undefined;
  let closed = false;

  async function isDue(atHour: number): Promise<boolean> {
    const now = clock();
    const last = await book.lastNightly();
    if (last === undefined || Date.parse(last.started_at) < dueAt(now, atHour)) return true;
    // One that was made is enough; one that failed, or ended with its process, is tried again.
    return last.bytes === null && now.getTime() - Date.parse(last.started_at) >= AGAIN_MS;
  }

  /** @throws Error with the sentence of the program */
  async function make(file: string): Promise<Made> {
    if (closed) throw new Error('The server stops.');
    const env = { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: settings.database?.url ?? '' };
    // By the channel it hears when this process is gone.
    const started = spawn(process.execPath, [program, '--nightly', file], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    if (started.stdout === null || started.stderr === null) throw new Error('The program cannot be heard.');
    child = started;
    const [said, complained, [code]] = await Promise.all([text(started.stdout), text(started.stderr), once(started, 'close')]);
    child = undefined;
    if (code === 0) return JSON.parse(said) as Made;
    throw new Error(complained.trim() || `The program ended with ${String(code ?? 'a signal')}.`);
  }

  async function runDue(): Promise<void> {
    if (backups === undefined || closed || !(await isDue(backups.hour))) return;
    const name = nameAt(clock());
    const id = await book.begin(name, true);
    try {
      await makeFolder(backups.folder);
      const { bytes, lost } = await make(path.join(backups.folder, name));
      await book.end(id, { bytes });
      count.made += 1;
      log.info({ bytes }, 'the nightly backup was made');
      if (lost > 0) log.error({ lost }, 'files that the database names are nowhere, and not in the backup');
    } catch (error) {
      if (closed) {
        log.info('the nightly backup was given up, as this process stops: it is made by the next one');
        return book.forget(id);
      }
      count.failed += 1;
      log.error({ err: error }, 'the nightly backup failed');
      await book.end(id, { error: (error instanceof Error ? error.message : String(error)).slice(0, 1_000) });
      return;
    }
    await removeOld(backups.folder, backups.keep, name).catch((error: unknown) =>
      log.error({ err: error }, 'old backups could not be removed'),
    );
  }

  const work = worker({
    run: async () => {
      await bus.runExclusive('nightly backups', runDue);
      return backups === undefined ? undefined : EVERY_MS;
    },
    retryMs: EVERY_MS,
    onError: (error) => log.error({ err: error }, 'it could not be told whether a backup is due'),
  });
  return {
    start: () => {
      if (backups !== undefined) work.wake();
    },
    runDue,
    count,
    close: async () => {
      closed = true;
      const late = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS).unref();
      child?.kill();
      await work.close();
      clearTimeout(late);
    },
  };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new StorageError(`${folder} cannot be made: give this user the right to, or set BACKUP_DIR to another folder.`, { cause: error });
  });
}

/**
 * Removes all but the newest nightly backups; whatever else is in the folder stays.
 * @param made the last one: those named later are older, of a clock that was set back since
 */
async function removeOld(folder: string, keep: number, made: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const inOrder = [...names.filter((name) => name > made), ...names.filter((name) => name <= made)];
  for (const name of inOrder.slice(0, -keep)) await rm(path.join(folder, name), { force: true });
}
