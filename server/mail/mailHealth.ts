import { getErrorCode } from '../platform/lib/errorCode.ts';

/** State of the mail server, as this process has seen it. */
export interface MailHealth {
  /** Time since which the mail server has failed; null when it worked at the last attempt, or when there was no attempt. */
  failingSince: Date | null;
  /** Number of failed attempts. */
  failures: number;
}

/** nodemailer's codes for failures that do not concern only one mail or recipient. */
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

/** Returns whether an attempt failed because of the mail server. Other mail would fail now as well. */
export const isServerFailure = (error: unknown): boolean => SERVER_FAILURES.has(getErrorCode(error) ?? '');
