import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { nobody } from '../db/nobody.ts';
import type { Database, MemberRow, Role } from '../db/schema.ts';
import { addWords, changeWords, hasWords, nameKey } from './memberWords.ts';

/** Rows of one insert. */
const CHUNK = 500;

/** Which members are meant. */
export interface MemberFilter {
  /** Words that begin words of the member. */
  q?: string | undefined;
  role?: Role | undefined;
  state?: 'active' | 'deactivated' | undefined;
}

/** What is said of a new member; the rest follows. */
export type NewMember = Pick<MemberRow, 'name' | 'email' | 'role' | 'membership_number' | 'mobile_number' | 'deactivated_at'>;

/** Stores members, and what they are found by. @param db a transaction */
export async function insertMembers(db: Kysely<Database>, members: readonly Omit<MemberRow, 'name_key'>[]): Promise<void> {
  for (let start = 0; start < members.length; start += CHUNK) {
    // Other requests have their turn.
    if (start > 0) await setImmediate();
    const some = members.slice(start, start + CHUNK).map((member) => ({ ...member, name_key: nameKey(member.name) }));
    await db.insertInto('members').values(some).execute();
    await addWords(db, some);
  }
}

/** Stores members that nobody knew before, each with ids of its own. @param db a transaction */
export async function addMembers(db: Kysely<Database>, members: readonly NewMember[], now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.max('cms_id').as('last'))
    .executeTakeFirstOrThrow();
  const created_at = now.toISOString();
  const rows = members.map((member, place) => ({
    ...member,
    id: randomBytes(12).toString('hex'),
    cms_id: Number(last ?? 0) + 1 + place,
    job_role: null,
    profile_picture: null,
    created_at,
  }));
  await insertMembers(db, rows);
}

/** Changes a member; deactivating one ends all their logins, and the codes under way. @param db a transaction */
export async function changeMember(db: Kysely<Database>, before: MemberRow, change: Partial<NewMember>): Promise<void> {
  const { id } = before;
  const after = { ...before, ...change };
  await db
    .updateTable('members')
    .set({
      ...change,
      ...(after.name !== before.name && { name_key: nameKey(after.name) }),
      // What the content system calls the role is another by now.
      ...(after.role !== before.role && { job_role: null }),
    })
    .where('id', '=', id)
    .execute();
  await changeWords(db, before, after);
  const leaves = before.deactivated_at === null && after.deactivated_at !== null;
  // A code opens the login of the address that it was mailed to.
  if (leaves || after.email !== before.email) {
    await db.updateTable('otp_codes').set({ member_id: null }).where('member_id', '=', id).execute();
  }
  if (leaves) await db.deleteFrom('sessions').where('member_id', '=', id).execute();
}

const matching = (db: Kysely<Database>, { q, role, state }: MemberFilter) => {
  let query = db.selectFrom('members').where('members.id', '!=', nobody);
  if (role !== undefined) query = query.where('members.role', '=', role);
  if (state !== undefined) query = query.where('members.deactivated_at', state === 'active' ? 'is' : 'is not', null);
  return q === undefined ? query : query.where((eb) => eb.and(hasWords(eb, q)));
};

/** How many members fit. */
export async function countMembers(db: Kysely<Database>, filter: MemberFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of the members that fit, by name. */
export async function pageOfMembers(
  db: Kysely<Database>,
  filter: MemberFilter,
  part: { limit: number; offset: number },
): Promise<MemberRow[]> {
  // First which, from the index alone; then what they are: far behind in the list no row is read that is not shown.
  const ids = matching(db, filter)
    .select(['members.id', 'members.name_key'])
    .orderBy('members.name_key')
    .orderBy('members.id')
    .limit(part.limit)
    .offset(part.offset);
  return db
    .selectFrom(ids.as('shown'))
    .innerJoin('members', 'members.id', 'shown.id')
    .selectAll('members')
    .orderBy('members.name_key')
    .orderBy('members.id')
    .execute();
}

/** All members that fit, by name, so many at a time; who is added or renamed meanwhile may be missing. */
export async function* allMembers(db: Kysely<Database>, filter: MemberFilter): AsyncGenerator<MemberRow[]> {
  for (let last: MemberRow | undefined; ; await setImmediate()) {
    let query = matching(db, filter).selectAll('members').orderBy('members.name_key').orderBy('members.id').limit(CHUNK);
    const { name_key = '', id = '' } = last ?? {};
    if (last) query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('members.name_key', 'members.id'), '>', tuple(name_key, id)));
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows[CHUNK - 1];
    if (last === undefined) return;
  }
}

/** Members by their addresses, however many. */
export async function membersByEmail(db: Kysely<Database>, emails: readonly string[]): Promise<Map<string, MemberRow>> {
  const found = new Map<string, MemberRow>();
  for (let start = 0; start < emails.length; start += CHUNK) {
    if (start > 0) await setImmediate();
    const rows = await db
      .selectFrom('members')
      .selectAll()
      .where('email', 'in', emails.slice(start, start + CHUNK))
      .execute();
    for (const row of rows) found.set(row.email, row);
  }
  return found;
}
