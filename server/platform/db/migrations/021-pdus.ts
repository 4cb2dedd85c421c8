import type { Kysely } from 'kysely';

/** Which events a member attended, with what each counted for on that day, and the cycle of the member's certification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attended_events')
    .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('ways_of_working', 'numeric', (column) => column.notNull())
    .addColumn('power_skills', 'numeric', (column) => column.notNull())
    .addColumn('business_acumen', 'numeric', (column) => column.notNull())
    .addColumn('marked_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attended_events_once', ['member_id', 'event_id'])
    .execute();
  await db.schema
    .createTable('pdu_cycles')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('target', 'integer', (column) => column.notNull())
    .addColumn('start', 'text', (column) => column.notNull())
    .execute();
}
