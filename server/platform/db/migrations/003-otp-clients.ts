import type { Kysely } from 'kysely';

/** Who asked for a one-time code and who tried it, so that nobody uses up the tries of somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('otp_clients')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('issue', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('known_until', 'text')
    .addPrimaryKeyConstraint('otp_clients_once', ['email', 'client'])
    .execute();
  await db.schema
    .alterTable('otp_requests')
    .addColumn('client', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('otp_codes')
    .addColumn('replaced', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('otp_codes')
    .addColumn('day_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('otp_codes')
    .addColumn('day_began_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
