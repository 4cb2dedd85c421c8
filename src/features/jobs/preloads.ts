import { jobFiltersApi } from '../../api/endpoints/jobFilters.ts';
import { similarJobsApi } from '../../api/endpoints/similarJobs.ts';
import { wholeBoardApi } from '../../api/endpoints/wholeBoard.ts';
import type { Job } from '../../api/models/job.ts';
import type { Ask } from '../../api/page.ts';

/**
 * Fetches what a document of the board holds beside the list and the job: what the filters let one choose from, and what is
 * open that is like a job that is gone. In the browser these parts ask for it themselves, when they are opened.
 *
 * @param gone id of the chosen job that is there no more
 */
export const preloadDocument = (ask: Ask, gone: string | null): Promise<unknown> =>
  Promise.all([
    ask(jobFiltersApi.endpoints.listJobCategories.initiate()),
    gone !== null && ask(similarJobsApi.endpoints.listSimilarJobs.initiate(gone)),
  ]);

/** How many jobs the sitemap names. */
const JOBS_IN_SITEMAP = 100;

/** The newest jobs; none when they cannot be had: a sitemap without jobs is better than none. */
export async function newestJobs(ask: Ask): Promise<Job[]> {
  const { data } = await ask(wholeBoardApi.endpoints.listAllJobs.initiate({ limit: JOBS_IN_SITEMAP }));
  return data?.jobs.slice(0, JOBS_IN_SITEMAP) ?? [];
}
