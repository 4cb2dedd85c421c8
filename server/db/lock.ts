import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataDir } from './dataDir.ts';
import { sqliteCode, StorageError, storageError } from './storageError.ts';

const busy = 5;

/**
 * Makes sure that one server alone works in a data directory. The lock is the operating system's (held through an
 * SQLite file), so it ends with the process, however that ends: there is no stale lock to clean up.
 * @returns a function that gives the directory free
 * @throws StorageError when another server holds it, or when the directory cannot be used
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    makeDataDir(dataDir);
    // The wait covers a predecessor that is just ending.
    lock = new DatabaseSync(file, { timeout: 3_000 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (sqliteCode(error) === busy) {
      throw new StorageError(`Another server already works in ${dataDir}: stop it, or set DATA_DIR to another directory.`);
    }
    throw storageError(error, dataDir);
  }
  const held = lock;
  return () => held.close();
}
