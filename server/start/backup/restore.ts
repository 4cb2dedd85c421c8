import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { EDITED_FOLDER } from '../../cms/folder.ts';
import { lockDataDir } from '../../platform/db/lock.ts';
import { listDataDir, RESTORE_PREFIX, assertNotHalfRestored } from '../../platform/db/interruptedRestore.ts';
import { DATABASE_FILE, openDatabase } from '../../platform/db/openSqlite.ts';
import { describeLocation } from '../../platform/db/openPostgres.ts';
import { StorageError, toStorageError } from '../../platform/db/storageError.ts';
import { syncFolder } from '../../platform/files/staging.ts';
import { filesFolder } from '../../platform/files/store.ts';
import { SECRET_FILE } from '../../platform/security/secret.ts';
import type { Settings } from '../../platform/settings.ts';
import { assertNoContent, moveContent } from './content.ts';
import { parseFileId, type Manifest } from './format.ts';
import { moveToPostgres } from './moveToPostgres.ts';
import { readBackup, type EntryReader } from './readBackup.ts';

export interface RestoreResult {
  manifest: Manifest;
  /** Number of members, by which the operator can recognise the backup. */
  members: number;
  /** Number of uploaded files. */
  files: number;
  /** Whether the backup has content that was edited in the browser. */
  hasContent: boolean;
  /** Data directory, or host and name of the database. */
  restoredTo: string;
}

/**
 * Restores a backup into an empty DATA_DIR or, with DATABASE_URL, into an empty PostgreSQL database. Backups of both kinds of database
 * can be restored into either. The backup is verified before anything is written.
 * @throws StorageError with a message for the operator; nothing is then left behind
 */
export async function restoreBackup({ dataDir, database }: Pick<Settings, 'dataDir' | 'database'>, file: string): Promise<RestoreResult> {
  const manifest = await readBackup(file);
  const assertRestorable = database === undefined ? assertEmpty : assertNoFilesOfOwn;
  assertRestorable(dataDir);
  const unlock = lockDataDir(dataDir);
  let tempFolder: string | undefined;
  try {
    // Checked once more under the lock, because another restore may have just ended.
    assertRestorable(dataDir);
    tempFolder = await mkdtemp(path.join(dataDir, RESTORE_PREFIX));
    await mkdir(path.join(tempFolder, filesFolder), { mode: 0o700 });
    const files = await unpack(file, tempFolder);
    const members = await countMembers(tempFolder);
    const hasContent = existsSync(path.join(tempFolder, EDITED_FOLDER));
    // Before the database, with which the restore is complete.
    const removeContent = await moveContent(tempFolder, dataDir);
    try {
      if (database === undefined) await moveIntoDataDir(dataDir, tempFolder);
      // The unpacked folder has the layout of a data directory.
      else await moveToPostgres(tempFolder, database.url);
    } catch (error) {
      await removeContent();
      throw error;
    }
    return {
      manifest,
      members,
      files,
      hasContent,
      restoredTo: database === undefined ? path.resolve(dataDir) : describeLocation(database.url),
    };
  } catch (error) {
    throw toStorageError(error, dataDir);
  } finally {
    if (tempFolder !== undefined) await rm(tempFolder, { recursive: true, force: true });
    unlock();
  }
}

/** Names that an empty data directory may contain: locks, and what file systems and npm create. */
const IGNORED_NAMES = ['server.lock', 'server.lock-journal', 'lost+found', '.npm'];

function assertEmpty(dataDir: string): void {
  assertNotHalfRestored(dataDir);
  const found = listDataDir(dataDir).find((name) => !IGNORED_NAMES.includes(name));
  if (found !== undefined)
    throw new StorageError(
      `${path.resolve(dataDir)} is not empty: it holds ${found}. Nothing was changed. Set DATA_DIR to a new folder, or move that away.`,
    );
}

function assertNoFilesOfOwn(dataDir: string): void {
  assertNotHalfRestored(dataDir);
  assertNoContent(dataDir);
}

/** Unpacks a backup into a folder. @returns the number of uploaded files */
async function unpack(file: string, folder: string): Promise<number> {
  let files = 0;
  const storeEntry: EntryReader = async (name, content) => {
    if (parseFileId(name) !== undefined) files += 1;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true, mode: 0o700 });
    const handle = await open(path.join(folder, name), 'wx', 0o600);
    try {
      for await (const chunk of content) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
  await readBackup(file, storeEntry);
  return files;
}

/** Moves the unpacked files into the data directory, the database last. Removes all of them if one cannot be moved. */
async function moveIntoDataDir(dataDir: string, tempFolder: string): Promise<void> {
  const movedPaths: string[] = [];
  const moveEntry = async (entryPath: string): Promise<void> => {
    await rename(path.join(tempFolder, entryPath), path.join(dataDir, entryPath));
    movedPaths.push(path.join(dataDir, entryPath));
  };
  try {
    await mkdir(path.join(dataDir, filesFolder), { mode: 0o700 });
    movedPaths.push(path.join(dataDir, filesFolder));
    for (const name of await readdir(path.join(tempFolder, filesFolder))) await moveEntry(path.join(filesFolder, name));
    await moveEntry(SECRET_FILE);
    await syncFolder(path.join(dataDir, filesFolder));
    await moveEntry(DATABASE_FILE);
    await syncFolder(dataDir);
  } catch (error) {
    for (const movedPath of movedPaths.toReversed()) await rm(movedPath, { recursive: true, force: true });
    throw error;
  }
}

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
