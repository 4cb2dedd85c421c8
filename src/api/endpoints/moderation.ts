import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { moderationSlice } from '../generated/jobs/moderation';
import type { Job } from '../models/job.ts';
import { toJob } from '../normalise/jobs.ts';
import { JOB_LISTS, tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listJobsByStatus: Job[];
  /** The server's message. */
  updateJobStatus: string;
}

/** The jobs that wait for an admin's decision, and the decision. */
export const moderationApi = moderationSlice.enhanceEndpoints<TagType, Shaped<typeof moderationSlice, Results>>({
  endpoints: {
    // Not by item: a moderated job stays in the list, changed in place, until the list is asked for anew (MOD-02).
    listJobsByStatus: { ...listOf(toJob), providesTags: [tag('Job', JOB_LISTS.pending)] },
    updateJobStatus: {
      ...doneMessage,
      // The board gains or loses the job; the lists that hold it are found by its id.
      invalidatesTags: (_done, error, { jobId }) => (error ? [] : [tag('Job', jobId), tag('Job')]),
      onQueryStarted: async ({ jobId, status, statusRemark }, { dispatch, getState, queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!done) return;
        for (const { originalArgs } of moderationApi.util.selectInvalidatedBy(getState(), [tag('Job', JOB_LISTS.pending)])) {
          dispatch(
            moderationApi.util.updateQueryData('listJobsByStatus', originalArgs, (jobs) => {
              const job = jobs.find(({ id }) => id === jobId);
              if (job) Object.assign(job, { status, statusRemark: statusRemark || null });
            }),
          );
        }
      },
    },
  },
});

export const { useListJobsByStatusQuery, useUpdateJobStatusMutation } = moderationApi;
