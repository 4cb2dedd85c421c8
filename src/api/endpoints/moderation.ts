import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { boardEndpoints } from '../generated/board.ts';
import { jobsEndpoints } from '../generated/jobs.ts';
import type { DecisionResult, Job, JobStatus, SentBackJob } from '../models/job.ts';
import { toJob } from '../normalise/jobs.ts';
import { toDecisionResult, toSentBackJob, toStatusCounts } from '../normalise/moderation.ts';
import { listResponse, objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import { JOB_LISTS, onSuccess, tag, type TagType } from '../tags.ts';
import { httpStatus } from '../transport.ts';
import { writeResponse } from '../writes.ts';
import { getJob } from './jobs.ts';

interface Results {
  listJobsByStatus: Job[];
  updateJobStatus: DecisionResult;
}

interface BoardResults {
  countJobsByStatus: Record<JobStatus, number>;
  getJobSentBack: SentBackJob;
}

const MODERATION_LISTS = tag('Job', JOB_LISTS.moderation);

const board = boardEndpoints.enhanceEndpoints<TagType, WithResults<typeof boardEndpoints, BoardResults>>({
  endpoints: {
    countJobsByStatus: { ...objectResponse(toStatusCounts), providesTags: [MODERATION_LISTS] },
    getJobSentBack: { ...objectResponse(toSentBackJob), providesTags: [MODERATION_LISTS] },
  },
});

const jobs = jobsEndpoints.enhanceEndpoints<TagType, WithResults<typeof jobsEndpoints, Results>>({
  endpoints: {
    listJobsByStatus: { ...listResponse(toJob), providesTags: [MODERATION_LISTS] },
    updateJobStatus: {
      ...writeResponse(toDecisionResult),
      // The board gains or loses the job. Other lists that contain the job are found by its id.
      invalidatesTags: onSuccess(({ jobId }) => [tag('Job', jobId), tag('Job')]),
      onQueryStarted: async ({ jobId, status, statusRemark, remarkField }, { dispatch, getState, queryFulfilled }) => {
        /** Updates the job in its cached list, and the counts by status. */
        const updateCaches = (change: (job: Job) => Partial<Job>): void => {
          let transition: [from: JobStatus, to: JobStatus] | undefined;
          for (const arg of jobs.util.selectCachedArgsForQuery(getState(), 'listJobsByStatus')) {
            dispatch(
              jobs.util.updateQueryData('listJobsByStatus', arg, (list) => {
                const job = list.find(({ id }) => id === jobId);
                if (!job) return;
                const previousStatus = job.status;
                Object.assign(job, change(job));
                transition = [previousStatus, job.status];
              }),
            );
          }
          dispatch(
            board.util.updateQueryData('countJobsByStatus', undefined, (counts) => {
              if (!transition) return;
              counts[transition[0]] -= 1;
              counts[transition[1]] += 1;
            }),
          );
        };
        try {
          const { updatedAt } = (await queryFulfilled).data;
          const isSentBack = status === 'sentback';
          updateCaches(({ sentBackAt }) => ({
            status,
            updatedAt,
            statusRemark: (isSentBack && statusRemark) || null,
            remarkField: (isSentBack && remarkField) || null,
            sentBackAt: isSentBack ? updatedAt : status === 'published' ? null : sentBackAt,
          }));
        } catch (rejection) {
          // Another admin has decided first: the cached job is replaced by its current version.
          const { error } = rejection as { error?: FetchBaseQueryError };
          if (!error || httpStatus(error) !== 409) return;
          const { data } = await dispatch(getJob.initiate(jobId, { forceRefetch: true, subscribe: false }));
          if (data) updateCaches(() => data);
        }
      },
    },
  },
});

export const { listJobsByStatus, updateJobStatus } = jobs.endpoints;
export const { countJobsByStatus, getJobSentBack } = board.endpoints;
export const { useListJobsByStatusQuery, useUpdateJobStatusMutation } = jobs;
export const { useCountJobsByStatusQuery, useGetJobSentBackQuery } = board;
