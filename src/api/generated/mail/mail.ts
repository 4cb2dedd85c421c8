// Generated from openapi/mail.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Mail'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendEmail: build.mutation<SendEmailApiResponse, SendEmailApiArg>({
        query: (queryArg) => ({ url: `/api/v1.0/email/send`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Mail'],
      }),
      sendEmailForm: build.mutation<SendEmailFormApiResponse, SendEmailFormApiArg>({
        query: (queryArg) => ({ url: `/api/v1.0/email/send-form`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Mail'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mailSlice };
export type SendEmailApiResponse = /** status 200 The mail was taken. */ string;
export type SendEmailApiArg = EmailRequest;
export type SendEmailFormApiResponse = /** status 200 The mail was taken. */ string;
export type SendEmailFormApiArg = EmailForm;
export type ErrorBody = {
  /** Always false. */
  success: boolean;
  /** What went wrong, in a sentence for people. */
  error: string;
  /** The same sentence, for clients that read `message`. */
  message: string;
};
export type EmailRequest = {
  /** Version of the client library. */
  lib_version?: string;
  /** Id of the mail service; text. */
  service_id: string;
  /** Id of the template: general, training or CSR. */
  template_id: string;
  /** Public key of the site. */
  user_id: string;
  /** Private key; the site never sends one. */
  accessToken?: string | null;
  /** The fields of the form: names and texts. */
  template_params?: {
    [key: string]:
      | (string | number | boolean | null)
      | {
          [key: string]: string | number | boolean | null;
        };
  };
};
export type EmailForm = {
  /** Version of the client library. */
  lib_version?: string;
  /** Id of the mail service; text. */
  service_id: string;
  /** Id of the template: general, training or CSR. */
  template_id: string;
  /** Public key of the site. */
  user_id: string;
  [key: string]: unknown;
};
