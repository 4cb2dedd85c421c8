import type { Kysely } from 'kysely';
import type { Member } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, lockSubject } from '../db/transaction.ts';
import { HttpError } from '../security/httpError.ts';

/** @throws HttpError 403 unless an admin asks */
export function refuseOthers({ role }: Pick<Member, 'role'>): void {
  if (role !== 'admin') throw new HttpError(403, 'Only an admin can look after members.');
}

/**
 * Changes who is a member, an admin or neither, in one transaction. They come one after the other: what one has decided by, the
 * addresses that are taken and the admins that are left, the next cannot change meanwhile.
 * @param caller who asks: whoever was made no admin while waiting for that changes nothing any more
 * @throws HttpError 403
 */
export function changeDirectory<T>(
  db: Kysely<Database>,
  caller: Pick<Member, 'id'> | 'the machine',
  work: (step: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (step) => {
    await lockSubject(step, 'admins');
    if (caller !== 'the machine') {
      const today = await step
        .selectFrom('members')
        .select('role')
        .where('id', '=', caller.id)
        .where('deactivated_at', 'is', null)
        .executeTakeFirst();
      refuseOthers(today ?? { role: 'member' });
    }
    return work(step);
  });
}

/**
 * Whether nobody but these is an active admin: without one, no job would ever be published again, and no member added.
 * @param db a transaction that has locked the admins
 */
export async function isOnlyAdmin(db: Kysely<Database>, ids: readonly string[]): Promise<boolean> {
  const other = await db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .where('id', 'not in', ids)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
