import { addListMarks } from '../../../shared/jobFields.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import { jobsEndpoints, type JobPostForm, type JobUpdateForm } from '../generated/jobs.ts';
import type { Job, JobPage, JobSearch } from '../models/job.ts';
import { toJob, toJobPage } from '../normalise/jobs.ts';
import { toFormData, UPLOAD_TIMEOUT_MS, type QueryValues } from '../query.ts';
import { listResponse, objectResponse, pagedResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import { JOB_LISTS, listTags, onSuccess, tag, type TagType } from '../tags.ts';
import { messageResponse } from '../writes.ts';

export type { JobPostForm, JobUpdateForm } from '../generated/jobs.ts';

/** Number of jobs in the board's first request. */
const JOBS_PER_REQUEST = 6;

/** Maximum number of jobs in a later request. Up to this number, each request doubles the list, so that long lists take few requests. */
const MAX_PER_REQUEST = 60;

interface PageParam {
  limit: number;
  cursor: string | null;
}

/** Returns the parameters of a job list's next request; undefined at the end of the list. */
function nextPage({ nextCursor }: JobPage, pages: readonly JobPage[]): PageParam | undefined {
  const loaded = pages.reduce((count, { jobs }) => count + jobs.length, 0);
  return nextCursor === null ? undefined : { limit: Math.min(Math.max(loaded, JOBS_PER_REQUEST), MAX_PER_REQUEST), cursor: nextCursor };
}

interface Results {
  listAllJobs: JobPage;
  searchJobs: JobPage;
  getJob: Job;
  listJobsCreatedByUser: Job[];
  // Writes return the server's message.
  postJob: string;
  updateJob: string;
}

const pageOptions = pagedResponse(toJobPage);

const enhanced = jobsEndpoints.enhanceEndpoints<TagType, WithResults<typeof jobsEndpoints, Results>>({
  endpoints: {
    listAllJobs: { ...pageOptions, providesTags: (result) => listTags('Job', result?.jobs) },
    searchJobs: { ...pageOptions, providesTags: (result) => listTags('Job', result?.jobs) },
    getJob: { ...objectResponse(toJob), providesTags: (_job, _error, id) => [tag('Job', id)] },
    listJobsCreatedByUser: { ...listResponse(toJob), providesTags: (jobs) => listTags('Job', jobs, JOB_LISTS.created) },
    postJob: {
      ...messageResponse,
      query: (form) => ({
        url: '/api/jobs/postJob' satisfies JobsOperations['postJob']['path'],
        method: 'POST',
        body: toFormData(form),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
      invalidatesTags: onSuccess(() => [tag('Job', JOB_LISTS.created), tag('Job', JOB_LISTS.moderation)]),
    },
    updateJob: {
      ...messageResponse,
      query: ({ id, jobUpdateForm }) => ({
        url: `/api/jobs/updateJob/${encodeURIComponent(id)}` satisfies JobsOperations['updateJob']['path'],
        method: 'PUT',
        body: toFormData(jobUpdateForm),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
      invalidatesTags: onSuccess(({ id }) => [tag('Job', id), tag('Job', JOB_LISTS.moderation)]),
    },
  },
});

const api = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** The job board as an infinite query (JOBS-02). A backend that ignores `limit` and `cursor` returns everything as the first page. */
    browseJobs: build.infiniteQuery<JobPage, JobSearch, PageParam>({
      infiniteQueryOptions: { initialPageParam: { limit: JOBS_PER_REQUEST, cursor: null }, getNextPageParam: nextPage },
      query: ({ queryArg: { keyword, location, exact, filters = {}, sort = null }, pageParam }) => ({
        url:
          keyword === '' && location === '' && Object.keys(filters).length === 0 && sort === null
            ? ('/api/jobs/allJobs' satisfies JobsOperations['listAllJobs']['path'])
            : ('/api/jobs/search' satisfies JobsOperations['searchJobs']['path']),
        params: {
          keyword,
          location,
          exact: exact || null,
          ...filters,
          sort,
          ...pageParam,
        } satisfies QueryValues<JobsOperations['searchJobs']['query']>,
      }),
      ...pageOptions,
      providesTags: (result) =>
        listTags(
          'Job',
          result?.pages.flatMap(({ jobs }) => jobs),
        ),
    }),
  }),
});

/** Returns the form that updates a job. The job becomes `unpublished` until an admin has read it (D-40 to D-42). */
export function toJobUpdateForm(form: JobPostForm): JobUpdateForm {
  return { ...addListMarks(form), status: 'unpublished' };
}

export const { browseJobs, listAllJobs, searchJobs, getJob, listJobsCreatedByUser, postJob, updateJob } = api.endpoints;
export const { useBrowseJobsInfiniteQuery, useGetJobQuery, useListJobsCreatedByUserQuery, usePostJobMutation, useUpdateJobMutation } = api;
