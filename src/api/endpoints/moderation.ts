import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { DecidedMessage } from '../../../shared/operations/jobs.ts';
import { listOf, objectOf, type RowOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { moderationSlice } from '../generated/jobs/moderation';
import type { Decided, Job, JobStatus, SentBackJob } from '../models/job.ts';
import { toJob } from '../normalise/jobs.ts';
import { toSentBackJob, toStatusCounts } from '../normalise/moderation.ts';
import { toText, toTextOrNull } from '../normalise/values.ts';
import { JOB_LISTS, tag, type TagType } from '../tags.ts';
import { httpStatus } from '../transport.ts';
import { boardApi } from './board.ts';
import { addJobDefaults } from '../errors.ts';
import { doneOf } from '../writes.ts';

addJobDefaults({
  listJobsByStatus: 'Failed to fetch jobs',
  countJobsByStatus: 'Failed to fetch jobs',
  updateJobStatus: 'Failed to update the status of job',
  getJobSentBack: 'Failed to fetch job details',
});

/** What components get from each endpoint. */
interface Results {
  listJobsByStatus: Job[];
  countJobsByStatus: Record<JobStatus, number>;
  getJobSentBack: SentBackJob;
  updateJobStatus: Decided;
}

const PENDING = tag('Job', JOB_LISTS.pending);

type Change = (job: Job) => Partial<Job>;

/** The jobs that wait for an admin's decision, and the decision. */
export const moderationApi = moderationSlice.enhanceEndpoints<TagType, Shaped<typeof moderationSlice, Results>>({
  endpoints: {
    // Not by item: a moderated job stays in the list, changed in place, until the list is asked for anew (MOD-02).
    listJobsByStatus: { ...listOf(toJob), providesTags: [PENDING] },
    countJobsByStatus: { ...objectOf(toStatusCounts), providesTags: [PENDING] },
    getJobSentBack: { ...objectOf(toSentBackJob), providesTags: [PENDING] },
    updateJobStatus: {
      ...doneOf((row: RowOf<DecidedMessage>): Decided => ({ message: toText(row.message), updatedAt: toTextOrNull(row.updatedAt) })),
      // The board gains or loses the job; the lists that hold it are found by its id.
      invalidatesTags: (_done, error, { jobId }) => (error ? [] : [tag('Job', jobId), tag('Job')]),
      onQueryStarted: async ({ jobId, status, statusRemark, remarkField }, { dispatch, getState, queryFulfilled }) => {
        /** Changes the job where it stands in a list, and counts it where it is now. */
        const inPlace = (change: Change): void => {
          let moved: [from: JobStatus, to: JobStatus] | undefined;
          for (const { endpointName, originalArgs } of moderationApi.util.selectInvalidatedBy(getState(), [PENDING])) {
            if (endpointName !== 'listJobsByStatus') continue;
            dispatch(
              moderationApi.util.updateQueryData('listJobsByStatus', originalArgs, (jobs) => {
                const job = jobs.find(({ id }) => id === jobId);
                if (!job) return;
                const before = job.status;
                Object.assign(job, change(job));
                moved = [before, job.status];
              }),
            );
          }
          dispatch(
            moderationApi.util.updateQueryData('countJobsByStatus', undefined, (counts) => {
              if (!moved) return;
              counts[moved[0]] -= 1;
              counts[moved[1]] += 1;
            }),
          );
        };
        try {
          const { updatedAt } = (await queryFulfilled).data;
          const back = status === 'sentback';
          inPlace(({ sentBackAt }) => ({
            status,
            updatedAt,
            statusRemark: (back && statusRemark) || null,
            remarkField: (back && remarkField) || null,
            sentBackAt: back ? updatedAt : status === 'published' ? null : sentBackAt,
          }));
        } catch (failed) {
          // Somebody else was first: what the admin sees becomes what there is, and stays in its place, too.
          const { error } = failed as { error?: FetchBaseQueryError };
          if (!error || httpStatus(error) !== 409) return;
          const { data } = await dispatch(boardApi.endpoints.getJob.initiate(jobId, { forceRefetch: true, subscribe: false }));
          if (data) inPlace(() => data);
        }
      },
    },
  },
});

export const { useListJobsByStatusQuery, useCountJobsByStatusQuery, useGetJobSentBackQuery, useUpdateJobStatusMutation } = moderationApi;
