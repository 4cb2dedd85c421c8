import type { Kysely } from 'kysely';

/** A file may be the picture of a member, who has one at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('files')
    .addColumn('member_id', 'text', (column) => column.references('members.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('file_of_member').unique().on('files').column('member_id').execute();
}
