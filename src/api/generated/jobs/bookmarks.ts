// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Job'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSavedJobIds: build.query<ListSavedJobIdsApiResponse, ListSavedJobIdsApiArg>({
        query: () => ({ url: `/api/savedJobIds` }),
        providesTags: ['Job'],
      }),
      saveJob: build.mutation<SaveJobApiResponse, SaveJobApiArg>({
        query: (queryArg) => ({ url: `/api/savedJobs/${encodeURIComponent(String(queryArg))}`, method: 'PUT' }),
        invalidatesTags: ['Job'],
      }),
      unsaveJob: build.mutation<UnsaveJobApiResponse, UnsaveJobApiArg>({
        query: (queryArg) => ({ url: `/api/savedJobs/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as bookmarksSlice };
export type ListSavedJobIdsApiResponse = /** status 200 Ids. */ string[];
export type ListSavedJobIdsApiArg = void;
export type SaveJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type SaveJobApiArg = /** Id of the job; text. */ string;
export type UnsaveJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type UnsaveJobApiArg = /** Id of the job; text. */ string;
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
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
};
