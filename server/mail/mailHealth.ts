import { getErrorCode } from '../errorCode.ts';

/** State of the mail server, as this process has seen it. */
export interface MailHealth {
  /** Time since which the mail server has accepted nothing; null when it worked at the last attempt, or there was none. */
  failingSince: Date | null;
  /** Number of failed attempts. */
  failures: number;
}

/** nodemailer's codes of failures that are not about one mail or recipient. */
const SERVER_FAILURES = new Set([
  'EAUTH',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

/** Returns whether an attempt failed because of the mail server, which would accept no other mail now either. */
export const isServerFailure = (error: unknown): boolean => SERVER_FAILURES.has(getErrorCode(error) ?? '');
