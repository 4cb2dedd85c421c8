import type { Kysely } from 'kysely';

/** Which events members are interested in, who gets reminders, and which reminders were mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events_of_interest')
    .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_of_interest_once', ['member_id', 'event_id'])
    .execute();
  await db.schema.createIndex('events_of_interest_of_event').on('events_of_interest').column('event_id').execute();
  await db.schema
    .createTable('reminders')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sent_reminders')
    .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sent_reminders_once', ['member_id', 'kind', 'subject_id', 'day'])
    .execute();
}
