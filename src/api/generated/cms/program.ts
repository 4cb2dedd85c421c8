// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Program'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEventCategories: build.query<ListEventCategoriesApiResponse, ListEventCategoriesApiArg>({
        query: () => ({ url: `/custom/v1/event-categories` }),
        providesTags: ['Program'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as programSlice };
export type ListEventCategoriesApiResponse = /** status 200 The programs, in the order to show. */ ProgramList;
export type ListEventCategoriesApiArg = void;
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
export type Program = {
  /** Number of the program. */
  id: Identifier;
  /** Name; plain text with HTML entities. */
  name: string;
  /** What the program is; HTML. */
  description?: string | boolean | null;
  /** Picture of the program. */
  image?: PictureAny;
};
export type ProgramList = {
  /** True when the programs were read. */
  success?: SuccessFlag;
  /** The programs, in the order to show. */
  data: Program[] | EmptyValue;
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
