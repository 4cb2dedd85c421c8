import { open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { getErrorCode } from '../lib/errorCode.ts';
import { iterateInChunks } from '../lib/longWork.ts';
import { listFileIds, isFileId, openStaging } from './staging.ts';
import type { FileStore } from './store.ts';

/** Ids per query. */
const BATCH_SIZE = 500;

/**
 * Stores uploaded files in a folder under their ids. A file is staged under `incoming` before its row is committed, and moved into place
 * after the commit. If the process is killed in between, the next cleaning moves or removes the file.
 */
export async function openDiskStore(folder: string): Promise<FileStore> {
  const resolvePath = (id: string): string => path.join(folder, id);
  const moveIntoPlace = (id: string): Promise<void> => rename(staging.getPath(id), resolvePath(id));
  const staging = await openStaging(folder, { save: async () => undefined, keep: moveIntoPlace });

  return {
    stage: staging.stage,
    async open(id) {
      if (!isFileId(id)) return undefined;
      // The third attempt finds a file that was moved into place between the first two.
      const handle =
        (await openIfExists(resolvePath(id))) ?? (await openIfExists(staging.getPath(id))) ?? (await openIfExists(resolvePath(id)));
      if (handle === undefined) return undefined;
      try {
        const { size } = await handle.stat();
        return { size, content: handle.createReadStream() };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async remove(ids) {
      for (const id of ids) if (isFileId(id)) await rm(resolvePath(id), { force: true });
    },
    async clean(findReferenced) {
      // Both lists are made before the query, so that a listed file without a row is an orphan. Staged files in use are not listed,
      // because their rows may be committed after the query.
      const leftovers = await staging.listLeftovers();
      const storedIds = await listFileIds(folder);
      const errors: unknown[] = [];
      const collectError = (error: unknown): void => void errors.push(error);
      for await (const [id, isReferenced] of checkReferences(leftovers, findReferenced)) {
        await (isReferenced ? moveIntoPlace(id) : rm(staging.getPath(id), { force: true })).catch((error: unknown) => {
          // The request that uploaded the file may have moved it after the list was made.
          if (getErrorCode(error) !== 'ENOENT') collectError(error);
        });
      }
      for await (const [id, isReferenced] of checkReferences(storedIds, findReferenced))
        if (!isReferenced) await rm(resolvePath(id), { force: true }).catch(collectError);
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files could not be moved or removed`);
    },
    async usage() {
      const sum = { count: 0, bytes: 0 };
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile()) continue;
        sum.count += 1;
        // A file that was removed meanwhile counts as 0.
        sum.bytes += await stat(path.join(folder, entry.name)).then(
          ({ size }) => size,
          () => 0,
        );
      }
      return sum;
    },
  };
}

/** Yields each id with whether the database references its file. */
async function* checkReferences(
  ids: readonly string[],
  findReferenced: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): AsyncGenerator<readonly [id: string, isReferenced: boolean]> {
  for await (const batch of iterateInChunks(ids, BATCH_SIZE)) {
    const referencedIds = await findReferenced(batch);
    for (const id of batch) yield [id, referencedIds.has(id)];
  }
}

async function openIfExists(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
