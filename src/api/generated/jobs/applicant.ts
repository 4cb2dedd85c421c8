// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Applicant'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchApplicants: build.query<SearchApplicantsApiResponse, SearchApplicantsApiArg>({
        query: (queryArg) => ({
          url: `/api/applicants/search/${encodeURIComponent(String(queryArg.jobId))}`,
          params: {
            name: queryArg.name,
            email: queryArg.email,
            yearOfExperience: queryArg.yearOfExperience,
            employeeType: queryArg.employeeType,
            expectedCTC: queryArg.expectedCtc,
            currentCTC: queryArg.currentCtc,
          },
        }),
        providesTags: ['Applicant'],
      }),
      listApplicants: build.query<ListApplicantsApiResponse, ListApplicantsApiArg>({
        query: (queryArg) => ({ url: `/api/applicants/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Applicant'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as applicantSlice };
export type SearchApplicantsApiResponse = /** status 200 Applicants, the latest first. */ Applicant[];
export type SearchApplicantsApiArg = {
  /** Id of the job; text. */
  jobId: string;
  /** Part of the name; text. */
  name?: string;
  /** Part of the e-mail address; text. */
  email?: string;
  /** Years of experience; digits and one decimal point. */
  yearOfExperience?: string;
  /** Full-Time, Part-Time or Intern, in any case. */
  employeeType?: string;
  /** Expected pay in rupees a year; digits. */
  expectedCtc?: string;
  /** Current pay in rupees a year; digits. */
  currentCtc?: string;
};
export type ListApplicantsApiResponse = /** status 200 Applicants, the latest first. */ Applicant[];
export type ListApplicantsApiArg = /** Id of the job; text. */ string;
export type Amount = number | string | null;
export type Applicant = {
  /** Id of the application; text. */
  _id?: string;
  /** Name; plain text. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Experience; years. */
  yearOfExperience?: Amount;
  /** Full-time, Part-time or Intern. */
  employeeType?: string | null;
  /** Expected pay; rupees a year. */
  expectedCTC?: Amount;
  /** Current pay; rupees a year. */
  currentCTC?: Amount;
  /** Address of the CV. */
  cv?: string | null;
  /** The job, with its title; an id alone where the backend leaves it out. */
  jobId?:
    | {
        /** Id of the job; text. */
        _id?: string;
        /** Title of the job; plain text. */
        jobTitle?: string | null;
      }
    | string
    | null;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** What went wrong, in a sentence for people. */
  error?: string;
  /** The same sentence, for clients that read `message`. */
  message?: string;
};
