import { listJobCategories, listSimilarJobs } from '../../api/endpoints/board.ts';
import { browseJobs, getJob, listAllJobs } from '../../api/endpoints/jobs.ts';
import type { Job, JobPage, JobSearch } from '../../api/models/job.ts';
import { describeError } from '../../api/errors.ts';
import type { RunQuery } from '../../api/page.ts';
import type { RootState } from '../../api/state.ts';
import { isJobId, type BoardAddress } from './boardAddress.ts';

/** Returns the query argument of the list. The chosen job and the number of shown jobs are not part of it. */
export const searchOf = ({ keyword, location, exact, filters, sort }: BoardAddress): JobSearch => ({
  keyword,
  location,
  exact,
  filters,
  sort,
});

/** Returns the jobs of all loaded pages. */
export const jobsIn = (pages: readonly JobPage[] | undefined): Job[] => pages?.flatMap(({ jobs }) => jobs) ?? [];

/** Maximum number of jobs that the server preloads. The browser loads the rest. */
const MAX_PRELOADED = 60;

/** Preloads the URL's jobs and the filters' categories. */
export const preloadBoard = (runQuery: RunQuery, address: BoardAddress): Promise<unknown> =>
  Promise.all([preloadJobs(runQuery, address), runQuery(listJobCategories.initiate())]);

/** Preloads the needed pages of the list, the chosen job if the list lacks it, and similar jobs if the chosen job does not exist. */
async function preloadJobs(runQuery: RunQuery, address: BoardAddress): Promise<void> {
  let list = await runQuery(browseJobs.initiate(searchOf(address)));
  while (list.isSuccess && list.hasNextPage && jobsIn(list.data?.pages).length < Math.min(address.show, MAX_PRELOADED)) {
    list = await runQuery(browseJobs.initiate(searchOf(address), { direction: 'forward' }));
  }
  const { job } = address;
  if (job === null || !isJobId(job) || jobsIn(list.data?.pages).some(({ id }) => id === job)) return;
  const { error } = await runQuery(getJob.initiate(job));
  if (missingStatusOf(error) !== null) await runQuery(listSimilarJobs.initiate(job));
}

const JOBS_IN_SITEMAP = 100;

/** Returns the newest jobs; none on failure, because a sitemap without jobs is better than none. */
export async function newestJobs(runQuery: RunQuery): Promise<Job[]> {
  const { data } = await runQuery(listAllJobs.initiate({ limit: JOBS_IN_SITEMAP }));
  return data?.jobs.slice(0, JOBS_IN_SITEMAP) ?? [];
}

/** Selects the job to show: the chosen one or, without a choice, the first of the list (JOBS-02); undefined when it is not loaded. */
export function selectShownJob(state: RootState, address: BoardAddress): Job | undefined {
  const jobs = jobsIn(browseJobs.select(searchOf(address))(state).data?.pages);
  if (address.job === null) return jobs[0];
  const listedJob = jobs.find(({ id }) => id === address.job);
  return listedJob ?? (isJobId(address.job) ? getJob.select(address.job)(state).data : undefined);
}

/** Selects the status of a missing job: 404, or 410 for a job that existed once; null unless the job is known to be missing. */
export function selectMissingStatus(state: RootState, id: string): 404 | 410 | null {
  return isJobId(id) ? missingStatusOf(getJob.select(id)(state).error) : 404;
}

/** Id of requests whose failure the server passed on to the browser (src/app/dehydrate.ts). */
const SERVER_REQUEST_ID = 'server';

/**
 * Selects whether a missing job may still turn out to be visible to the member. This is so while a request is pending, and when the
 * failure comes from the server, which requests anonymously.
 */
export function isProvisional(state: RootState, id: string): boolean {
  const { status, requestId } = getJob.select(id)(state);
  return status === 'pending' || requestId === SERVER_REQUEST_ID;
}

/** Returns 404 or 410 for an error that means that a job does not exist; null for any other error, and for none. */
function missingStatusOf(error: unknown): 404 | 410 | null {
  const { kind, status } = describeError(error, 'getJob');
  if (status === 410) return status;
  return kind === 'notFound' || status === 400 ? 404 : null;
}
