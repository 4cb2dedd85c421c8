import { chapter } from '../../shared/chapter.ts';
import type { ApplicationRow, JobRow, JobStatus } from '../db/jobTables.ts';
import { headerText } from '../mail/address.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Person } from './people.ts';

const days3 = 3 * 24 * 60 * 60 * 1000;

function letter(to: Person, about: string, paragraphs: readonly string[], sender: string, now: Date): Mail {
  return {
    to: to.email,
    subject: headerText(about),
    text: [`Dear ${headerText(to.name)},`, ...paragraphs, chapter.name].join('\n\n'),
    sender,
    expiresAt: new Date(now.getTime() + days3),
  };
}

const outcomes: Readonly<Record<JobStatus, { about: string; text: string }>> = {
  published: { about: 'Your job is published', text: 'was published: members can apply to it.' },
  unpublished: { about: 'Your job is no longer published', text: 'was taken off the job board. It waits for another look by our admins.' },
  sentback: { about: 'Your job needs a change', text: 'was sent back to you. Please change it; our admins then look at it again.' },
};

/** Tells a poster what an admin decided about their job. @param origin of the site's links */
export function decisionMail(job: JobRow, poster: Person, origin: string, now: Date): Mail {
  const { about, text } = outcomes[job.status];
  const title = headerText(job.title);
  const reason = job.status_remark === '' ? [] : [`The reason they gave:\n${job.status_remark}`];
  const link = job.status === 'sentback' ? `${origin}/editJob/${job.id}` : `${origin}/dashboard/jobs?tab=created`;
  return letter(poster, `${about}: ${title}`, [`your job “${title}” ${text}`, ...reason, link], poster.id, now);
}

/** Confirms to a member that their application has arrived. It goes to the member, whatever address the form holds. */
export function confirmationMail(job: JobRow, applicant: Person, origin: string, now: Date): Mail {
  const title = headerText(job.title);
  return letter(
    applicant,
    `You applied: ${title}`,
    [
      `your application for “${title}” has arrived. The member who posted the job can read it, with your CV, and will write to you directly.`,
      `What you applied to: ${origin}/dashboard/jobs?tab=applied`,
    ],
    applicant.id,
    now,
  );
}

/** Tells a poster that somebody applied. What the applicant wrote stays on the site. */
export function noticeMail(
  job: JobRow,
  application: Pick<ApplicationRow, 'name' | 'user_id'>,
  poster: Person,
  origin: string,
  now: Date,
): Mail {
  const title = headerText(job.title);
  return letter(
    poster,
    `Somebody applied: ${title}`,
    [`${headerText(application.name)} applied for your job “${title}”.`, `Read the application: ${origin}/applicants/${job.id}`],
    application.user_id,
    now,
  );
}
