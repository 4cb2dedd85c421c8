import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** When a session was last used; those from before this step count as used now, so that it signs nobody out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('used_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update sessions set used_at = ${new Date().toISOString()}`.execute(db);
}
