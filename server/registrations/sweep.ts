import type { Deps } from '../jobs/deps.ts';
import { processSequentially } from '../platform/lib/longWork.ts';
import { findRegistrationEvent } from './events.ts';
import type { Registering } from './registering.ts';

/** Ends offers that were not taken in time and offers free places of every event with a waiting list (REG-03). @param signal stops before the next event */
export async function offerFreePlaces(
  { db, content, clock, log }: Pick<Deps, 'db' | 'content' | 'clock' | 'log'>,
  registering: Pick<Registering, 'change'>,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await db.selectFrom('registrations').select('event_id').distinct().where('state', 'in', ['waiting', 'offered']).execute();
  const ids = rows.map(({ event_id }) => event_id).filter((id) => findRegistrationEvent(content.current.content, id, clock()));
  await processSequentially(ids, async (id) => registering.change(id, () => Promise.resolve()), {
    onError: (error, event) => log.error({ err: error, event }, 'free places could not be offered'),
    signal,
  });
}
