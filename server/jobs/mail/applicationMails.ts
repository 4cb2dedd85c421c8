import type { ApplicationRow, JobRow } from '../../platform/db/jobTables.ts';
import type { DecisionStage } from '../../../shared/stages.ts';
import { formatMailLine } from '../../mail/address.ts';
import type { Mail } from '../../mail/mailer.ts';
import { createJobMail } from './mails.ts';
import type { Person } from '../data/activeMember.ts';

const DECISION_TEXTS: Readonly<Record<DecisionStage, { subject: string; text: string }>> = {
  shortlisted: {
    subject: 'You are shortlisted',
    text: 'was shortlisted. The member who posted the job will write to you about the next step.',
  },
  notchosen: {
    subject: 'Not chosen this time',
    text: 'was not chosen this time. Thank you for applying; there are other jobs on the board.',
  },
};

/**
 * Returns the mail that notifies an applicant of the poster's decision.
 * @param origin origin of the URL in the mail
 */
export function createStageMail(job: JobRow, applicant: Person, stage: DecisionStage, origin: string, now: Date): Mail {
  const title = formatMailLine(job.title);
  const { subject, text } = DECISION_TEXTS[stage];
  const link = `The status of your applications: ${origin}/dashboard/jobs?tab=applied`;
  return createJobMail(
    applicant,
    'application',
    `${subject}: ${title}`,
    [`your application for “${title}” ${text}`, link],
    job.user_id,
    now,
  );
}

/** Returns the mail that notifies a poster that an application was withdrawn. */
export function createWithdrawalMail(job: JobRow, application: ApplicationRow, poster: Person, origin: string, now: Date): Mail {
  const title = formatMailLine(job.title);
  return createJobMail(
    poster,
    'application',
    `Application withdrawn: ${title}`,
    [
      `${formatMailLine(application.name)} withdrew the application for your job “${title}”. What they wrote, and their CV, are deleted.`,
      `Who applied: ${origin}/applicants/${job.id}`,
    ],
    application.user_id,
    now,
  );
}
