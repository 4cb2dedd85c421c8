import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '../db/lock.ts';
import { listDataDir, RESTORE_PREFIX, assertNotHalfRestored } from '../db/interruptedRestore.ts';
import { DATABASE_FILE, openDatabase } from '../db/openSqlite.ts';
import { describeLocation } from '../db/openPostgres.ts';
import { StorageError, toStorageError } from '../db/storageError.ts';
import { syncFolder } from '../files/staging.ts';
import { filesFolder } from '../files/store.ts';
import { SECRET_FILE } from '../security/secret.ts';
import type { Settings } from '../settings.ts';
import { readFileId, type Manifest } from './format.ts';
import { moveToPostgres } from './moveToPostgres.ts';
import { readBackup, type ReadEntry } from './readBackup.ts';

/** What was restored. */
export interface RestoreResult {
  manifest: Manifest;
  /** Rows of members, to tell by what came. */
  members: number;
  /** Uploaded files. */
  files: number;
  /** Where to. */
  place: string;
}

/**
 * Puts a backup back where there is nothing: into an empty DATA_DIR, or with DATABASE_URL into an empty database, whichever of the two
 * it was made of. The backup is read whole, and compared with its checksums, before anything is written.
 * @throws StorageError with a sentence for people; nothing is left behind then
 */
export async function restoreBackup({ dataDir, database }: Pick<Settings, 'dataDir' | 'database'>, file: string): Promise<RestoreResult> {
  const manifest = await readBackup(file);
  const assertRestorable = database === undefined ? assertEmpty : assertNotHalfRestored;
  assertRestorable(dataDir);
  const unlock = lockDataDir(dataDir);
  let tempFolder: string | undefined;
  try {
    // Another one may just have ended.
    assertRestorable(dataDir);
    tempFolder = await mkdtemp(path.join(dataDir, RESTORE_PREFIX));
    await mkdir(path.join(tempFolder, 'files'), { mode: 0o700 });
    const files = await unpack(file, tempFolder);
    const members = await countMembers(tempFolder);
    if (database === undefined) await moveIntoDataDir(dataDir, tempFolder);
    // What was unpacked is laid out as a data directory.
    else await moveToPostgres(tempFolder, database.url);
    return { manifest, members, files, place: database === undefined ? path.resolve(dataDir) : describeLocation(database.url) };
  } catch (error) {
    throw toStorageError(error, dataDir);
  } finally {
    if (tempFolder !== undefined) await rm(tempFolder, { recursive: true, force: true });
    unlock();
  }
}

/** What a server that never ran, or one that was just asked to start, leaves in a folder; and npm, where it is its user's home. */
const IGNORED_NAMES = ['server.lock', 'server.lock-journal', 'lost+found', '.npm'];

function assertEmpty(dataDir: string): void {
  assertNotHalfRestored(dataDir);
  const found = listDataDir(dataDir).find((name) => !IGNORED_NAMES.includes(name));
  if (found !== undefined)
    throw new StorageError(
      `${path.resolve(dataDir)} is not empty: it holds ${found}. Nothing was changed. Set DATA_DIR to a new folder, or move that away.`,
    );
}

/** Writes every entry into the folder, where nobody looks for it yet. @returns how many uploaded files there are */
async function unpack(file: string, folder: string): Promise<number> {
  let files = 0;
  const take: ReadEntry = async (name, content) => {
    if (readFileId(name) !== undefined) files += 1;
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

/** Moves what was unpacked into its place; the database comes last. */
async function moveIntoDataDir(dataDir: string, tempFolder: string): Promise<void> {
  const moved: string[] = [];
  const moveEntry = async (from: string, to: string): Promise<void> => {
    await rename(path.join(tempFolder, from), path.join(dataDir, to));
    moved.push(path.join(dataDir, to));
  };
  try {
    await mkdir(path.join(dataDir, filesFolder), { mode: 0o700 });
    moved.push(path.join(dataDir, filesFolder));
    for (const name of await readdir(path.join(tempFolder, 'files')))
      await moveEntry(path.join('files', name), path.join(filesFolder, name));
    await moveEntry(SECRET_FILE, SECRET_FILE);
    await syncFolder(path.join(dataDir, filesFolder));
    await moveEntry(DATABASE_FILE, DATABASE_FILE);
    await syncFolder(dataDir);
  } catch (error) {
    for (const place of moved.toReversed()) await rm(place, { recursive: true, force: true });
    throw error;
  }
}

/** How many members an unpacked database has. */
async function countMembers(tempFolder: string): Promise<number> {
  const db = openDatabase(tempFolder);
  try {
    const { count } = await db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  } finally {
    await db.destroy();
  }
}
