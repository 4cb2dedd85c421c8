import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { nobody } from '../db/nobody.ts';
import type { Database, MemberRow, Role } from '../db/schema.ts';
import { addWords, changeWords, whoHave, nameKey } from './memberWords.ts';

/** Rows of one insert. */
const CHUNK = 500;

/** Which members are meant. */
export interface MemberFilter {
  /** Words that begin words of the member. */
  q?: string | undefined;
  role?: Role | undefined;
  state?: 'active' | 'deactivated' | undefined;
}

/** Columns that change, all of them texts. */
const WRITTEN = ['name', 'email', 'role', 'job_role', 'membership_number', 'mobile_number', 'deactivated_at', 'name_key'] as const;

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

/** A member as read in the transaction that changes them, with what changes. */
export interface MemberChange {
  before: MemberRow;
  change: Partial<NewMember>;
}

/**
 * Changes members, many with few statements; deactivating one, or giving them another address, ends all their logins and the codes
 * under way.
 * @param db a transaction that has locked the rows
 */
export async function changeMembers(db: Kysely<Database>, changes: readonly MemberChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += CHUNK) {
    if (start > 0) await setImmediate();
    const some = changes.slice(start, start + CHUNK).map(({ before, change }) => ({ before, after: changed(before, change) }));
    await writeMembers(
      db,
      some.map(({ after }) => after),
    );
    await changeWords(db, some);
    const leave = some.filter(({ before, after }) => before.deactivated_at === null && after.deactivated_at !== null);
    const leaving = leave.map(({ before }) => before.id);
    // A code opens the login of the address that it was mailed to, and who had that address may be somebody else by now.
    const moved = some.filter(({ before, after }) => after.email !== before.email).map(({ before }) => before.id);
    const ended = [...leaving, ...moved];
    await db.updateTable('otp_codes').set({ member_id: null }).where('member_id', 'in', ended).execute();
    await db.deleteFrom('sessions').where('member_id', 'in', ended).execute();
  }
}

/** The same for one. */
export const changeMember = (db: Kysely<Database>, before: MemberRow, change: Partial<NewMember>): Promise<void> =>
  changeMembers(db, [{ before, change }]);

function changed(before: MemberRow, change: Partial<NewMember>): MemberRow {
  const after = { ...before, ...change };
  // What the content system calls the role is another by now.
  return { ...after, name_key: nameKey(after.name), job_role: after.role === before.role ? before.job_role : null };
}

/** Writes what may change of members: one statement, where one for each would be most of the time on the way to PostgreSQL. */
async function writeMembers(db: Kysely<Database>, members: readonly MemberRow[]): Promise<void> {
  const rows = members.map((member) => sql`(${sql.join([member.id, ...WRITTEN.map((column) => member[column])])})`);
  const columns = WRITTEN.map((column) => sql.ref(column));
  const sets = columns.map((column) => sql`${column} = written.${column}`);
  await sql`with written (id, ${sql.join(columns)}) as (values ${sql.join(rows)})
    update members set ${sql.join(sets)} from written where members.id = written.id`.execute(db);
}

const matching = (db: Kysely<Database>, { q, role, state }: MemberFilter) => {
  let query = db.selectFrom('members').where('members.id', '!=', nobody);
  if (role !== undefined) query = query.where('members.role', '=', role);
  if (state !== undefined) query = query.where('members.deactivated_at', state === 'active' ? 'is' : 'is not', null);
  const found = whoHave(db, q ?? '');
  return found === undefined ? query : query.where('members.id', 'in', found);
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

/**
 * Members by their addresses, however many.
 * @param lock in a transaction: nobody changes or erases them until it ends
 */
export async function membersByEmail(db: Kysely<Database>, emails: readonly string[], lock: boolean): Promise<Map<string, MemberRow>> {
  const found = new Map<string, MemberRow>();
  for (let start = 0; start < emails.length; start += CHUNK) {
    if (start > 0) await setImmediate();
    const some = db
      .selectFrom('members')
      .selectAll()
      .where('email', 'in', emails.slice(start, start + CHUNK));
    for (const row of await (lock ? some.forNoKeyUpdate() : some).execute()) found.set(row.email, row);
  }
  return found;
}
