import type { Kysely } from 'kysely';
import type { DirectoryMember, JobsOperations } from '../../shared/operations/jobs.ts';
import type { Member } from '../contract/types.ts';
import { nobody } from '../db/nobody.ts';
import type { Database, MemberRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../security/httpError.ts';
import { keptFields, type MemberFields } from './memberFields.ts';
import { addMembers, changeMember, countMembers, pageOfMembers, type NewMember } from './memberRepository.ts';
import { changeDirectory, isOnlyAdmin, refuseOthers } from './onlyAdmin.ts';

type Query = JobsOperations['listMembers']['query'];
type Added = JobsOperations['addMember']['body'];
type Changed = JobsOperations['updateMember']['body'];

/** Members of a page, unless it says otherwise. */
const PER_PAGE = 50;

/** What admins do with members: 403 for all others. */
export interface Directory {
  /** A page of those who fit, by name; and how many fit. */
  list(caller: Member, query: Query): Promise<{ items: DirectoryMember[]; total: number }>;
  /** Adds one. 400 for a wrong field, 409 for an address that another has. @returns a sentence */
  add(caller: Member, form: Added): Promise<string>;
  /** Changes one. 400, 404, 409 for an address that another has or when no admin would be left. @returns a sentence */
  change(caller: Member, id: string, form: Changed): Promise<string>;
}

export function createDirectory({ db, clock }: Pick<Deps, 'db' | 'clock'>): Directory {
  return {
    async list(caller, { limit = PER_PAGE, page = 1, ...filter }) {
      refuseOthers(caller);
      const rows = await pageOfMembers(db, filter, { limit, offset: (page - 1) * limit });
      return { items: rows.map(wireMember), total: await countMembers(db, filter) };
    },
    async add(caller, { role = 'member', ...form }) {
      refuseOthers(caller);
      const { name, email, membership_number = null, mobile_number = null } = checked(form);
      const member: NewMember = { name: name ?? '', email: email ?? '', role, membership_number, mobile_number, deactivated_at: null };
      await changeDirectory(db, caller, async (step) => {
        await refuseTaken(step, member.email, undefined);
        await addMembers(step, [member], clock());
      });
      return `${member.name} was added and can log in with a code that is mailed to ${member.email}.`;
    },
    async change(caller, id, { role, state, ...form }) {
      refuseOthers(caller);
      const fields = checked(form);
      return changeDirectory(db, caller, async (step) => {
        const before = await step
          .selectFrom('members')
          .selectAll()
          .where('id', '=', id)
          .where('id', '!=', nobody)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!before) throw new HttpError(404, 'This member does not exist any more.');
        const change: Partial<NewMember> = { ...fields };
        if (role !== undefined) change.role = role;
        if (state !== undefined) change.deactivated_at = state === 'active' ? null : (before.deactivated_at ?? clock().toISOString());
        if (Object.keys(change).length === 0) throw new HttpError(400, 'There is nothing to change.');
        if (change.email !== undefined) await refuseTaken(step, change.email, id);
        await refuseNoAdmin(step, before, { ...before, ...change });
        await changeMember(step, before, change);
        return sentence(before, { ...before, ...change });
      });
    },
  };
}

/** A member as admins see one. */
function wireMember(row: MemberRow): DirectoryMember {
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

function checked(form: MemberFields) {
  const kept = keptFields(form);
  if (typeof kept === 'string') throw new HttpError(400, kept);
  return kept;
}

async function refuseTaken(db: Kysely<Database>, email: string, own: string | undefined): Promise<void> {
  const other = await db.selectFrom('members').select(['id', 'name']).where('email', '=', email).executeTakeFirst();
  if (other && other.id !== own) throw new HttpError(409, `${other.name} has the address ${email} already.`);
}

const isActiveAdmin = ({ role, deactivated_at }: MemberRow): boolean => role === 'admin' && deactivated_at === null;

/** @throws HttpError 409 when it would leave nobody who can look after members */
export async function refuseNoAdmin(db: Kysely<Database>, before: MemberRow, after: MemberRow): Promise<void> {
  if (!isActiveAdmin(before) || isActiveAdmin(after) || !(await isOnlyAdmin(db, [before.id]))) return;
  throw new HttpError(409, `${before.name} is the only admin: please make another member admin first.`);
}

function sentence(before: MemberRow, after: MemberRow): string {
  if (before.deactivated_at !== after.deactivated_at) {
    return after.deactivated_at === null
      ? `${after.name} can log in again.`
      : `${after.name} was deactivated: all their logins have ended, and they cannot log in.`;
  }
  if (before.role !== after.role) return after.role === 'admin' ? `${after.name} is an admin now.` : `${after.name} is an admin no more.`;
  if (before.email !== after.email) return `${after.name} was saved, and logs in with ${after.email}: all their logins have ended.`;
  return `${after.name} was saved.`;
}
