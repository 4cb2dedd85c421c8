import { toText } from '../../../shared/values.ts';
import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import type { Deps } from '../../jobs/deps.ts';
import { normaliseEmail } from '../../mail/address.ts';
import { hashClient } from '../../platform/security/clientAddress.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { describeDevice } from './device.ts';
import type { OtpRequestProcessor } from './otpRequests.ts';
import { verifyOtp } from './verifyOtp.ts';

/** The response to every request for a code (D-26). */
const OTP_REQUESTED = 'If this address is registered, a one-time passcode is on its way. Please check your mail.';

/** The response while mails fail. Like `OTP_REQUESTED`, it is the same for every e-mail address. */
const OTP_DELAYED =
  'Our e-mail is not working at the moment. If this address is registered, the one-time passcode is sent as soon as it does.';

/** Creates the handlers of login and `user-details` (AUTH-01 to AUTH-07), by operationId. */
export function createMemberHandlers(deps: Deps, otpRequests: OtpRequestProcessor): BuiltHandlers<'cms', 'Login' | 'Member'> {
  return {
    sendOtp: async ({ body }, { request }) => {
      const { mailed, nextMailMs } = await otpRequests.request(normaliseEmail(body.email), hashClient(request, deps.secret));
      return {
        success: true,
        ...(deps.mailer.health.failingSince === null ? { message: OTP_REQUESTED } : { message: OTP_DELAYED, delayed: true }),
        mailed,
        next_mail_in: Math.ceil(nextMailMs / 1000),
      };
    },
    verifyOtp: async ({ body }, { request }) => {
      const token = await verifyOtp(deps, {
        email: normaliseEmail(body.email),
        code: String(body.otp),
        client: hashClient(request, deps.secret),
        device: describeDevice(request.headers['user-agent']),
      });
      return { success: true, message: 'Login successful', data: { token } };
    },
    getUserDetails: ({ member }) => ({
      success: true,
      _id: member.id,
      ID: member.cms_id,
      email: member.email,
      name: member.name,
      membership_number: member.membership_number,
      // In the CMS contract, a missing picture is `false` and not null (D-21).
      profile_picture: member.profile_picture ?? false,
      job_role: member.job_role ?? member.role,
      mobile_number: member.mobile_number,
    }),
  };
}

/** Creates the handler of `checkUser`. The session identifies the caller (D-25, D-39); a body that names another member causes 403. */
export function createCheckUserHandlers(): BuiltHandlers<'jobs', 'Login'> {
  return {
    checkUser: ({ member, body }) => {
      const id = toText(body.ID);
      const isSameId = id === '' || id === String(member.cms_id);
      if (normaliseEmail(body.email) !== member.email || !isSameId) {
        throw new HttpError(403, 'You are logged in as somebody else. Please log in again.');
      }
      const { id: _id, role, name, email, profile_picture, membership_number } = member;
      return { success: true, user: { _id, role, name, email, profile_picture, membership_number } };
    },
  };
}
