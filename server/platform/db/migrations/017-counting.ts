import type { Kysely } from 'kysely';

/** What several processes agree about: how often somebody did what is limited, and which of them is sending a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_counts')
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_counts_once', ['operation', 'who'])
    .execute();
  await db.schema.alterTable('outbox_mails').addColumn('claimed_until', 'text').execute();
}
