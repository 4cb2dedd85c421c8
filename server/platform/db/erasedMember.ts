import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Id of the placeholder member that owns the jobs of erased members. It has no e-mail address, so that nobody can log in as it. */
export const ERASED_MEMBER_ID = '0'.repeat(24);

/** Inserts the placeholder member unless it exists. Its row also prevents seeding demo members, which requires an empty table. */
export async function insertErasedMember(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .insertInto('members')
    .values({
      id: ERASED_MEMBER_ID,
      cms_id: 0,
      email: '',
      name: 'A former member',
      role: 'member',
      job_role: null,
      membership_number: null,
      mobile_number: null,
      profile_picture: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
