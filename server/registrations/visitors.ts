import type { RegistrationRequest } from '../../shared/operations/registrations.ts';
import { normaliseEmail } from '../mail/address.ts';
import type { RegistrationRow } from '../platform/db/schema.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { keyedHash } from '../platform/security/keyedHash.ts';
import { countUse } from '../platform/security/rateStore.ts';
import { readRow, type EventChange, type RegistrationDeps, type Transaction } from './eventChange.ts';
import { describeRefusal } from './events.ts';
import { CONFIRMATION_MS, createGuestMails } from './mails.ts';
import { countLeft, countOf, HAS_TURN } from './places.ts';
import { createRow, findOwn, findOwner, formatGuestName, lockOwner, saveRow } from './rows.ts';

const MINUTE_MS = 60_000;

/** Mails that one e-mail address gets in an hour because visitors entered it. */
const MAILS_PER_HOUR = 5;

/** Requests of visitors that may wait for their confirmation, per event. */
const MAX_UNCONFIRMED = 2_000;

const MEMBERS_ONLY = 'Only members can register for this event. Please log in first.';

/** How visitors register: a link in a mail confirms it (REG-02). */
export interface Visitors {
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
}

export function createVisitors(deps: RegistrationDeps, { requireEvent, findEvent, runLocked, change, enter }: EventChange): Visitors {
  const { clock, secret } = deps;
  const mails = createGuestMails(deps);

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

  return {
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
          // Who gets an address, or can log in again, may have a former one besides: nobody has two for an event.
          if (own && own.id !== row.id) await transaction.deleteFrom('registrations').where('id', '=', own.id).execute();
          const named: RegistrationRow = { ...row, member_id: owner.id, name: formatGuestName(name) };
          return enter(transaction, event, await saveRow(transaction, row, named));
        },
        (transaction) => lockOwner(transaction, given.email),
      ),
  };
}
