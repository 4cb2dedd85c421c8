import { browseJobs, getJob, listAllJobs, listJobCategories, listSimilarJobs } from '../../api/endpoints/jobs.ts';
import type { Job, JobPage, JobSearch } from '../../api/models/job.ts';
import { describeError } from '../../api/errors.ts';
import type { Ask } from '../../api/page.ts';
import type { RootState } from '../../api/state.ts';
import { isJobId, type BoardAddress } from './boardAddress.ts';

/** The cache key of a list: only what is searched for, so that the chosen job and the shown count share one list. */
export const searchOf = ({ keyword, location, exact, filters }: BoardAddress): JobSearch => ({ keyword, location, exact, filters });

/** All jobs of the pages that have come so far. */
export const jobsIn = (pages: readonly JobPage[] | undefined): Job[] => pages?.flatMap(({ jobs }) => jobs) ?? [];

/** Most jobs that are fetched beforehand, one call for every few: what more an address shows, the open page loads. */
const MOST_PRELOADED = 60;

/** Fetches what the address shows, and the categories to filter by. */
export const preloadBoard = (ask: Ask, address: BoardAddress): Promise<unknown> =>
  Promise.all([preloadJobs(ask, address), ask(listJobCategories.initiate())]);

/**
 * Fetches each thing once: as many pages of the list as the shown count needs, the chosen job only when the list does not
 * hold it, and similar jobs when it does not exist any more.
 */
async function preloadJobs(ask: Ask, address: BoardAddress): Promise<void> {
  let list = await ask(browseJobs.initiate(searchOf(address)));
  while (list.isSuccess && list.hasNextPage && jobsIn(list.data?.pages).length < Math.min(address.show, MOST_PRELOADED)) {
    list = await ask(browseJobs.initiate(searchOf(address), { direction: 'forward' }));
  }
  const { job } = address;
  if (job === null || !isJobId(job) || jobsIn(list.data?.pages).some(({ id }) => id === job)) return;
  const { error } = await ask(getJob.initiate(job));
  if (statusOf(error) !== null) await ask(listSimilarJobs.initiate(job));
}

/** How many jobs the sitemap names. */
const JOBS_IN_SITEMAP = 100;

/** The newest jobs; none when they cannot be fetched: a sitemap without jobs is better than none. */
export async function newestJobs(ask: Ask): Promise<Job[]> {
  const { data } = await ask(listAllJobs.initiate({ limit: JOBS_IN_SITEMAP }));
  return data?.jobs.slice(0, JOBS_IN_SITEMAP) ?? [];
}

/** The job whose details an address shows, out of the cache: the chosen one, else the first of the list (JOBS-02). */
export function selectShownJob(state: RootState, address: BoardAddress): Job | undefined {
  const jobs = jobsIn(browseJobs.select(searchOf(address))(state).data?.pages);
  if (address.job === null) return jobs[0];
  const listed = jobs.find(({ id }) => id === address.job);
  return listed ?? (isJobId(address.job) ? getJob.select(address.job)(state).data : undefined);
}

/** The status of a chosen job that does not exist (404), or not any more (410), for whoever looks; null while that is not known. */
export function missingStatus(state: RootState, id: string): 404 | 410 | null {
  return isJobId(id) ? statusOf(getJob.select(id)(state).error) : 404;
}

/** Whether what is known of a chosen job is what the server was told, which asks as a visitor, or is being asked just now. */
export function isProvisional(state: RootState, id: string): boolean {
  const { status, requestId } = getJob.select(id)(state);
  return status === 'pending' || requestId === 'server';
}

function statusOf(error: unknown): 404 | 410 | null {
  const { kind, status } = describeError(error, 'getJob');
  if (status === 410) return status;
  return kind === 'notFound' || status === 400 ? 404 : null;
}
