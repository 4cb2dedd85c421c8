import type { Kysely } from 'kysely';

/** With which e-mail address the session of each token of a provider began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_logins')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
