import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { erasureSlice } from '../generated/jobs/erasure';
import type { TagType } from '../tags.ts';
import { addJobDefaults } from '../errors.ts';

addJobDefaults({
  requestErasure: 'The code could not be mailed',
  eraseMember: 'Your data could not be erased',
});

/** What components get from each endpoint: the server's message. */
interface Results {
  requestErasure: string;
  eraseMember: string;
}

/** Having all that the site holds about a member erased. Nothing is asked for anew: whoever erased it is signed out. */
export const erasureApi = erasureSlice.enhanceEndpoints<TagType, Shaped<typeof erasureSlice, Results>>({
  endpoints: {
    requestErasure: { ...doneMessage, invalidatesTags: [] },
    eraseMember: { ...doneMessage, invalidatesTags: [] },
  },
});

export const { useRequestErasureMutation, useEraseMemberMutation } = erasureApi;
