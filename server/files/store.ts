import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';
import { HttpError } from '../security/httpError.ts';

/** A file on its way in: on the disk, but nobody's until `keep`. */
export interface StagedFile {
  /** Its id, by which the database names it; random. */
  readonly id: string;
  /** Where it can be read until it is kept or dropped. */
  readonly place: string;
  /** Bytes. */
  readonly size: number;
  /** Puts it in its place; to be called once the database's word about it is committed. */
  keep(): Promise<void>;
  /** Removes it; nothing happens to one that was kept. */
  drop(): Promise<void>;
}

/**
 * Uploaded files in DATA_DIR. A file is written as it arrives and to the disk under `incoming`, then the database names it,
 * then it is moved: whenever the process dies in between, the next cleaning finishes or removes it.
 */
export interface FileStore {
  /**
   * Writes a file piece by piece, so that no more of it than a piece is in memory. What fails leaves nothing behind.
   * @throws HttpError 507 when there is no room; what the content throws
   */
  stage(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StagedFile>;
  /** Opens a file to read; undefined when it is not there. The caller closes it. */
  open(id: string): Promise<FileHandle | undefined>;
  /** Removes files that the database no longer names; those that are gone are ignored. */
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Puts right what a death left behind: files that were committed are moved to their place, those that nobody names removed.
   * Those on their way in are left alone. One that cannot be moved or removed keeps no other from it.
   * @param namedOf which of some ids the database names
   * @throws AggregateError in the end, for those
   */
  clean(namedOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

/** Every other name in the folders is left alone. */
const idForm = /^[0-9a-f]{24}$/;

/** How many files are asked about at a time. */
const BATCH = 500;

/** The folder of uploaded files inside DATA_DIR. */
export const filesFolder = 'files';

/** What nobody named for so long nobody will name: no request takes longer. Milliseconds. */
const SURELY_LEFT_MS = 60 * 60_000;

/**
 * Opens the folder of files, and makes it where there is none.
 * @param shared other processes write there, too: what they have under way is told by its age
 */
export async function openFileStore(dataDir: string, shared = false): Promise<FileStore> {
  const folder = path.join(dataDir, filesFolder);
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const placeOf = (id: string): string => path.join(folder, id);
  const stagedOf = (id: string): string => path.join(incoming, id);
  /** Files that somebody of this process is still to keep or to drop. */
  const underWay = new Set<string>();

  /** Another process may clean up at the same time, and do it first. */
  async function intoPlace(id: string): Promise<void> {
    try {
      await rename(stagedOf(id), placeOf(id));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      await access(placeOf(id));
    }
  }

  async function isSurelyLeft(id: string): Promise<boolean> {
    if (!shared) return true;
    const { mtimeMs } = await stat(stagedOf(id));
    return Date.now() - mtimeMs > SURELY_LEFT_MS;
  }

  async function removeLeft(id: string): Promise<void> {
    if (await isSurelyLeft(id)) await rm(stagedOf(id), { force: true });
  }

  /** The file that was written; the first word about it counts. */
  function staged(id: string, size: number): StagedFile {
    const settle = async (work: () => Promise<void>): Promise<void> => {
      if (!underWay.has(id)) return;
      try {
        await work();
      } finally {
        underWay.delete(id);
      }
    };
    let kept = false;
    return {
      id,
      place: stagedOf(id),
      size,
      keep: () => {
        kept = true;
        return settle(() => intoPlace(id));
      },
      drop: () => (kept ? Promise.resolve() : settle(() => rm(stagedOf(id), { force: true }))),
    };
  }

  return {
    async stage(content) {
      const id = randomBytes(12).toString('hex');
      underWay.add(id);
      try {
        const size = await write(stagedOf(id), content);
        await toDisk(incoming);
        return staged(id, size);
      } catch (error) {
        await rm(stagedOf(id), { force: true });
        underWay.delete(id);
        throw error;
      }
    },
    async open(id) {
      if (!idForm.test(id)) return undefined;
      // One that was just named may be about to move.
      return (await openIfThere(placeOf(id))) ?? (await openIfThere(stagedOf(id))) ?? (await openIfThere(placeOf(id)));
    },
    async remove(ids) {
      for (const id of ids) if (idForm.test(id)) await rm(placeOf(id), { force: true });
    },
    async clean(namedOf) {
      // Listed before the database is asked: a file is in its place only after it was named, so one without a name lost it. What is
      // under way is left out before, too: it may be named after the database was asked, and then fail to be moved.
      const left = (await namesIn(incoming)).filter((id) => !underWay.has(id));
      const kept = await namesIn(folder);
      const failed: unknown[] = [];
      const note = (error: unknown): void => {
        // Gone meanwhile is as good.
        if (errorCode(error) !== 'ENOENT') failed.push(error);
      };
      for await (const [id, named] of asked(left, namedOf)) {
        await (named ? intoPlace(id) : removeLeft(id)).catch(note);
      }
      for await (const [id, named] of asked(kept, namedOf)) if (!named) await rm(placeOf(id), { force: true }).catch(note);
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} files could not be moved or removed`);
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => idForm.test(name));
}

/** Each id with whether the database names it. */
async function* asked(
  ids: readonly string[],
  namedOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): AsyncGenerator<readonly [string, boolean]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const named = await namedOf(batch);
    for (const id of batch) yield [id, named.has(id)];
  }
}

/** @returns how many bytes were written */
async function write(place: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
  const handle = await open(place, 'wx', 0o600);
  try {
    let size = 0;
    for await (const piece of content) {
      await handle.writeFile(piece);
      size += piece.byteLength;
    }
    await handle.sync();
    return size;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new HttpError(507, 'The server has no room left, so nothing was saved. Please try again later.');
    throw error;
  } finally {
    await handle.close();
  }
}

/** A new file survives a power cut only when its folder, too, is on the disk; Windows does that by itself. */
export async function toDisk(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
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
