import type { Job } from '../../../api/models/job.ts';
import { jobPath, paths } from '../../../config/paths.ts';
import { isClosed } from '../jobText.ts';

export interface Refusal {
  title: string;
  text: string;
  link: { label: string; to: string };
}

const BOARD_LINK = { label: 'See the open jobs', to: paths.exploreJobs };

/** The job does not exist any more, or never did (APPLY-04). */
export const UNKNOWN_JOB: Refusal = {
  title: 'This job is no longer on the board',
  text: 'It may have been filled, or its closing date has passed.',
  link: BOARD_LINK,
};

/**
 * Returns why a member cannot apply (APPLY-04), as far as the browser can tell. The server decides.
 * @returns null when nothing prevents it
 */
export function refusalOf(job: Job, memberId: string | null, now: Date): Refusal | null {
  if (memberId !== null && job.appliedBy.includes(memberId))
    return {
      title: 'You have already applied to this job',
      text: 'One application is enough: it is with the person who posted the job.',
      link: { label: 'My applications', to: `${paths.dashboardJobs}?tab=applied` },
    };
  if (memberId !== null && job.creatorId === memberId)
    return {
      title: 'This is your own job',
      text: 'You posted it, so you cannot apply to it.',
      link: { label: 'My created jobs', to: `${paths.dashboardJobs}?tab=created` },
    };
  if (job.status !== 'published')
    return { title: 'This job is not published', text: 'Applications are taken only while a job is on the board.', link: BOARD_LINK };
  if (isClosed(job, now))
    return {
      title: 'This job is closed',
      text: job.closed === null ? 'Its closing date has passed.' : `The person who posted it has closed it: ${job.closed.reason}.`,
      link: { label: 'See the job', to: jobPath(job.id) },
    };
  return null;
}
