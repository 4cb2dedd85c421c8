import type { Kysely } from 'kysely';

/** On whose behalf a mail is sent, so that the queue can be fair. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox_mails')
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
