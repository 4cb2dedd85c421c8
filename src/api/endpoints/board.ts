import { boardEndpoints } from '../generated/board.ts';
import type { ClosingResult, Job, JobAlert, JobCategory } from '../models/job.ts';
import { toClosingResult, toJob, toJobAlert, toJobCategory } from '../normalise/jobs.ts';
import { listResponse, unwrapList } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import { listTags, onSuccess, tag, type TagType } from '../tags.ts';
import { messageResponse, writeResponse } from '../writes.ts';

export type { JobAlertForm } from '../generated/board.ts';

interface Results {
  listSimilarJobs: Job[];
  listJobCategories: JobCategory[];
  listSavedJobs: Job[];
  listSavedJobIds: string[];
  saveJob: string;
  unsaveJob: string;
  listJobAlerts: JobAlert[];
  createJobAlert: string;
  deleteJobAlert: string;
  renewJob: string;
  closeJob: ClosingResult;
  reopenJob: string;
}

const api = boardEndpoints.enhanceEndpoints<TagType, WithResults<typeof boardEndpoints, Results>>({
  endpoints: {
    listSimilarJobs: { ...listResponse(toJob), providesTags: (jobs) => listTags('Job', jobs) },
    // Tagged like the board, since publishing or closing a job may add or remove a category.
    listJobCategories: { ...listResponse(toJobCategory), providesTags: [tag('Job')] },
    // Applying to a saved job, or closing one, changes how the list shows it.
    listSavedJobs: { ...listResponse(toJob), providesTags: (jobs = []) => ['SavedJob', ...jobs.map(({ id }) => tag('Job', id))] },
    listSavedJobIds: {
      transformResponse: (body: unknown) => (unwrapList(body) ?? []).filter((id): id is string => typeof id === 'string'),
    },
    saveJob: messageResponse,
    unsaveJob: messageResponse,
    listJobAlerts: listResponse(toJobAlert),
    createJobAlert: messageResponse,
    deleteJobAlert: messageResponse,
    // The job moves to the top of the board, or back onto it.
    renewJob: { ...messageResponse, invalidatesTags: onSuccess((id) => [tag('Job', id), tag('Job')]) },
    closeJob: { ...writeResponse(toClosingResult), invalidatesTags: onSuccess(({ id }) => [tag('Job', id), tag('Job')]) },
    reopenJob: { ...messageResponse, invalidatesTags: onSuccess(({ id }) => [tag('Job', id), tag('Job')]) },
  },
});

export const {
  listSimilarJobs,
  listJobCategories,
  listSavedJobs,
  listSavedJobIds,
  saveJob,
  unsaveJob,
  listJobAlerts,
  createJobAlert,
  deleteJobAlert,
  renewJob,
  closeJob,
  reopenJob,
} = api.endpoints;
export const {
  useListSimilarJobsQuery,
  useListJobCategoriesQuery,
  useListSavedJobsQuery,
  useListSavedJobIdsQuery,
  useSaveJobMutation,
  useUnsaveJobMutation,
  useListJobAlertsQuery,
  useCreateJobAlertMutation,
  useDeleteJobAlertMutation,
  useRenewJobMutation,
} = api;
