import type { OtpCodeRow } from '../db/schema.ts';
import { keyedHash } from '../security/keyedHash.ts';

const minute = 60_000;

/** Milliseconds of a day. */
export const dayMs = 24 * 60 * minute;
/** Milliseconds that a code is valid (D-28). */
export const codeMs = 10 * minute;
/** Milliseconds between two mails of a valid code to one address (D-27). */
const mailEveryMs = minute;
/** A code with less time left than this is not mailed again; a new one is. */
const worthMailingMs = 2 * minute;
/** How far a clock is corrected without anybody noticing; a code from further ahead was made before the clock was set back. */
const clockSlipMs = minute;

/** How many times one client may be wrong about a code (D-28). */
export const clientAttempts = 5;
/** How many wrong tries of all clients together a code bears, before only those that asked for it may try. */
const strangersAttempts = 100;
/** How many it bears before only clients may try from which the member has logged in before. */
const askersAttempts = 300;
/** The same for all codes of an address within a day. */
const dayAttempts = 600;
/** How many times in a row a client that alone used up a code gets another one before the first has ended. */
const mostReplaced = 3;
/** Milliseconds for which a client is remembered after a member logged in from it. */
export const knownMs = 90 * dayMs;

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

/** What a client has to do with a code. */
export interface Share {
  /** It asked for this code. */
  asked: boolean;
  /** How often it was wrong about this code. */
  attempts: number;
  /** The member has logged in from it lately. */
  known: boolean;
}

/** Whether a client is one that the member has logged in from. @param until ISO 8601, or null for one that is not */
export function isKnown(until: string | null, now: Date): boolean {
  return until !== null && Date.parse(until) > now.getTime();
}

/** Whether a code can still be used: not consumed, and in its ten minutes, also after the clock was set back. */
export function isUsable(row: Pick<OtpCodeRow, 'consumed_at' | 'issued_at' | 'expires_at'>, now: Date): boolean {
  const time = now.getTime();
  return row.consumed_at === null && Date.parse(row.expires_at) > time && Date.parse(row.issued_at) <= time + clockSlipMs;
}

/**
 * Whether a client may try a code (D-28). Everybody has tries of their own, so that nobody uses up the owner's; a limit
 * over all keeps many clients together from guessing. That limit shuts out strangers first and those last from whom the
 * member has logged in before, whom nobody can imitate without a right code (decision 018).
 */
export function mayTry(code: Pick<OtpCodeRow, 'attempts' | 'day_attempts' | 'day_began_at'>, share: Share, now: Date): boolean {
  if (share.attempts >= clientAttempts) return false;
  if (share.known) return true;
  const sameDay = Math.abs(now.getTime() - Date.parse(code.day_began_at)) < dayMs;
  if (sameDay && code.day_attempts >= dayAttempts) return false;
  return code.attempts < (share.asked ? askersAttempts : strangersAttempts);
}

/** What a request for a code leads to: nothing (mailed a moment ago), the same code once more, or a new one. */
export type Decision = 'wait' | 'again' | 'new';

/** Whether a client that used up its tries gets another code at once: only while that takes a code out of nobody else's hand. */
export function mayReplace(row: Pick<OtpCodeRow, 'replaced'>, share: Share, alone: boolean): boolean {
  return alone && share.attempts >= clientAttempts && row.replaced < mostReplaced;
}

/**
 * Decides on a request for a code (D-27). The limit of one mail a minute holds for a code that can still be used; once it
 * was used or is about to expire, a new one may be mailed at once: the mailbox's owner would otherwise wait for nothing.
 * @param memberId whose address it is now; null: nobody's
 * @param replace whether the client has used up the code and may have another
 */
export function decide(row: OtpCodeRow | undefined, memberId: string | null, replace: boolean, now: Date): Decision {
  if (!row || row.member_id !== memberId || !isUsable(row, now) || replace) return 'new';
  if (newCodeInMs(row, now) <= 0) return 'new';
  const sinceMail = now.getTime() - Date.parse(row.sent_at);
  // A mail from the future was sent before the clock was set back: long enough ago, for all that is known.
  return sinceMail >= -clockSlipMs && sinceMail < mailEveryMs ? 'wait' : 'again';
}

/** What a caller is told of the mails to an address. */
export interface MailNews {
  /** A mail goes for this request. */
  mailed: boolean;
  /** Milliseconds until a request leads to a mail again. */
  nextMailMs: number;
}

/**
 * What a caller is told when it asks for a code. Only who asked for the present one before learns that it was mailed a
 * moment ago: the others would learn that somebody is just logging in with that address. The same for addresses that are
 * nobody's (D-26).
 */
export function mailNews(row: OtpCodeRow | undefined, share: Share | undefined, replace: boolean, now: Date): MailNews {
  if (row === undefined || !share?.asked || decide(row, row.member_id, replace, now) !== 'wait') {
    return { mailed: true, nextMailMs: mailEveryMs };
  }
  // A clock that was set back must not make it longer.
  const sinceMail = Math.max(0, now.getTime() - Date.parse(row.sent_at));
  return { mailed: false, nextMailMs: mailEveryMs - sinceMail };
}

/** Milliseconds until a request leads to a new code whoever asks. */
export function newCodeInMs(row: Pick<OtpCodeRow, 'expires_at'>, now: Date): number {
  return Date.parse(row.expires_at) - now.getTime() - worthMailingMs;
}
