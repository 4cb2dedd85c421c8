import type { Kysely } from 'kysely';

/** How often something was changed that processes keep in memory: each sees in its row whether what it keeps is still true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('versions')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
