// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      requestErasure: build.mutation<RequestErasureApiResponse, RequestErasureApiArg>({
        query: () => ({ url: `/api/user/erasure`, method: 'POST' }),
        invalidatesTags: ['Member'],
      }),
      eraseMember: build.mutation<EraseMemberApiResponse, EraseMemberApiArg>({
        query: (queryArg) => ({ url: `/api/user/erase`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as erasureSlice };
export type RequestErasureApiResponse = /** status 200 It was done. */ DoneMessage;
export type RequestErasureApiArg = void;
export type EraseMemberApiResponse = /** status 200 It was done. */ DoneMessage;
export type EraseMemberApiArg = Erasure;
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
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
export type Erasure = {
  /** The code that was mailed. */
  code: string;
};
