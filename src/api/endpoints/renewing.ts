import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { renewingSlice } from '../generated/jobs/renewing';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  /** The server's message. */
  renewJob: string;
}

/** Keeping a job open for another month. */
export const renewingApi = renewingSlice.enhanceEndpoints<TagType, Shaped<typeof renewingSlice, Results>>({
  endpoints: {
    // It is on top of the board again, or on it again at all.
    renewJob: { ...doneMessage, invalidatesTags: (_done, error, id) => (error ? [] : [tag('Job', id), tag('Job')]) },
  },
});

export const { useRenewJobMutation } = renewingApi;
