import type { PeopleOperations } from '../../../shared/operations/people.ts';
import { peopleEndpoints, type ListMembersApiArg } from '../generated/people.ts';
import type { ImportReport, MemberPage, SavedProfile } from '../models/member.ts';
import { toImportReport, toMemberPage, toSavedProfile } from '../normalise/members.ts';
import { toFormData, UPLOAD_TIMEOUT_MS } from '../query.ts';
import { pagedResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { TagType } from '../tags.ts';
import { createUploadFetch } from '../uploadProgress.ts';
import { messageResponse, writeResponse } from '../writes.ts';

export type { MemberChange, MemberRole, MemberState, NewMember, ProfileChange } from '../generated/people.ts';

export type MemberQuery = ListMembersApiArg;

interface Results {
  listMembers: MemberPage;
  importMembers: ImportReport;
  updateProfile: SavedProfile;
  // The other writes return the server's message.
  addMember: string;
  updateMember: string;
  requestErasure: string;
  eraseMember: string;
}

const api = peopleEndpoints.enhanceEndpoints<TagType, WithResults<typeof peopleEndpoints, Results>>({
  endpoints: {
    listMembers: pagedResponse(toMemberPage),
    addMember: messageResponse,
    updateMember: messageResponse,
    importMembers: {
      ...writeResponse(toImportReport),
      query: (table) => {
        const body = JSON.stringify(table);
        const url = '/api/members/import' satisfies PeopleOperations['importMembers']['path'];
        const headers = { 'content-type': 'application/json' };
        return { url, method: 'POST', body, headers, fetchFn: createUploadFetch(body), timeout: UPLOAD_TIMEOUT_MS };
      },
    },
    updateProfile: {
      ...writeResponse(toSavedProfile),
      query: (change) => ({
        url: '/api/user/profile' satisfies PeopleOperations['updateProfile']['path'],
        method: 'PATCH',
        body: toFormData(change),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
    },
    requestErasure: messageResponse,
    eraseMember: messageResponse,
  },
});

export const { listMembers, addMember, updateMember, importMembers, updateProfile, requestErasure, eraseMember } = api.endpoints;
export const {
  useListMembersQuery,
  useAddMemberMutation,
  useUpdateMemberMutation,
  useImportMembersMutation,
  useRequestErasureMutation,
  useEraseMemberMutation,
} = api;
