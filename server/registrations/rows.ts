import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MAX_GUEST_NAME_LENGTH } from '../../shared/addresses.ts';
import { formatMailLine } from '../mail/address.ts';
import { isRegistrationOf } from '../people/ownData/ownRecords.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { formatMark } from './changes.ts';
import type { RegistrationEvent } from './events.ts';
import { HAS_TURN } from './places.ts';

/** Letters and symbols that nobody sees, such as the Hangul filler. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]+/gu;

/** Returns a typed name as one line. @throws HttpError 400 when nothing of it can be seen */
export function formatGuestName(typed: string): string {
  const name = formatMailLine(typed, MAX_GUEST_NAME_LENGTH);
  if (name.replace(UNSEEN, '') === '') throw new HttpError(400, 'Please enter a name.');
  return name;
}

/** Returns the columns of a new registration. @throws HttpError 400 for an empty name */
export const createRow = (
  event: RegistrationEvent,
  { name, email, memberId }: { name: string; email: string; memberId: string | null },
  now: Date,
): RegistrationRow => ({
  id: randomBytes(12).toString('hex'),
  event_id: event.id,
  member_id: memberId,
  name: formatGuestName(name),
  email,
  state: 'unconfirmed',
  turn: 0,
  offer_ends_at: null,
  created_at: now.toISOString(),
  registered_at: null,
  checked_in_at: null,
  reminded: null,
  links: 0,
  told: formatMark(event),
  title: event.event.title,
  day: event.days.end,
});

/** A member, or the e-mail address of somebody else. */
export type Owner = Pick<RegistrationRow, 'email'> & { id: string | null };

/** Returns who registers with an e-mail address: the member who has it and can log in, or nobody but the address. */
export async function findOwner(db: Kysely<Database>, email: string): Promise<Owner> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return { id: member?.id ?? null, email };
}

/** Locks the member with an e-mail address; before the event is locked, as everywhere. */
export const lockOwner = (transaction: Kysely<Database>, email: string) =>
  transaction.selectFrom('members').select('id').where('email', '=', email).forNoKeyUpdate().execute();

/**
 * Selects somebody's registrations: those with a place or a turn first, then a member's own ones before those that were made with the same
 * e-mail address.
 */
export const selectOwn = (db: Kysely<Database>, owner: Owner) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where(isRegistrationOf({ id: owner.id ?? '', email: owner.email }))
    .orderBy((row) => row('state', 'not in', HAS_TURN))
    .orderBy((row) => row('member_id', 'is', null));

/** Returns somebody's registration for an event; undefined without one. */
export const findOwn = (db: Kysely<Database>, owner: Owner, eventId: string): Promise<RegistrationRow | undefined> =>
  selectOwn(db, owner).where('event_id', '=', eventId).executeTakeFirst();

/** Inserts a registration, or renews a known one, whose place in the order is given up. Its links still work. */
export const saveRow = (
  transaction: Kysely<Database>,
  known: RegistrationRow | undefined,
  { id, links, ...columns }: RegistrationRow,
): Promise<RegistrationRow> =>
  known
    ? transaction.updateTable('registrations').set(columns).where('id', '=', known.id).returningAll().executeTakeFirstOrThrow()
    : transaction
        .insertInto('registrations')
        .values({ id, links, ...columns })
        .returningAll()
        .executeTakeFirstOrThrow();
