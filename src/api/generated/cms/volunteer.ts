// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Person'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listVolunteers: build.query<ListVolunteersApiResponse, ListVolunteersApiArg>({
        query: () => ({ url: `/custom/v1/volunteers-list/` }),
        providesTags: ['Person'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as volunteerSlice };
export type ListVolunteersApiResponse = /** status 200 The volunteers, in no promised order. */ VolunteerList;
export type ListVolunteersApiArg = void;
export type SuccessFlag = boolean;
export type Picture = {
  /** Address of the picture; absolute, or from the site's root. */
  url: string;
  /** Alternative text; plain text, empty for a decorative picture. */
  alt?: string;
};
export type EmptyValue = false | '' | null;
export type PictureObject = Picture | EmptyValue;
export type Volunteer = {
  /** Name; plain text. */
  name: string;
  /** Department; plain text. Empty means `Other`. */
  department?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureObject;
};
export type VolunteerList = {
  /** True when the volunteers were read. */
  success?: SuccessFlag;
  /** The volunteers, in no promised order. */
  data: Volunteer[] | EmptyValue;
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
