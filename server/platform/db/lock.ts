import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDataDir } from './dataDir.ts';
import { DATABASE_FILE } from './openSqlite.ts';
import { readSqliteCode, SQLITE_CODES, StorageError, toStorageError } from './storageError.ts';

/** Milliseconds to wait for a previous server that is about to exit. */
const LOCK_TIMEOUT_MS = 3_000;

/**
 * Locks a data directory for one server. The locks are the operating system's (through SQLite), so they end with
 * the process and cannot become stale. The lock is on the file `server.lock`. If someone removes that file, a running
 * server is still detected, because it has the database open.
 * @param isShared whether the database is elsewhere, so that several servers may share the directory
 * @returns a function that releases the lock
 * @throws StorageError when another server holds the lock, another program has the directory's database open, or the directory cannot be
 *   used
 */
export function lockDataDir(dataDir: string, isShared = false): () => void {
  const file = join(dataDir, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    createDataDir(dataDir);
    lock = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
    // A read transaction is a shared lock.
    lock.exec(isShared ? 'begin; select count(*) from sqlite_schema' : 'begin exclusive');
    const database = join(dataDir, DATABASE_FILE);
    if (!isShared && isOpenElsewhere(database)) {
      throw new StorageError(
        `${database} is open in another program, such as a database browser, a backup tool or a server whose lock was removed: close it ` +
          `(on Linux, "fuser ${database}" lists the processes), or set DATA_DIR to another directory.`,
      );
    }
  } catch (error) {
    lock?.close();
    throw readSqliteCode(error) === SQLITE_CODES.busy ? dataDirInUseError(dataDir) : toStorageError(error, dataDir);
  }
  const heldLock = lock;
  return () => heldLock.close();
}

function dataDirInUseError(dataDir: string): StorageError {
  return new StorageError(`Another server already works in ${dataDir}: stop it, or set DATA_DIR to another directory.`);
}

/**
 * Returns whether another process has the database open: only then does leaving WAL mode fail. Opening the database restores WAL mode.
 * A damaged file counts as closed; opening it reports the damage.
 */
function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    return database.prepare('pragma journal_mode = delete').get()?.journal_mode !== 'delete';
  } catch (error) {
    return readSqliteCode(error) === SQLITE_CODES.busy;
  } finally {
    database.close();
  }
}
