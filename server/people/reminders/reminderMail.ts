import { addDays, startOfDay, type Day, weekdayOf, type DayRange } from '../../../shared/days.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';
import { createJobMail, formatLongDate } from '../../jobs/mail/mails.ts';
import type { Person } from '../../jobs/data/activeMember.ts';
import type { ChapterEvent } from '../../cms/types.ts';
import { eventPath } from '../../cms/wire.ts';
import { formatMailLine } from '../../mail/address.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { StartingEvent } from './startingEvents.ts';

/** An event or a job that a member is reminded of. */
export interface ReminderItem {
  kind: 'event' | 'job';
  id: string;
  /** Day on which the event begins or the job closes. */
  day: Day;
  /** Subject of a mail that is only about this item. */
  subject: string;
  text: string;
  /** Time from which the reminder is of no use. */
  expiresAt: Date;
}

export const joinParts = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts
    .map((part) => formatMailLine(part ?? ''))
    .filter((part) => part !== '')
    .join(separator);

/** Formats the days of an event: `Wednesday, 25 November 2026`, `Wednesday, 6 January 2027 to Thursday, 7 January 2027`. */
export const formatLongDays = ({ start, end }: DayRange): string =>
  [...new Set([start, end])].map((day) => `${weekdayOf(day)}, ${formatLongDate(day)}`).join(' to ');

/** Returns the URL of an event's page. */
export const createEventUrl = ({ id, category }: Pick<ChapterEvent, 'id' | 'category'>, origin: string): string =>
  `${origin}${eventPath(category, id)}`;

/** Returns the lines of a mail that say why the member gets it, and how to get no more. @param endPath path that turns reminders off */
export const createEndLines = (origin: string, endPath: string): string[] => [
  `You get this mail because you turned reminders on. To turn them off, without logging in: ${origin}${endPath}`,
  `The events that you are interested in: ${origin}/dashboard/profile`,
];

/** Returns the reminder of an event. @param origin origin of the link */
export function createEventItem({ id, event, days, startsAt }: StartingEvent, origin: string): ReminderItem {
  const title = formatMailLine(event.title);
  return {
    kind: 'event',
    id,
    day: days.start,
    subject: `${title}, ${formatLongDate(days.start)}`,
    text: `Event on ${joinParts([formatLongDays(days), event.time, event.venue], ', ')}: ${title}\n${createEventUrl(event, origin)}`,
    expiresAt: startsAt,
  };
}

/** Returns the reminder of a job that closes. @param origin origin of the link */
export function createJobItem({ id, title, organization, closing_date }: JobRow, origin: string): ReminderItem {
  const day = closing_date ?? '';
  return {
    kind: 'job',
    id,
    day,
    subject: `${formatMailLine(title)} closes on ${formatLongDate(day)}`,
    text: `Job that closes on ${formatLongDate(day)}: ${joinParts([title, organization], ' · ')}\n${origin}/exploreJobs?job=${id}`,
    expiresAt: startOfDay(addDays(day, 1)),
  };
}

function formatSubject([first, ...others]: readonly [ReminderItem, ...ReminderItem[]]): string {
  if (others.length === 0) return `Reminder: ${first.subject}`;
  const isOneDay = others.every(({ day }) => day === first.day);
  return `${others.length + 1} reminders${isOneDay ? ` for ${formatLongDate(first.day)}` : ''}`;
}

/**
 * Creates the mail that reminds a member. All dates are absolute, because the mail may be read on a later day.
 * @param endPath path that turns reminders off without login
 */
export function createReminderMail(
  items: readonly [ReminderItem, ...ReminderItem[]],
  member: Person,
  { origin, endPath, now }: { origin: string; endPath: string; now: Date },
): Mail {
  const paragraphs = ['you asked to be reminded of this:', ...items.map(({ text }) => text), ...createEndLines(origin, endPath)];
  return {
    ...createJobMail(member, 'reminder', formatSubject(items), paragraphs, member.id, now),
    unsubscribeUrl: `${origin}${endPath}`,
    expiresAt: new Date(Math.max(...items.map(({ expiresAt }) => expiresAt.getTime()))),
  };
}
