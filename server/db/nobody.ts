import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Whose the jobs are whose poster was erased. No code reaches it, for it has no address. */
export const nobody = '0'.repeat(24);

/** Makes sure that it is there; from then on no demo members are seeded, either. */
export async function addNobody(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .insertInto('members')
    .values({
      id: nobody,
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
