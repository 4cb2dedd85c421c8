import { baseApi as api } from '../baseApi';
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
export { injectedRtkApi as mailEndpoints };
export type SendEmailApiResponse = unknown;
export type SendEmailApiArg = EmailRequest;
export type SendEmailFormApiResponse = unknown;
export type SendEmailFormApiArg = EmailForm;
export type FieldText = string | number | boolean | null;
export type EnquiryFields = {
  [key: string]:
    | FieldText
    | {
        [key: string]: FieldText;
      };
};
export type EmailRequest = {
  /** Version of the client library. */
  lib_version?: string;
  /** Id of the mail service. */
  service_id: string;
  /** Id of the template: general; training, shared by the corporate and the individual form; or CSR. */
  template_id: string;
  /** Public key of the site. */
  user_id: string;
  /** Private key; the site never sends one. */
  accessToken?: string | null;
  /** The fields of the form, which depend on the template. */
  template_params?: EnquiryFields;
};
export type EmailForm = {
  /** Version of the client library. */
  lib_version?: string;
  /** Id of the mail service. */
  service_id: string;
  /** Id of the template: general; training, shared by the corporate and the individual form; or CSR. */
  template_id: string;
  /** Public key of the site. */
  user_id: string;
  [key: string]: unknown;
};
