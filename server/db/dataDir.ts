import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';
import { StorageError } from './storageError.ts';

/** Rights of everybody but the owner. */
const others = 0o077;
/** A folder in which everybody keeps files of their own, such as /tmp. */
const sticky = 0o1000;

/**
 * Makes the data directory, and those above it, unless it is there; only its owner may look into it. One that is there is
 * closed to others.
 * (Node's own recursive mode never returns where the parent is there but refuses, as /proc does.)
 * @throws StorageError when it is open to others and cannot be closed; else what the file system says
 */
export function makeDataDir(dataDir: string): void {
  make(dataDir);
  closeToOthers(dataDir);
}

function make(dataDir: string): void {
  try {
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && statSync(dataDir).isDirectory()) return;
    const parent = path.dirname(path.resolve(dataDir));
    if (code !== 'ENOENT' || parent === path.resolve(dataDir)) throw error;
    make(parent);
    mkdirSync(dataDir, { mode: 0o700 });
  }
}

function closeToOthers(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if ((mode & others) === 0) return;
  if (mode & sticky)
    throw new StorageError(`${dataDir} is shared with other users of this machine: set DATA_DIR to a directory of its own.`);
  try {
    chmodSync(dataDir, mode & 0o700);
  } catch (error) {
    // Some file systems have no such rights: chmod succeeds there. Who is refused does not own the directory.
    if (errorCode(error) !== 'EPERM') throw error;
    throw new StorageError(
      `${dataDir} is open to other users of this machine: close it with chmod 700, or set DATA_DIR to another directory.`,
    );
  }
}
