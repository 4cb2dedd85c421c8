import { paths } from '../../../config/paths.ts';
import { JOBS_PER_STEP, readBoardAddress, type BoardAddress } from '../boardAddress.ts';

/** The tabs by their names in the address (MY-01). */
export type MyJobsTab = 'applied' | 'created' | 'pending';

/** What the address of the member's jobs says. */
export interface MyJobsAddress extends Pick<BoardAddress, 'job' | 'show'> {
  tab: MyJobsTab;
}

/**
 * Reads the query of an address; whatever is missing or makes no sense gets its default.
 *
 * @param admin whether the member moderates: to everybody else `pending` is the applied tab (D-54)
 */
export function readMyJobsAddress(query: URLSearchParams, admin: boolean): MyJobsAddress {
  const asked = query.get('tab')?.toLowerCase();
  const { job, show } = readBoardAddress(query);
  return { tab: asked === 'created' || (asked === 'pending' && admin) ? asked : 'applied', job, show };
}

/** The link to a tab, with a job chosen in it and so many shown; parts with their default are left out. */
export function myJobsPath({ tab, job = null, show = JOBS_PER_STEP }: Pick<MyJobsAddress, 'tab'> & Partial<MyJobsAddress>): string {
  const query = new URLSearchParams({ tab });
  if (job !== null) query.set('job', job);
  if (show > JOBS_PER_STEP) query.set('show', String(show));
  return `${paths.dashboardJobs}?${query.toString()}`;
}
