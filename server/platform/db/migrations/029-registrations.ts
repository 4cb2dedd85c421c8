import type { Kysely } from 'kysely';

/** Registrations for events, and files that are attached to mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registrations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.references('members.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('offer_ends_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'text')
    .addColumn('checked_in_at', 'text')
    .addColumn('reminded', 'text')
    .addColumn('links', 'integer', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('registrations_of_address').on('registrations').columns(['event_id', 'email']).unique().execute();
  await db.schema.createIndex('registrations_of_member').on('registrations').columns(['member_id', 'event_id']).execute();
  await db.schema.createIndex('registrations_by_turn').on('registrations').columns(['event_id', 'state', 'turn']).execute();
  await db.schema.alterTable('outbox_mails').addColumn('attachments', 'text').execute();
}
