import { sql, type Kysely } from 'kysely';
import { copyTables, type Copied } from './copy.ts';
import { migrate } from './migrate.ts';
import { openingError, openPostgres, placeOf } from './postgres.ts';
import type { Database } from './schema.ts';

/**
 * Copies a database into an empty one of PostgreSQL: all of it in one transaction, and every row read back and compared before that
 * is committed.
 * @param finish is given the transaction, before it is committed
 * @throws StorageError with a sentence for people; nothing is left in the new database then
 */
export async function copyToPostgres(
  from: Kysely<Database>,
  url: string,
  finish: (db: Kysely<Database>) => Promise<void>,
): Promise<Copied[]> {
  try {
    const to = openPostgres(url, { warn: () => undefined }, { most: 2, statementMs: 0 });
    try {
      return await to.transaction().execute(async (step) => {
        // Tables that were left behind empty would pass for a database in use: a server would start on them.
        await migrate(step);
        const copied = await copyTables(from, step, placeOf(url));
        await finish(step);
        // PostgreSQL looks at tables by itself only a minute later: until then it would not know how large they are.
        await sql`analyze`.execute(step);
        return copied;
      });
    } finally {
      await to.destroy();
    }
  } catch (error) {
    throw openingError(error, url);
  }
}
