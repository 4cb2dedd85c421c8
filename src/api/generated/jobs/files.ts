// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Applicant', 'Job', 'Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportApplicants: build.query<ExportApplicantsApiResponse, ExportApplicantsApiArg>({
        query: (queryArg) => ({
          url: `/api/applicants/export/${encodeURIComponent(String(queryArg.jobId))}`,
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
          },
        }),
        providesTags: ['Applicant'],
      }),
      getFile: build.query<GetFileApiResponse, GetFileApiArg>({
        query: (queryArg) => ({ url: `/api/files/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Job'],
      }),
      exportMembers: build.query<ExportMembersApiResponse, ExportMembersApiArg>({
        query: (queryArg) => ({
          url: `/api/members/export`,
          params: {
            q: queryArg.q,
            role: queryArg.role,
            state: queryArg.state,
          },
        }),
        providesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as filesSlice };
export type ExportApplicantsApiResponse = /** status 200 The table, as an attachment. */ string;
export type ExportApplicantsApiArg = {
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
};
export type GetFileApiResponse = /** status 200 The file, as an attachment. */ Blob;
export type GetFileApiArg = /** Id of the file; text. */ string;
export type ExportMembersApiResponse = /** status 200 Comma-separated values in UTF-8, as an attachment. */ string;
export type ExportMembersApiArg = {
  /** Beginnings of words in the name, the e-mail address or the numbers; text. */
  q?: string;
  /** Only members of this role. */
  role?: MemberRole;
  /** Only members in this state. */
  state?: MemberState;
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
export type Stage = 'received' | 'seen' | 'shortlisted' | 'notchosen';
export type MemberRole = 'member' | 'admin';
export type MemberState = 'active' | 'deactivated';
