import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataDir } from './dataDir.ts';
import { databaseFile } from './open.ts';
import { sqliteCode, StorageError, storageError } from './storageError.ts';

const busy = 5;

/** Milliseconds to wait for a predecessor that is just ending. */
const patience = 3_000;

/**
 * Makes sure that one server alone works in a data directory. The locks are the operating system's (held through SQLite), so
 * they end with the process, however that ends: there is no stale lock to clean up. One is on a file of its own, held from
 * here on; should somebody remove that file, the database that a running server has open still tells.
 * @param shared the database is elsewhere: several servers may work in the directory, though none beside whose database lies there
 * @returns a function that gives the directory free
 * @throws StorageError when another server holds it, another program has its database open, or when the directory cannot be used
 */
export function lockDataDir(dataDir: string, shared = false): () => void {
  const file = join(dataDir, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    makeDataDir(dataDir);
    lock = new DatabaseSync(file, { timeout: patience });
    // Reading holds the file against who wants it alone.
    lock.exec(shared ? 'begin; select count(*) from sqlite_schema' : 'begin exclusive');
    const database = join(dataDir, databaseFile);
    if (!shared && isOpenElsewhere(database)) {
      throw new StorageError(
        `${database} is open in another program, perhaps a server whose lock was removed: close it, or set DATA_DIR to another directory.`,
      );
    }
  } catch (error) {
    lock?.close();
    throw sqliteCode(error) === busy ? inUse(dataDir) : storageError(error, dataDir);
  }
  const held = lock;
  return () => held.close();
}

function inUse(dataDir: string): StorageError {
  return new StorageError(`Another server already works in ${dataDir}: stop it, or set DATA_DIR to another directory.`);
}

/**
 * Whether anybody has the database open: only who is alone with it may end its write-ahead log (opening it begins another).
 * A file that is no database is somebody else's to tell.
 */
function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    return database.prepare('pragma journal_mode = delete').get()?.journal_mode !== 'delete';
  } catch (error) {
    return sqliteCode(error) === busy;
  } finally {
    database.close();
  }
}
