import type { Kysely } from 'kysely';
import type { Database, MemberRow } from '../db/schema.ts';

/** To whom mail goes. */
export type Person = Pick<MemberRow, 'id' | 'name' | 'email'>;

/** A member by id, unless nobody reads their mail any more. @param db the database or a transaction */
export function memberById(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  return db.selectFrom('members').select(['id', 'name', 'email']).where('id', '=', id).where('email', '!=', '').executeTakeFirst();
}
