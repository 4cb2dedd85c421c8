// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Certification'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCertifications: build.query<ListCertificationsApiResponse, ListCertificationsApiArg>({
        query: () => ({ url: `/custom/v1/certifications-listing/` }),
        providesTags: ['Certification'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as certificationSlice };
export type ListCertificationsApiResponse =
  /** status 200 The certifications, in the order to show. */ CertificationSummaryList;
export type ListCertificationsApiArg = void;
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
export type CertificationSummary = {
  /** Number of the certification. */
  cert_id: Identifier;
  /** Full name; plain text with HTML entities. */
  certification_name: string;
  /** Short name. */
  shortform: string;
  /** Experience line of the card; plain text. */
  experience?: string | boolean | null;
  /** Two or three sentences; plain text with HTML entities. */
  short_description?: string | boolean | null;
  /** Address of the certification in the content system. */
  permalink?: string | boolean | null;
  /** Icon in the card's corner. */
  right_corner_icon?: PictureObject;
  /** Picture behind the card. */
  background_image?: PictureObject;
};
export type CertificationSummaryList = {
  /** True when the certifications were read. */
  success?: SuccessFlag;
  /** The certifications, in the order to show. */
  data: CertificationSummary[] | EmptyValue;
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
