import type { OtpCodeRow } from '../db/schema.ts';
import { keyedHash } from '../security/keyed.ts';

const minute = 60_000;

/** Milliseconds that a code is valid (D-28). */
export const codeMs = 10 * minute;
/** Milliseconds between two mails of a valid code to one address (D-27). */
export const mailEveryMs = minute;
/** A code with less time left than this is not mailed again; a new one is. */
const worthMailingMs = 2 * minute;
/** How many times a code may be tried (D-28). */
export const mostAttempts = 5;

/**
 * The code of an issue: six digits, 100000 to 999999 (AUTH-04). It follows from the secret, so that the same code can be
 * mailed again although it is nowhere stored.
 */
export function codeOf(secret: Buffer, email: string, issue: string): string {
  const number = keyedHash(secret, 'otp-code', email, issue).readUIntBE(0, 6);
  return String(100_000 + (number % 900_000));
}

/** What is stored of a code. */
export function codeHash(secret: Buffer, email: string, code: string): string {
  return keyedHash(secret, 'otp-hash', email, code).toString('hex');
}

/** What a request for a code leads to: nothing (mailed a moment ago), the same code once more, or a new one. */
export type Decision = 'wait' | 'again' | 'new';

/**
 * Decides on a request for a code (D-27). The limit of one mail a minute holds for a code that can still be used; once it
 * was used, spent or is about to expire, a new one may be mailed at once: the mailbox's owner would otherwise wait for nothing.
 * @param memberId whose address it is now; null: nobody's
 */
export function decide(row: OtpCodeRow | undefined, memberId: string | null, now: Date): Decision {
  if (!row || row.member_id !== memberId || row.consumed_at !== null || row.attempts >= mostAttempts) return 'new';
  if (Date.parse(row.expires_at) - now.getTime() <= worthMailingMs) return 'new';
  return now.getTime() - Date.parse(row.sent_at) < mailEveryMs ? 'wait' : 'again';
}
