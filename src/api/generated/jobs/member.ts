// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      checkUser: build.mutation<CheckUserApiResponse, CheckUserApiArg>({
        query: (queryArg) => ({ url: `/api/user/checkUser`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as memberSlice };
export type CheckUserApiResponse = /** status 200 The member. */ CheckedUser;
export type CheckUserApiArg = UserSummary;
export type CheckedUser = {
  /** Always true. */
  success?: boolean;
  /** The member. */
  user: {
    /** Id in the job backend; text. */
    _id: string;
    /** Role on the job board: `admin` or `member`. */
    role?: string | null;
    /** Name; plain text. */
    name?: string | null;
    /** Registered e-mail address. */
    email?: string | null;
    /** Address of the photo. */
    profile_picture?: string | boolean | null;
    /** Membership number; text. */
    membership_number?: string | number | null;
  };
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
};
export type UserSummary = {
  /** Registered e-mail address; must be the session's. */
  email: string;
  /** Name; plain text. */
  name?: string | null;
  /** Number of the member in the content system. */
  ID?: number | string | null;
  /** Role; ignored. */
  role?: string | null;
  /** Membership number; text. */
  membership_number?: string | null;
  /** Address of the photo. */
  profile_picture?: string | boolean | null;
};
