import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { Deps } from '../jobs/deps.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { lockSubject, runInTransaction } from '../platform/db/transaction.ts';
import { bumpVersion } from '../platform/db/versions.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { findEventOfGuest, findRegistrationEvent, type RegistrationEvent } from './events.ts';
import { createGuestMails } from './mails.ts';
import { countOf, fillPlaces, takeTurn } from './places.ts';

export type Transaction = Kysely<Database>;

/** What changing registrations needs. */
export type RegistrationDeps = Pick<Deps, 'db' | 'clock' | 'content' | 'mailer' | 'secret' | 'settings'>;

/** Locks rows that must be locked before the event. */
type Lock = (transaction: Transaction) => Promise<unknown>;

/** Changes of an event's registrations, one after the other (REG-03). */
export interface EventChange {
  /** Returns an event that takes registrations. @throws HttpError 404 */
  requireEvent(eventId: string): RegistrationEvent;
  /** Returns an event that takes registrations, or has guests. @throws HttpError 404 */
  findEvent(eventId: string, executor?: Transaction): Promise<RegistrationEvent>;
  /** Runs work while nobody else changes an event's registrations, and then has its mails sent. @param lock what to lock before */
  runLocked<T>(eventId: string, work: (transaction: Transaction) => Promise<T>, lock?: Lock): Promise<T>;
  /** Runs a change like `runLocked`, and offers places that are free. @throws HttpError 404 */
  change<T>(eventId: string, work: (transaction: Transaction, event: RegistrationEvent) => Promise<T>, lock?: Lock): Promise<T>;
  /** Gives a registration a place or the end of the waiting list, and mails it. @throws HttpError 409 when there is neither */
  enter(transaction: Transaction, event: RegistrationEvent, row: RegistrationRow): Promise<RegistrationRow>;
}

/** Changes of this process, one after the other: in a rush, each would otherwise wait for the event's lock with a connection of its own. */
const changes = new PQueue({ concurrency: 1 });

const MINUTE_MS = 60_000;

/** Returns a registration as it is now. @throws HttpError 404 when it was deleted */
export async function readRow(transaction: Transaction, { id }: RegistrationRow): Promise<RegistrationRow> {
  const row = await transaction.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new HttpError(404, 'This registration was deleted.');
  return row;
}

export function createEventChange(deps: RegistrationDeps): EventChange {
  const { db, clock, content, mailer } = deps;
  const mails = createGuestMails(deps);

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

  const change: EventChange['change'] = async (eventId, work, lock) => {
    const changeAndFill = async (transaction: Transaction) => {
      // Found only now: the content may have changed while this change waited for others.
      const event = await findEvent(eventId, transaction);
      const fill = async (): Promise<void> => {
        const offer = { now: clock(), offerMs: content.current.chapter.registrations.offerHours * 60 * MINUTE_MS };
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

  return {
    requireEvent,
    findEvent,
    runLocked,
    change,
    async enter(transaction, event, row) {
      const entered = await takeTurn(transaction, event, row, clock());
      await mails.enqueue(transaction, entered.state === 'registered' ? 'registered' : 'waiting', event, entered);
      return entered;
    },
  };
}
