import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { ownJobsSlice } from '../generated/jobs/ownJobs';
import type { AppliedJob, Job } from '../models/job.ts';
import { toJob } from '../normalise/jobs.ts';
import { toAppliedJob } from '../normalise/ownJobs.ts';
import { JOB_LISTS, listTags, type TagType } from '../tags.ts';
import { addJobDefaults } from '../errors.ts';

addJobDefaults({
  listJobsCreatedByUser: 'Failed to fetch created jobs',
  listJobsAppliedByUser: 'Failed to fetch applied jobs',
});

/** What components get from each endpoint. */
interface Results {
  listJobsCreatedByUser: Job[];
  listJobsAppliedByUser: AppliedJob[];
}

/** The jobs that the member posted, and those the member applied to. */
export const ownJobsApi = ownJobsSlice.enhanceEndpoints<TagType, Shaped<typeof ownJobsSlice, Results>>({
  endpoints: {
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
  },
});

export const { useListJobsCreatedByUserQuery, useListJobsAppliedByUserQuery } = ownJobsApi;
