import { isRow } from '../answers.ts';
import type * as cms from '../../../shared/operations/cms.ts';
import type { RowOf } from '../answers.ts';
import type { OtpCheckResult, OtpMails, OtpRequestResult } from '../models/member.ts';
import { toTextOrNull } from './values.ts';

/** Whether it went well, and why not; only a plain `success: true` is success. */
function toResult(row: RowOf<cms.SendOtpAnswer | cms.VerifyOtpAnswer>): Pick<OtpRequestResult, 'success' | 'error'> {
  const success = row.success === true;
  return { success, error: success ? null : (toTextOrNull(row.error) ?? toTextOrNull(row.message)) };
}

/** Which mails go; a backend that knows the documents only does not tell. */
function toMails({ mailed, next_mail_in: nextIn }: RowOf<cms.SendOtpAnswer>): OtpMails | null {
  return typeof mailed === 'boolean' && typeof nextIn === 'number' && nextIn >= 0 ? { sent: mailed, nextIn } : null;
}

/** What came of `send-otp`. */
export function toOtpRequestResult(row: RowOf<cms.SendOtpAnswer>): OtpRequestResult {
  return { ...toResult(row), mails: toMails(row) };
}

/** What came of `verify-otp`; without a token it is no success. */
export function toOtpCheckResult(row: RowOf<cms.VerifyOtpAnswer>): OtpCheckResult {
  const { success, error } = toResult(row);
  const token = isRow<RowOf<NonNullable<cms.VerifyOtpAnswer['data']>>>(row.data) ? toTextOrNull(row.data.token) : null;
  return success && token !== null ? { success, error, token } : { success: false, error, token: null };
}
