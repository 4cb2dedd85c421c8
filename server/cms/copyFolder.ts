import { cp, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, toDiskError } from '../platform/files/staging.ts';
import { getErrorCode } from '../platform/lib/errorCode.ts';
import { isHidden } from './folder.ts';

/** Age from which an unfinished copy is taken as one whose process has ended. */
const ABANDONED_MS = 600_000;

async function syncAll(folder: string): Promise<void> {
  for (const item of await readdir(folder, { withFileTypes: true, recursive: true }))
    await syncFolder(path.join(item.parentPath, item.name));
  await syncFolder(folder);
}

const findPrefix = (to: string): string => `.${path.basename(to)}-copy-`;

/** Deletes the copies that killed processes left unfinished. @param to folder that they were to become */
export async function removeAbandonedCopies(to: string): Promise<void> {
  const parent = path.dirname(to);
  for (const name of (await readdir(parent)).filter((item) => item.startsWith(findPrefix(to)))) {
    const found = await stat(path.join(parent, name)).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Copies a folder without its hidden files. The copy appears whole or not at all, even when the machine loses power. A copy that exists, or
 * that another process has made meanwhile, stays.
 * @throws HttpError 507 when the disk is full, 503 when it is read only; nothing is left then
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  const parent = path.dirname(to);
  let temporaryFolder: string | undefined;
  try {
    await removeAbandonedCopies(to);
    temporaryFolder = await mkdtemp(path.join(parent, findPrefix(to)));
    await cp(from, temporaryFolder, { recursive: true, filter: (file) => file === from || !isHidden(path.basename(file)) });
    await syncAll(temporaryFolder);
    await rename(temporaryFolder, to);
    await syncFolder(parent);
  } catch (error) {
    if (temporaryFolder !== undefined) await rm(temporaryFolder, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(getErrorCode(error) ?? '')) throw toDiskError(error);
  }
}
