import { addDays, dayInIndia } from '../../../shared/days.ts';
import { listUpcoming } from '../../cms/serializeEvents.ts';
import type { Deps } from '../../jobs/deps.ts';

/** Days for which interest in a past event is kept. An event may be postponed, and its new date announced later. */
const RETENTION_DAYS = 60;

/**
 * Deletes the records of sent reminders after the day that they are about. Deletes events of interest 60 days after they were over, unless
 * they have a new date.
 */
export async function deleteOldReminders({ db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>): Promise<void> {
  const today = dayInIndia(clock());
  await db.deleteFrom('sent_reminders').where('day', '<', today).execute();
  const upcoming = listUpcoming(content.current.content, today).map(({ event }) => String(event.id));
  await db
    .deleteFrom('events_of_interest')
    .where('day', '<', addDays(today, -RETENTION_DAYS))
    .$if(upcoming.length > 0, (query) => query.where('event_id', 'not in', upcoming))
    .execute();
}
