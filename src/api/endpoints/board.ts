import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import { objectOf, pageOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { boardSlice } from '../generated/jobs/board';
import type { Job, JobPage, JobSearch } from '../models/job.ts';
import { toJob, toJobPage } from '../normalise/jobs.ts';
import type { Sent } from '../query.ts';
import { listTags, tag, type TagType } from '../tags.ts';

/** How many jobs the board asks for at a time: what it shows at first, and one `Load More`. */
export const JOBS_PER_REQUEST = 6;

const page = pageOf(toJobPage);

/** What components get from each endpoint. */
interface Results {
  getJob: Job;
}

const shapedBoardApi = boardSlice.enhanceEndpoints<TagType, Shaped<typeof boardSlice, Results>>({
  endpoints: {
    getJob: { ...objectOf(toJob), providesTags: (_job, _error, id) => [tag('Job', id)] },
  },
});

/**
 * The job board as one growing list (JOBS-02): all jobs, or those that fit the search words. Each page is asked for
 * once; a backend that ignores `limit` and `cursor` answers everything in the first one.
 */
export const boardApi = shapedBoardApi.injectEndpoints({
  endpoints: (build) => ({
    browseJobs: build.infiniteQuery<JobPage, JobSearch, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: { keyword, location, exact, filters = {} }, pageParam }) => ({
        url:
          keyword === '' && location === '' && Object.keys(filters).length === 0
            ? ('/api/jobs/allJobs' satisfies JobsOperations['listAllJobs']['path'])
            : ('/api/jobs/search' satisfies JobsOperations['searchJobs']['path']),
        params: {
          keyword,
          location,
          exact: exact || null,
          ...filters,
          limit: JOBS_PER_REQUEST,
          cursor: pageParam,
        } satisfies Sent<JobsOperations['searchJobs']['query']>,
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

export const { useBrowseJobsInfiniteQuery, useGetJobQuery } = boardApi;
