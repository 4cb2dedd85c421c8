// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Certification'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCertification: build.query<GetCertificationApiResponse, GetCertificationApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/certification/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Certification'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as trainingSlice };
export type GetCertificationApiResponse = /** status 200 The certification. */ CertificationAnswer;
export type GetCertificationApiArg = /** The number of the content, as text of digits. */ string;
export type SuccessFlag = boolean;
export type Identifier = number | string;
export type Picture = {
  /** Address of the picture; absolute, or from the site's root. */
  url: string;
  /** Alternative text; plain text, empty for a decorative picture. */
  alt?: string;
};
export type EmptyValue = false | '' | null;
export type PictureObject = Picture | EmptyValue;
export type FeeText = string | number | boolean | null;
export type BatchDate =
  | string
  | {
      /** The dates as shown. */
      date?: string | boolean | null;
    };
export type BatchMonth = {
  /** The month as shown. */
  month: string;
  /** The training dates as shown, one entry a batch. */
  dates?: BatchDate[] | string | EmptyValue;
};
export type TextPoint =
  | string
  | {
      /** Heading of the point; plain text. */
      title?: string | boolean | null;
      /** Text of the point; plain text or HTML. */
      description?: string | boolean | null;
      /** The whole point; plain text or HTML. */
      point?: string | boolean | null;
    };
export type Certification = {
  /** Number of the certification. */
  cert_id: Identifier;
  /** Full name; plain text with HTML entities. */
  certification_name: string;
  /** Picture of the hero. */
  background_image?: PictureObject;
  /** Icon beside the title. */
  inner_icon?: PictureObject;
  /** Duration of experience asked for; plain text. */
  experience?: string | boolean | null;
  /** Description; HTML. */
  long_description?: string | boolean | null;
  /** Where to register; http(s) address or path. Empty means that registration is closed. */
  register_link?: string | boolean | null;
  /** Heading of the dates; plain text. */
  schedule_title?: string | boolean | null;
  /** Text above the dates; HTML. */
  schedule_description?: string | boolean | null;
  /** Heading of the why section; plain text. */
  why_pmp_title?: string | boolean | null;
  /** Text of the why section; HTML. */
  why_pmp_description?: string | boolean | null;
  /** Picture of the why section. */
  why_pmp_image?: PictureObject;
  /** Fee for members; rupees as a number, or HTML. */
  fees_for_members?: FeeText;
  /** Fee for everybody else; rupees as a number, or HTML. */
  fees_for_non_members?: FeeText;
  /** Heading or remark of the fees; plain text. */
  training_fees_title?: string | boolean | null;
  /** The coming batches, by month. */
  upcoming_batches_dates?: BatchMonth[] | EmptyValue;
  /** What a participant receives, one entry a card; plain text or HTML. */
  what_you_receive_points?: TextPoint[] | EmptyValue;
  /** Address of the certification at the professional institute. */
  explore_pmp_certification_on_pmi?: string | boolean | null;
};
export type CertificationAnswer = {
  /** True when the certification was read. */
  success?: SuccessFlag;
  /** The certification. */
  data: Certification;
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
