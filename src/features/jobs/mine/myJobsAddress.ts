import { listAll } from '../../../../shared/listAll.ts';
import type { JobStatus } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { JOBS_PER_STEP, readBoardAddress, type BoardAddress } from '../boardAddress.ts';

/** The tabs by their names in the address (MY-01). */
export type MyJobsTab = 'applied' | 'created' | 'saved' | 'alerts' | 'pending';

/** What the address of the member's jobs says. */
export interface MyJobsAddress extends Pick<BoardAddress, 'job' | 'show'> {
  tab: MyJobsTab;
  /** the pending tab: only jobs that stand so; null: all that an admin has to look after */
  status: JobStatus | null;
}

/** How jobs can stand, in the order of their filters. */
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

/** The link to a tab, with a job chosen in it and so many shown; parts with their default are left out. */
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
