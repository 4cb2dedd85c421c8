import { pageOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { wholeBoardSlice } from '../generated/jobs/wholeBoard';
import type { JobPage } from '../models/job.ts';
import { toJobPage } from '../normalise/jobs.ts';
import { listTags, type TagType } from '../tags.ts';
import { addJobDefaults } from '../errors.ts';

addJobDefaults({
  listAllJobs: 'Failed to fetch jobs',
});

const page = pageOf(toJobPage);

/** What callers get from each endpoint. */
interface Results {
  listAllJobs: JobPage;
  searchJobs: JobPage;
}

/** The lists of the job backend one by one; the board itself grows, and asks by `browseJobs`. */
export const wholeBoardApi = wholeBoardSlice.enhanceEndpoints<TagType, Shaped<typeof wholeBoardSlice, Results>>({
  endpoints: {
    listAllJobs: { ...page, providesTags: (result) => listTags('Job', result?.jobs) },
    searchJobs: { ...page, providesTags: (result) => listTags('Job', result?.jobs) },
  },
});
