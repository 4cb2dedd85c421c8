import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { CopiedTable } from '../../platform/db/copyTables.ts';
import { copyToPostgres } from '../../platform/db/copyToPostgres.ts';
import { lockDataDir } from '../../platform/db/lock.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../../platform/db/openSqlite.ts';
import type { Database } from '../../platform/db/schema.ts';
import { StorageError } from '../../platform/db/storageError.ts';
import { openDiskStore } from '../../platform/files/diskStore.ts';
import { insertContent, createContentReader } from '../../platform/files/postgresStore.ts';
import { filesFolder, type FileStore } from '../../platform/files/store.ts';
import { reindexJobs } from '../../jobs/data/repository.ts';
import { insertSecret, readSecret } from '../../platform/security/secret.ts';
import { updateHash } from './format.ts';

export interface MoveResult {
  tables: CopiedTable[];
  /** Number of copied files. */
  files: number;
  /** Number of files that the database references and that do not exist. */
  missing: number;
}

/**
 * Copies an embedded server's data (database, secret, uploaded files) into an empty PostgreSQL database in one transaction and verifies
 * every row and file. The embedded database is migrated; nothing else in the directory changes.
 * @throws StorageError with a message for the operator; the PostgreSQL database is then unchanged
 */
export async function moveToPostgres(dataDir: string, url: string): Promise<MoveResult> {
  const file = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new StorageError(`There is no embedded database to move: ${file} does not exist.`);
  const unlock = lockDataDir(dataDir);
  const from = openDatabase(dataDir);
  try {
    await migrate(from);
    const counts = { files: 0, missing: 0 };
    const tables = await copyToPostgres(from, url, async (transaction) => {
      await reindexJobs(transaction);
      if (!(await insertSecret(transaction, await readSecret(from, dataDir))))
        throw new StorageError('The database is not empty: a server has been started on it. Nothing was copied. Choose another database.');
      const store = await openDiskStore(path.join(dataDir, filesFolder));
      for (const { id } of await transaction.selectFrom('files').select('id').execute())
        counts[(await copyFile(transaction, store, id)) ? 'files' : 'missing'] += 1;
    });
    return { tables, ...counts };
  } finally {
    await from.destroy();
    unlock();
  }
}

/** Copies an uploaded file and compares the copy. @returns false when the file does not exist */
async function copyFile(transaction: Kysely<Database>, store: Pick<FileStore, 'open'>, id: string): Promise<boolean> {
  const original = await store.open(id);
  if (original === undefined) return false;
  const [originalHash, copyHash] = [createHash('sha256'), createHash('sha256')];
  await insertContent(transaction, id, updateHash(original.content, originalHash));
  const copy = await createContentReader(transaction)(id);
  if (copy !== undefined) for await (const _chunk of updateHash(copy.content, copyHash));
  if (originalHash.digest('hex') !== copyHash.digest('hex'))
    throw new StorageError(`The uploaded file ${id} was changed during the copy. Nothing was copied.`);
  return true;
}
