import { listKeys } from '../../../shared/values.ts';
import type * as people from '../generated/people.ts';
import type { DirectoryMember, ImportedValue, ImportReport, MemberPage, SavedProfile } from '../models/member.ts';
import { toItems, type RowOf } from '../responses.ts';
import { toFlag, toNumber, toPicture, toText, toTextOrNull } from './values.ts';

const ROLES = listKeys<people.MemberRole>({ member: true, admin: true });
const IMPORTED_FIELDS = listKeys<people.ImportValue['field']>({
  name: true,
  membershipNumber: true,
  mobileNumber: true,
  role: true,
  state: true,
});
const STATES = listKeys<people.MemberState>({ active: true, deactivated: true });

/** Returns null when the id is missing. */
function toDirectoryMember(row: RowOf<people.DirectoryMember>): DirectoryMember | null {
  const [id, email] = [toText(row._id), toText(row.email)];
  if (id === '') return null;
  return {
    id,
    name: toText(row.name) || email,
    email,
    role: ROLES.find((role) => role === row.role) ?? 'member',
    state: STATES.find((state) => state === row.state) ?? 'active',
    membershipNumber: toTextOrNull(row.membershipNumber),
    mobileNumber: toTextOrNull(row.mobileNumber),
    since: toTextOrNull(row.since),
  };
}

export function toMemberPage(body: unknown, headers: Headers | undefined): MemberPage {
  const members = toItems(body, toDirectoryMember);
  return { members, total: Math.max(toNumber(headers?.get('x-total-count')) ?? 0, members.length) };
}

/** Returns null when the field is unknown. */
function toImportedValue({ field, before, after }: RowOf<people.ImportValue>): ImportedValue | null {
  const known = IMPORTED_FIELDS.find((name) => name === field);
  return known === undefined ? null : { field: known, before: toTextOrNull(before), after: toTextOrNull(after) };
}

export function toImportReport(row: RowOf<people.ImportReport>): ImportReport {
  const count = (value: unknown): number => toNumber(value) ?? 0;
  return {
    message: toText(row.message),
    applied: toFlag(row.applied),
    added: count(row.added),
    changed: count(row.changed),
    emptied: count(row.emptied),
    wrong: count(row.wrong),
    problems: toItems(row.problems, ({ line, problem }: RowOf<people.ImportProblem>) => ({ line: count(line), problem: toText(problem) })),
    sample: toItems(row.sample, ({ line, does, name, email, role, state, values }: RowOf<people.ImportLine>) => ({
      line: count(line),
      action: does === 'changes' ? 'changes' : 'adds',
      name: toText(name),
      email: toText(email),
      role: toText(role),
      state: toText(state),
      values: toItems(values, toImportedValue),
    })),
    ignoredColumns: Array.isArray(row.ignoredColumns) ? row.ignoredColumns.map(toText) : [],
  };
}

export const toSavedProfile = (row: RowOf<people.SavedProfile>): SavedProfile => ({
  message: toText(row.message),
  name: toTextOrNull(row.name),
  mobileNumber: toTextOrNull(row.mobileNumber),
  profilePicture: toPicture(row.profilePicture)?.url ?? null,
});
