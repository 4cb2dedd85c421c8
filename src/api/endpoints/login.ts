import type { Shaped } from '../definitions.ts';
import { loginSlice } from '../generated/cms/login';
import type { OtpCheckResult, OtpRequestResult } from '../models/member.ts';
import { toOtpCheckResult, toOtpRequestResult } from '../normalise/login.ts';
import type { TagType } from '../tags.ts';
import { reportOf } from '../writes.ts';

/** What components get from each endpoint. */
interface Results {
  sendOtp: OtpRequestResult;
  verifyOtp: OtpCheckResult;
}

/** Login with a one-time passcode. */
export const loginApi = loginSlice.enhanceEndpoints<TagType, Shaped<typeof loginSlice, Results>>({
  endpoints: {
    sendOtp: { ...reportOf(toOtpRequestResult), invalidatesTags: [] },
    verifyOtp: { ...reportOf(toOtpCheckResult), invalidatesTags: [] },
  },
});

export const { useSendOtpMutation, useVerifyOtpMutation } = loginApi;
