import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/contract/types.ts';
import type { Database } from '../../platform/db/schema.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { rateLimitError } from '../../platform/security/limits.ts';
import { CODE_LIFETIME_MS, deriveCode, hashCode, MAX_CLIENT_ATTEMPTS } from './otpRules.ts';

/** Minimum time between two mails with a code. */
const MAIL_INTERVAL_MS = 60_000;

/** The table of the codes for one purpose. A code is mailed to a member who is logged in, where a session alone is not enough. */
type CodeTable = 'content_codes' | 'erasure_codes';

type Person = Pick<Member, 'id' | 'email'>;

/**
 * Replaces a member's code by a new one, which is valid for ten minutes.
 * @param db a transaction that has locked the member
 * @returns the issue for the mail, from which the code is derived when the mail is sent, and when the code expires
 * @throws HttpError 429 within a minute of the last mail
 */
export async function issueCode(
  secret: Buffer,
  db: Kysely<Database>,
  table: CodeTable,
  { id, email }: Person,
  now: Date,
): Promise<{ issue: string; expiresAt: Date }> {
  const previousCode = await findCodeRow(db, table, id);
  const waitMs = previousCode ? Date.parse(previousCode.sent_at) + MAIL_INTERVAL_MS - now.getTime() : 0;
  if (waitMs > 0 && waitMs <= MAIL_INTERVAL_MS) throw rateLimitError(waitMs);
  const issue = randomBytes(16).toString('hex');
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  const row = {
    issue,
    code_hash: hashCode(secret, email, deriveCode(secret, email, issue)),
    attempts: 0,
    sent_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
  await db
    .insertInto(table)
    .values({ member_id: id, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  return { issue, expiresAt };
}

const findCodeRow = (db: Kysely<Database>, table: CodeTable, memberId: string) =>
  db.selectFrom(table).selectAll().where('member_id', '=', memberId).executeTakeFirst();

/**
 * Checks a code. Counts the attempt when the code is wrong.
 * @param db a transaction that has locked the member and must be committed when the code is refused, so that the attempt counts
 * @returns the refusal; undefined when the code is right
 */
export async function checkMailedCode(
  secret: Buffer,
  db: Kysely<Database>,
  table: CodeTable,
  { id, email }: Person,
  code: string,
  now: Date,
): Promise<HttpError | undefined> {
  const row = await findCodeRow(db, table, id);
  const ageMs = row ? now.getTime() - Date.parse(row.sent_at) : CODE_LIFETIME_MS;
  if (!row || ageMs >= CODE_LIFETIME_MS || ageMs < 0)
    return new HttpError(400, 'This code has expired or was used already. Please ask for a new one.');
  if (row.attempts >= MAX_CLIENT_ATTEMPTS) return new HttpError(429, 'This code was tried too often. Please ask for a new one.');
  if (row.code_hash === hashCode(secret, email, code)) return undefined;
  const attempts = row.attempts + 1;
  await db.updateTable(table).set({ attempts }).where('member_id', '=', id).execute();
  const remainingAttempts = MAX_CLIENT_ATTEMPTS - attempts;
  if (remainingAttempts === 0) return new HttpError(400, 'This code is not right, and it was tried too often. Please ask for a new one.');
  return new HttpError(
    400,
    `This code is not right. You can try ${remainingAttempts === 1 ? 'once more' : `${remainingAttempts} more times`}.`,
  );
}
