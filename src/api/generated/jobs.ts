// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Job', 'Applicant', 'Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAllJobs: build.query<ListAllJobsApiResponse, ListAllJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/allJobs`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job'],
      }),
      searchJobs: build.query<SearchJobsApiResponse, SearchJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/search`,
          params: {
            keyword: queryArg.keyword,
            location: queryArg.location,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job'],
      }),
      listJobsByStatus: build.query<ListJobsByStatusApiResponse, ListJobsByStatusApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/jobByStatus`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job'],
      }),
      listJobsCreatedByUser: build.query<ListJobsCreatedByUserApiResponse, ListJobsCreatedByUserApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/jobsCreatedByUser`,
          params: {
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job'],
      }),
      listJobsAppliedByUser: build.query<ListJobsAppliedByUserApiResponse, ListJobsAppliedByUserApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/jobsAppliedByUser`,
          params: {
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job'],
      }),
      updateJobStatus: build.mutation<UpdateJobStatusApiResponse, UpdateJobStatusApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/status`, method: 'PATCH', body: queryArg }),
        invalidatesTags: ['Job'],
      }),
      applyForJob: build.mutation<ApplyForJobApiResponse, ApplyForJobApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/applyJob`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Job'],
      }),
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
      getJob: build.query<GetJobApiResponse, GetJobApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Job'],
      }),
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
      checkUser: build.mutation<CheckUserApiResponse, CheckUserApiArg>({
        query: (queryArg) => ({ url: `/api/user/checkUser`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobsSlice };
export type ListAllJobsApiResponse = /** status 200 Jobs. */ Job[];
export type ListAllJobsApiArg = {
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Where to go on; the `X-Next-Cursor` of the answer before, as it was. */
  cursor?: string;
};
export type SearchJobsApiResponse = /** status 200 Jobs. */ Job[];
export type SearchJobsApiArg = {
  /** Search words; text. */
  keyword?: string;
  /** City, or `remote`; text. */
  location?: string;
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Where to go on; the `X-Next-Cursor` of the answer before, as it was. */
  cursor?: string;
};
export type ListJobsByStatusApiResponse = /** status 200 Jobs. */ Job[];
export type ListJobsByStatusApiArg = {
  /** Status to list; without it the jobs that are unpublished or sent back. */
  status?: JobStatus;
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Where to go on; the `X-Next-Cursor` of the answer before, as it was. */
  cursor?: string;
};
export type ListJobsCreatedByUserApiResponse = /** status 200 Jobs. */ Job[];
export type ListJobsCreatedByUserApiArg = {
  /** The caller's own id; the session decides, and another id is refused. */
  userId?: string;
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Where to go on; the `X-Next-Cursor` of the answer before, as it was. */
  cursor?: string;
};
export type ListJobsAppliedByUserApiResponse = /** status 200 One record an application. */ AppliedJob[];
export type ListJobsAppliedByUserApiArg = {
  /** The caller's own id; the session decides, and another id is refused. */
  userId?: string;
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Where to go on; the `X-Next-Cursor` of the answer before, as it was. */
  cursor?: string;
};
export type UpdateJobStatusApiResponse = /** status 200 It was done. */ DoneMessage;
export type UpdateJobStatusApiArg = JobStatusChange;
export type ApplyForJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type ApplyForJobApiArg = ApplicationForm;
export type PostJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type PostJobApiArg = JobPostForm;
export type UpdateJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type UpdateJobApiArg = {
  /** Id of the job; text. */
  id: string;
  jobUpdateForm: JobUpdateForm;
};
export type GetJobApiResponse = /** status 200 The job. */ Job;
export type GetJobApiArg = /** Id of the job; text. */ string;
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
export type CheckUserApiResponse = /** status 200 The member. */ CheckedUser;
export type CheckUserApiArg = UserSummary;
export type Flag = string | boolean | null;
export type TextList = string[] | string | null;
export type Amount = number | string | null;
export type JobStatus = 'published' | 'unpublished' | 'sentback';
export type Job = {
  /** Id; text. */
  _id: string;
  /** Title; plain text. */
  jobTitle: string;
  /** City or region; plain text. */
  location?: string | null;
  /** The text `true` when the work can be done from anywhere. */
  remotePosition?: Flag;
  /** Full-Time, Part-Time or Intern. */
  jobType?: string | null;
  /** Category; plain text. */
  jobCategory?: string | null;
  /** Industry; plain text. */
  jobIndustry?: string | null;
  /** Qualifications asked for; plain text each. */
  jobQualification?: TextList;
  /** Skills asked for; plain text each. */
  skills?: TextList;
  /** Description; plain text of at most 1000 characters. */
  description?: string | null;
  /** Address of the job elsewhere; masked with asterisks for callers without a session. */
  extLink?: string | null;
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata, some backends send a timestamp. */
  closingDate?: string | null;
  /** Address for applications; masked with asterisks for callers without a session. */
  email?: string | null;
  /** Senior-level, Mid-level or Junior-level (field spelled so). */
  jobCarrerLevel?: string | null;
  /** Least experience; years. */
  minjobExperience?: Amount;
  /** Most experience; years. */
  maxjobExperience?: Amount;
  /** Least rate; rupees an hour. */
  minRate?: Amount;
  /** Highest rate; rupees an hour. */
  maxRate?: Amount;
  /** Least salary; rupees a year. */
  minSalary?: Amount;
  /** Highest salary; rupees a year. */
  maxSalary?: Amount;
  /** Working time; hours a week. */
  hoursPerWeek?: Amount;
  /** Address of the uploaded description; empty when there is none. */
  jobDescription?: string | null;
  /** Id of the creator; text. */
  userId?: string | null;
  /** Where the job stands in moderation. */
  status?: JobStatus;
  /** Reason that an admin gave; plain text. */
  statusRemark?: string | null;
  /** When it was posted; ISO 8601 timestamp. */
  createdAt?: string | null;
  /** Ids of the members who applied; the embedded backend keeps the length and shows only the caller's own id. */
  appliedBy?: TextList;
  /** Employer; plain text. */
  organization?: string | null;
  /** When it was last changed; ISO 8601 timestamp. */
  updatedAt?: string | null;
};
export type ErrorBody = {
  /** Always false. */
  success: boolean;
  /** What went wrong, in a sentence for people. */
  error: string;
  /** The same sentence, for clients that read `message`. */
  message: string;
};
export type AppliedJob = {
  /** Id of the application; text. */
  _id: string;
  /** The job that was applied to, in full; null when it is gone. */
  jobId: Job | null;
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
};
export type JobStatusChange = {
  /** Id of the job; text. */
  jobId: string;
  /** The new status. */
  status: JobStatus;
  /** Reason for the creator; plain text, empty unless the job is sent back. */
  statusRemark?: string;
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
export type CheckedUser = {
  /** Always true. */
  success?: boolean;
  /** The member. */
  user: {
    /** Id in the job backend; text. */
    _id: string;
    /** Role on the job board: `admin` or `member`. */
    role?: string | null;
    /** Name; plain text. */
    name?: string | null;
    /** Registered e-mail address. */
    email?: string | null;
    /** Address of the photo. */
    profile_picture?: string | boolean | null;
    /** Membership number; text. */
    membership_number?: string | number | null;
  };
};
export type UserSummary = {
  /** Registered e-mail address; must be the session's. */
  email: string;
  /** Name; plain text. */
  name?: string | null;
  /** Number of the member in the content system. */
  ID?: number | string | null;
  /** Role; ignored. */
  role?: string | null;
  /** Membership number; text. */
  membership_number?: string | null;
  /** Address of the photo. */
  profile_picture?: string | boolean | null;
};
export const {
  useListAllJobsQuery,
  useLazyListAllJobsQuery,
  useSearchJobsQuery,
  useLazySearchJobsQuery,
  useListJobsByStatusQuery,
  useLazyListJobsByStatusQuery,
  useListJobsCreatedByUserQuery,
  useLazyListJobsCreatedByUserQuery,
  useListJobsAppliedByUserQuery,
  useLazyListJobsAppliedByUserQuery,
  useUpdateJobStatusMutation,
  useApplyForJobMutation,
  usePostJobMutation,
  useUpdateJobMutation,
  useGetJobQuery,
  useLazyGetJobQuery,
  useSearchApplicantsQuery,
  useLazySearchApplicantsQuery,
  useListApplicantsQuery,
  useLazyListApplicantsQuery,
  useCheckUserMutation,
} = injectedRtkApi;
