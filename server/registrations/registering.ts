import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { OwnRegistration, RegistrationRequest, Seats } from '../../shared/operations/registrations.ts';
import { takesPlace } from '../../shared/eventStatus.ts';
import { lockMember } from '../jobs/data/activeMember.ts';
import type { Deps } from '../jobs/deps.ts';
import { normaliseEmail } from '../mail/address.ts';
import type { Member } from '../platform/contract/types.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { lockSubject, runInTransaction } from '../platform/db/transaction.ts';
import { bumpVersion } from '../platform/db/versions.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { keyedHash } from '../platform/security/keyedHash.ts';
import { countUse } from '../platform/security/rateStore.ts';
import { describeRefusal, findEventOfGuest, findRegistrationEvent, readPhase, type RegistrationEvent } from './events.ts';
import { CONFIRMATION_MS, createGuestMails } from './mails.ts';
import { cancel, countLeft, countOf, fillPlaces, HAS_TURN, readPosition, takeOfferedPlace, takeTurn } from './places.ts';
import { createRow, findOwn, findOwner, formatGuestName, lockOwner, saveRow, selectOwn } from './rows.ts';

type Transaction = Kysely<Database>;

/** Locks rows that must be locked before the event. */
type Lock = (transaction: Transaction) => Promise<unknown>;

const MINUTE_MS = 60_000;

/** Changes of this process, one after the other: in a rush, each would otherwise wait for the event's lock with a connection of its own. */
const changes = new PQueue({ concurrency: 1 });

/** Mails that one e-mail address gets in an hour because visitors entered it. */
const MAILS_PER_HOUR = 5;

/** Requests of visitors that may wait for their confirmation, per event. */
const MAX_UNCONFIRMED = 2_000;

const MEMBERS_ONLY = 'Only members can register for this event. Please log in first.';

/** How people register, and give up their places (REG-02, REG-03). */
export interface Registering {
  /** Returns what is left of an event. @throws HttpError 404 */
  readSeats(eventId: string): Promise<Seats>;
  /**
   * Registers a member, or takes the place that is held for them.
   * @throws HttpError 401 when the member was erased, 404, 409 when it is not possible now
   */
  register(member: Member, eventId: string): Promise<OwnRegistration>;
  /**
   * Mails a visitor the link that confirms a registration. Says nothing about the address.
   * @throws HttpError 403 when only members can register, 404, 409 when it is not possible now, 429
   */
  request(eventId: string, request: Pick<RegistrationRequest, 'name' | 'email'>): Promise<void>;
  /** Mails a guest the link to their page again, in any phase. Says nothing about the address. @throws HttpError 404 */
  mailLink(eventId: string, email: string): Promise<void>;
  /**
   * Confirms the request of a visitor. Confirming twice has no effect.
   * @param name the visitor's name: the typed one came from whoever knows the address
   * @returns the registration; the one that a member has made meanwhile
   * @throws HttpError 400 for an empty name, 409 when it is not possible now
   */
  confirm(row: RegistrationRow, name: string): Promise<RegistrationRow>;
  /** Takes the place that is held. @throws HttpError 409 when it is no longer held */
  take(row: RegistrationRow): Promise<RegistrationRow>;
  /** Gives up a place, or leaves the waiting list. @throws HttpError 409 when the event has begun */
  cancel(row: RegistrationRow): Promise<RegistrationRow>;
  /** Deletes a registration. @throws HttpError 409 while it has a place or waits, before the event has begun or was cancelled */
  remove(row: RegistrationRow): Promise<void>;
  /** Returns a member's registration for an event; undefined without one. */
  findOwn(member: Member, eventId: string): Promise<RegistrationRow | undefined>;
  /** Returns a member's registrations but cancelled ones, the soonest event first. */
  listOwn(member: Member): Promise<OwnRegistration[]>;
  /** Returns an event that takes registrations, or has guests. @throws HttpError 404 */
  findEvent(eventId: string): Promise<RegistrationEvent>;
  /**
   * Runs a change of an event's registrations: nobody else changes them meanwhile, and places that are free are offered.
   * @param lock what to lock before
   * @throws HttpError 404
   */
  change<T>(eventId: string, work: (transaction: Transaction, event: RegistrationEvent) => Promise<T>, lock?: Lock): Promise<T>;
}

export function createRegistering(deps: Pick<Deps, 'db' | 'clock' | 'content' | 'mailer' | 'secret' | 'settings'>): Registering {
  const { db, clock, content, mailer, secret } = deps;
  const mails = createGuestMails(deps);
  const terms = () => content.current.chapter.registrations;

  /** Returns an event that takes registrations. @throws HttpError 404 */
  function requireEvent(eventId: string): RegistrationEvent {
    const event = findRegistrationEvent(content.current.content, eventId, clock());
    if (!event) throw new HttpError(404, 'There is no such event, or it takes no registrations here.');
    return event;
  }

  async function findEvent(eventId: string, executor: Transaction = db): Promise<RegistrationEvent> {
    const guest = await executor
      .selectFrom('registrations')
      .select(['event_id', 'title', 'day'])
      .where('event_id', '=', eventId)
      .orderBy('day', 'desc')
      .executeTakeFirst();
    return guest ? findEventOfGuest(content.current.content, guest, clock()) : requireEvent(eventId);
  }

  /** Runs work while nobody else changes an event's registrations. */
  async function runLocked<T>(eventId: string, work: (transaction: Transaction) => Promise<T>, lock?: Lock): Promise<T> {
    const result = await changes.add(() =>
      runInTransaction(db, async (transaction) => {
        await lock?.(transaction);
        await lockSubject(transaction, 'registrations', eventId);
        return work(transaction);
      }),
    );
    mailer.wake();
    return result;
  }

  const change: Registering['change'] = async (eventId, work, lock) => {
    const changeAndFill = async (transaction: Transaction) => {
      // Found only now: the content may have changed while this change waited for others.
      const event = await findEvent(eventId, transaction);
      const fill = async (): Promise<void> => {
        const offer = { now: clock(), offerMs: terms().offerHours * 60 * MINUTE_MS };
        for (const row of await fillPlaces(transaction, event, offer)) await mails.enqueue(transaction, 'offered', event, row);
      };
      const before = await countOf(transaction, event.id);
      // An offer that has ended must not be taken, and what it held goes to those who wait and not to somebody new.
      await fill();
      const outcome = await work(transaction, event);
      await fill();
      // Cached pages that say what is left are made again, but not after a sweep that has changed nothing.
      if (!isDeepStrictEqual(await countOf(transaction, event.id), before)) await bumpVersion(transaction, 'registrations');
      return outcome;
    };
    return runLocked(eventId, changeAndFill, lock);
  };

  async function readRow(transaction: Transaction, { id }: RegistrationRow): Promise<RegistrationRow> {
    const row = await transaction.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new HttpError(404, 'This registration was deleted.');
    return row;
  }

  /** Counts a mail that goes to an address because a visitor entered it. @returns whether it may be sent */
  async function countMail(transaction: Transaction, email: string): Promise<boolean> {
    const who = keyedHash(secret, 'client', email).toString('base64url').slice(0, 22);
    const { used } = await countUse(transaction, { operation: 'mail to a visitor', who }, clock().getTime(), 60 * MINUTE_MS);
    return used <= MAILS_PER_HOUR;
  }

  /** Makes room for a request, so that one client cannot keep others out. @throws HttpError 429 when all requests are young */
  async function deleteOldRequest(transaction: Transaction, eventId: string): Promise<void> {
    const oldest = await transaction
      .selectFrom('registrations')
      .select('id')
      .where('event_id', '=', eventId)
      .where('state', '=', 'unconfirmed')
      .where('created_at', '<', new Date(clock().getTime() - 60 * MINUTE_MS).toISOString())
      .orderBy('created_at')
      .executeTakeFirst();
    if (!oldest) throw new HttpError(429, 'Too many people register right now. Please try again later.');
    await transaction.deleteFrom('registrations').where('id', '=', oldest.id).execute();
  }

  async function enter(transaction: Transaction, event: RegistrationEvent, row: RegistrationRow): Promise<RegistrationRow> {
    const entered = await takeTurn(transaction, event, row, clock());
    await mails.enqueue(transaction, entered.state === 'registered' ? 'registered' : 'waiting', event, entered);
    return entered;
  }

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
    change,
    findEvent,
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
        ...terms(),
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
    async request(eventId, { name, email: written }) {
      requireEvent(eventId);
      const email = normaliseEmail(written);
      const work = async (transaction: Transaction): Promise<void> => {
        const event = requireEvent(eventId);
        if (event.rules.members_only === true) throw new HttpError(403, MEMBERS_ONLY);
        const refusal = describeRefusal(event, clock());
        if (refusal !== null) throw new HttpError(409, refusal);
        const owner = await findOwner(transaction, email);
        const newRow = createRow(event, { name, email, memberId: owner.id }, clock());
        const counts = await countOf(transaction, eventId);
        if (countLeft(event, counts) === 0 && event.rules.waiting_list !== true) throw new HttpError(409, 'All places are taken.');
        if (counts.unconfirmed >= MAX_UNCONFIRMED) await deleteOldRequest(transaction, eventId);
        const known = await findOwn(transaction, owner, eventId);
        const isJustMailed = known?.state === 'unconfirmed' && Date.parse(known.created_at) > clock().getTime() - MINUTE_MS;
        // Whoever enters the address of somebody else learns nothing, and cannot fill their mailbox.
        if (isJustMailed || !(await countMail(transaction, email))) return;
        if (known && HAS_TURN.includes(known.state)) return mails.enqueue(transaction, 'link', event, known);
        await mails.enqueue(transaction, 'confirm', event, await saveRow(transaction, known, newRow));
      };
      await runLocked(eventId, work, (transaction) => lockOwner(transaction, email));
    },
    async mailLink(eventId, written) {
      const email = normaliseEmail(written);
      await findEvent(eventId);
      await runLocked(eventId, async (transaction) => {
        const event = await findEvent(eventId, transaction);
        const known = await findOwn(transaction, await findOwner(transaction, email), eventId);
        if (known === undefined || !HAS_TURN.includes(known.state)) return;
        if (await countMail(transaction, email)) await mails.enqueue(transaction, 'link', event, known);
      });
    },
    confirm: ({ event_id, ...given }, name) =>
      change(
        event_id,
        async (transaction, event) => {
          const row = await readRow(transaction, { event_id, ...given });
          if (row.state !== 'unconfirmed') return row;
          if (Date.parse(row.created_at) <= clock().getTime() - CONFIRMATION_MS)
            throw new HttpError(409, 'This link has expired. Please register again on the page of the event.');
          const refusal = describeRefusal(event, clock());
          if (refusal !== null) throw new HttpError(409, refusal);
          // Whoever has opened the mail is the member who has this address by now.
          const owner = await findOwner(transaction, row.email);
          if (owner.id === null && event.rules.members_only === true) throw new HttpError(403, MEMBERS_ONLY);
          const own = await findOwn(transaction, owner, event_id);
          // The member has registered in the dashboard meanwhile.
          if (own && HAS_TURN.includes(own.state)) return own;
          const named: RegistrationRow = { ...row, member_id: owner.id, name: formatGuestName(name) };
          return enter(transaction, event, await saveRow(transaction, row, named));
        },
        (transaction) => lockOwner(transaction, given.email),
      ),
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
      }),
    async listOwn(member) {
      const rows = await selectOwn(db, member).where('state', 'not in', ['unconfirmed', 'cancelled']).execute();
      const own = await Promise.all(rows.map(async (row) => toOwn(row, await readPosition(db, row))));
      return own.toSorted((a, b) => a.start.localeCompare(b.start) || a.eventId.localeCompare(b.eventId));
    },
  };
}
