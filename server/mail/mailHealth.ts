import { errorCode } from '../errorCode.ts';

/** Whether the mail server works, as far as this process knows. */
export interface MailHealth {
  /** Since when the mail server has taken nothing at all; null: it did at the last attempt, or there was none. */
  failingSince: Date | null;
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

/** Whether a failed attempt says that no other mail would be taken now either. */
export const isServerFailure = (error: unknown): boolean => SERVER_FAILURES.has(errorCode(error) ?? '');
