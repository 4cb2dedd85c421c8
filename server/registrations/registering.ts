import type { OwnRegistration, Seats } from '../../shared/operations/registrations.ts';
import { takesPlace } from '../../shared/eventStatus.ts';
import { lockMember } from '../jobs/data/activeMember.ts';
import type { Member } from '../platform/contract/types.ts';
import type { RegistrationRow } from '../platform/db/schema.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { createEventChange, readRow, type EventChange, type RegistrationDeps, type Transaction } from './eventChange.ts';
import { describeRefusal, findEventOfGuest, readPhase, type RegistrationEvent } from './events.ts';
import { createGuestMails } from './mails.ts';
import { cancel, countLeft, countOf, HAS_TURN, readPosition, takeOfferedPlace } from './places.ts';
import { createRow, findOwn, saveRow, selectOwn } from './rows.ts';
import { createVisitors, type Visitors } from './visitors.ts';

/** How people register, and give up their places (REG-02, REG-03). */
export interface Registering extends Pick<EventChange, 'change' | 'findEvent'>, Visitors {
  /** Returns what is left of an event. @throws HttpError 404 */
  readSeats(eventId: string): Promise<Seats>;
  /**
   * Registers a member, or takes the place that is held for them.
   * @throws HttpError 401 when the member was erased, 404, 409 when it is not possible now
   */
  register(member: Member, eventId: string): Promise<OwnRegistration>;
  /** Takes the place that is held. @throws HttpError 409 when it is no longer held */
  take(row: RegistrationRow): Promise<RegistrationRow>;
  /** Gives up a place, or leaves the waiting list. @throws HttpError 409 when the event has begun */
  cancel(row: RegistrationRow): Promise<RegistrationRow>;
  /** Deletes a registration, and the mails about it. @throws HttpError 409 while it has a place or waits, before the event has begun or was cancelled */
  remove(row: RegistrationRow): Promise<void>;
  /** Returns a member's registration for an event; undefined without one. */
  findOwn(member: Member, eventId: string): Promise<RegistrationRow | undefined>;
  /** Returns a member's registrations but cancelled ones, the soonest event first. */
  listOwn(member: Member): Promise<OwnRegistration[]>;
}

export function createRegistering(deps: RegistrationDeps): Registering {
  const { db, clock, content } = deps;
  const mails = createGuestMails(deps);
  const eventChange = createEventChange(deps);
  const { requireEvent, change, enter } = eventChange;

  async function takeHeld(transaction: Transaction, event: RegistrationEvent, row: RegistrationRow): Promise<RegistrationRow> {
    if (!event.isListed || !takesPlace(event.event.status) || event.hasBegun)
      throw new HttpError(409, describeRefusal(event, clock()) ?? '');
    const taken = await takeOfferedPlace(transaction, row);
    await mails.enqueue(transaction, 'registered', event, taken);
    return taken;
  }

  async function toOwn(row: RegistrationRow, position: number | undefined): Promise<OwnRegistration> {
    const event = findEventOfGuest(content.current.content, row, clock());
    const { state } = row;
    if (state === 'unconfirmed') throw new TypeError('An unconfirmed registration is not shown.');
    return {
      guestId: row.id,
      eventId: row.event_id,
      title: event.event.title,
      program: event.event.category,
      start: event.days.start,
      end: event.days.end,
      ...(event.event.time !== undefined && { time: event.event.time }),
      ...(event.event.venue !== undefined && { venue: event.event.venue }),
      ...(event.rules.payment !== undefined && { payment: event.rules.payment }),
      ...(event.event.status !== undefined && { status: event.event.status }),
      state,
      ...(position !== undefined && { position }),
      ...(row.offer_ends_at !== null && { offerEndsAt: row.offer_ends_at }),
      checkedIn: row.checked_in_at !== null,
      canCancel: !event.hasBegun && row.checked_in_at === null,
    };
  }

  return {
    ...createVisitors(deps, eventChange),
    change,
    findEvent: eventChange.findEvent,
    findOwn: (member, eventId) => findOwn(db, member, eventId),
    async readSeats(eventId) {
      const event = requireEvent(eventId);
      const { rules } = event;
      const counts = await countOf(db, eventId);
      const [phase, left] = [readPhase(event, clock()), countLeft(event, counts)];
      return {
        state: phase === 'open' && left === 0 ? 'full' : phase,
        seats: rules.seats,
        left,
        waiting: counts.waiting,
        waitingList: rules.waiting_list === true,
        membersOnly: rules.members_only === true,
        ...(rules.opens !== undefined && { opens: rules.opens }),
        ...(rules.closes !== undefined && { closes: rules.closes }),
        ...(rules.payment !== undefined && { payment: rules.payment }),
        ...content.current.chapter.registrations,
      };
    },
    async register(member, eventId) {
      requireEvent(eventId);
      const lock = (transaction: Transaction): Promise<void> => lockMember(transaction, member.id);
      const { row, position } = await change(
        eventId,
        async (transaction, event) => {
          const own = await findOwn(transaction, member, eventId);
          let registered = own;
          if (own?.state === 'offered') registered = await takeHeld(transaction, event, own);
          else if (own?.state !== 'registered' && own?.state !== 'waiting') {
            const refusal = describeRefusal(event, clock());
            if (refusal !== null) throw new HttpError(409, refusal);
            const newRow = createRow(event, { ...member, memberId: member.id }, clock());
            registered = await enter(transaction, event, await saveRow(transaction, own, newRow));
          }
          const outcome = registered ?? (await readRow(transaction, own as RegistrationRow));
          return { row: outcome, position: await readPosition(transaction, outcome) };
        },
        lock,
      );
      return toOwn(row, position);
    },
    take: ({ event_id, ...given }) =>
      change(event_id, async (transaction, event) => {
        const row = await readRow(transaction, { event_id, ...given });
        if (row.state === 'registered') return row;
        if (row.state !== 'offered') throw new HttpError(409, 'This place is no longer held for you.');
        return takeHeld(transaction, event, row);
      }),
    cancel: ({ event_id, ...given }) =>
      change(event_id, async (transaction, event) => {
        const row = await readRow(transaction, { event_id, ...given });
        if (!HAS_TURN.includes(row.state)) return row;
        if (event.hasBegun) throw new HttpError(409, 'The event has begun, so the registration can no longer be cancelled.');
        // Doors open before an event begins.
        if (row.checked_in_at !== null) throw new HttpError(409, 'You were checked in, so the registration can no longer be cancelled.');
        const cancelled = await cancel(transaction, row);
        await mails.enqueue(transaction, 'cancelled', event, cancelled);
        return cancelled;
      }),
    remove: ({ event_id, ...given }) =>
      change(event_id, async (transaction, event) => {
        const row = await readRow(transaction, { event_id, ...given });
        const isExpected = !event.hasBegun && event.event.status !== 'cancelled';
        if (isExpected && HAS_TURN.includes(row.state)) throw new HttpError(409, 'Please give up your place first.');
        await transaction.deleteFrom('registrations').where('id', '=', row.id).execute();
        await mails.forget(transaction, row);
      }),
    async listOwn(member) {
      const rows = await selectOwn(db, member).where('state', 'not in', ['unconfirmed', 'cancelled']).execute();
      const own = await Promise.all(rows.map(async (row) => toOwn(row, await readPosition(db, row))));
      return own.toSorted((a, b) => a.start.localeCompare(b.start) || a.eventId.localeCompare(b.eventId));
    },
  };
}
