import type { Kysely } from 'kysely';

/** What those who run the server look after: why a mail was not sent, and which backups were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox_mails')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('outbox_mails').addColumn('last_error', 'text').execute();
  await db.schema.alterTable('outbox_mails').addColumn('failed_at', 'text').execute();

  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('nightly', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('bytes', 'numeric')
    .addColumn('error', 'text')
    .execute();
}
