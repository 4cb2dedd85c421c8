import type { Kysely } from 'kysely';

/** When and why a poster closed a job before its closing date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('closed_at', 'text').execute();
  await db.schema.alterTable('jobs').addColumn('closed_reason', 'text').execute();
}
