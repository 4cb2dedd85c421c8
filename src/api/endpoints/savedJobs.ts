import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { savedJobsSlice } from '../generated/jobs/savedJobs';
import type { Job } from '../models/job.ts';
import { toJob } from '../normalise/jobs.ts';
import { JOB_LISTS, listTags, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listSavedJobs: Job[];
}

/** The jobs that the member has saved. */
export const savedJobsApi = savedJobsSlice.enhanceEndpoints<TagType, Shaped<typeof savedJobsSlice, Results>>({
  endpoints: {
    listSavedJobs: { ...listOf(toJob), providesTags: (jobs) => listTags('Job', jobs, JOB_LISTS.saved) },
  },
});

export const { useListSavedJobsQuery } = savedJobsApi;
