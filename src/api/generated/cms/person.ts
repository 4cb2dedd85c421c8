// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Person'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDirectors: build.query<ListDirectorsApiResponse, ListDirectorsApiArg>({
        query: () => ({ url: `/custom-api/v1/directors` }),
        providesTags: ['Person'],
      }),
      listPastDirectors: build.query<ListPastDirectorsApiResponse, ListPastDirectorsApiArg>({
        query: () => ({ url: `/custom-api/v1/past-directors/` }),
        providesTags: ['Person'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as personSlice };
export type ListDirectorsApiResponse = /** status 200 The directors, in the order to show. */ DirectorList;
export type ListDirectorsApiArg = void;
export type ListPastDirectorsApiResponse = /** status 200 The past presidents, the latest first. */ PastPresidentList;
export type ListPastDirectorsApiArg = void;
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
export type Director = {
  /** Number of the director. */
  id: Identifier;
  /** Name; plain text. */
  name: string;
  /** Office on the board; plain text. */
  designation?: string | boolean | null;
  /** E-mail address of the office. */
  email?: string | boolean | null;
  /** Address of the LinkedIn page. */
  linkedin?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureObject;
};
export type DirectorList = {
  /** True when the directors were read. */
  success?: SuccessFlag;
  /** The directors, in the order to show. */
  data: Director[] | EmptyValue;
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
export type PictureAny = string | Picture | EmptyValue;
export type PastPresident = {
  /** Name; plain text. */
  name: string;
  /** Role in the chapter; plain text. */
  role?: string | boolean | null;
  /** Position and employer; plain text. */
  designation?: string | boolean | null;
  /** Years of office as shown. */
  from_to?: string | boolean | null;
  /** Address of the LinkedIn page. */
  linkedin?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureAny;
};
export type PastPresidentList = {
  /** True when the past presidents were read. */
  success?: SuccessFlag;
  /** The past presidents, the latest first. */
  data: PastPresident[] | EmptyValue;
};
