import type { Deps } from '../jobs/deps.ts';
import { processSequentially } from '../platform/lib/longWork.ts';
import type { Registering } from './registering.ts';

/** Ends offers that were not taken in time and offers free places of every event with a waiting list (REG-03). @param signal stops before the next event */
export async function offerFreePlaces(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  registering: Pick<Registering, 'change'>,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await db.selectFrom('registrations').select('event_id').distinct().where('state', 'in', ['waiting', 'offered']).execute();
  await processSequentially(rows, async ({ event_id }) => registering.change(event_id, () => Promise.resolve()), {
    onError: (error, { event_id: event }) => log.error({ err: error, event }, 'free places could not be offered'),
    signal,
  });
}
