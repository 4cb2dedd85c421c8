import type { Kysely } from 'kysely';
import type { Database, OtpCodeRow } from '../db/schema.ts';
import { clientAttempts, dayMs, isKnown, knownMs, type Share } from './otpRules.ts';

/** What a client has to do with a code: whether it asked for it, how often it was wrong, whether a member logged in from it. */
export async function shareOf(db: Kysely<Database>, email: string, client: string, issue: string, now: Date): Promise<Share> {
  const row = await db.selectFrom('otp_clients').selectAll().where('email', '=', email).where('client', '=', client).executeTakeFirst();
  // Tries of a code before do not count for the present one.
  const ofThis = row?.issue === issue;
  return { asked: ofThis && row.asked === 1, attempts: ofThis ? row.attempts : 0, known: isKnown(row?.known_until ?? null, now) };
}

/** Whether nobody but this client asked for a code or tried it. */
export async function isAlone(db: Kysely<Database>, email: string, client: string, issue: string): Promise<boolean> {
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

/** Notes that a client asked for a code, or was wrong once more. */
export async function keepShare(
  db: Kysely<Database>,
  key: { email: string; client: string; issue: string },
  { asked, attempts }: Pick<Share, 'asked' | 'attempts'>,
): Promise<void> {
  const values = { issue: key.issue, asked: asked ? 1 : 0, attempts };
  await db
    .insertInto('otp_clients')
    .values({ ...key, ...values, known_until: null })
    .onConflict((clash) => clash.columns(['email', 'client']).doUpdateSet(values))
    .execute();
}

/** Remembers that a member logged in from a client: what others do no longer keeps this one out. */
export async function remember(db: Kysely<Database>, key: { email: string; client: string; issue: string }, now: Date): Promise<void> {
  const known_until = new Date(now.getTime() + knownMs).toISOString();
  await db
    .insertInto('otp_clients')
    .values({ ...key, asked: 0, attempts: 0, known_until })
    .onConflict((clash) => clash.columns(['email', 'client']).doUpdateSet({ known_until }))
    .execute();
}

/** Counts a wrong try of a client, and, unless a member logged in from it, among those of all the others. */
export async function countWrong(
  db: Kysely<Database>,
  code: OtpCodeRow,
  client: string,
  share: Share,
  now: Date,
): Promise<{ left: number }> {
  const attempts = share.attempts + 1;
  await keepShare(db, { email: code.email, client, issue: code.issue }, { asked: share.asked, attempts });
  if (!share.known) {
    const sameDay = Math.abs(now.getTime() - Date.parse(code.day_began_at)) < dayMs;
    await db
      .updateTable('otp_codes')
      .set({
        attempts: code.attempts + 1,
        day_attempts: sameDay ? code.day_attempts + 1 : 1,
        ...(sameDay ? {} : { day_began_at: now.toISOString() }),
      })
      .where('email', '=', code.email)
      .execute();
  }
  return { left: clientAttempts - attempts };
}
