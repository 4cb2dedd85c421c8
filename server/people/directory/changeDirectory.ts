import type { Kysely } from 'kysely';
import type { Member } from '../../platform/contract/types.ts';
import type { Database } from '../../platform/db/schema.ts';
import { runInTransaction, lockSubject } from '../../platform/db/transaction.ts';
import { HttpError } from '../../platform/security/httpError.ts';

/** Throws HttpError 403 unless the member is an admin. */
export function requireDirectoryAdmin({ role }: Pick<Member, 'role'>): void {
  if (role !== 'admin') throw new HttpError(403, 'Only an admin can manage members.');
}

/**
 * Runs a change of members in a transaction. Such transactions run one after another, so that e-mail addresses and the remaining admins
 * cannot change meanwhile.
 * @param caller a member, who must still be an admin when the transaction runs, or `command line`, which needs no role
 * @returns the result of `work`
 * @throws HttpError 403 when the caller is not an admin
 */
export function changeDirectory<T>(
  db: Kysely<Database>,
  caller: Pick<Member, 'id'> | 'command line',
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return runInTransaction(db, async (transaction) => {
    await lockSubject(transaction, 'admins');
    if (caller !== 'command line') {
      const currentMember = await transaction
        .selectFrom('members')
        .select('role')
        .where('id', '=', caller.id)
        .where('deactivated_at', 'is', null)
        .executeTakeFirst();
      requireDirectoryAdmin(currentMember ?? { role: 'member' });
    }
    return work(transaction);
  });
}

/** Returns whether the given members include all active admins. To be called within `changeDirectory`. */
export async function hasNoOtherAdmin(db: Kysely<Database>, ids: readonly string[]): Promise<boolean> {
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
