// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Job'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      renewJob: build.mutation<RenewJobApiResponse, RenewJobApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/renewJob/${encodeURIComponent(String(queryArg))}`, method: 'POST' }),
        invalidatesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as renewingSlice };
export type RenewJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type RenewJobApiArg = /** Id of the job; text. */ string;
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
