import { EVENT_STATUS_LABELS, takesPlace, type EventStatusName } from '../../shared/eventStatus.ts';
import { readHours } from '../../shared/eventTimes.ts';
import type { Deps } from '../jobs/deps.ts';
import { formatLongDate } from '../jobs/mail/mails.ts';
import { formatMailLine } from '../mail/address.ts';
import { recordKnown } from '../people/reminders/changedEvents.ts';
import type { RegistrationRow } from '../platform/db/schema.ts';
import { mailInBatches } from './batches.ts';
import { listRegistrationEvents, type RegistrationEvent } from './events.ts';
import { createGuestMails, describeFormer, describeTurn, type GuestMail, type GuestMails } from './mails.ts';
import { HAS_TURN, readPosition } from './places.ts';

/** What a guest knows of an event: whether it is cancelled or postponed, day, hours and place. */
type Mark = readonly [status: string, when: unknown, hours: readonly number[], venue: string];

/** Days count as they are written, because those of the demonstration move with the calendar; hours without their spelling. */
const createMark = ({ event: { status, when, time = '', venue = '' } }: RegistrationEvent): Mark => [
  takesPlace(status) ? '' : (status ?? ''),
  when,
  readHours(time),
  venue,
];

/** Returns what a guest knows who has just registered, or was told of a change (`RegistrationRow.told`). */
export const formatMark = (event: RegistrationEvent): string => JSON.stringify(createMark(event));

/** Returns whether a guest must be told what has changed. Of another place, only when the event is marked as moved: it may be a typing error. */
function isNews(known: Mark, event: RegistrationEvent): boolean {
  const present = createMark(event);
  if (present[0] !== '' || known[0] !== '') return present[0] !== known[0];
  const parts = event.event.status === 'moved' ? present.length : 3;
  return JSON.stringify(known.slice(0, parts)) !== JSON.stringify(present.slice(0, parts));
}

/** Parses a mark. The guests of the demonstration are inserted without one. */
function parseMark(told: string, event: RegistrationEvent): Mark {
  if (told !== '') return JSON.parse(told) as Mark;
  const [, when, hours, venue] = createMark(event);
  return ['', when, hours, venue];
}

const SENTENCES: Readonly<Record<EventStatusName, string>> = {
  cancelled: 'an event that you have registered for is cancelled:',
  postponed: 'an event that you have registered for is postponed:',
  moved: 'an event that you have registered for is on another day, at other hours or at another place:',
};

function createStatusMail(event: RegistrationEvent, row: RegistrationRow, known: Mark, turn: string, mails: GuestMails): GuestMail {
  const { status, status_reason: reason, title } = event.event;
  const former = describeFormer(event);
  const isOnAgain = status === undefined && known[0] !== '';
  const label = isOnAgain ? 'It takes place' : status === undefined ? 'Changed' : EVENT_STATUS_LABELS[status];
  const introduction = isOnAgain ? 'an event that you have registered for takes place after all:' : SENTENCES[status ?? 'moved'];
  const url = mails.createGuestUrl(row);
  const action = row.state === 'offered' && takesPlace(status) ? 'To take the place, open this page' : 'If you cannot come, please cancel';
  return {
    subject: `${label}: ${formatMailLine(title)}, ${formatLongDate(event.days.start)}`,
    paragraphs: [
      introduction,
      [mails.describeEvent(event, status !== 'cancelled'), former && `Formerly: ${former}`, reason && formatMailLine(reason)]
        .filter(Boolean)
        .join('\n'),
      ...(status === 'cancelled' ? [] : [turn]),
      `${status === 'cancelled' ? 'Your registration' : action}: ${url}`,
    ],
    attachments: mails.createAttachments(event, row),
    isForMany: true,
  };
}

/**
 * Tells the guests of each event that was cancelled, postponed or moved, or takes place after all, once (REG-07); also of another day or
 * other hours of an event that is not marked as moved.
 * @param signal stops before the next batch
 */
export async function tellStatusChanges(
  deps: Pick<Deps, 'db' | 'mailer' | 'secret' | 'settings' | 'content' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, content, clock } = deps;
  const mails = createGuestMails(deps);
  const now = clock();
  for (const event of listRegistrationEvents(content.current.content, now)) {
    if (event.hasBegun) continue;
    const [mark, { status }] = [formatMark(event), event.event];
    const marks = await db
      .selectFrom('registrations')
      .select('told')
      .distinct()
      .where('event_id', '=', event.id)
      .where('told', '!=', mark)
      .where('state', 'in', HAS_TURN)
      .execute();
    for (const guest of marks) {
      const known = parseMark(guest.told, event);
      // Who was not told of another place still knows the former one, and must be told once the event is marked as moved.
      if (guest.told !== '' && !isNews(known, event)) continue;
      await mailInBatches(deps, event.id, {
        select: (guests) => guests.where('state', 'in', HAS_TURN).where('told', '=', guest.told),
        async mail(transaction, row) {
          if (!isNews(known, event)) return;
          const turn = describeTurn(event, row, await readPosition(transaction, row));
          await mails.enqueueMail(transaction, event, row, createStatusMail(event, row, known, turn, mails));
          // A member who is interested in the event, too, gets no second mail.
          if (row.member_id !== null && status !== undefined)
            await recordKnown(transaction, row.member_id, { kind: status, id: event.id, day: event.days.end });
        },
        done: { told: mark, day: event.days.end },
        signal,
      });
    }
  }
}
