import { sql, type Kysely } from 'kysely';

/**
 * Where each application stands and when it came there, and what its applicant is found and sorted by. The times of changes
 * are kept for the applicant to see: one of each kind and day, so that pressing to and fro leaves no long list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['name_key', 'email_key', 'stage_at']) {
    await db.schema
      .alterTable('applications')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('applications')
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('received'))
    .execute();
  await db.schema
    .createTable('application_changes')
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('application_changes_key', ['application_id', 'stage', 'day'])
    .execute();
  await sql`update applications set stage_at = created_at`.execute(db);
  const { rows } = await sql<{ id: string; name: string; email: string }>`select id, name, email from applications`.execute(db);
  for (const { id, name, email } of rows) {
    await sql`update applications set name_key = ${fold(name)}, email_key = ${fold(email)} where id = ${id}`.execute(db);
  }
}

/** As names were folded when this step was made. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
