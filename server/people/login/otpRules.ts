import type { OtpCodeRow } from '../../platform/db/schema.ts';
import { keyedHash } from '../../platform/security/keyedHash.ts';

const MINUTE_MS = 60_000;

export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Lifetime of a code (D-28). */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** Minimum time between two mails with the same code (D-27). */
const MAIL_INTERVAL_MS = MINUTE_MS;
/** A code with less time left is replaced instead of being mailed again. */
const MIN_REMAINING_MS = 2 * MINUTE_MS;
/** Tolerated difference between clocks. A time that is further in the future was recorded before the clock was set back. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Limit of failed attempts of one client on a code (D-28). */
export const MAX_CLIENT_ATTEMPTS = 5;
/** Failed attempts of all clients after which only clients that requested the code, and known clients, may try. */
const MAX_ATTEMPTS_BY_OTHERS = 100;
/** Failed attempts of all clients after which only known clients may try. */
const MAX_ATTEMPTS_BY_REQUESTERS = 300;
/** Failed attempts on all codes of an e-mail address within a day after which only known clients may try. */
const MAX_DAILY_ATTEMPTS = 600;
/** Limit of consecutive codes that are replaced because their only client has used up its attempts. */
const MAX_REPLACEMENTS = 3;
/** How long a client counts as known after a login, in milliseconds. */
export const KNOWN_CLIENT_MS = 90 * DAY_MS;

/**
 * Returns the code of an issue: six digits, 100000 to 999999 (AUTH-04). The code is derived from the secret, so that it can be mailed again
 * without being stored.
 */
export function deriveCode(secret: Buffer, email: string, issue: string): string {
  const number = keyedHash(secret, 'otp-code', email, issue).readUIntBE(0, 6);
  return String(100_000 + (number % 900_000));
}

/** Returns the stored hash of a code. */
export function hashCode(secret: Buffer, email: string, code: string): string {
  return keyedHash(secret, 'otp-hash', email, code).toString('hex');
}

/** How a client has used a code. */
export interface ClientAttempts {
  /** Whether the client requested this code. */
  hasRequested: boolean;
  /** Number of the client's failed attempts on the code. */
  attempts: number;
  /** Whether the member logged in from the client within the last `KNOWN_CLIENT_MS`. */
  isKnown: boolean;
}

/** Returns whether a member logged in from a client recently. @param until `known_until` of the client */
export function isStillKnown(until: string | null, now: Date): boolean {
  return until !== null && Date.parse(until) > now.getTime();
}

/** Returns whether a code is valid: not consumed, not expired, and not from before the clock was set back. */
export function isUsable(row: Pick<OtpCodeRow, 'consumed_at' | 'issued_at' | 'expires_at'>, now: Date): boolean {
  const time = now.getTime();
  return row.consumed_at === null && Date.parse(row.expires_at) > time && Date.parse(row.issued_at) <= time + CLOCK_TOLERANCE_MS;
}

/**
 * Returns whether a client may try a code (D-28). Each client has its own limit. Limits for the attempts of all clients together exclude
 * first the clients that did not request the code, and then those that did. Known clients are not affected by them (decision 018).
 */
export function canTry(
  code: Pick<OtpCodeRow, 'attempts' | 'day_attempts' | 'day_began_at'>,
  clientAttempts: ClientAttempts,
  now: Date,
): boolean {
  if (clientAttempts.attempts >= MAX_CLIENT_ATTEMPTS) return false;
  if (clientAttempts.isKnown) return true;
  const isWithinDay = Math.abs(now.getTime() - Date.parse(code.day_began_at)) < DAY_MS;
  if (isWithinDay && code.day_attempts >= MAX_DAILY_ATTEMPTS) return false;
  return code.attempts < (clientAttempts.hasRequested ? MAX_ATTEMPTS_BY_REQUESTERS : MAX_ATTEMPTS_BY_OTHERS);
}

/** What a request causes: nothing, because a mail was sent a moment ago; another mail with the same code; or a new code. */
export type Decision = 'wait' | 'again' | 'new';

/**
 * Returns whether a client has used up its attempts and gets another code at once. This is allowed a few times in a row, and only while no
 * other client uses the code.
 */
export function canReplaceCode(row: Pick<OtpCodeRow, 'replaced'>, clientAttempts: ClientAttempts, isOnlyClient: boolean): boolean {
  return isOnlyClient && clientAttempts.attempts >= MAX_CLIENT_ATTEMPTS && row.replaced < MAX_REPLACEMENTS;
}

/**
 * Decides on a request (D-27). A valid code is mailed at most once a minute. A code that was used, or expires soon, is replaced at once.
 * @param memberId null for an unknown e-mail address
 * @param canReplace whether the client has used up its attempts and may have another code (`canReplaceCode`)
 */
export function decideRequest(row: OtpCodeRow | undefined, memberId: string | null, canReplace: boolean, now: Date): Decision {
  if (!row || row.member_id !== memberId || !isUsable(row, now) || canReplace) return 'new';
  if (msUntilNewCode(row, now) <= 0) return 'new';
  const sinceMail = now.getTime() - Date.parse(row.sent_at);
  // A time in the future means that the mail was sent before the clock was set back.
  return sinceMail >= -CLOCK_TOLERANCE_MS && sinceMail < MAIL_INTERVAL_MS ? 'wait' : 'again';
}

/** What the caller learns about mails to an e-mail address (`describeCodeMail`). */
export interface CodeMailInfo {
  /** Whether the response says that this request causes a mail. */
  mailed: boolean;
  /** Milliseconds until another request can cause a mail. */
  nextMailMs: number;
}

/**
 * Returns what the caller learns about a request's mail. Only a client that requested the current code learns that a mail was sent a moment
 * ago; other clients must not learn that somebody is logging in. All this is the same for unknown e-mail addresses (D-26).
 */
export function describeCodeMail(
  row: OtpCodeRow | undefined,
  clientAttempts: ClientAttempts | undefined,
  canReplace: boolean,
  now: Date,
): CodeMailInfo {
  if (row === undefined || !clientAttempts?.hasRequested || decideRequest(row, row.member_id, canReplace, now) !== 'wait') {
    return { mailed: true, nextMailMs: MAIL_INTERVAL_MS };
  }
  // Limits the effect of a clock that was set back.
  const sinceMail = Math.max(0, now.getTime() - Date.parse(row.sent_at));
  return { mailed: false, nextMailMs: MAIL_INTERVAL_MS - sinceMail };
}

/** Returns the milliseconds until every request causes a new code. */
export function msUntilNewCode(row: Pick<OtpCodeRow, 'expires_at'>, now: Date): number {
  return Date.parse(row.expires_at) - now.getTime() - MIN_REMAINING_MS;
}
