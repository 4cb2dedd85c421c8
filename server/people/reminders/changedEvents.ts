import type { Kysely } from 'kysely';
import { addDays, dayInIndia, startOfDay, type Day } from '../../../shared/days.ts';
import { EVENT_STATUS_LABELS, type EventStatusName } from '../../../shared/eventStatus.ts';
import { listUpcoming, type DatedEvent } from '../../cms/serializeEvents.ts';
import type { Content } from '../../cms/types.ts';
import type { Person } from '../../jobs/data/activeMember.ts';
import { createJobMail, formatLongDate } from '../../jobs/mail/mails.ts';
import { formatMailLine } from '../../mail/address.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Database, SentReminderRow } from '../../platform/db/schema.ts';
import { createEndLines, createEventUrl, formatLongDays, joinParts } from './reminderMail.ts';

/** An upcoming event with a status, of which interested members are told once (EVT-09). */
export interface ChangedEvent extends DatedEvent {
  /** Event id as a string, as in the contract. */
  id: string;
  kind: EventStatusName;
  /** Last day. Until it has passed, the record that a member was told is kept. */
  day: Day;
}

/** Returns the upcoming events with a status. */
export const listChangedEvents = (content: Content, now: Date): ChangedEvent[] =>
  listUpcoming(content, dayInIndia(now)).flatMap((dated) => {
    const { event, days } = dated;
    return event.status === undefined ? [] : [{ ...dated, id: String(event.id), kind: event.status, day: days.end }];
  });

/** Records that a member knows the status of an event on a day, or was reminded of it (`event`), so that no mail tells it. */
export async function recordKnown(
  db: Kysely<Database>,
  memberId: string,
  { kind, id, day }: Pick<SentReminderRow, 'kind' | 'day'> & { id: string },
): Promise<void> {
  await db
    .insertInto('sent_reminders')
    .values({ member_id: memberId, kind, subject_id: id, day })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'subject_id', 'day']).doNothing())
    .execute();
}

const SENTENCES: Readonly<Record<EventStatusName, string>> = {
  cancelled: 'an event that you are interested in is cancelled:',
  postponed: 'an event that you are interested in is postponed. You will get a mail when it has a new day:',
  moved: 'an event that you are interested in is on another day, at other hours or at another place:',
};

/**
 * Creates the mail that tells a member of an event's status.
 * @param endPath path that turns reminders off without login
 */
export function createStatusMail(
  { event, days, formerDays, kind, day }: ChangedEvent,
  member: Person,
  { origin, endPath, now }: { origin: string; endPath: string; now: Date },
): Mail {
  const title = formatMailLine(event.title);
  const [present, former] = [joinParts([formatLongDays(days), event.time, event.venue], ', '), event.moved_from];
  const formerText = former && joinParts([formatLongDays(formerDays), former.time ?? event.time, former.venue ?? event.venue], ', ');
  const lines = [
    title,
    kind === 'moved' ? `Now: ${present}` : present,
    formerText && `Formerly: ${formerText}`,
    event.status_reason === undefined ? '' : formatMailLine(event.status_reason),
    createEventUrl(event, origin),
  ];
  const paragraphs = [SENTENCES[kind], lines.filter(Boolean).join('\n'), ...createEndLines(origin, endPath)];
  const subject = `${EVENT_STATUS_LABELS[kind]}: ${title}, ${formatLongDate(days.start)}`;
  return {
    ...createJobMail(member, 'reminder', subject, paragraphs, member.id, now),
    unsubscribeUrl: `${origin}${endPath}`,
    expiresAt: startOfDay(addDays(day, 1)),
  };
}
