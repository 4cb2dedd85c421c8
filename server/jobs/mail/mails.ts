import { MONTHS, partsOf, type Day } from '../../../shared/days.ts';
import { rowOf } from '../../../shared/jobFields.ts';
import type { ApplicationRow, JobRow, JobStatus } from '../../platform/db/jobTables.ts';
import { formatMailLine } from '../../mail/address.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Person } from '../data/activeMember.ts';

/** Milliseconds after which a mail is no longer sent. */
const EXPIRY_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Creates a mail about a job or an application.
 * @param sender id of the member who caused the mail; used for limits, and for a fair order in the queue
 */
export function createJobMail(
  to: Person,
  kind: Mail['kind'],
  subject: string,
  paragraphs: readonly string[],
  sender: string,
  now: Date,
): Mail {
  return {
    to: to.email,
    kind,
    subject: formatMailLine(subject),
    text: [`Dear ${formatMailLine(to.name)},`, ...paragraphs].join('\n\n'),
    isSigned: true,
    sender,
    expiresAt: new Date(now.getTime() + EXPIRY_MS),
  };
}

/** Visibility of a job before and after a decision. */
export interface BoardVisibility {
  wasOnBoard: boolean;
  isOpen: boolean;
}

function describeDecision(status: JobStatus, { wasOnBoard, isOpen }: BoardVisibility): { subject: string; text: string } {
  if (status === 'sentback')
    return { subject: 'Your job needs a change', text: 'was sent back to you. Please change it; our admins will then check it again.' };
  if (status === 'published') {
    const consequence = isOpen
      ? 'members can apply to it.'
      : 'but its closing date has passed. Please choose a new one, or nobody can apply.';
    return { subject: 'Your job is published', text: `was published${isOpen ? ':' : ','} ${consequence}` };
  }
  if (wasOnBoard)
    return { subject: 'Your job is no longer published', text: 'was taken off the job board. Our admins will check it again.' };
  return { subject: 'Your job will be checked again', text: 'no longer needs to be changed: our admins will check it again.' };
}

interface MailSite {
  origin: string;
  /** E-mail address for questions. */
  supportEmail: string;
}

/** Returns the mail about an admin's decision. When a job is sent back without a reason, the mail names the support e-mail address. */
export function createDecisionMail(
  job: JobRow,
  visibility: BoardVisibility,
  poster: Person,
  { origin, supportEmail }: MailSite,
  now: Date,
): Mail {
  const { subject, text } = describeDecision(job.status, visibility);
  const title = formatMailLine(job.title);
  const fieldLines = job.remark_field === null ? [] : [`What it is about: ${rowOf(job.remark_field).label}`];
  const hintLines = job.status === 'sentback' ? [`No reason was given. If you do not know what to change, ask ${supportEmail}.`] : [];
  const reasonLines =
    job.status_remark === '' ? [...fieldLines, ...hintLines] : [...fieldLines, `The reason they gave:\n${job.status_remark}`];
  const isClosed = job.status === 'published' && !visibility.isOpen;
  const link = job.status === 'sentback' || isClosed ? `${origin}/editJob/${job.id}` : `${origin}/dashboard/jobs?tab=created`;
  return createJobMail(poster, 'decision', `${subject}: ${title}`, [`your job “${title}” ${text}`, ...reasonLines, link], poster.id, now);
}

/** Returns the mail that confirms an application. It goes to the member's own e-mail address, not to the one in the application. */
export function createConfirmationMail(job: JobRow, applicant: Person, origin: string, now: Date): Mail {
  const title = formatMailLine(job.title);
  return createJobMail(
    applicant,
    'application',
    `You applied: ${title}`,
    [
      `your application for “${title}” has arrived. The member who posted the job can read it, with your CV, and will write to you directly.`,
      `What you applied to: ${origin}/dashboard/jobs?tab=applied`,
    ],
    applicant.id,
    now,
  );
}

/** Returns the mail that notifies a poster of an application. It contains only the applicant's name and a link to the application. */
export function createNewApplicationMail(
  job: JobRow,
  application: Pick<ApplicationRow, 'name' | 'user_id'>,
  poster: Person,
  origin: string,
  now: Date,
): Mail {
  const title = formatMailLine(job.title);
  return createJobMail(
    poster,
    'application',
    `Somebody applied: ${title}`,
    [`${formatMailLine(application.name)} applied for your job “${title}”.`, `Read the application: ${origin}/applicants/${job.id}`],
    application.user_id,
    now,
  );
}

/** Formats a day: `25 December 2026`. */
export function formatLongDate(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${MONTHS[month - 1] ?? ''} ${year}`;
}

/**
 * Returns the mail that notifies a poster that a job closes soon.
 * @param renewPath path of the signed link that renews the job without login
 */
export function createClosingMail(job: JobRow, poster: Person, origin: string, renewPath: string, now: Date): Mail {
  const title = formatMailLine(job.title);
  const countSentence =
    job.applied_count === 1 ? 'One member has applied so far.' : `${job.applied_count || 'No'} members have applied so far.`;
  return createJobMail(
    poster,
    'closing',
    `Your job closes soon: ${title}`,
    [
      `your job “${title}” closes on ${formatLongDate(job.closing_date ?? '')}. ${countSentence}`,
      `To keep it open for another month, without logging in: ${origin}${renewPath}`,
      'If it is filled, you need do nothing: it will leave the job board on its own.',
    ],
    poster.id,
    now,
  );
}
