import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { MEMBER_FIELDS } from '../../../shared/memberFields.ts';
import { ERASED_MEMBER_ID } from '../../platform/db/erasedMember.ts';
import { isAfter, iteratePages } from '../../platform/db/pages.ts';
import type { Database, MemberRow, Role } from '../../platform/db/schema.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import type { NewMember } from './memberFields.ts';
import { insertMemberWords, updateMemberWords, selectByWordPrefixes, createNameKey } from './memberWords.ts';

/** Rows per statement. */
const MAX_ROWS = 200;

/** Filter of members; an empty filter matches all. */
export interface MemberFilter {
  /** Typed words, each of which must begin a search word of the member. */
  q?: string | undefined;
  role?: Role | undefined;
  state?: 'active' | 'deactivated' | undefined;
}

/** Columns that updates write; all of them are text. */
const UPDATED_COLUMNS = [
  ...Object.values(MEMBER_FIELDS).map(({ column }) => column),
  'role',
  'job_role',
  'deactivated_at',
  'name_key',
] as const;

/** Inserts members and their search words, in a transaction. */
export async function insertMembers(db: Kysely<Database>, members: readonly Omit<MemberRow, 'name_key'>[]): Promise<void> {
  for await (const chunk of iterateInChunks(members, MAX_ROWS)) {
    const batch = chunk.map((member) => ({ ...member, name_key: createNameKey(member.name) }));
    await db.insertInto('members').values(batch).execute();
    await insertMemberWords(db, batch);
  }
}

/** Inserts new members with new ids, in a transaction. */
export async function addMembers(db: Kysely<Database>, members: readonly NewMember[], now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.max('cms_id').as('last'))
    .executeTakeFirstOrThrow();
  const created_at = now.toISOString();
  const rows = members.map((member, index) => {
    const cms_id = Number(last ?? 0) + index + 1;
    return { ...member, id: randomBytes(12).toString('hex'), cms_id, job_role: null, profile_picture: null, created_at };
  });
  await insertMembers(db, rows);
}

/** A member as it was read in the same transaction, and the columns to change. */
export interface MemberChange {
  before: MemberRow;
  change: Partial<NewMember>;
}

/**
 * Changes members with few statements. Deactivating a member, or changing the e-mail address, ends the member's sessions and pending
 * codes.
 * @param db a transaction that has locked the rows
 */
export async function changeMembers(db: Kysely<Database>, changes: readonly MemberChange[]): Promise<void> {
  for await (const chunk of iterateInChunks(changes, MAX_ROWS)) {
    const batch = chunk.map(({ before, change }) => ({ before, after: applyChange(before, change) }));
    await writeMembers(
      db,
      batch.map(({ after }) => after),
    );
    await updateMemberWords(db, batch);
    const deactivatedMembers = batch.filter(({ before, after }) => before.deactivated_at === null && after.deactivated_at !== null);
    const deactivatedIds = deactivatedMembers.map(({ before }) => before.id);
    // Somebody else may have the previous e-mail address now.
    const changedEmailIds = batch.filter(({ before, after }) => after.email !== before.email).map(({ before }) => before.id);
    const loggedOutIds = [...deactivatedIds, ...changedEmailIds];
    await db.updateTable('otp_codes').set({ member_id: null }).where('member_id', 'in', loggedOutIds).execute();
    await db.deleteFrom('sessions').where('member_id', 'in', loggedOutIds).execute();
  }
}

/** Changes one member with `changeMembers`. */
export const changeMember = (db: Kysely<Database>, before: MemberRow, change: Partial<NewMember>): Promise<void> =>
  changeMembers(db, [{ before, change }]);

function applyChange(before: MemberRow, change: Partial<NewMember>): MemberRow {
  const after = { ...before, ...change };
  // `job_role` is the content system's name of the role, which does not fit a new role.
  return { ...after, name_key: createNameKey(after.name), job_role: after.role === before.role ? before.job_role : null };
}

async function writeMembers(db: Kysely<Database>, members: readonly MemberRow[]): Promise<void> {
  const rows = members.map((member) => sql`(${sql.join([member.id, ...UPDATED_COLUMNS.map((column) => member[column])])})`);
  const columns = UPDATED_COLUMNS.map((column) => sql.ref(column));
  const assignments = columns.map((column) => sql`${column} = written.${column}`);
  await sql`with written (id, ${sql.join(columns)}) as (values ${sql.join(rows)})
    update members set ${sql.join(assignments)} from written where members.id = written.id`.execute(db);
}

/** @param reading whether the members of the words are read, or the words of each member in turn; the result is the same */
const selectMatching = (db: Kysely<Database>, { q, role, state }: MemberFilter, reading: 'members' | 'words' = 'members') => {
  let query = db.selectFrom('members').where('members.id', '!=', ERASED_MEMBER_ID);
  if (role !== undefined) query = query.where('members.role', '=', role);
  if (state !== undefined) query = query.where('members.deactivated_at', state === 'active' ? 'is' : 'is not', null);
  const matches = selectByWordPrefixes(db, q ?? '', reading === 'members' ? 'any' : 'this');
  if (matches === undefined) return query;
  return reading === 'members' ? query.where('members.id', 'in', matches) : query.where(({ exists }) => exists(matches));
};

/** Returns the number of matching members. */
export async function countMembers(db: Kysely<Database>, filter: MemberFilter): Promise<number> {
  const words = selectByWordPrefixes(db, filter.q ?? '', 'any');
  // The words alone tell the number, unless the members' columns are filtered.
  const counting =
    words !== undefined && filter.role === undefined && filter.state === undefined
      ? db
          .selectFrom(words.as('found'))
          .where('found.member_id', '!=', ERASED_MEMBER_ID)
          .select(({ fn }) => fn.count<number>('found.member_id').distinct().as('count'))
      : selectMatching(db, filter).select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counting.executeTakeFirstOrThrow()).count);
}

/** Number of matches from which a page in the first half of them is found sooner by reading members in the order of their names. */
const MANY = 1_000;

/** Returns a page of matching members, sorted by name, and the number of all matches. */
export async function findMemberPage(
  db: Kysely<Database>,
  filter: MemberFilter,
  range: { limit: number; offset: number },
): Promise<{ rows: MemberRow[]; total: number }> {
  const total = await countMembers(db, filter);
  const isEarly = total >= MANY && range.offset + range.limit <= total / 2;
  // The ids come from the index alone, so that skipped rows are not read.
  const ids = selectMatching(db, filter, isEarly ? 'words' : 'members')
    .select(['members.id', 'members.name_key'])
    .orderBy('members.name_key')
    .orderBy('members.id')
    .limit(range.limit)
    .offset(range.offset);
  const rows = await db
    .selectFrom(ids.as('shown'))
    .innerJoin('members', 'members.id', 'shown.id')
    .selectAll('members')
    .orderBy('members.name_key')
    .orderBy('members.id')
    .execute();
  return { rows, total };
}

/** Yields all matching members in batches, sorted by name. Members who are added or renamed meanwhile may be missing. */
export const iterateMembers = (db: Kysely<Database>, filter: MemberFilter): AsyncGenerator<MemberRow[]> =>
  iteratePages<MemberRow>(
    (last) =>
      selectMatching(db, filter)
        .selectAll('members')
        .where(isAfter(['members.name_key', 'members.id'], last && [last.name_key, last.id]))
        .orderBy('members.name_key')
        .orderBy('members.id')
        .limit(MAX_ROWS)
        .execute(),
    MAX_ROWS,
  );

/**
 * Returns members by e-mail address.
 * @param lock whether to lock their rows until the transaction ends
 */
export async function findMembersByEmail(db: Kysely<Database>, emails: readonly string[], lock: boolean): Promise<Map<string, MemberRow>> {
  const matches = new Map<string, MemberRow>();
  for await (const chunk of iterateInChunks(emails, MAX_ROWS)) {
    const batch = db.selectFrom('members').selectAll().where('email', 'in', chunk);
    for (const row of await (lock ? batch.forNoKeyUpdate() : batch).execute()) matches.set(row.email, row);
  }
  return matches;
}
