// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Job'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      postJob: build.mutation<PostJobApiResponse, PostJobApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/postJob`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Job'],
      }),
      updateJob: build.mutation<UpdateJobApiResponse, UpdateJobApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/updateJob/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.jobUpdateForm,
        }),
        invalidatesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as postingSlice };
export type PostJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type PostJobApiArg = JobPostForm;
export type UpdateJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type UpdateJobApiArg = {
  /** Id of the job; text. */
  id: string;
  jobUpdateForm: JobUpdateForm;
};
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
export type JobPostForm = {
  /** The caller's own id; the session decides, and another id is refused. */
  userId?: string;
  /** Title; plain text. */
  jobTitle: string;
  /** City or region; plain text. */
  location?: string;
  /** The text `true` when the work can be done from anywhere; left out otherwise. */
  remotePosition?: 'true' | '';
  /** Full-Time, Part-Time or Intern. */
  jobType: string;
  /** Category; plain text. */
  jobCategory: string;
  /** Industry; plain text. */
  jobIndustry: string;
  /** Qualifications asked for; plain text each. */
  jobQualification: string[];
  /** Skills asked for; plain text each. */
  skills: string[];
  /** Description; plain text of at most 1000 characters. */
  description?: string;
  /** Address of the job elsewhere. */
  extLink?: string;
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata. */
  closingDate?: string;
  /** Address for applications; its form is not checked. */
  email: string;
  /** Senior-level, Mid-level or Junior-level (field spelled so). */
  jobCarrerLevel?: string;
  /** Least experience; years. */
  minjobExperience?: string;
  /** Most experience; years. */
  maxjobExperience: string;
  /** Least rate; rupees an hour. */
  minRate?: string;
  /** Highest rate; rupees an hour. */
  maxRate?: string;
  /** Least salary; rupees a year. */
  minSalary?: string;
  /** Highest salary; rupees a year. */
  maxSalary?: string;
  /** Working time; hours a week. */
  hoursPerWeek?: string;
  /** The description as a file; a PDF or Word file of at most 5 MB. */
  jobDescription?: Blob;
  /** Always `unpublished`. */
  status?: 'unpublished';
  /** Employer; plain text. */
  organization?: string;
};
export type JobUpdateForm = {
  /** The caller's own id; the session decides, and another id is refused. */
  userId?: string;
  /** Title; plain text. */
  jobTitle: string;
  /** City or region; plain text. */
  location?: string;
  /** The text `true` when the work can be done from anywhere; empty otherwise. */
  remotePosition?: 'true' | '';
  /** Full-Time, Part-Time or Intern. */
  jobType: string;
  /** Category; plain text. */
  jobCategory: string;
  /** Industry; plain text. */
  jobIndustry: string;
  /** Qualifications asked for; plain text each. */
  'jobQualification[]': string[];
  /** Skills asked for; plain text each. */
  'skills[]': string[];
  /** Description; plain text of at most 1000 characters. */
  description?: string;
  /** Address of the job elsewhere. */
  extLink?: string;
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata. */
  closingDate?: string;
  /** Address for applications; its form is not checked. */
  email: string;
  /** Senior-level, Mid-level or Junior-level (field spelled so). */
  jobCarrerLevel?: string;
  /** Least experience; years. */
  minjobExperience?: string;
  /** Most experience; years. */
  maxjobExperience: string;
  /** Least rate; rupees an hour. */
  minRate?: string;
  /** Highest rate; rupees an hour. */
  maxRate?: string;
  /** Least salary; rupees a year. */
  minSalary?: string;
  /** Highest salary; rupees a year. */
  maxSalary?: string;
  /** Working time; hours a week. */
  hoursPerWeek?: string;
  /** A new description file; a PDF or Word file of at most 5 MB. Left out, the old one stays. */
  jobDescription?: Blob;
  /** Always `unpublished`. */
  status: 'unpublished';
  /** Employer; plain text. */
  organization?: string;
};
