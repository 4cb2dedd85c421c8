// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Page'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getOwnDataPage: build.query<GetOwnDataPageApiResponse, GetOwnDataPageApiArg>({
        query: () => ({ url: `/site/pages/own-data` }),
        providesTags: ['Page'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ownDataPageSlice };
export type GetOwnDataPageApiResponse = /** status 200 The words. */ OwnDataPage;
export type GetOwnDataPageApiArg = void;
export type Sentences = string[];
export type OwnDataPage = {
  /** What becomes of a CV; said where one is uploaded. */
  cv: string;
  /** What the file with everything about a member holds; said in it. */
  archive: Sentences;
  /** What erasing means, in short. */
  lead: string;
  /** What is erased. */
  erased: Sentences;
  /** What is kept, and why. */
  kept: Sentences;
  /** What happens then. */
  after: string;
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
