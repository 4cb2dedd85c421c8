import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { lockDataDir } from '../db/lock.ts';
import { migrate } from '../db/migrate.ts';
import { copyToPostgres } from '../db/move.ts';
import { namesIn, RESTORING, refuseHalfRestored } from '../db/halfRestored.ts';
import { databaseFile, openDatabase } from '../db/open.ts';
import { placeOf } from '../db/postgres.ts';
import type { Database } from '../db/schema.ts';
import { StorageError, storageError } from '../db/storageError.ts';
import { filesFolder, toDisk } from '../files/store.ts';
import { listAgain } from '../jobs/listAgain.ts';
import { secretFile } from '../security/secret.ts';
import type { Settings } from '../settings.ts';
import { fileOf, type About } from './format.ts';
import { readBackup, type Take } from './read.ts';

/** What was restored. */
export interface Restored {
  about: About;
  /** Rows of members, to tell by what came. */
  members: number;
  /** Uploaded files. */
  files: number;
  /** Where to. */
  places: string[];
}

/**
 * Puts a backup back where there is nothing: into an empty DATA_DIR, and with DATABASE_URL into an empty database, whichever of the two
 * it was made of. The backup is read whole, and compared with its checksums, before anything is written.
 * @throws StorageError with a sentence for people; nothing is left behind then
 */
export async function restoreBackup({ dataDir, database }: Pick<Settings, 'dataDir' | 'database'>, file: string): Promise<Restored> {
  const about = await readBackup(file);
  refuseToOverwrite(dataDir);
  const unlock = lockDataDir(dataDir);
  let workshop: string | undefined;
  try {
    // Another one may just have ended.
    refuseToOverwrite(dataDir);
    workshop = await mkdtemp(path.join(dataDir, RESTORING));
    await mkdir(path.join(workshop, 'files'), { mode: 0o700 });
    const files = await unpack(file, workshop);
    const members = await settle(dataDir, database?.url, workshop);
    const places = [path.resolve(dataDir), ...(database === undefined ? [] : [placeOf(database.url)])];
    return { about, members, files, places };
  } catch (error) {
    throw storageError(error, dataDir);
  } finally {
    if (workshop !== undefined) await rm(workshop, { recursive: true, force: true });
    unlock();
  }
}

/** What a server that never ran, or one that was just asked to start, leaves in a folder; and npm, where it is its user's home. */
const HARMLESS = ['server.lock', 'server.lock-journal', 'lost+found', '.npm'];

function refuseToOverwrite(dataDir: string): void {
  refuseHalfRestored(dataDir);
  const found = namesIn(dataDir).find((name) => !HARMLESS.includes(name));
  if (found !== undefined)
    throw new StorageError(
      `${path.resolve(dataDir)} is not empty: it holds ${found}. Nothing was changed. Set DATA_DIR to a new folder, or move that away.`,
    );
}

/** Writes every entry into the folder, where nobody looks for it yet. @returns how many uploaded files there are */
async function unpack(file: string, folder: string): Promise<number> {
  let files = 0;
  const take: Take = async (name, content) => {
    if (fileOf(name) !== undefined) files += 1;
    const handle = await open(path.join(folder, name), 'wx', 0o600);
    try {
      for await (const piece of content) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
  await readBackup(file, take);
  return files;
}

/** Puts what was unpacked in its place; the database comes last. @returns how many members it has */
async function settle(dataDir: string, url: string | undefined, workshop: string): Promise<number> {
  const moved: string[] = [];
  const put = async (from: string, to: string): Promise<void> => {
    await rename(path.join(workshop, from), path.join(dataDir, to));
    moved.push(path.join(dataDir, to));
  };
  const putAll = async (): Promise<void> => {
    await mkdir(path.join(dataDir, filesFolder), { mode: 0o700 });
    moved.push(path.join(dataDir, filesFolder));
    for (const name of await readdir(path.join(workshop, 'files'))) await put(path.join('files', name), path.join(filesFolder, name));
    await put(secretFile, secretFile);
    await toDisk(path.join(dataDir, filesFolder));
  };
  try {
    const members = await inDatabase(workshop, async (db) => {
      if (url === undefined) await putAll();
      else {
        await migrate(db);
        await copyToPostgres(db, url, async (step) => {
          await listAgain(step);
          await putAll();
        });
      }
    });
    if (url === undefined) await put(databaseFile, databaseFile);
    await toDisk(dataDir);
    return members;
  } catch (error) {
    for (const place of moved.toReversed()) await rm(place, { recursive: true, force: true });
    throw error;
  }
}

/** Does something with the unpacked database. @returns how many members it has */
async function inDatabase(workshop: string, work: (db: Kysely<Database>) => Promise<void>): Promise<number> {
  const db = openDatabase(workshop);
  try {
    await work(db);
    const { count } = await db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  } finally {
    await db.destroy();
  }
}
