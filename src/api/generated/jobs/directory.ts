// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMembers: build.query<ListMembersApiResponse, ListMembersApiArg>({
        query: (queryArg) => ({
          url: `/api/members`,
          params: {
            q: queryArg.q,
            role: queryArg.role,
            state: queryArg.state,
            limit: queryArg.limit,
            page: queryArg.page,
          },
        }),
        providesTags: ['Member'],
      }),
      addMember: build.mutation<AddMemberApiResponse, AddMemberApiArg>({
        query: (queryArg) => ({ url: `/api/members`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      updateMember: build.mutation<UpdateMemberApiResponse, UpdateMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/members/${encodeURIComponent(String(queryArg.memberId))}`,
          method: 'PATCH',
          body: queryArg.memberChange,
        }),
        invalidatesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as directorySlice };
export type ListMembersApiResponse = /** status 200 Members; a header tells how many fit. */ DirectoryMember[];
export type ListMembersApiArg = {
  /** Beginnings of words in the name, the e-mail address or the numbers; text. */
  q?: string;
  /** Only members of this role. */
  role?: MemberRole;
  /** Only members in this state. */
  state?: MemberState;
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Which page of `limit` records, from 1; a count. Without `limit` it is not looked at. */
  page?: number;
};
export type AddMemberApiResponse = /** status 200 It was done. */ DoneMessage;
export type AddMemberApiArg = NewMember;
export type UpdateMemberApiResponse = /** status 200 It was done. */ DoneMessage;
export type UpdateMemberApiArg = {
  /** Id of the member; text. */
  memberId: string;
  memberChange: MemberChange;
};
export type MemberRole = 'member' | 'admin';
export type MemberState = 'active' | 'deactivated';
export type DirectoryMember = {
  /** Id; text. */
  _id: string;
  /** Name; plain text. */
  name: string;
  /** E-mail address that codes for the login are mailed to. */
  email: string;
  /** What the member may do. */
  role: MemberRole;
  /** Whether the member can log in. */
  state: MemberState;
  /** Membership number; text. */
  membershipNumber: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber: string | null;
  /** When the member was added; ISO 8601 timestamp. */
  since: string;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** What went wrong, in a sentence for people. */
  error?: string;
  /** The same sentence, for clients that read `message`. */
  message?: string;
  /** Finds the request in the log of our own server; only where the fault is its own. */
  requestId?: string;
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
};
export type NewMember = {
  /** Name; plain text. */
  name: string;
  /** E-mail address that codes for the login are mailed to. */
  email: string;
  /** What the member may do. */
  role?: MemberRole;
  /** Membership number; text. */
  membershipNumber?: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber?: string | null;
};
export type MemberChange = {
  /** Name; plain text. */
  name?: string;
  /** E-mail address that codes for the login are mailed to. */
  email?: string;
  /** What the member may do. */
  role?: MemberRole;
  /** Whether the member can log in. */
  state?: MemberState;
  /** Membership number; text. */
  membershipNumber?: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber?: string | null;
};
