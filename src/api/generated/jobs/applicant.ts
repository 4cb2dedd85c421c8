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
            stage: queryArg.stage,
            sort: queryArg.sort,
            order: queryArg.order,
            limit: queryArg.limit,
            page: queryArg.page,
          },
        }),
        providesTags: ['Applicant'],
      }),
      listApplicants: build.query<ListApplicantsApiResponse, ListApplicantsApiArg>({
        query: (queryArg) => ({
          url: `/api/applicants/${encodeURIComponent(String(queryArg.jobId))}`,
          params: {
            sort: queryArg.sort,
            order: queryArg.order,
            limit: queryArg.limit,
            page: queryArg.page,
          },
        }),
        providesTags: ['Applicant'],
      }),
      updateStage: build.mutation<UpdateStageApiResponse, UpdateStageApiArg>({
        query: (queryArg) => ({
          url: `/api/applications/${encodeURIComponent(String(queryArg.applicationId))}/stage`,
          method: 'PATCH',
          body: queryArg.stageChange,
        }),
        invalidatesTags: ['Applicant'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as applicantSlice };
export type SearchApplicantsApiResponse =
  /** status 200 Applicants, the latest first unless another order was asked for. */ Applicant[];
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
  /** Only applications at this stage. */
  stage?: Stage;
  /** What the rows are ordered by; the time of the application when left out. */
  sort?: 'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
  /** Upwards, or downwards; without `sort` the latest comes first. */
  order?: 'asc' | 'desc';
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Which page of `limit` records, from 1; a count. Without `limit` it is not looked at. */
  page?: number;
};
export type ListApplicantsApiResponse =
  /** status 200 Applicants, the latest first unless another order was asked for. */ Applicant[];
export type ListApplicantsApiArg = {
  /** Id of the job; text. */
  jobId: string;
  /** What the rows are ordered by; the time of the application when left out. */
  sort?: 'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
  /** Upwards, or downwards; without `sort` the latest comes first. */
  order?: 'asc' | 'desc';
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Which page of `limit` records, from 1; a count. Without `limit` it is not looked at. */
  page?: number;
};
export type UpdateStageApiResponse = /** status 200 It was done. */ DoneMessage;
export type UpdateStageApiArg = {
  /** Id of the application; text. */
  applicationId: string;
  stageChange: StageChange;
};
export type Amount = number | string | null;
export type Stage = 'received' | 'seen' | 'shortlisted' | 'notchosen';
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
  /** When the CV was removed because the job had closed long before; an ISO 8601 time in UTC. */
  cvRemovedAt?: string | null;
  /** Mobile number; ten digits. */
  phoneNo?: string | null;
  /** City of residence; plain text. */
  city?: string | null;
  /** When the application came; ISO 8601 timestamp. */
  appliedAt?: string | null;
  /** Where the application stands. */
  stage?: Stage;
  /** Since when it stands there; ISO 8601 timestamp. */
  stageAt?: string | null;
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
  /** Finds the request in the log of our own server; only where the fault is its own. */
  requestId?: string;
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
};
export type StageChange = {
  /** The new stage. */
  stage: 'seen' | 'shortlisted' | 'notchosen';
  /** The stage that the caller has in sight; when it is another one by now, the answer is 409. */
  was?: Stage;
};
