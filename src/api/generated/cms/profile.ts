// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getUserDetails: build.query<GetUserDetailsApiResponse, GetUserDetailsApiArg>({
        query: () => ({ asMember: true, url: `/custom/v1/user-details` }),
        providesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as profileSlice };
export type GetUserDetailsApiResponse = /** status 200 The member the token belongs to. */ UserDetails;
export type GetUserDetailsApiArg = void;
export type SuccessFlag = boolean;
export type Identifier = number | string;
export type Picture = {
  /** Address of the picture; absolute, or from the site's root. */
  url: string;
  /** Alternative text; plain text, empty for a decorative picture. */
  alt?: string;
};
export type EmptyValue = false | '' | null;
export type PictureAny = string | Picture | EmptyValue;
export type UserDetails = {
  /** True when the session is live. */
  success: SuccessFlag;
  /** Id of the same person in the job backend; text. With `success` it is all that is promised. */
  _id: string | null;
  /** Number of the member in the content system. */
  ID?: Identifier;
  /** Registered e-mail address. */
  email?: string;
  /** Name; plain text. */
  name?: string;
  /** Membership number; empty when there is none. */
  membership_number?: string | number | boolean | null;
  /** Photo. */
  profile_picture?: PictureAny;
  /** Role on the job board: `admin` or `member`. */
  job_role?: string | boolean | null;
  /** Mobile number; digits. */
  mobile_number?: string | number | boolean | null;
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
