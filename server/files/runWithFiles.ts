import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { runInTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { StagedFile } from './store.ts';

/** Returns the address of a file. */
export const getFileAddress = (id: string) => `/api/files/${id}` satisfies JobsOperations['getFile']['path'];

/** Marks file contents for deletion after the commit. */
export type Discard = (ids: readonly string[]) => void;

/** Further steps before and after the commit. */
interface TransactionHooks {
  /** Runs last in the transaction, after the contents were stored: for locks that other transactions wait for. */
  beforeCommit?: (transaction: Transaction<Database>) => Promise<void>;
  /** Runs before the contents are moved. */
  afterCommit?: () => void;
}

/**
 * Runs a transaction that may store an uploaded file and delete others, whose contents are deleted after the commit. When the transaction
 * fails, the upload is deleted.
 * @param work inserts the row of the upload, and deletes those of the others; may be repeated
 */
export async function runWithFiles<T>(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
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
    // The file is readable from staging, and the next cleaning moves it.
    log.warn({ err: error }, 'an uploaded file could not be moved or removed');
  }
  return result;
}
