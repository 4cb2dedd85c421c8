import { existsSync, readdirSync } from 'node:fs';
import { StorageError, storageError } from './storageError.ts';

/** The beginning of the names of folders in a data directory into which a backup is unpacked (`server/backup/restore.ts`). */
export const RESTORING = '.restore-';

/** What is in a data directory; nothing where there is none. @throws StorageError with a sentence for people */
export function namesIn(dataDir: string): string[] {
  try {
    return existsSync(dataDir) ? readdirSync(dataDir) : [];
  } catch (error) {
    throw storageError(error, dataDir);
  }
}

/**
 * To be asked where there is no database yet: one of its own would take the place of the one that was to come, and what was restored
 * of the files would be cleaned away as nobody's.
 * @throws StorageError when a backup is being restored into a data directory, or was in part
 */
export function refuseHalfRestored(dataDir: string): void {
  if (!namesIn(dataDir).some((name) => name.startsWith(RESTORING))) return;
  throw new StorageError(
    `A backup is being restored into ${dataDir}, or that was broken off: wait for its end, or empty that folder and restore it again.`,
  );
}
