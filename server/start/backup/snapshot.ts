import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { copyTables } from '../../platform/db/copyTables.ts';
import { getDialect } from '../../platform/db/transaction.ts';
import { migrate, findPendingMigrations } from '../../platform/db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../../platform/db/openSqlite.ts';
import type { Database } from '../../platform/db/schema.ts';
import { StorageError } from '../../platform/db/storageError.ts';
import { reindexJobs } from '../../jobs/data/repository.ts';

/**
 * Writes a consistent snapshot of a database into an SQLite file. The database may be in use.
 * @returns the file's path
 * @throws StorageError with a message for the operator
 */
export async function takeSnapshot(db: Kysely<Database>, folder: string): Promise<string> {
  const file = path.join(folder, DATABASE_FILE);
  if (getDialect(db) === 'sqlite') {
    await assertIntact(db);
    await sql`vacuum into ${file}`.execute(db);
  } else await copyFromPostgres(db, folder);
  return file;
}

/** Checks the whole database. This takes seconds for hundreds of megabytes, which is too long at server start. @throws StorageError */
async function assertIntact(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  if (rows[0]?.quick_check !== 'ok')
    throw new StorageError('The database is damaged, so no backup was made. Put the last backup in its place.');
}

/** Reads every table in one transaction, for a consistent snapshot. */
async function copyFromPostgres(db: Kysely<Database>, folder: string): Promise<void> {
  if ((await findPendingMigrations(db)).length > 0)
    throw new StorageError('The database is older than this version: make the backup with the version that runs on it.');
  const to = openDatabase(folder);
  try {
    await migrate(to);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((from) =>
        to.transaction().execute(async (transaction) => {
          await copyTables(from, transaction, folder);
          await reindexJobs(transaction);
        }),
      );
  } finally {
    await to.destroy();
  }
}
