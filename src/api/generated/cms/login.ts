// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Login'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendOtp: build.mutation<SendOtpApiResponse, SendOtpApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/send-otp`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Login'],
      }),
      verifyOtp: build.mutation<VerifyOtpApiResponse, VerifyOtpApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/verify-otp`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Login'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as loginSlice };
export type SendOtpApiResponse =
  /** status 200 Taken, or refused with `success` false and the reason in `error`. */ SendOtpAnswer;
export type SendOtpApiArg = SendOtpRequest;
export type VerifyOtpApiResponse =
  /** status 200 The session token, or `success` false and the reason in `error`. */ VerifyOtpAnswer;
export type VerifyOtpApiArg = VerifyOtpRequest;
export type SuccessFlag = boolean;
export type SendOtpAnswer = {
  /** True when the request was taken. */
  success: SuccessFlag;
  /** A sentence for people. */
  message?: string;
  /** The reason when `success` is false. */
  error?: string;
  /** False when no mail goes for this request, because the passcode that the caller asked for a moment ago still holds. */
  mailed?: boolean;
  /** Seconds until a request leads to a mail again. */
  next_mail_in?: number;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** What went wrong, in a sentence for people. */
  error?: string;
  /** The same sentence, for clients that read `message`. */
  message?: string;
  /** Finds the request in the log of our own server; only where the fault is its own. */
  requestId?: string;
  /** What went wrong as a name or number of the content system; the embedded backend sends none. */
  code?: string | number;
  /** Details of the content system, in any shape; the embedded backend sends none. */
  data?: unknown;
};
export type SendOtpRequest = {
  /** Registered e-mail address. */
  email: string;
};
export type VerifyOtpAnswer = {
  /** True when the passcode was right. */
  success: SuccessFlag;
  /** The reason when `success` is false. */
  error?: string;
  /** A sentence for people. */
  message?: string;
  /** The session. */
  data?: {
    /** Session token for the `Authorization` header. */
    token: string;
  };
};
export type VerifyOtpRequest = {
  /** The passcode as text; exactly six digits. */
  otp: string;
  /** The address it was sent to. */
  email: string;
};
