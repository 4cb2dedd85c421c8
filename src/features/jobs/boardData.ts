import { boardApi } from '../../api/endpoints/board.ts';
import { describeError } from '../../api/errors.ts';
import type { Job, JobPage, JobSearch } from '../../api/models/job.ts';
import type { Ask } from '../../api/page.ts';
import type { RootState } from '../../api/state.ts';
import { isJobId, type BoardAddress } from './boardAddress.ts';

/** The cache key of a list: only the search words, so that the chosen job and the shown count share one list. */
export const searchOf = ({ keyword, location, exact }: BoardAddress): JobSearch => ({ keyword, location, exact });

/** All jobs of the pages that have come so far. */
export const jobsIn = (pages: readonly JobPage[] | undefined): Job[] => pages?.flatMap(({ jobs }) => jobs) ?? [];

/** Most jobs that are fetched beforehand, one call for every few: what more an address shows, the open page loads. */
const MOST_PRELOADED = 60;

/**
 * Fetches what the address shows, each thing once: as many pages of the list as the shown count needs, and the chosen
 * job only when the list does not hold it.
 */
export async function preloadBoard(ask: Ask, address: BoardAddress): Promise<void> {
  const { browseJobs, getJob } = boardApi.endpoints;
  let list = await ask(browseJobs.initiate(searchOf(address)));
  while (list.isSuccess && list.hasNextPage && jobsIn(list.data?.pages).length < Math.min(address.show, MOST_PRELOADED)) {
    list = await ask(browseJobs.initiate(searchOf(address), { direction: 'forward' }));
  }
  const { job } = address;
  if (job === null || !isJobId(job) || jobsIn(list.data?.pages).some(({ id }) => id === job)) return;
  await ask(getJob.initiate(job));
}

/** How many jobs the sitemap names. */
const JOBS_IN_SITEMAP = 100;

/** The ids of the newest jobs; none when they cannot be had: a sitemap without jobs is better than none. */
export async function newestJobIds(ask: Ask): Promise<string[]> {
  const { data } = await ask(boardApi.endpoints.listAllJobs.initiate({ limit: JOBS_IN_SITEMAP }));
  return data?.jobs.slice(0, JOBS_IN_SITEMAP).map(({ id }) => id) ?? [];
}

/** The job whose details an address shows, out of the cache: the chosen one, else the first of the list (JOBS-02). */
export function selectShownJob(state: RootState, address: BoardAddress): Job | undefined {
  const jobs = jobsIn(boardApi.endpoints.browseJobs.select(searchOf(address))(state).data?.pages);
  if (address.job === null) return jobs[0];
  const listed = jobs.find(({ id }) => id === address.job);
  return listed ?? (isJobId(address.job) ? boardApi.endpoints.getJob.select(address.job)(state).data : undefined);
}

/** Whether it is known that a chosen job does not exist, or not any more, for whoever looks. */
export function isMissing(state: RootState, id: string): boolean {
  if (!isJobId(id)) return true;
  const { kind, status } = describeError(boardApi.endpoints.getJob.select(id)(state).error, 'getJob');
  return kind === 'notFound' || status === 400;
}
