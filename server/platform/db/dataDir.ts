import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode } from '../lib/errorCode.ts';
import { StorageError } from './storageError.ts';

/** Permissions of users other than the owner. */
const OTHERS_MODE = 0o077;
/** Set on shared directories such as /tmp. */
const STICKY_BIT = 0o1000;

/**
 * Creates the data directory and its parents with access for the owner only; removes other permissions of an existing
 * directory.
 * @throws StorageError when access cannot be restricted; else the file system's error
 */
export function createDataDir(dataDir: string): void {
  createDirectory(dataDir);
  restrictAccess(dataDir);
}

/** Creates a directory and its parents. Node's option `recursive` never returns where no directory can be created, as in /proc. */
function createDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    const code = getErrorCode(error);
    if (code === 'EEXIST' && statSync(dataDir).isDirectory()) return;
    const parent = path.dirname(path.resolve(dataDir));
    if (code !== 'ENOENT' || parent === path.resolve(dataDir)) throw error;
    createDirectory(parent);
    mkdirSync(dataDir, { mode: 0o700 });
  }
}

function restrictAccess(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if ((mode & OTHERS_MODE) === 0) return;
  if (mode & STICKY_BIT)
    throw new StorageError(`${dataDir} is shared with other users of this machine: set DATA_DIR to a directory of its own.`);
  try {
    chmodSync(dataDir, mode & 0o700);
  } catch (error) {
    // On file systems without permissions chmod succeeds; EPERM means another owner.
    if (getErrorCode(error) !== 'EPERM') throw error;
    throw new StorageError(
      `${dataDir} is open to other users of this machine: close it with chmod 700, or set DATA_DIR to another directory.`,
    );
  }
}
