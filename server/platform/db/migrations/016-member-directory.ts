import type { Kysely } from 'kysely';

/** What this step reads and writes. */
interface Tables {
  members: {
    id: string;
    name: string;
    email: string;
    membership_number: string | null;
    mobile_number: string | null;
    name_key: string;
  };
  member_words: { word: string; member_id: string };
}

/** Rows of one insert. */
const CHUNK = 1_000;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/\s+/)
    .map((word) => word.slice(0, 80))
    .filter((word) => word !== '');

const pieces = (text: string): string[] => words(text).flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)]);

/** What admins look after members by: who is deactivated, in which order they are listed, by which words they are found. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('members').addColumn('deactivated_at', 'text').execute();
  await db.schema
    .alterTable('members')
    .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // With all that the list is filtered by: no row is read that is not shown.
  await db.schema.createIndex('members_by_name').on('members').columns(['name_key', 'id', 'role', 'deactivated_at']).execute();
  await db.schema.createIndex('members_by_role').on('members').columns(['role', 'name_key', 'id', 'deactivated_at']).execute();

  await db.schema
    .createTable('member_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('member_words_once', ['word', 'member_id'])
    .execute();
  await db.schema.createIndex('member_words_of_member').on('member_words').column('member_id').execute();

  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema.createIndex('sessions_of_member').on('sessions').column('member_id').execute();

  const members = await db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'membership_number', 'mobile_number'])
    .where('email', '!=', '')
    .execute();
  const found = members.flatMap(({ id, name, email, membership_number, mobile_number }) => {
    const all = [...pieces(name), ...words(email), ...words(membership_number ?? ''), (mobile_number ?? '').replace(/\D/g, '')];
    return [...new Set(all)].filter((word) => word !== '').map((word) => ({ word, member_id: id }));
  });
  for (const { id, name } of members) {
    await db
      .updateTable('members')
      .set({ name_key: words(name).join(' ') })
      .where('id', '=', id)
      .execute();
  }
  for (let start = 0; start < found.length; start += CHUNK) {
    await db
      .insertInto('member_words')
      .values(found.slice(start, start + CHUNK))
      .execute();
  }
}
