// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Job'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listJobCategories: build.query<ListJobCategoriesApiResponse, ListJobCategoriesApiArg>({
        query: () => ({ url: `/api/jobCategories` }),
        providesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobFiltersSlice };
export type ListJobCategoriesApiResponse = /** status 200 Categories. */ JobCategory[];
export type ListJobCategoriesApiArg = void;
export type JobCategory = {
  /** What it is called; plain text. */
  name: string;
  /** How many jobs are open in it. */
  jobs: number;
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
