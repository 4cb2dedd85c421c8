import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { errorCode } from '../errorCode.ts';
import { HttpError } from '../security/httpError.ts';
import type { StagedFile } from './store.ts';

export interface Staging {
  pathOf(id: string): string;
  /** Returns the ids of files that no request of this process uses. */
  leftovers(): Promise<string[]>;
  /**
   * Writes a file from a stream. A failed write leaves nothing behind.
   * @throws HttpError 507 when the disk is full; errors of the content stream
   */
  stage(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StagedFile>;
}

/** Steps with which a store takes over a staged file. */
interface Keeping {
  save(id: string, transaction: Kysely<Database>): Promise<void>;
  keep(id: string): Promise<void>;
}

const idForm = /^[0-9a-f]{24}$/;

/** Whether a string has the form of a file id; other names in the folders are ignored. */
export const isFileId = (text: string): boolean => idForm.test(text);

/** Returns the ids of the files in a folder. */
export const idsIn = async (folder: string): Promise<string[]> => (await readdir(folder)).filter(isFileId);

/** Opens the staging folder inside the folder of files, and creates both. */
export async function openStaging(filesFolder: string, { save, keep }: Keeping): Promise<Staging> {
  const folder = path.join(filesFolder, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string): string => path.join(folder, id);
  const pending = new Set<string>();

  function staged(id: string, size: number): StagedFile {
    let isKept = false;
    const settle = async (work: () => Promise<void>): Promise<void> => {
      if (!pending.has(id)) return;
      await work().finally(() => pending.delete(id));
    };
    return {
      id,
      path: pathOf(id),
      size,
      save: (transaction) => save(id, transaction),
      keep: () => {
        isKept = true;
        return settle(() => keep(id));
      },
      drop: () => (isKept ? Promise.resolve() : settle(() => rm(pathOf(id), { force: true }))),
    };
  }

  return {
    pathOf,
    leftovers: async () => (await idsIn(folder)).filter((id) => !pending.has(id)),
    async stage(content) {
      const id = randomBytes(12).toString('hex');
      pending.add(id);
      try {
        const size = await write(pathOf(id), content);
        await syncFolder(folder);
        return staged(id, size);
      } catch (error) {
        await rm(pathOf(id), { force: true });
        pending.delete(id);
        throw error;
      }
    },
  };
}

/** @returns the number of bytes */
async function write(file: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of content) {
      await handle.writeFile(chunk);
      size += chunk.byteLength;
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

/** Syncs a folder, without which a new file in it does not survive a power cut; not needed on Windows. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
