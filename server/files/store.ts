import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';
import { HttpError } from '../security/httpError.ts';

/** A file on its way in: on the disk, but nobody's until `keep`. */
export interface StagedFile {
  /** Its id, by which the database names it; random. */
  readonly id: string;
  /** Puts it in its place; to be called once the database's word about it is committed. */
  keep(): Promise<void>;
  /** Removes it; to be called when nothing was committed. */
  drop(): Promise<void>;
}

/**
 * Uploaded files in DATA_DIR. A file is written whole and to the disk under `incoming`, then the database names it, then it is
 * moved: whenever the process dies in between, the next start finishes or removes it.
 */
export interface FileStore {
  /** Writes a file. @throws HttpError 507 when there is no room */
  stage(content: Buffer): Promise<StagedFile>;
  /** Opens a file to read; undefined when it is not there. The caller closes it. */
  open(id: string): Promise<FileHandle | undefined>;
  /** Removes files that the database no longer names; those that are gone are ignored. */
  remove(ids: readonly string[]): Promise<void>;
}

/** Every other name in the folders is left alone. */
const idForm = /^[0-9a-f]{24}$/;

/**
 * Opens the folder of files, and puts right what a predecessor left behind.
 * @param known the ids that the database names
 */
export async function openFileStore(dataDir: string, known: ReadonlySet<string>): Promise<FileStore> {
  const folder = path.join(dataDir, 'files');
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const placeOf = (id: string): string => path.join(folder, id);
  const stagedOf = (id: string): string => path.join(incoming, id);

  for (const id of (await readdir(incoming)).filter((name) => idForm.test(name))) {
    await (known.has(id) ? rename(stagedOf(id), placeOf(id)) : rm(stagedOf(id), { force: true }));
  }
  for (const id of (await readdir(folder)).filter((name) => idForm.test(name) && !known.has(name))) {
    await rm(placeOf(id), { force: true });
  }

  return {
    async stage(content) {
      const id = randomBytes(12).toString('hex');
      await write(stagedOf(id), content);
      return { id, keep: () => rename(stagedOf(id), placeOf(id)), drop: () => rm(stagedOf(id), { force: true }) };
    },
    async open(id) {
      if (!idForm.test(id)) return undefined;
      // One that was just named may be about to move.
      return (await openIfThere(placeOf(id))) ?? (await openIfThere(stagedOf(id))) ?? (await openIfThere(placeOf(id)));
    },
    async remove(ids) {
      for (const id of ids) if (idForm.test(id)) await rm(placeOf(id), { force: true });
    },
  };
}

async function write(place: string, content: Buffer): Promise<void> {
  try {
    const handle = await open(place, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(place, { force: true });
    const code = errorCode(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new HttpError(507, 'The server has no room left, so nothing was saved. Please try again later.');
    throw error;
  }
}

async function openIfThere(place: string): Promise<FileHandle | undefined> {
  try {
    return await open(place, 'r');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
