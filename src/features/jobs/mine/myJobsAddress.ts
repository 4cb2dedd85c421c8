import { listKeys } from '../../../../shared/values.ts';
import type { JobStatus } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { JOBS_PER_STEP, readBoardAddress, type BoardAddress } from '../boardAddress.ts';

export type MyJobsTab = 'applied' | 'created' | 'saved' | 'alerts' | 'pending';

/** URL state of My Jobs. */
export interface MyJobsAddress extends Pick<BoardAddress, 'job' | 'show'> {
  tab: MyJobsTab;
  /** filter of the pending tab; null: everything to moderate */
  status: JobStatus | null;
}

/** In filter order. */
export const JOB_STATUSES = listKeys<JobStatus>({ unpublished: true, sentback: true, published: true });

/**
 * Reads the URL's query; missing or invalid values get their defaults. The URL of an unavailable tab opens the applied tab.
 * @param available optional tabs: `pending` is for admins only (D-54); the others depend on the backend's extensions
 */
export function readMyJobsAddress(
  query: URLSearchParams,
  available: Readonly<Record<'pending' | 'saved' | 'alerts', boolean>>,
): MyJobsAddress {
  const requested = query.get('tab')?.toLowerCase();
  const { job, show } = readBoardAddress(query);
  const isAvailable =
    requested === 'created' || ((requested === 'saved' || requested === 'alerts' || requested === 'pending') && available[requested]);
  const tab = isAvailable ? requested : 'applied';
  const status = (tab === 'pending' && JOB_STATUSES.find((item) => item === query.get('status')?.toLowerCase())) || null;
  return { tab, status, job, show };
}

/** Builds the URL of a tab; default values are omitted. */
export function myJobsPath({
  tab,
  status = null,
  job = null,
  show = JOBS_PER_STEP,
}: Pick<MyJobsAddress, 'tab'> & Partial<MyJobsAddress>): string {
  const query = new URLSearchParams({ tab });
  if (status !== null) query.set('status', status);
  if (job !== null) query.set('job', job);
  if (show > JOBS_PER_STEP) query.set('show', String(show));
  return `${paths.dashboardJobs}?${query.toString()}`;
}
