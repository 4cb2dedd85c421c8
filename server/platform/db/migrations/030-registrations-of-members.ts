import { sql, type Kysely } from 'kysely';

/** A registration belongs to a member or, without one, to an e-mail address: what a member had before says nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('registrations_of_address').execute();
  await db.schema
    .createIndex('registrations_of_address')
    .on('registrations')
    .columns(['event_id', 'email'])
    .unique()
    .where(sql.ref('member_id'), 'is', null)
    .execute();
}
