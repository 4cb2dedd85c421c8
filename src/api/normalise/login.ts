import { isRow } from '../answers.ts';
import type { Row } from '../answers.ts';
import type { OtpCheckResult, OtpRequestResult } from '../models/member.ts';
import { toTextOrNull } from './values.ts';

/** What came of `send-otp`; only a plain `success: true` is success. */
export function toOtpRequestResult(row: Row): OtpRequestResult {
  const success = row.success === true;
  return { success, error: success ? null : (toTextOrNull(row.error) ?? toTextOrNull(row.message)) };
}

/** What came of `verify-otp`; without a token it is no success. */
export function toOtpCheckResult(row: Row): OtpCheckResult {
  const { success, error } = toOtpRequestResult(row);
  const token = isRow(row.data) ? toTextOrNull(row.data.token) : null;
  return success && token !== null ? { success, error, token } : { success: false, error, token: null };
}
