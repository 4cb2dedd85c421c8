import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MAX_GUEST_NAME_LENGTH } from '../../shared/addresses.ts';
import { formatMailLine } from '../mail/address.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { formatMark } from './changes.ts';
import type { RegistrationEvent } from './events.ts';

/** Returns a typed name as one line. @throws HttpError 400 when nothing of it can be seen */
function formatName(typed: string): string {
  const name = formatMailLine(typed, MAX_GUEST_NAME_LENGTH);
  if (name.replace(/\p{Cf}/gu, '') === '') throw new HttpError(400, 'Please enter a name.');
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
  name: formatName(name),
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

/** Inserts a registration, or renews the one of the same e-mail address, whose place in the order is given up. */
export async function insertRow(transaction: Kysely<Database>, row: RegistrationRow): Promise<RegistrationRow> {
  const { id: _id, links: _links, ...columns } = row;
  return transaction
    .insertInto('registrations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['event_id', 'email']).doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
}
