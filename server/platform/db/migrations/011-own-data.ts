import type { Kysely } from 'kysely';

/** When a CV was removed because its job closed long ago, and the codes by which members confirm that all of theirs is erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('cv_removed_at', 'text').execute();
  await db.schema
    .createTable('erasure_codes')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('issue', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
