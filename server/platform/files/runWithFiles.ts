import type { BoardOperations } from '../../../shared/operations/board.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { runInTransaction } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';
import type { StagedFile } from './store.ts';

/** Returns the path at which a file is served. */
export const getFileAddress = (id: string) => `/api/files/${id}` satisfies BoardOperations['getFile']['path'];

/** Marks file contents for deletion after the commit. */
export type Discard = (ids: readonly string[]) => void;

/** Further steps before and after the commit. */
interface TransactionHooks {
  /** Runs last in the transaction, after the upload was stored; for statements that make other transactions wait until the commit. */
  beforeCommit?: (transaction: Transaction<Database>) => Promise<void>;
  /** Runs after the commit, before the upload is moved into place. */
  afterCommit?: () => void;
}

/**
 * Runs a transaction that may store an uploaded file and delete other files. The contents of deleted files are removed after the commit.
 * When the transaction fails, the upload is deleted.
 * @param work inserts the row of the upload, deletes the rows of other files and passes their ids to `discard`; may be repeated
 */
export async function runWithFiles<T>(
  { db, files, log }: Pick<PlatformDeps, 'db' | 'files' | 'log'>,
  upload: StagedFile | undefined,
  work: (transaction: Transaction<Database>, discard: Discard) => Promise<T>,
  { beforeCommit, afterCommit }: TransactionHooks = {},
): Promise<T> {
  const discardedIds: string[] = [];
  let result: T;
  try {
    result = await runInTransaction(db, async (transaction) => {
      discardedIds.length = 0;
      const outcome = await work(transaction, (ids) => void discardedIds.push(...ids));
      await upload?.save(transaction);
      await beforeCommit?.(transaction);
      return outcome;
    });
  } catch (error) {
    await upload?.drop();
    throw error;
  }
  afterCommit?.();
  try {
    await upload?.keep();
    await files.remove(discardedIds);
  } catch (error) {
    // No error for the user: the upload can be read from the staging folder, and the next cleaning moves it.
    log.warn({ err: error }, 'an uploaded file could not be moved or removed');
  }
  return result;
}
