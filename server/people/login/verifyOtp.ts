import type { Kysely } from 'kysely';
import type { Database, OtpCodeRow } from '../../platform/db/schema.ts';
import { runInTransaction, lockSubject } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { countFailedAttempt, isOnlyClient, rememberClient, findClientAttempts } from './otpClients.ts';
import { MAX_CLIENT_ATTEMPTS, hashCode, isUsable, canReplaceCode, canTry, msUntilNewCode, type ClientAttempts } from './otpRules.ts';
import { startSession } from './sessions.ts';

const REQUEST_NEW_CODE = 'Please ask for a new passcode.';

/** An attempt to log in with a one-time code. */
export interface OtpAttempt {
  email: string;
  code: string;
  /** Keyed hash of the client's network address. */
  client: string;
  /** Browser and operating system, or null (`describeDevice`). */
  device: string | null;
}

/**
 * Exchanges a one-time code for a session (AUTH-06, D-28). Every attempt is one transaction, and attempts for one e-mail address run one
 * after another. Of simultaneous attempts with the right code, exactly one thus succeeds.
 * @returns the session token
 * @throws HttpError 400 for a wrong, expired or used code, 429 after too many attempts; the errors are the same for unknown e-mail
 *   addresses
 */
export async function verifyOtp(deps: Deps, attempt: OtpAttempt): Promise<string> {
  const outcome = await runInTransaction(deps.db, (transaction) => tryCode(deps, transaction, attempt));
  if (typeof outcome === 'string') return outcome;
  throw outcome;
}

/** Returns the token or the error. Throwing the error would roll back the count of attempts. */
async function tryCode(deps: Deps, db: Kysely<Database>, { email, code, client, device }: OtpAttempt): Promise<string | HttpError> {
  const now = deps.clock();
  await lockSubject(db, 'passcode', email);
  const row = await db.selectFrom('otp_codes').selectAll().where('email', '=', email).executeTakeFirst();
  if (!row || !isUsable(row, now)) return new HttpError(400, `This passcode has expired or was used already. ${REQUEST_NEW_CODE}`);
  const clientAttempts = await findClientAttempts(db, email, client, row.issue, now);
  if (!canTry(row, clientAttempts, now)) return tooManyAttemptsError(db, row, client, clientAttempts, now);
  if (row.code_hash !== hashCode(deps.secret, email, code) || row.member_id === null) {
    return wrongCodeError((await countFailedAttempt(db, row, client, clientAttempts, now)).remainingAttempts);
  }
  // Locks the member against a concurrent deactivation.
  const activeMember = db.selectFrom('members').select('id').where('id', '=', row.member_id).where('deactivated_at', 'is', null);
  if (!(await activeMember.forNoKeyUpdate().executeTakeFirst()))
    return new HttpError(400, `This passcode has expired. ${REQUEST_NEW_CODE}`);
  await db.updateTable('otp_codes').set({ consumed_at: now.toISOString() }).where('email', '=', email).execute();
  await rememberClient(db, { email, client, issue: row.issue }, now);
  return startSession(deps, db, row.member_id, device);
}

function wrongCodeError(remainingAttempts: number): HttpError {
  if (remainingAttempts <= 0) return new HttpError(400, `This passcode is not right, and it was tried too often. ${REQUEST_NEW_CODE}`);
  return new HttpError(
    400,
    `This passcode is not right. You can try ${remainingAttempts === 1 ? 'once more' : `${remainingAttempts} more times`}.`,
  );
}

/** Returns the error. Unless the client can have a new code at once (`canReplaceCode`), the error states the time until it can. */
async function tooManyAttemptsError(
  db: Kysely<Database>,
  row: OtpCodeRow,
  client: string,
  clientAttempts: ClientAttempts,
  now: Date,
): Promise<HttpError> {
  const isLimitReached = clientAttempts.attempts >= MAX_CLIENT_ATTEMPTS;
  if (isLimitReached && canReplaceCode(row, clientAttempts, await isOnlyClient(db, row.email, client, row.issue))) {
    return new HttpError(429, `This passcode was tried too often. ${REQUEST_NEW_CODE}`);
  }
  const seconds = Math.max(1, Math.ceil(msUntilNewCode(row, now) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, `This passcode was tried too often. Please ask for a new passcode in ${wait}.`, {
    'retry-after': String(seconds),
  });
}
