import type { Kysely } from 'kysely';
import type { Database, MemberRow } from '../db/schema.ts';
import { HttpError } from '../security/httpError.ts';

/** A member to whom a mail can be sent. */
export type Person = Pick<MemberRow, 'id' | 'name' | 'email'>;

/**
 * Locks a member, to serialise limited and one-time operations until the transaction ends.
 * @throws HttpError 401 when the member was just erased
 */
export async function lockMember(db: Kysely<Database>, id: string): Promise<void> {
  const member = await db.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!member) throw new HttpError(401, 'Please log in first.');
}

const selectActiveMember = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('email', '!=', '')
    .where('deactivated_at', 'is', null);

/**
 * Returns an active member by id; undefined for one who was erased or deactivated.
 * @param db the database or a transaction
 */
export const findActiveMember = (db: Kysely<Database>, id: string): Promise<Person | undefined> =>
  selectActiveMember(db, id).executeTakeFirst();

/** Returns an active member as `findActiveMember` does, and locks the row until the transaction ends. */
export const lockActiveMember = (db: Kysely<Database>, id: string): Promise<Person | undefined> =>
  selectActiveMember(db, id).forNoKeyUpdate().executeTakeFirst();
