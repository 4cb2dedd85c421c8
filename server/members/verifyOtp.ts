import type { Kysely } from 'kysely';
import type { Database, OtpCodeRow } from '../db/schema.ts';
import { inTransaction, lockSubject } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../security/httpError.ts';
import { countWrong, isAlone, remember, shareOf } from './otpClients.ts';
import { clientAttempts, codeHash, isUsable, mayReplace, mayTry, newCodeInMs, type Share } from './otpRules.ts';
import { startSession } from './sessions.ts';

const askAgain = 'Please ask for a new passcode.';

/** A try of a code. */
export interface OtpTry {
  /** Normalised. */
  email: string;
  /** Six digits. */
  code: string;
  /** Who tries, as `hashClient` returns it. */
  client: string;
  /** With what, as `deviceOf` names it. */
  device: string | null;
}

/**
 * Exchanges a one-time code for a session (AUTH-06, D-28). Reading, counting and consuming are one transaction, and no two
 * about one address run side by side, so that of any number of simultaneous tries with the right code exactly one gets in.
 * @returns the session token
 * @throws HttpError 400 for a wrong, expired or used code, 429 when the code was tried too often; the same for addresses
 * that are nobody's
 */
export async function verifyOtp(deps: Deps, given: OtpTry): Promise<string> {
  const outcome = await inTransaction(deps.db, (step) => tryCode(deps, step, given));
  if (typeof outcome === 'string') return outcome;
  throw outcome;
}

/** The session's token, or the refusal; what was counted stays counted, so a refusal is returned and not thrown. */
async function tryCode(deps: Deps, db: Kysely<Database>, { email, code, client, device }: OtpTry): Promise<string | HttpError> {
  const now = deps.clock();
  await lockSubject(db, 'passcode', email);
  const row = await db.selectFrom('otp_codes').selectAll().where('email', '=', email).executeTakeFirst();
  if (!row || !isUsable(row, now)) return new HttpError(400, `This passcode has expired or was used already. ${askAgain}`);
  const share = await shareOf(db, email, client, row.issue, now);
  if (!mayTry(row, share, now)) return tooOften(db, row, client, share, now);
  if (row.code_hash !== codeHash(deps.secret, email, code) || row.member_id === null) {
    return wrongCode((await countWrong(db, row, client, share, now)).left);
  }
  // Whoever is being deactivated at this moment stays out.
  const active = db.selectFrom('members').select('id').where('id', '=', row.member_id).where('deactivated_at', 'is', null);
  if (!(await active.forNoKeyUpdate().executeTakeFirst())) return new HttpError(400, `This passcode has expired. ${askAgain}`);
  await db.updateTable('otp_codes').set({ consumed_at: now.toISOString() }).where('email', '=', email).execute();
  await remember(db, { email, client, issue: row.issue }, now);
  return startSession(deps, db, row.member_id, device);
}

function wrongCode(left: number): HttpError {
  if (left <= 0) return new HttpError(400, `This passcode is not right, and it was tried too often. ${askAgain}`);
  return new HttpError(400, `This passcode is not right. You can try ${left === 1 ? 'once' : `${left} times`} more.`);
}

/** Says when asking again leads to a new code: at once, unless somebody else may be holding the present one. */
async function tooOften(db: Kysely<Database>, row: OtpCodeRow, client: string, share: Share, now: Date): Promise<HttpError> {
  const spent = share.attempts >= clientAttempts;
  if (spent && mayReplace(row, share, await isAlone(db, row.email, client, row.issue))) {
    return new HttpError(429, `This passcode was tried too often. ${askAgain}`);
  }
  const seconds = Math.max(1, Math.ceil(newCodeInMs(row, now) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, `This passcode was tried too often. Please ask for a new passcode in ${wait}.`, {
    'retry-after': String(seconds),
  });
}
