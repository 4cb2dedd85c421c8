import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { computeFingerprint, listContentFiles, listFolders } from '../../cms/fingerprint.ts';
import { EDITED_FOLDER, SUBFOLDERS } from '../../cms/folder.ts';
import { StorageError } from '../../platform/db/storageError.ts';
import { getErrorCode } from '../../platform/lib/errorCode.ts';
import { syncFolder } from '../../platform/files/staging.ts';
import { isContentEntry } from './format.ts';

/** Attempts at a copy during which nobody changed the content: a file could otherwise name a picture that the copy lacks. */
const MAX_ATTEMPTS = 5;

/**
 * Copies the content that is edited in the browser, if the data directory has it, into a folder.
 * @returns the entries of a backup, relative to that folder
 */
export async function copyContent(dataDir: string, folder: string): Promise<string[]> {
  const from = path.join(dataDir, EDITED_FOLDER);
  for (let attempt = 1; ; attempt += 1) {
    const fingerprint = computeFingerprint(from);
    const entries = listFolders(EDITED_FOLDER)
      .flatMap((subfolder) => listContentFiles(path.join(dataDir, subfolder)).map((name) => path.posix.join(subfolder, name)))
      .filter(isContentEntry);
    const copied: string[] = [];
    for (const entry of entries) {
      await mkdir(path.dirname(path.join(folder, entry)), { recursive: true });
      if (await tryCopyFile(path.join(dataDir, entry), path.join(folder, entry))) copied.push(entry);
    }
    if (computeFingerprint(from) === fingerprint || attempt === MAX_ATTEMPTS) return copied;
  }
}

/** Copies a file. @returns false when it has been removed meanwhile, or is no file */
async function tryCopyFile(from: string, to: string): Promise<boolean> {
  try {
    if (!(await stat(from)).isFile()) return false;
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Throws when a data directory has content already, which a restore must not replace. @throws StorageError */
export function assertNoContent(dataDir: string): void {
  if (!existsSync(path.join(dataDir, EDITED_FOLDER))) return;
  throw new StorageError(
    `${path.resolve(dataDir)} holds ${EDITED_FOLDER}, the content of a site. Nothing was changed. Set DATA_DIR to a new folder, or move that away.`,
  );
}

/**
 * Moves unpacked content into the data directory.
 * @returns a function that removes it again
 */
export async function moveContent(unpackedFolder: string, dataDir: string): Promise<() => Promise<void>> {
  const [from, to] = [path.join(unpackedFolder, EDITED_FOLDER), path.join(dataDir, EDITED_FOLDER)];
  if (!existsSync(from)) return () => Promise.resolve();
  // Also those without files, which content must have.
  for (const name of SUBFOLDERS) await mkdir(path.join(from, name), { recursive: true, mode: 0o700 });
  for (const folder of listFolders(from).toReversed()) await syncFolder(folder);
  await rename(from, to);
  await syncFolder(dataDir);
  return () => rm(to, { recursive: true, force: true });
}
