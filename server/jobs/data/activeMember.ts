import type { Kysely } from 'kysely';
import type { Database, MemberRow } from '../../platform/db/schema.ts';
import { HttpError } from '../../platform/security/httpError.ts';

/** A member to whom a mail can be sent. */
export type Person = Pick<MemberRow, 'id' | 'name' | 'email'>;

/**
 * Locks a member's row until the transaction ends, so that the member's checks of limits and one-time operations cannot race.
 * @throws HttpError 401 when the member no longer exists
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
 * Returns a member by id; undefined when the member was erased or deactivated, or has no e-mail address.
 * @param db the database or a transaction
 */
export const findActiveMember = (db: Kysely<Database>, id: string): Promise<Person | undefined> =>
  selectActiveMember(db, id).executeTakeFirst();

/** Returns the same as `findActiveMember`, and locks the member's row until the transaction ends. */
export const lockActiveMember = (db: Kysely<Database>, id: string): Promise<Person | undefined> =>
  selectActiveMember(db, id).forNoKeyUpdate().executeTakeFirst();
