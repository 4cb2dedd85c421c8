import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { DISK_FULL, READ_ONLY, type RuntimeFailure } from '../db/runtimeFailure.ts';
import type { Database } from '../db/schema.ts';
import { getErrorCode } from '../lib/errorCode.ts';
import { HttpError } from '../security/httpError.ts';
import type { StagedFile } from './store.ts';

/** The folder of uploads that have not been stored in a `FileStore` yet. */
export interface Staging {
  /** Returns the path of a staged file. */
  getPath(id: string): string;
  /** Returns the ids of files that no request of this process uses. */
  listLeftovers(): Promise<string[]>;
  /**
   * Writes a file from a stream. A failed write leaves nothing behind.
   * @throws HttpError 507 when the disk is full, 503 when it is read only; errors of the content stream
   */
  stage(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StagedFile>;
}

/** Steps with which a store takes over a staged file. */
interface StoreHooks {
  /** Stores the content in the same transaction that inserted the file's row. */
  save(id: string, transaction: Kysely<Database>): Promise<void>;
  /** Completes storing after the commit. */
  keep(id: string): Promise<void>;
}

const fileIdPattern = /^[0-9a-f]{24}$/;

/** Returns whether a string has the form of a file id; other names in the folders are ignored. */
export const isFileId = (text: string): boolean => fileIdPattern.test(text);

/** Returns the ids of the files in a folder. */
export const listFileIds = async (folder: string): Promise<string[]> => (await readdir(folder)).filter(isFileId);

/** Opens the staging folder inside the folder of files, and creates both. */
export async function openStaging(storeFolder: string, { save, keep }: StoreHooks): Promise<Staging> {
  const folder = path.join(storeFolder, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const getPath = (id: string): string => path.join(folder, id);
  const pendingIds = new Set<string>();

  function createStagedFile(id: string, size: number): StagedFile {
    let isKept = false;
    const finishOnce = async (work: () => Promise<void>): Promise<void> => {
      if (!pendingIds.has(id)) return;
      await work().finally(() => pendingIds.delete(id));
    };
    return {
      id,
      path: getPath(id),
      size,
      save: (transaction) => save(id, transaction),
      keep: () => {
        isKept = true;
        return finishOnce(() => keep(id));
      },
      drop: () => (isKept ? Promise.resolve() : finishOnce(() => rm(getPath(id), { force: true }))),
    };
  }

  return {
    getPath,
    listLeftovers: async () => (await listFileIds(folder)).filter((id) => !pendingIds.has(id)),
    async stage(content) {
      const id = randomBytes(12).toString('hex');
      pendingIds.add(id);
      try {
        const size = await writeContent(getPath(id), content);
        await syncFolder(folder);
        return createStagedFile(id, size);
      } catch (error) {
        await rm(getPath(id), { force: true });
        pendingIds.delete(id);
        throw error;
      }
    },
  };
}

/** Failures of the disk by their error code. */
const DISK_FAILURES: ReadonlyMap<string | undefined, RuntimeFailure> = new Map([
  ['ENOSPC', DISK_FULL],
  ['EDQUOT', DISK_FULL],
  ['EROFS', READ_ONLY],
]);

/** Returns the error that tells people about a full or read-only disk: HttpError 507 or 503; other errors as they are. */
export function toDiskError(error: unknown): unknown {
  const failure = DISK_FAILURES.get(getErrorCode(error));
  return failure === undefined ? error : new HttpError(failure.status, failure.message);
}

/** Writes a file to the disk. @returns the number of bytes @throws HttpError 507 when the disk is full, 503 when it is read only */
async function writeContent(file: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'wx', 0o600);
    let size = 0;
    for await (const chunk of content) {
      await handle.writeFile(chunk);
      size += chunk.byteLength;
    }
    await handle.sync();
    return size;
  } catch (error) {
    throw toDiskError(error);
  } finally {
    await handle?.close();
  }
}

/** Syncs a folder, so that new files in it survive a power cut. Windows does not need this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
