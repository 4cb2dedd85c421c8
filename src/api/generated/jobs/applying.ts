// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Job'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      applyForJob: build.mutation<ApplyForJobApiResponse, ApplyForJobApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/applyJob`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Job'],
      }),
      withdrawApplication: build.mutation<WithdrawApplicationApiResponse, WithdrawApplicationApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/applyJob/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as applyingSlice };
export type ApplyForJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type ApplyForJobApiArg = ApplicationForm;
export type WithdrawApplicationApiResponse = /** status 200 It was done. */ DoneMessage;
export type WithdrawApplicationApiArg = /** Id of the job; text. */ string;
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
export type ApplicationForm = {
  /** Id of the job; text. */
  jobId: string;
  /** The caller's own id; the session decides, and another id is refused. */
  userId?: string;
  /** Name; plain text. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Mobile number; ten digits without country code. */
  phoneNo: string;
  /** Experience; years. */
  yearOfExperience: string;
  /** City of residence; plain text. */
  city: string;
  /** Kind of employment wanted. */
  employeeType: 'Full-time' | 'Part-time' | 'Intern';
  /** Current pay; rupees a year. */
  currentCTC: string;
  /** Expected pay; rupees a year. */
  expectedCTC: string;
  /** The CV; a PDF or Word file of at most 5 MB. */
  cv: Blob;
};
