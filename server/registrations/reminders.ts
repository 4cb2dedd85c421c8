import { addDays, dayInIndia, hourInIndia, startOfDay } from '../../shared/days.ts';
import { takesPlace } from '../../shared/eventStatus.ts';
import type { Deps } from '../jobs/deps.ts';
import { recordKnown } from '../people/reminders/changedEvents.ts';
import { mailInBatches } from './batches.ts';
import { listRegistrationEvents } from './events.ts';
import { createGuestMails } from './mails.ts';

/**
 * Reminds the guests with a place once, on the day before the event from the hour `jobMailHour` on (REG-02), and after an outage until it
 * begins. Whoever has registered since the start of that day needs no reminder.
 * @param signal stops before the next batch
 */
export async function remindGuests(
  deps: Pick<Deps, 'db' | 'mailer' | 'secret' | 'settings' | 'content' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const { settings, content, clock } = deps;
  const now = clock();
  if (hourInIndia(now) < settings.jobMailHour) return;
  const mails = createGuestMails(deps);
  const tomorrow = addDays(dayInIndia(now), 1);
  for (const event of listRegistrationEvents(content.current.content, now)) {
    const { start } = event.days;
    if (start > tomorrow || event.hasBegun || !takesPlace(event.event.status)) continue;
    const dayBefore = startOfDay(addDays(start, -1)).toISOString();
    await mailInBatches(deps, event.id, {
      select: (guests) =>
        guests
          .where('state', '=', 'registered')
          .where('registered_at', '<', dayBefore)
          .where(({ eb, or }) => or([eb('reminded', 'is', null), eb('reminded', '!=', start)])),
      async mail(transaction, row) {
        await mails.enqueue(transaction, 'reminder', event, row);
        // A member who is interested in the event, too, gets no second mail.
        if (row.member_id !== null) await recordKnown(transaction, row.member_id, { kind: 'event', id: event.id, day: start });
      },
      done: { reminded: start },
      signal,
    });
  }
}
