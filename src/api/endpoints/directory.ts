import type * as jobs from '../../../shared/operations/jobs.ts';
import { pageOf, toItems, type RowOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { addJobDefaults } from '../errors.ts';
import { directorySlice, type ListMembersApiArg, type MemberRole, type MemberState } from '../generated/jobs/directory';
import { toNumber, toText, toTextOrNull } from '../normalise/values.ts';
import { tag, type TagType } from '../tags.ts';

export type { MemberChange, MemberRole, MemberState, NewMember } from '../generated/jobs/directory';

addJobDefaults({
  listMembers: 'The members could not be loaded',
  addMember: 'The member could not be added',
  updateMember: 'The member could not be saved',
  exportMembers: 'The file with the members could not be made',
});

/** Which members are asked for, and which page of them. */
export type MemberQuery = ListMembersApiArg;

/** A member as admins see one. */
export interface DirectoryMember {
  id: string;
  name: string;
  email: string;
  role: MemberRole;
  state: MemberState;
  membershipNumber: string | null;
  mobileNumber: string | null;
  /** When they were added; ISO 8601 timestamp. */
  since: string | null;
}

/** A page of members, and how many there are in all. */
export interface MemberPage {
  members: DirectoryMember[];
  total: number;
}

function toMember(row: RowOf<jobs.DirectoryMember>): DirectoryMember | null {
  const [id, email] = [toText(row._id), toText(row.email)];
  if (id === '') return null;
  return {
    id,
    name: toText(row.name) || email,
    email,
    role: row.role === 'admin' ? 'admin' : 'member',
    state: row.state === 'deactivated' ? 'deactivated' : 'active',
    membershipNumber: toTextOrNull(row.membershipNumber),
    mobileNumber: toTextOrNull(row.mobileNumber),
    since: toTextOrNull(row.since),
  };
}

function toPage(body: unknown, headers: Headers | undefined): MemberPage {
  const members = toItems(body, toMember);
  return { members, total: Math.max(toNumber(headers?.get('x-total-count')) ?? 0, members.length) };
}

/** What components get from each endpoint. */
interface Results {
  listMembers: MemberPage;
  /** The server's message. */
  addMember: string;
  updateMember: string;
}

/** The list of members; beside its calls, because nobody else loads it. */
export const DIRECTORY = tag('Member', 'DIRECTORY');

const invalidatesTags = (_done: unknown, error: unknown) => (error ? [] : [DIRECTORY]);

/** The members, for admins. */
export const directoryApi = directorySlice.enhanceEndpoints<TagType, Shaped<typeof directorySlice, Results>>({
  endpoints: {
    listMembers: { ...pageOf(toPage), providesTags: [DIRECTORY] },
    addMember: { ...doneMessage, invalidatesTags },
    updateMember: { ...doneMessage, invalidatesTags },
  },
});

export const { useListMembersQuery, useAddMemberMutation, useUpdateMemberMutation } = directoryApi;
