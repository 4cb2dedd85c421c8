import { unwrapList } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { bookmarksSlice } from '../generated/jobs/bookmarks';
import { JOB_LISTS, tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  /** Ids of the jobs that the member has saved. */
  listSavedJobIds: string[];
  /** The server's message. */
  saveJob: string;
  unsaveJob: string;
}

/** Only what the member has saved changes: no job, and no other list. */
const invalidatesTags = (_done: unknown, error: unknown) => (error ? [] : [tag('Job', JOB_LISTS.saved)]);

/** Which jobs the member has saved. */
export const bookmarksApi = bookmarksSlice.enhanceEndpoints<TagType, Shaped<typeof bookmarksSlice, Results>>({
  endpoints: {
    listSavedJobIds: {
      transformResponse: (body: unknown) => (unwrapList(body) ?? []).filter((id): id is string => typeof id === 'string'),
      providesTags: [tag('Job', JOB_LISTS.saved)],
    },
    saveJob: { ...doneMessage, invalidatesTags },
    unsaveJob: { ...doneMessage, invalidatesTags },
  },
});

export const { useListSavedJobIdsQuery, useSaveJobMutation, useUnsaveJobMutation } = bookmarksApi;
