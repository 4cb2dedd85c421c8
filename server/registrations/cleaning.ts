import { addDays, dayInIndia } from '../../shared/days.ts';
import type { Deps } from '../jobs/deps.ts';
import { listRegistrationEvents } from './events.ts';
import { CONFIRMATION_MS } from './mails.ts';

/** Deletes requests that were not confirmed in time, and the guests of each event some days after it, as the form says (REG-08). */
export async function deleteOldRegistrations({ db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>): Promise<void> {
  const now = clock();
  await db
    .deleteFrom('registrations')
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<=', new Date(now.getTime() - CONFIRMATION_MS).toISOString())
    .execute();
  const { content: current, chapter } = content.current;
  const lastDay = addDays(dayInIndia(now), -chapter.registrations.keptDays);
  // The event may have got another day since somebody registered.
  for (const { id, days } of listRegistrationEvents(current, now))
    await db.updateTable('registrations').set({ day: days.end }).where('event_id', '=', id).where('day', '!=', days.end).execute();
  await db.deleteFrom('registrations').where('day', '<', lastDay).execute();
}
