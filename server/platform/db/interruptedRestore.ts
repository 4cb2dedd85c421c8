import { existsSync, readdirSync } from 'node:fs';
import { StorageError, toStorageError } from './storageError.ts';

/** Name prefix of directories into which a backup is unpacked (`server/start/backup/restore.ts`). */
export const RESTORE_PREFIX = '.restore-';

/** Lists a data directory; empty when it does not exist. @throws StorageError */
export function listDataDir(dataDir: string): string[] {
  try {
    return existsSync(dataDir) ? readdirSync(dataDir) : [];
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
}

/**
 * Throws when a restore into a data directory is running or was interrupted. Must be called before a database is created there: the new
 * database would take the place of the restored one, and cleaning would delete the restored files.
 * @throws StorageError
 */
export function assertNotHalfRestored(dataDir: string): void {
  if (!listDataDir(dataDir).some((name) => name.startsWith(RESTORE_PREFIX))) return;
  throw new StorageError(
    `A backup is being restored into ${dataDir}, or a restore was interrupted. If it is still running, wait until it ends; otherwise empty ` +
      'that folder and restore the backup again.',
  );
}
