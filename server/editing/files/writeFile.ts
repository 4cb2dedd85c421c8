import { randomUUID } from 'node:crypto';
import { lstat, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, toDiskError } from '../../platform/files/staging.ts';
import { getErrorCode } from '../../platform/lib/errorCode.ts';
import { HttpError } from '../../platform/security/httpError.ts';

/** Beginning of the names of unfinished files. Hidden files do not count as content. */
const TEMPORARY = '.editing-';

/** Age from which an unfinished file is taken as one whose process has ended. */
const ABANDONED_MS = 600_000;

/**
 * Replaces a file of a folder, or creates or deletes it. Whatever happens, the file is the old one or the new one, never a part of one.
 * @param file path in the folder, of a form that names no other folder
 * @param content null: deletes the file
 * @throws HttpError 409 for a link that leads out of the folder and for what may not be written, 507 when the disk is full, 503 when it is read only
 */
export async function replaceFile(folder: string, file: string, content: string | Buffer | null): Promise<void> {
  try {
    const target = await findTarget(folder, file);
    const parent = path.dirname(target);
    if (content === null) await rm(target, { force: true });
    else {
      await removeAbandoned(parent);
      await writeAndRename(path.join(parent, `${TEMPORARY}${randomUUID()}`), target, content);
    }
    await syncFolder(parent);
  } catch (error) {
    throw toFolderError(toDiskError(error));
  }
}

/** Returns the error that tells people that the folder has changed under the server, or that one file of it cannot be replaced. */
function toFolderError(error: unknown): unknown {
  const code = error instanceof HttpError ? undefined : getErrorCode(error);
  if (code === undefined) return error;
  return new HttpError(409, `The server cannot write this file in the content folder (${code}). Nothing was saved.`);
}

/** Returns the real path of a file, which may not exist yet. */
async function findTarget(folder: string, file: string): Promise<string> {
  const root = await realpath(folder);
  const place = path.join(root, file);
  const isLink = (await lstat(place).catch(() => undefined))?.isSymbolicLink() === true;
  const target = isLink ? await realpath(place) : path.join(await realpath(path.dirname(place)), path.basename(place));
  if (!target.startsWith(path.join(root, path.sep))) throw new HttpError(409, 'This file is a link that leads out of the content folder.');
  return target;
}

async function writeAndRename(temporary: string, target: string, content: string | Buffer): Promise<void> {
  const permissions = (await stat(target).catch(() => undefined))?.mode;
  const mode = permissions === undefined ? undefined : permissions & 0o777;
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(content);
      if (mode !== undefined) await handle.chmod(mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Deletes what a killed process left behind in a folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter((item) => item.startsWith(TEMPORARY))) {
    const file = path.join(folder, name);
    try {
      if (Date.now() - (await stat(file)).mtimeMs > ABANDONED_MS) await rm(file, { force: true });
    } catch (error) {
      if (getErrorCode(error) !== 'ENOENT') throw error;
    }
  }
}
