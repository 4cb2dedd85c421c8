import type { CheckIn, Guest, GuestEvent, GuestList, GuestMessage, NewGuest } from '../../shared/operations/registrations.ts';
import { addDays, dayInIndia, startOfDay } from '../../shared/days.ts';
import { takesPlace } from '../../shared/eventStatus.ts';
import type { Deps } from '../jobs/deps.ts';
import { getEnquiryAddress } from '../mail/sender.ts';
import { normaliseEmail } from '../mail/address.ts';
import { createAttendance } from '../people/pdus/attendance.ts';
import type { Member } from '../platform/contract/types.ts';
import type { RegistrationRow } from '../platform/db/schema.ts';
import { runInTransaction } from '../platform/db/transaction.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { keyedHash } from '../platform/security/keyedHash.ts';
import { requireAdmin } from '../platform/security/requireAdmin.ts';
import { countUse } from '../platform/security/rateStore.ts';
import { findEventOfGuest, listRegistrationEvents, type RegistrationEvent } from './events.ts';
import { createGuestMails } from './mails.ts';
import {
  cancel,
  countOf,
  countRegistrations,
  HAS_TURN,
  NO_REGISTRATIONS,
  readPosition,
  takeTurn,
  updateRow,
  type Counts,
} from './places.ts';
import type { Registering } from './registering.ts';
import { createRow, findOwn, findOwner, lockOwner, saveRow } from './rows.ts';

/** Milliseconds in which the same message is not sent to an event's guests again. */
const REPEAT_MS = 10 * 60_000;

/** What admins see and do with the guests of an event (REG-05, REG-06). Every function throws HttpError 403 for others than admins. */
export interface Guests {
  /** Returns the events that take registrations or still have guests: those to come, then those that are over. */
  listEvents(member: Member): Promise<GuestEvent[]>;
  /** Returns an event and all its guests. @throws HttpError 404 */
  list(member: Member, eventId: string): Promise<GuestList>;
  /**
   * Adds a guest; from the day of the event on also above the number of places.
   * @throws HttpError 404, 409 when they are registered already, the event is full or its last day is over
   */
  add(member: Member, eventId: string, guest: NewGuest): Promise<Guest>;
  /**
   * Checks a guest in, also one who waits, or takes that back.
   * @throws HttpError 404, 409 when the registration or the event is cancelled, or before the day of the event
   */
  checkIn(member: Member, eventId: string, guestId: string, checkIn: CheckIn): Promise<Guest>;
  /** Cancels a registration. @returns message @throws HttpError 404 */
  cancel(member: Member, eventId: string, guestId: string): Promise<string>;
  /** Mails a new link; earlier ones no longer work. @returns message @throws HttpError 404, 409 for one who is not registered */
  renewLink(member: Member, eventId: string, guestId: string): Promise<string>;
  /** Queues a message, in a mail each. @returns message @throws HttpError 404, 409 when the same one was sent a moment ago */
  message(member: Member, eventId: string, message: GuestMessage): Promise<string>;
}

const RECIPIENTS: Readonly<Record<GuestMessage['to'], readonly RegistrationRow['state'][]>> = {
  registered: ['registered'],
  waiting: ['waiting', 'offered'],
  all: HAS_TURN,
  came: ['registered'],
  absent: ['registered'],
};

/** A row with the present name and address of the guest. */
type GuestRow = RegistrationRow & { present_name: string | null; present_email: string | null };

const toGuest = (row: GuestRow, position?: number): Guest => ({
  guestId: row.id,
  name: row.present_name ?? row.name,
  email: row.present_email ?? row.email,
  isMember: row.member_id !== null,
  state: row.state as Guest['state'],
  ...(position !== undefined && { position }),
  ...(row.offer_ends_at !== null && { offerEndsAt: row.offer_ends_at }),
  registeredAt: row.registered_at ?? row.created_at,
  ...(row.checked_in_at !== null && { checkedInAt: row.checked_in_at }),
});

/** Returns a time of a device, whose clock may be wrong, within limits; the latest one for a time that no date holds, such as a leap second. */
const clampTime = (time: string, from: Date, to: Date): string => {
  const written = Date.parse(time);
  return (written < from.getTime() ? from : written < to.getTime() ? new Date(written) : to).toISOString();
};

/** Returns an event with the numbers of its guests. @param checkedIn number of those who were checked in */
const toGuestEvent = ({ id, event, days, rules }: RegistrationEvent, counts: Counts, checkedIn: number): GuestEvent => ({
  eventId: id,
  title: event.title,
  program: event.category,
  start: days.start,
  end: days.end,
  ...(event.time !== undefined && { time: event.time }),
  ...(event.venue !== undefined && { venue: event.venue }),
  ...(event.status !== undefined && { status: event.status }),
  ...(rules.payment !== undefined && { payment: rules.payment }),
  seats: rules.seats,
  registered: counts.registered,
  offered: counts.offered,
  waiting: counts.waiting,
  unconfirmed: counts.unconfirmed,
  checkedIn,
});

export function createGuests(deps: Deps, registering: Registering): Guests {
  const { db, clock, content, mailer, secret, settings } = deps;
  const mails = createGuestMails(deps);
  const attendance = createAttendance(deps);

  /** Selects an event's confirmed registrations in the order of the list. */
  const selectGuests = (executor: typeof db, eventId: string) =>
    executor
      .selectFrom('registrations')
      .leftJoin('members', 'members.id', 'registrations.member_id')
      .selectAll('registrations')
      .select(['members.name as present_name', 'members.email as present_email'])
      .where('event_id', '=', eventId)
      .where('state', '!=', 'unconfirmed')
      .orderBy('turn');

  async function findGuest(transaction: typeof db, eventId: string, guestId: string): Promise<GuestRow> {
    const row = await selectGuests(transaction, eventId).where('registrations.id', '=', guestId).executeTakeFirst();
    if (!row) throw new HttpError(404, 'There is no such guest.');
    return row;
  }

  /** Runs an admin's change of a guest. @throws HttpError 403, 404 */
  async function changeGuest<T>(
    member: Member,
    eventId: string,
    guestId: string,
    work: (transaction: typeof db, event: RegistrationEvent, row: GuestRow) => Promise<T>,
  ): Promise<T> {
    requireAdmin(member);
    return registering.change(eventId, async (transaction, event) =>
      work(transaction, event, await findGuest(transaction, eventId, guestId)),
    );
  }

  return {
    async listEvents(member) {
      requireAdmin(member);
      const counts = await countRegistrations(db);
      const known = await db
        .selectFrom('registrations')
        .select(({ fn }) => [
          'event_id',
          fn.max('title').as('title'),
          fn.max('day').as('day'),
          fn.count<number>('checked_in_at').as('checkedIn'),
        ])
        .groupBy('event_id')
        .execute();
      const [now, { content: current }] = [clock(), content.current];
      const listed = listRegistrationEvents(current, now);
      const removed = known.filter(({ event_id }) => !listed.some(({ id }) => id === event_id));
      const events = [...listed, ...removed.map((guest) => findEventOfGuest(current, guest, now))].map((event) => {
        const checkedIn = known.find(({ event_id }) => event_id === event.id)?.checkedIn ?? 0;
        return toGuestEvent(event, counts.get(event.id) ?? NO_REGISTRATIONS, Number(checkedIn));
      });
      const today = dayInIndia(now);
      const upcoming = events.filter(({ end }) => end >= today).toSorted((a, b) => a.start.localeCompare(b.start));
      const past = events.filter(({ end }) => end < today).toSorted((a, b) => b.start.localeCompare(a.start));
      return [...upcoming, ...past];
    },
    async list(member, eventId) {
      requireAdmin(member);
      const event = await registering.findEvent(eventId);
      const rows = await selectGuests(db, eventId).execute();
      const checkedIn = rows.filter(({ checked_in_at }) => checked_in_at !== null).length;
      let waiting = 0;
      const guests = rows.map((row) => toGuest(row, row.state === 'waiting' ? (waiting += 1) : undefined));
      return { event: toGuestEvent(event, await countOf(db, eventId), checkedIn), guests };
    },
    async add(member, eventId, { name, email: written }) {
      requireAdmin(member);
      const email = normaliseEmail(written);
      const enter = async (transaction: typeof db, event: RegistrationEvent): Promise<Guest> => {
        if (clock() >= startOfDay(addDays(event.days.end, 1))) throw new HttpError(409, 'The event is over.');
        if (!takesPlace(event.event.status)) throw new HttpError(409, `The event is ${event.event.status ?? ''}.`);
        if (!event.isListed) throw new HttpError(409, 'The event takes no registrations here any more.');
        const owner = await findOwner(transaction, email);
        const known = await findOwn(transaction, owner, eventId);
        if (known && HAS_TURN.includes(known.state)) throw new HttpError(409, 'Somebody with this e-mail address is registered already.');
        const row = await saveRow(transaction, known, createRow(event, { name, email, memberId: owner.id }, clock()));
        const isAtDoor = dayInIndia(clock()) >= event.days.start;
        const entered = await takeTurn(transaction, event, row, clock(), isAtDoor);
        await mails.enqueue(transaction, entered.state === 'registered' ? 'registered' : 'waiting', event, entered);
        return toGuest(await findGuest(transaction, eventId, entered.id), await readPosition(transaction, entered));
      };
      return registering.change(eventId, enter, (transaction) => lockOwner(transaction, email));
    },
    checkIn: (member, eventId, guestId, { checkedIn, at }) =>
      changeGuest(member, eventId, guestId, async (transaction, { event, days }, row) => {
        if ((row.checked_in_at !== null) === checkedIn) return toGuest(row);
        if (row.state === 'cancelled')
          throw new HttpError(409, `The registration of ${row.present_name ?? row.name} is cancelled. Add them again to let them in.`);
        const now = clock();
        if (checkedIn && !takesPlace(event.status)) throw new HttpError(409, `The event is ${event.status ?? ''}.`);
        if (checkedIn && dayInIndia(now) < days.start) throw new HttpError(409, 'Guests are checked in from the day of the event on.');
        const checked_in_at = checkedIn ? clampTime(at ?? now.toISOString(), startOfDay(days.start), now) : null;
        // Whoever is let in has a place: others do not come, and the door decides.
        const change = { checked_in_at, state: 'registered', offer_ends_at: null } as const;
        await updateRow(transaction, guestId, change);
        // Somebody may have become a member since they registered.
        const memberId = row.member_id ?? (await findOwner(transaction, row.email)).id;
        if (memberId !== null) {
          if (checked_in_at === null) await attendance.forget(transaction, memberId, eventId, row.checked_in_at ?? '');
          else await attendance.record(transaction, memberId, event, checked_in_at);
        }
        return toGuest({ ...row, ...change });
      }),
    cancel: (member, eventId, guestId) =>
      changeGuest(member, eventId, guestId, async (transaction, event, row) => {
        if (row.state === 'cancelled') return 'The registration is cancelled already.';
        if (row.checked_in_at !== null) throw new HttpError(409, 'This guest was checked in. Take that back first.');
        await mails.enqueue(transaction, 'cancelledByChapter', event, await cancel(transaction, row));
        return 'The registration is cancelled. A mail says so.';
      }),
    renewLink: (member, eventId, guestId) =>
      changeGuest(member, eventId, guestId, async (transaction, event, row) => {
        if (!HAS_TURN.includes(row.state)) throw new HttpError(409, 'Only somebody who is registered gets a link.');
        await mails.enqueue(transaction, 'link', event, await updateRow(transaction, guestId, { links: row.links + 1 }));
        return 'A new link is on its way. Earlier links no longer work.';
      }),
    async message(member, eventId, { subject, text, to }) {
      requireAdmin(member);
      const event = await registering.findEvent(eventId);
      // The hash of the message is what is counted, so that a second press does not send it twice.
      const who = keyedHash(secret, 'registration', eventId, subject, text, to).toString('base64url').slice(0, 22);
      const number = await runInTransaction(db, async (transaction) => {
        const { used } = await countUse(transaction, { operation: 'message to guests', who }, clock().getTime(), REPEAT_MS);
        if (used > 1) throw new HttpError(409, 'This message was sent a moment ago. To send it again, wait ten minutes or change it.');
        const recipients = await transaction
          .selectFrom('registrations')
          .selectAll()
          .where('event_id', '=', eventId)
          .where('state', 'in', RECIPIENTS[to])
          .$if(to === 'came', (query) => query.where('checked_in_at', 'is not', null))
          .$if(to === 'absent', (query) => query.where('checked_in_at', 'is', null))
          .orderBy('turn')
          .execute();
        if (recipients.length === 0) throw new HttpError(409, 'There is no such guest, so nobody would get the message.');
        const replyTo = getEnquiryAddress(settings, content.current.chapter);
        for (const row of recipients) {
          const paragraphs = [text, `About: ${mails.describeEvent(event)}`, `Your registration: ${mails.createGuestUrl(row)}`];
          await mails.enqueueMail(transaction, event, row, { subject, paragraphs, replyTo, isForMany: true });
        }
        return recipients.length;
      });
      mailer.wake();
      return number === 1 ? 'The message goes to one guest.' : `The message goes to ${number} guests.`;
    },
  };
}
