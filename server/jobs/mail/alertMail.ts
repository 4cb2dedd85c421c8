import { FREQUENCY_LABELS } from '../../../shared/jobSearch.ts';
import type { JobAlertRow, JobRow } from '../../platform/db/jobTables.ts';
import { formatMailLine } from '../../mail/address.ts';
import type { Mail } from '../../mail/mailer.ts';
import { createJobMail } from './mails.ts';
import type { Person } from '../data/activeMember.ts';

/** Limit of jobs that one mail lists. The mail links to the board for the rest. */
const MAX_LISTED = 20;

interface MailContext {
  /** Description of the search that can follow the word “jobs” in a sentence. */
  searchText: string;
  /** Origin of the URLs in the mail. */
  origin: string;
  /** Path of the signed link that ends the alert. */
  endPath: string;
  now: Date;
}

function formatJob(job: JobRow, origin: string): string {
  const location = [job.location, job.remote === 1 ? 'remote' : null].filter(Boolean).join(', ');
  const details = [
    formatMailLine(job.title),
    job.organization === null ? '' : formatMailLine(job.organization),
    formatMailLine(location),
  ].filter(Boolean);
  return `${details.join(' · ')}\n${origin}/exploreJobs?job=${job.id}`;
}

/**
 * Returns the mail about new jobs of a search, with a link to end the alert.
 * @param jobs at least one, newest first
 */
export function createAlertMail(
  { search, frequency, user_id }: JobAlertRow,
  jobs: readonly JobRow[],
  to: Person,
  context: MailContext,
): Mail {
  const { searchText, origin, endPath, now } = context;
  const count = jobs.length === 1 ? 'One new job' : `${jobs.length} new jobs`;
  const moreLines = jobs.length > MAX_LISTED ? [`… and ${jobs.length - MAX_LISTED} more.`] : [];
  return {
    ...createJobMail(
      to,
      'alert',
      `${count} ${formatMailLine(searchText)}`,
      [
        `there ${jobs.length === 1 ? 'is one new job' : `are ${jobs.length} new jobs`} ${formatMailLine(searchText)}:`,
        ...jobs.slice(0, MAX_LISTED).map((job) => formatJob(job, origin)),
        ...moreLines,
        `All open jobs: ${origin}/exploreJobs?${search}`,
        `You get this mail ${FREQUENCY_LABELS[frequency]} when there are new jobs, because you asked for it. To end it, without logging in: ${origin}${endPath}`,
        `All your alerts: ${origin}/dashboard/jobs?tab=alerts`,
      ],
      user_id,
      now,
    ),
    unsubscribeUrl: `${origin}${endPath}`,
  };
}
