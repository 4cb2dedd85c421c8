import type { Kysely } from 'kysely';
import { EVENT_STATUS_LABELS, type EventStatusName } from '../../shared/eventStatus.ts';
import type { ChapterEvent } from '../cms/types.ts';
import type { Deps } from '../jobs/deps.ts';
import { formatLongDate } from '../jobs/mail/mails.ts';
import { formatMailLine } from '../mail/address.ts';
import { formatLongDays, joinParts } from '../people/reminders/reminderMail.ts';
import { recordKnownStatus } from '../people/reminders/changedEvents.ts';
import { lockSubject, runInTransaction } from '../platform/db/transaction.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { listRegistrationEvents, type RegistrationEvent } from './events.ts';
import { createGuestMails, type GuestMail, type GuestMails } from './mails.ts';

/** Guests who are told in one transaction. */
const BATCH = 50;

/**
 * Returns what a guest knows after being told of an event's status; empty for one that takes place as announced. Days count as they are
 * written, because those of the demonstration move with the calendar.
 */
export const readStatusMark = ({ event }: RegistrationEvent): string =>
  event.status === 'moved' ? formatMovedMark(event) : (event.status ?? '');

const formatMovedMark = ({ when, time, venue }: ChapterEvent): string => JSON.stringify([when, time ?? '', venue ?? '']);

/** Selects the guests whom a change concerns: those with a place or on the waiting list. */
const selectGuests = (db: Kysely<Database>, eventId: string) =>
  db.selectFrom('registrations').where('event_id', '=', eventId).where('state', 'in', ['registered', 'offered', 'waiting']);

const SENTENCES: Readonly<Record<EventStatusName, string>> = {
  cancelled: 'an event that you have registered for is cancelled:',
  postponed: 'an event that you have registered for is postponed. Your registration stays, and you get a mail when it has a new day:',
  moved: 'an event that you have registered for is on another day, at other hours or at another place. Your registration stays:',
};

function createStatusMail(event: RegistrationEvent, row: RegistrationRow, mails: GuestMails): GuestMail {
  const { status, status_reason: reason, moved_from: former, title, time, venue } = event.event;
  const formerText =
    former && `Formerly: ${joinParts([formatLongDays(event.formerDays), former.time ?? time, former.venue ?? venue], ', ')}`;
  const label = status === undefined ? 'It takes place' : EVENT_STATUS_LABELS[status];
  const introduction =
    status === undefined ? 'an event that you are registered for takes place after all, as announced:' : SENTENCES[status];
  const url = mails.createGuestUrl(row);
  return {
    subject: `${label}: ${formatMailLine(title)}, ${formatLongDate(event.days.start)}`,
    paragraphs: [
      introduction,
      [mails.describeEvent(event), formerText, reason && formatMailLine(reason)].filter(Boolean).join('\n'),
      status === 'cancelled' ? `Your registration: ${url}` : `If you cannot come, please cancel: ${url}`,
    ],
    attachments: mails.createAttachments(event, row, true),
    isForMany: true,
  };
}

/**
 * Tells the guests of each event that was cancelled, postponed or moved, or takes place after all, once (REG-07).
 * @param signal stops before the next batch
 */
export async function tellStatusChanges(
  deps: Pick<Deps, 'db' | 'mailer' | 'secret' | 'settings' | 'content' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, mailer, content, clock } = deps;
  const mails = createGuestMails(deps);
  const now = clock();
  for (const event of listRegistrationEvents(content.current.content, now)) {
    const [mark, { status }] = [readStatusMark(event), event.event];
    const selectUninformed = (executor: Kysely<Database>) =>
      selectGuests(executor, event.id).where('told', '!=', mark).selectAll().orderBy('turn').limit(BATCH);
    let hasMore = !event.hasBegun;
    while (hasMore) {
      if (signal?.aborted) return;
      hasMore = await runInTransaction(db, async (transaction) => {
        await lockSubject(transaction, 'registrations', event.id);
        const rows = await selectUninformed(transaction).execute();
        for (const row of rows) {
          // Whoever was told of a move knows all when the event is no longer marked as moved.
          if (mark === '' && row.told === formatMovedMark(event.event)) continue;
          await mails.enqueueMail(transaction, event, row, createStatusMail(event, row, mails));
          // A member who is interested in the event, too, gets no second mail.
          if (row.member_id !== null && status !== undefined)
            await recordKnownStatus(transaction, row.member_id, { kind: status, id: event.id, day: event.days.end });
        }
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0)
          await transaction.updateTable('registrations').set({ told: mark, day: event.days.end }).where('id', 'in', ids).execute();
        return rows.length === BATCH;
      });
      mailer.wake();
    }
  }
}
