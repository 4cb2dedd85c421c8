import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { similarJobsSlice } from '../generated/jobs/similarJobs';
import type { Job } from '../models/job.ts';
import { toJob } from '../normalise/jobs.ts';
import { listTags, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listSimilarJobs: Job[];
}

/** Open jobs that are like one that is gone. */
export const similarJobsApi = similarJobsSlice.enhanceEndpoints<TagType, Shaped<typeof similarJobsSlice, Results>>({
  endpoints: {
    listSimilarJobs: { ...listOf(toJob), providesTags: (jobs) => listTags('Job', jobs) },
  },
});

export const { useListSimilarJobsQuery } = similarJobsApi;
