import type { Deps } from '../deps.ts';
import { HttpError } from '../security/httpError.ts';
import { codeHash, mostAttempts } from './otpRules.ts';
import { startSession } from './sessions.ts';

const askAgain = 'Please ask for a new code.';

/**
 * Exchanges a one-time code for a session (AUTH-06, D-28). One statement counts the attempt and consumes the code, so that
 * of any number of simultaneous tries with the right code exactly one gets in.
 * @returns the session token
 * @throws HttpError 400 for a wrong, expired or used code, 429 when the code was tried too often; the same for addresses
 * that are nobody's
 */
export async function verifyOtp(deps: Deps, email: string, code: string): Promise<string> {
  const now = deps.clock().toISOString();
  const hash = codeHash(deps.secret, email, code);
  const outcome = await deps.db.transaction().execute(async (step) => {
    const tried = await step
      .updateTable('otp_codes')
      .set((column) => ({
        attempts: column('attempts', '+', 1),
        consumed_at: column
          .case()
          .when(column.and([column('code_hash', '=', hash), column('member_id', 'is not', null)]))
          .then(now)
          .else(null)
          .end(),
      }))
      .where('email', '=', email)
      .where('consumed_at', 'is', null)
      .where('attempts', '<', mostAttempts)
      .where('expires_at', '>', now)
      .returning(['member_id', 'attempts', 'consumed_at'])
      .executeTakeFirst();
    if (!tried?.member_id || tried.consumed_at === null) return { tried };
    return { tried, token: await startSession(deps, step, tried.member_id) };
  });
  if (outcome.token !== undefined) return outcome.token;
  if (outcome.tried) throw wrongCode(mostAttempts - outcome.tried.attempts);
  throw await unusable(deps, email, now);
}

function wrongCode(left: number): HttpError {
  if (left <= 0) return new HttpError(400, `This code is not right, and it was tried too often. ${askAgain}`);
  return new HttpError(400, `This code is not right. You can try ${left === 1 ? 'once' : `${left} times`} more.`);
}

async function unusable(deps: Deps, email: string, now: string): Promise<HttpError> {
  const row = await deps.db
    .selectFrom('otp_codes')
    .select(['attempts', 'consumed_at', 'expires_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (row && row.consumed_at === null && row.expires_at > now && row.attempts >= mostAttempts) {
    return new HttpError(429, `This code was tried too often. ${askAgain}`);
  }
  return new HttpError(400, `This code has expired or was used already. ${askAgain}`);
}
