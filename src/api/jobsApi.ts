/** The job board: the generated endpoints with their cache tags, their checks, their forms and their models. */
import type { DefinitionsFromApi, TagTypesFromApi } from '@reduxjs/toolkit/query/react';
import { doneOf, listOf, objectOf, pageOf } from './answers.ts';
import type { WithResults } from './definitions.ts';
import { jobsSlice } from './generated/jobs';
import type { JobPostForm, JobUpdateForm } from './generated/jobs';
import type { CheckedMember } from './models/member.ts';
import type { Applicant, AppliedJob, Job, JobPage, JobSearch } from './models/job.ts';
import { toApplicant, toAppliedJob, toJob, toJobPage } from './normalise/jobs.ts';
import { toCheckedMember } from './normalise/members.ts';
import { toText } from './normalise/values.ts';
import { toFormData } from './query.ts';
import { JOB_LISTS, listTags, tag } from './tags.ts';

export type { ApplicationForm, JobPostForm, JobUpdateForm } from './generated/jobs';

/** How many jobs the board asks for at a time: what it shows at first, and one `Load More`. */
export const JOBS_PER_REQUEST = 6;

/** Time limit of a call that carries a file of up to 5 MB over a slow line; milliseconds. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** What each endpoint answers to components; writes answer the server's message. */
interface Results {
  listAllJobs: JobPage;
  searchJobs: JobPage;
  listJobsByStatus: Job[];
  listJobsCreatedByUser: Job[];
  listJobsAppliedByUser: AppliedJob[];
  getJob: Job;
  listApplicants: Applicant[];
  searchApplicants: Applicant[];
  applyForJob: string;
  postJob: string;
  updateJob: string;
  updateJobStatus: string;
  checkUser: CheckedMember;
}

type Slice = typeof jobsSlice;

const message = doneOf((row) => toText(row.message));
const page = pageOf(toJobPage);

const generatedJobsApi = jobsSlice.enhanceEndpoints<TagTypesFromApi<Slice>, WithResults<DefinitionsFromApi<Slice>, Results>>({
  endpoints: {
    listAllJobs: { ...page, providesTags: (result) => listTags('Job', result?.jobs) },
    searchJobs: { ...page, providesTags: (result) => listTags('Job', result?.jobs) },
    // Not by item: a moderated job stays in the list, changed in place, until the list is asked for anew (MOD-02).
    listJobsByStatus: { ...listOf(toJob), providesTags: [tag('Job', JOB_LISTS.pending)] },
    listJobsCreatedByUser: { ...listOf(toJob), providesTags: (jobs) => listTags('Job', jobs, JOB_LISTS.created) },
    listJobsAppliedByUser: {
      ...listOf(toAppliedJob),
      providesTags: (items) =>
        listTags(
          'Job',
          items?.map(({ job }) => job),
          JOB_LISTS.applied,
        ),
    },
    getJob: { ...objectOf(toJob), providesTags: (_job, _error, id) => [tag('Job', id)] },
    listApplicants: { ...listOf(toApplicant), providesTags: (_items, _error, jobId) => [tag('Applicant', jobId)] },
    searchApplicants: { ...listOf(toApplicant), providesTags: (_items, _error, { jobId }) => [tag('Applicant', jobId)] },
    applyForJob: {
      ...message,
      query: (form) => ({ url: '/api/jobs/applyJob', method: 'POST', body: toFormData(form), timeout: UPLOAD_TIMEOUT_MS }),
      invalidatesTags: (_done, error, { jobId }) =>
        error ? [] : [tag('Job', jobId), tag('Job', JOB_LISTS.applied), tag('Applicant', jobId)],
    },
    postJob: {
      ...message,
      query: (form) => ({ url: '/api/jobs/postJob', method: 'POST', body: toFormData(form), timeout: UPLOAD_TIMEOUT_MS }),
      invalidatesTags: (_done, error) => (error ? [] : [tag('Job', JOB_LISTS.created), tag('Job', JOB_LISTS.pending)]),
    },
    updateJob: {
      ...message,
      query: ({ id, jobUpdateForm }) => ({
        url: `/api/jobs/updateJob/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: toFormData(jobUpdateForm),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
      invalidatesTags: (_done, error, { id }) => (error ? [] : [tag('Job', id), tag('Job', JOB_LISTS.pending)]),
    },
    updateJobStatus: {
      ...message,
      // The board gains or loses the job; the lists that hold it are found by its id.
      invalidatesTags: (_done, error, { jobId }) => (error ? [] : [tag('Job', jobId), tag('Job')]),
      onQueryStarted: async ({ jobId, status, statusRemark }, { dispatch, getState, queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!done) return;
        for (const { originalArgs } of generatedJobsApi.util.selectInvalidatedBy(getState(), [tag('Job', JOB_LISTS.pending)])) {
          dispatch(
            generatedJobsApi.util.updateQueryData('listJobsByStatus', originalArgs, (jobs) => {
              const job = jobs.find(({ id }) => id === jobId);
              if (job) Object.assign(job, { status, statusRemark: statusRemark || null });
            }),
          );
        }
      },
    },
    checkUser: { ...objectOf(toCheckedMember), invalidatesTags: [] },
  },
});

/**
 * The job board as one growing list (JOBS-02): all jobs, or those that fit the search words. Each page is asked for
 * once; a backend that ignores `limit` and `cursor` answers everything in the first one.
 */
export const jobsApi = generatedJobsApi.injectEndpoints({
  endpoints: (build) => ({
    browseJobs: build.infiniteQuery<JobPage, JobSearch, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: { keyword, location }, pageParam }) => ({
        url: keyword === '' && location === '' ? '/api/jobs/allJobs' : '/api/jobs/search',
        params: { keyword, location, limit: JOBS_PER_REQUEST, cursor: pageParam },
      }),
      ...page,
      providesTags: (result) =>
        listTags(
          'Job',
          result?.pages.flatMap(({ jobs }) => jobs),
        ),
    }),
  }),
});

/** The form of a changed job: lists under `field[]` (D-45), and back to `unpublished` (D-41). */
export function asJobUpdate(form: JobPostForm): JobUpdateForm {
  const { jobQualification, skills, ...rest } = form;
  return { ...rest, 'jobQualification[]': jobQualification, 'skills[]': skills, status: 'unpublished' };
}

export const {
  useBrowseJobsInfiniteQuery,
  useListJobsByStatusQuery,
  useListJobsCreatedByUserQuery,
  useListJobsAppliedByUserQuery,
  useGetJobQuery,
  useListApplicantsQuery,
  useLazySearchApplicantsQuery,
  useApplyForJobMutation,
  usePostJobMutation,
  useUpdateJobMutation,
  useUpdateJobStatusMutation,
  useCheckUserMutation,
} = jobsApi;
