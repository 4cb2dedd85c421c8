import type { Kysely } from 'kysely';
import type { DirectoryMember, PeopleOperations } from '../../../shared/operations/people.ts';
import type { Member } from '../../platform/contract/types.ts';
import { ERASED_MEMBER_ID } from '../../platform/db/erasedMember.ts';
import type { Database, MemberRow } from '../../platform/db/schema.ts';
import type { Deps } from '../../jobs/deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { completeMember, normaliseMemberFields, type MemberFields, type NewMember } from './memberFields.ts';
import { addMembers, changeMember, findMemberPage } from './memberRepository.ts';
import { changeDirectory, hasNoOtherAdmin, requireDirectoryAdmin } from './changeDirectory.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { formatCsv, type CsvCells } from '../../platform/lib/csv.ts';
import { COLUMN_NAMES } from './memberTable.ts';

type Query = PeopleOperations['listMembers']['query'];
type AddMemberBody = PeopleOperations['addMember']['body'];
type UpdateMemberBody = PeopleOperations['updateMember']['body'];

const DEFAULT_LIMIT = 50;

/** The member directory; every method throws HttpError 403 unless the caller is an admin. */
export interface Directory {
  /** Returns a page of the matching members, sorted by name, and the number of all matches. */
  list(caller: Member, query: Query): Promise<{ items: DirectoryMember[]; total: number }>;
  /**
   * Adds a member.
   * @returns a confirmation message
   * @throws HttpError 400 for an invalid field, 409 for an e-mail address in use
   */
  add(caller: Member, form: AddMemberBody): Promise<string>;
  /**
   * Changes a member.
   * @returns a confirmation message
   * @throws HttpError 400 for an invalid field or no change, 404 for an unknown member, 409 for an e-mail address in use or when no active
   *   admin would remain
   */
  change(caller: Member, id: string, form: UpdateMemberBody): Promise<string>;
}

export function createDirectory({ db, clock }: Pick<Deps, 'db' | 'clock'>): Directory {
  return {
    async list(caller, { limit = DEFAULT_LIMIT, page = 1, ...filter }) {
      requireDirectoryAdmin(caller);
      const { rows, total } = await findMemberPage(db, filter, { limit, offset: (page - 1) * limit });
      return { items: rows.map(serializeMember), total };
    },
    async add(caller, { role = 'member', ...form }) {
      requireDirectoryAdmin(caller);
      const fields = validateFields(form);
      const member = completeMember({ ...fields, name: fields.name ?? '', email: fields.email ?? '' }, { role, deactivated_at: null });
      await changeDirectory(db, caller, async (transaction) => {
        await assertAddressFree(transaction, member.email);
        await addMembers(transaction, [member], clock());
      });
      return `${member.name} was added and can log in with a code that is mailed to ${member.email}.`;
    },
    async change(caller, id, { role, state, ...form }) {
      requireDirectoryAdmin(caller);
      const fields = validateFields(form);
      return changeDirectory(db, caller, async (transaction) => {
        const before = await transaction
          .selectFrom('members')
          .selectAll()
          .where('id', '=', id)
          .where('id', '!=', ERASED_MEMBER_ID)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!before) throw new HttpError(404, 'This member no longer exists.');
        const change: Partial<NewMember> = { ...fields };
        if (role !== undefined) change.role = role;
        if (state !== undefined) change.deactivated_at = state === 'active' ? null : (before.deactivated_at ?? clock().toISOString());
        if (Object.keys(change).length === 0) throw new HttpError(400, 'There is nothing to change.');
        if (change.email !== undefined) await assertAddressFree(transaction, change.email, id);
        await assertAdminRemains(transaction, before, { ...before, ...change });
        await changeMember(transaction, before, change);
        return describeChange(before, { ...before, ...change });
      });
    },
  };
}

function serializeMember(row: MemberRow): DirectoryMember {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    state: row.deactivated_at === null ? 'active' : 'deactivated',
    membershipNumber: row.membership_number,
    mobileNumber: row.mobile_number,
    since: row.created_at,
  };
}

/** Returns the normalised fields. @throws HttpError 400 for an invalid field */
function validateFields(form: MemberFields) {
  const fields = normaliseMemberFields(form);
  if (typeof fields === 'string') throw new HttpError(400, fields);
  return fields;
}

/** Throws HttpError 409 when a member other than `ownId` has the e-mail address. */
async function assertAddressFree(db: Kysely<Database>, email: string, ownId?: string): Promise<void> {
  const other = await db.selectFrom('members').select(['id', 'name']).where('email', '=', email).executeTakeFirst();
  if (other && other.id !== ownId) throw new HttpError(409, `${other.name} has the address ${email} already.`);
}

const isActiveAdmin = ({ role, deactivated_at }: MemberRow): boolean => role === 'admin' && deactivated_at === null;

/** Throws HttpError 409 when a change would leave no active admin. */
export async function assertAdminRemains(db: Kysely<Database>, before: MemberRow, after: MemberRow): Promise<void> {
  if (!isActiveAdmin(before) || isActiveAdmin(after) || !(await hasNoOtherAdmin(db, [before.id]))) return;
  throw new HttpError(409, `${before.name} is the only admin: please make another member admin first.`);
}

function describeChange(before: MemberRow, after: MemberRow): string {
  if (before.deactivated_at !== after.deactivated_at) {
    return after.deactivated_at === null
      ? `${after.name} can log in again.`
      : `${after.name} was deactivated: all their logins have ended, and they cannot log in.`;
  }
  if (before.role !== after.role) return after.role === 'admin' ? `${after.name} is an admin now.` : `${after.name} is no longer an admin.`;
  if (before.email !== after.email) return `${after.name} was saved, and logs in with ${after.email}: all their logins have ended.`;
  return `${after.name} was saved.`;
}

const cells: CsvCells<MemberRow> = {
  name: [COLUMN_NAMES.name[0]],
  email: [COLUMN_NAMES.email[0]],
  membership_number: [COLUMN_NAMES.membershipNumber[0]],
  mobile_number: [COLUMN_NAMES.mobileNumber[0]],
  role: [COLUMN_NAMES.role[0]],
  deactivated_at: [COLUMN_NAMES.state[0], (deactivated_at) => (deactivated_at === null ? 'active' : 'deactivated')],
  created_at: ['Member since', (created_at) => dayInIndia(new Date(created_at))],
  id: null,
  cms_id: null,
  job_role: null,
  profile_picture: null,
  name_key: null,
};

/** Yields members as CSV, which `readMemberTable` can read. Days are those in India. */
export const formatMembersCsv = (batches: AsyncIterable<readonly MemberRow[]>): AsyncGenerator<string> => formatCsv(cells, batches);
