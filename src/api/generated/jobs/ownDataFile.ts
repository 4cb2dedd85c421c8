// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      downloadOwnData: build.query<DownloadOwnDataApiResponse, DownloadOwnDataApiArg>({
        query: () => ({ url: `/api/user/data` }),
        providesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ownDataFileSlice };
export type DownloadOwnDataApiResponse = /** status 200 The archive, as an attachment. */ Blob;
export type DownloadOwnDataApiArg = void;
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
