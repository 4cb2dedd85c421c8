import type { Kysely } from 'kysely';
import type { Database, MemberRow } from '../db/schema.ts';
import { HttpError } from '../security/httpError.ts';

/** To whom mail goes. */
export type Person = Pick<MemberRow, 'id' | 'name' | 'email'>;

/**
 * Makes all that a member does with limits or once only wait for each other, until the transaction ends.
 * @throws HttpError 401 when the member was erased a moment ago
 */
export async function lockMember(db: Kysely<Database>, id: string): Promise<void> {
  const found = await db.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!found) throw new HttpError(401, 'Please log in first.');
}

/** A member by id, unless nobody reads their mail any more or they were deactivated. @param db the database or a transaction */
export function memberById(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('email', '!=', '')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}
