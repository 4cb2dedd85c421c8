import { listAll } from '../../../../shared/listAll.ts';
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
export const STATUSES = listAll<JobStatus>({ unpublished: true, sentback: true, published: true });

/**
 * Reads the query of an address; whatever is missing or makes no sense gets its default.
 *
 * @param has the tabs that are there besides: `pending` for admins only (D-54), two of them only with a backend that has them; the
 *   address of another leads to the applied tab
 */
export function readMyJobsAddress(query: URLSearchParams, has: Readonly<Record<'pending' | 'saved' | 'alerts', boolean>>): MyJobsAddress {
  const asked = query.get('tab')?.toLowerCase();
  const { job, show } = readBoardAddress(query);
  const isThere = asked === 'created' || ((asked === 'saved' || asked === 'alerts' || asked === 'pending') && has[asked]);
  const tab = isThere ? asked : 'applied';
  const status = (tab === 'pending' && STATUSES.find((one) => one === query.get('status')?.toLowerCase())) || null;
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
