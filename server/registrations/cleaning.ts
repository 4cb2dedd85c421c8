import { addDays, dayInIndia } from '../../shared/days.ts';
import type { Deps } from '../jobs/deps.ts';
import { listRegistrationEvents } from './events.ts';
import { CONFIRMATION_MS } from './mails.ts';

/** Days after its former day for which a postponed event keeps its guests, because it may get a new day. */
const POSTPONED_DAYS = 365;

/** Deletes requests that were not confirmed in time, and the guests of each event some days after it, as the form says (REG-08). */
export async function deleteOldRegistrations({ db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>): Promise<void> {
  const now = clock();
  await db
    .deleteFrom('registrations')
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<=', new Date(now.getTime() - CONFIRMATION_MS).toISOString())
    .execute();
  const { content: current, chapter } = content.current;
  const today = dayInIndia(now);
  const lastDay = addDays(today, -chapter.registrations.keptDays);
  // The event may have got another day since somebody registered.
  for (const { id, days, event } of listRegistrationEvents(current, now)) {
    const isAwaited = event.status === 'postponed' && days.end > addDays(today, -POSTPONED_DAYS);
    const day = isAwaited && days.end < today ? today : days.end;
    await db.updateTable('registrations').set({ day }).where('event_id', '=', id).where('day', '!=', day).execute();
  }
  await db.deleteFrom('registrations').where('day', '<', lastDay).execute();
}
