import type { Kysely } from 'kysely';
import type { Database, OtpCodeRow } from '../../platform/db/schema.ts';
import { MAX_CLIENT_ATTEMPTS, DAY_MS, isStillKnown, KNOWN_CLIENT_MS, type ClientAttempts } from './otpRules.ts';

/**
 * Returns how a client has used the code of an e-mail address.
 * @param issue identifies the code
 */
export async function findClientAttempts(
  db: Kysely<Database>,
  email: string,
  client: string,
  issue: string,
  now: Date,
): Promise<ClientAttempts> {
  const row = await db.selectFrom('otp_clients').selectAll().where('email', '=', email).where('client', '=', client).executeTakeFirst();
  const isCurrentCode = row?.issue === issue;
  return {
    hasRequested: isCurrentCode && row.asked === 1,
    attempts: isCurrentCode ? row.attempts : 0,
    isKnown: isStillKnown(row?.known_until ?? null, now),
  };
}

/** Returns whether no other client requested or tried the code. */
export async function isOnlyClient(db: Kysely<Database>, email: string, client: string, issue: string): Promise<boolean> {
  const other = await db
    .selectFrom('otp_clients')
    .select('client')
    .where('email', '=', email)
    .where('issue', '=', issue)
    .where('client', '!=', client)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Saves how often a client has tried a code, and whether it requested the code. */
export async function saveClientAttempts(
  db: Kysely<Database>,
  key: { email: string; client: string; issue: string },
  { hasRequested, attempts }: Pick<ClientAttempts, 'hasRequested' | 'attempts'>,
): Promise<void> {
  const values = { issue: key.issue, asked: hasRequested ? 1 : 0, attempts };
  await db
    .insertInto('otp_clients')
    .values({ ...key, ...values, known_until: null })
    .onConflict((conflict) => conflict.columns(['email', 'client']).doUpdateSet(values))
    .execute();
}

/** Records that a member logged in from a client. Failed attempts of other clients then no longer exclude this one. */
export async function rememberClient(
  db: Kysely<Database>,
  key: { email: string; client: string; issue: string },
  now: Date,
): Promise<void> {
  const known_until = new Date(now.getTime() + KNOWN_CLIENT_MS).toISOString();
  await db
    .insertInto('otp_clients')
    .values({ ...key, asked: 0, attempts: 0, known_until })
    .onConflict((conflict) => conflict.columns(['email', 'client']).doUpdateSet({ known_until }))
    .execute();
}

/** Counts a failed attempt for the client and, unless the client is known, for all clients. Returns the client's remaining attempts. */
export async function countFailedAttempt(
  db: Kysely<Database>,
  code: OtpCodeRow,
  client: string,
  clientAttempts: ClientAttempts,
  now: Date,
): Promise<{ remainingAttempts: number }> {
  const attempts = clientAttempts.attempts + 1;
  await saveClientAttempts(db, { email: code.email, client, issue: code.issue }, { hasRequested: clientAttempts.hasRequested, attempts });
  if (!clientAttempts.isKnown) {
    const isWithinDay = Math.abs(now.getTime() - Date.parse(code.day_began_at)) < DAY_MS;
    await db
      .updateTable('otp_codes')
      .set({
        attempts: code.attempts + 1,
        day_attempts: isWithinDay ? code.day_attempts + 1 : 1,
        ...(isWithinDay ? {} : { day_began_at: now.toISOString() }),
      })
      .where('email', '=', code.email)
      .execute();
  }
  return { remainingAttempts: MAX_CLIENT_ATTEMPTS - attempts };
}
