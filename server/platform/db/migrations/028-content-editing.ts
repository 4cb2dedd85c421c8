import type { Kysely } from 'kysely';

/** Versions and drafts of content files, the codes that editing asks for, and since when a session may edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('member_id', 'text', (column) => column.references('members.id').onDelete('set null'))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('content_versions_of_file').on('content_versions').columns(['file', 'id']).execute();
  await db.schema.createIndex('content_versions_of_member').on('content_versions').column('member_id').execute();
  await db.schema
    .createTable('content_drafts')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.references('members.id').onDelete('set null'))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('content_codes')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('issue', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('sessions').addColumn('editing_since', 'text').execute();
}
