import type { Kysely } from 'kysely';
import { createSignedPath, verifySubject } from '../jobs/mail/signedLinks.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';

/** Returns the path of a guest's own page, which works without login until the links are withdrawn or the data are deleted (REG-04). */
export const createGuestPath = (secret: Buffer, { id, links }: Pick<RegistrationRow, 'id' | 'links'>): string =>
  createSignedPath(secret, 'registration', `${id}.${links}`);

/** Returns the registration of a signed query; undefined when the link is invalid, or was withdrawn. */
export async function findByLink(
  db: Kysely<Database>,
  secret: Buffer,
  query: { of?: unknown; key?: unknown },
): Promise<RegistrationRow | undefined> {
  const [id = '', links] = verifySubject(secret, 'registration', query)?.split('.') ?? [];
  const row = await db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
  return row !== undefined && String(row.links) === links ? row : undefined;
}
