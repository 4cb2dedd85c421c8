import type { Kysely } from 'kysely';
import type { Database, MemberRow } from '../db/schema.ts';
import { HttpError } from '../security/httpError.ts';

export type Person = Pick<MemberRow, 'id' | 'name' | 'email'>;

/**
 * Locks a member, to serialise limited and one-time operations until the transaction ends.
 * @throws HttpError 401 when the member was just erased
 */
export async function lockMember(db: Kysely<Database>, id: string): Promise<void> {
  const found = await db.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!found) throw new HttpError(401, 'Please log in first.');
}

/** Returns an active member by id; `db` may be a transaction. */
export function findActiveMember(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('email', '!=', '')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}
