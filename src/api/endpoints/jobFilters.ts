import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { jobFiltersSlice } from '../generated/jobs/jobFilters';
import { toNumber, toText } from '../normalise/values.ts';
import { tag, type TagType } from '../tags.ts';

/** A category of open jobs. */
export interface JobCategory {
  name: string;
  /** How many jobs are open in it. */
  jobs: number;
}

/** What components get from each endpoint. */
interface Results {
  listJobCategories: JobCategory[];
}

/** What the filters of the board let one choose from. */
export const jobFiltersApi = jobFiltersSlice.enhanceEndpoints<TagType, Shaped<typeof jobFiltersSlice, Results>>({
  endpoints: {
    listJobCategories: {
      ...listOf(({ name, jobs }): JobCategory | null => (toText(name) === '' ? null : { name: toText(name), jobs: toNumber(jobs) ?? 0 })),
      // As the board itself: a job that is published, or not any more, may bring one or take one away.
      providesTags: [tag('Job')],
    },
  },
});

export const { useListJobCategoriesQuery } = jobFiltersApi;
