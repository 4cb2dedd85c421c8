import { sql, type Kysely } from 'kysely';
import { copyTables, type CopiedTable } from './copyTables.ts';
import { migrate } from './migrate.ts';
import { toOpeningError, openPostgres, describeLocation } from './openPostgres.ts';
import type { Database } from './schema.ts';

/**
 * Copies a database into an empty PostgreSQL database in one transaction, comparing every row.
 * @param beforeCommit completes the copy in the same transaction
 * @throws StorageError; the PostgreSQL database is then unchanged
 */
export async function copyToPostgres(
  from: Kysely<Database>,
  url: string,
  beforeCommit: (db: Kysely<Database>) => Promise<void>,
): Promise<CopiedTable[]> {
  try {
    const to = openPostgres(url, { warn: () => undefined }, { maxConnections: 2, statementTimeoutMs: 0 });
    try {
      return await to.transaction().execute(async (transaction) => {
        // Runs in the transaction: a failure must leave no empty tables behind, because the database would then seem to be in use.
        await migrate(transaction);
        const copiedTables = await copyTables(from, transaction, describeLocation(url));
        await beforeCommit(transaction);
        // Autovacuum would collect statistics only a minute later.
        await sql`analyze`.execute(transaction);
        return copiedTables;
      });
    } finally {
      await to.destroy();
    }
  } catch (error) {
    throw toOpeningError(error, url);
  }
}
