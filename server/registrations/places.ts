import type { Kysely } from 'kysely';
import { takesPlace } from '../../shared/eventStatus.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { RegistrationEvent } from './events.ts';

/**
 * Who has a place (REG-03). A place is taken by a guest who is `registered`, or held by an offer. All functions run in a transaction that
 * has locked the event (`lockSubject(transaction, 'registrations', eventId)`), so that there are never more guests than places, also with
 * several processes.
 */

type Transaction = Kysely<Database>;

/** Numbers of an event's registrations by state. */
export type Counts = Readonly<Record<RegistrationRow['state'], number>>;

/** States of those who have a place, or wait for one. */
export const HAS_TURN: readonly RegistrationRow['state'][] = ['registered', 'offered', 'waiting'];

/** Returns the numbers of registrations of one event, or of all events, by event id. */
export async function countRegistrations(db: Transaction, eventId?: string): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom('registrations')
    .select(({ fn }) => ['event_id', 'state', fn.countAll<number>().as('number')])
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId ?? ''))
    .groupBy(['event_id', 'state'])
    .execute();
  const counts = new Map<string, Counts>();
  for (const { event_id, state, number } of rows)
    counts.set(event_id, { ...(counts.get(event_id) ?? NO_REGISTRATIONS), [state]: Number(number) });
  return counts;
}

export const NO_REGISTRATIONS: Counts = { unconfirmed: 0, registered: 0, waiting: 0, offered: 0, missed: 0, cancelled: 0 };

export const countOf = async (db: Transaction, eventId: string): Promise<Counts> =>
  (await countRegistrations(db, eventId)).get(eventId) ?? NO_REGISTRATIONS;

/** Returns the number of places that are neither taken nor held; 0 when the event has been given fewer places than it has guests. */
export const countFree = ({ rules }: RegistrationEvent, { registered, offered }: Counts): number =>
  Math.max(0, rules.seats - registered - offered);

/**
 * Returns the number of places that somebody new can take: none while others wait for one. Once the event has begun, nobody is offered a
 * place any more: it is for whoever is at the door.
 */
export const countLeft = (event: RegistrationEvent, counts: Counts): number =>
  counts.waiting > 0 && !event.hasBegun ? 0 : countFree(event, counts);

/** Changes columns of a registration. @returns the changed registration */
export const updateRow = (transaction: Transaction, id: string, change: Partial<RegistrationRow>): Promise<RegistrationRow> =>
  transaction.updateTable('registrations').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/**
 * Gives a registration a place, or the end of the waiting list.
 * @param isAtDoor whether an admin lets somebody in, above the number of places if need be
 * @throws HttpError 409 when the event is full and has no waiting list
 */
export async function takeTurn(
  transaction: Transaction,
  event: RegistrationEvent,
  row: RegistrationRow,
  now: Date,
  isAtDoor = false,
): Promise<RegistrationRow> {
  const hasPlace = isAtDoor || countLeft(event, await countOf(transaction, event.id)) > 0;
  if (!hasPlace && event.rules.waiting_list !== true) throw new HttpError(409, 'All places are taken.');
  const { last } = await transaction
    .selectFrom('registrations')
    .select(({ fn }) => fn.max('turn').as('last'))
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
  return updateRow(transaction, row.id, {
    state: hasPlace ? 'registered' : 'waiting',
    turn: Number(last) + 1,
    offer_ends_at: null,
    registered_at: now.toISOString(),
    checked_in_at: null,
  });
}

/** Takes the place that is held for a guest. */
export const takeOfferedPlace = (transaction: Transaction, row: RegistrationRow): Promise<RegistrationRow> =>
  updateRow(transaction, row.id, { state: 'registered', offer_ends_at: null });

/** Cancels a registration. The caller fills the place. */
export const cancel = (transaction: Transaction, row: RegistrationRow): Promise<RegistrationRow> =>
  updateRow(transaction, row.id, { state: 'cancelled', offer_ends_at: null, checked_in_at: null });

/** Selects the waiting list of an event. */
const selectWaiting = (db: Transaction, eventId: string) =>
  db.selectFrom('registrations').where('event_id', '=', eventId).where('state', '=', 'waiting');

/** Returns a guest's place on the waiting list, 1 for the next one; undefined for one who does not wait. */
export async function readPosition(db: Transaction, { event_id, state, turn }: RegistrationRow): Promise<number | undefined> {
  if (state !== 'waiting') return undefined;
  const { before } = await selectWaiting(db, event_id)
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('turn', '<', turn)
    .executeTakeFirstOrThrow();
  return Number(before) + 1;
}

/**
 * Ends the offers that were not taken in time, and offers each free place to the next one on the waiting list, until the event begins.
 * @returns the registrations that have got an offer
 */
export async function fillPlaces(
  transaction: Transaction,
  event: RegistrationEvent,
  { now, offerMs }: { now: Date; offerMs: number },
): Promise<RegistrationRow[]> {
  const offers = transaction.updateTable('registrations').where('event_id', '=', event.id).where('state', '=', 'offered');
  // Nobody can take a place of a postponed event, so offers are held for their whole time again once it has a new day.
  if (event.event.status === 'postponed') {
    await offers.set({ offer_ends_at: new Date(now.getTime() + offerMs).toISOString() }).execute();
    return [];
  }
  if (!event.isListed || !takesPlace(event.event.status)) return [];
  await offers.set({ state: 'missed', offer_ends_at: null }).where('offer_ends_at', '<=', now.toISOString()).execute();
  const free = event.hasBegun ? 0 : countFree(event, await countOf(transaction, event.id));
  if (free === 0) return [];
  const next = await selectWaiting(transaction, event.id).select('id').orderBy('turn').limit(free).execute();
  // At most half of the time that is left, so that somebody else can have a place that is not taken.
  const endsAt = new Date(now.getTime() + Math.min(offerMs, (event.beginsAt.getTime() - now.getTime()) / 2));
  const offered: RegistrationRow[] = [];
  for (const { id } of next) offered.push(await updateRow(transaction, id, { state: 'offered', offer_ends_at: endsAt.toISOString() }));
  return offered;
}
