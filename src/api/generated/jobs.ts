import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Job', 'Applicant', 'Login'] as const;
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
            exact: queryArg.exact,
            type: queryArg['type'],
            level: queryArg.level,
            remote: queryArg.remote,
            category: queryArg.category,
            experience: queryArg.experience,
            salary: queryArg.salary,
            closing: queryArg.closing,
            sort: queryArg.sort,
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
      checkUser: build.mutation<CheckUserApiResponse, CheckUserApiArg>({
        query: (queryArg) => ({ url: `/api/user/checkUser`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Login'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobsEndpoints };
export type ListAllJobsApiResponse = /** status 200 Jobs. */ Job[];
export type ListAllJobsApiArg = {
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Position in the list; the unchanged `X-Next-Cursor` of the previous response. */
  cursor?: string;
};
export type SearchJobsApiResponse =
  /** status 200 Jobs, best match first; headers contain the corrected spelling of misspelt words. */ Job[];
export type SearchJobsApiArg = {
  /** Search words. */
  keyword?: string;
  /** City, or `remote`. */
  location?: string;
  /** Whether to search for the exact words. Otherwise misspelt words may be corrected, which the response headers state. */
  exact?: boolean;
  /** Only jobs of this employment type. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done remotely. */
  remote?: 'true';
  /** Only jobs of this category; plain text, case-insensitive. */
  category?: string;
  /** Only jobs suitable for this many years of experience; whole years. */
  experience?: number;
  /** Only jobs whose stated salary reaches this amount; rupees a year. */
  salary?: WantedSalary;
  /** `soon` returns only jobs that close within a week. */
  closing?: 'soon';
  /** `newest`: latest publication first; `closing`: earliest closing date first; `pay`: highest yearly pay first. Jobs without a closing date or pay come last. Without it the best match comes first, then the latest. A sorted list without `limit` has at most 100 jobs. */
  sort?: JobSort;
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Position in the list; the unchanged `X-Next-Cursor` of the previous response. */
  cursor?: string;
};
export type ListJobsByStatusApiResponse = /** status 200 Jobs. */ Job[];
export type ListJobsByStatusApiArg = {
  /** Status of the jobs; without it unpublished and sent-back jobs are returned. */
  status?: JobStatus;
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Position in the list; the unchanged `X-Next-Cursor` of the previous response. */
  cursor?: string;
};
export type ListJobsCreatedByUserApiResponse = /** status 200 Jobs. */ Job[];
export type ListJobsCreatedByUserApiArg = {
  /** The caller's own id. It must match the session; any other id is refused. */
  userId?: string;
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Position in the list; the unchanged `X-Next-Cursor` of the previous response. */
  cursor?: string;
};
export type ListJobsAppliedByUserApiResponse = /** status 200 One record per application. */ AppliedJob[];
export type ListJobsAppliedByUserApiArg = {
  /** The caller's own id. It must match the session; any other id is refused. */
  userId?: string;
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Position in the list; the unchanged `X-Next-Cursor` of the previous response. */
  cursor?: string;
};
export type UpdateJobStatusApiResponse = /** status 200 The decision was saved. */ DecidedMessage;
export type UpdateJobStatusApiArg = JobStatusChange;
export type ApplyForJobApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type ApplyForJobApiArg = ApplicationForm;
export type PostJobApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type PostJobApiArg = JobPostForm;
export type UpdateJobApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type UpdateJobApiArg = {
  /** Id of the job. */
  id: string;
  jobUpdateForm: JobUpdateForm;
};
export type GetJobApiResponse = /** status 200 The job. */ Job;
export type GetJobApiArg = /** Id of the job. */ string;
export type SearchApplicantsApiResponse = /** status 200 Applicants, latest first unless another order is requested. */ Applicant[];
export type SearchApplicantsApiArg = {
  /** Id of the job. */
  jobId: string;
  /** Part of the name. */
  name?: string;
  /** Part of the e-mail address. */
  email?: string;
  /** Years of experience; digits and one decimal point. */
  yearOfExperience?: string;
  /** Full-Time, Part-Time or Intern, case-insensitive. */
  employeeType?: string;
  /** Expected pay in rupees a year; digits. */
  expectedCtc?: string;
  /** Current pay in rupees a year; digits. */
  currentCtc?: string;
  /** Only applications at this stage. */
  stage?: Stage;
  /** Sort key; the time of the application by default. */
  sort?: 'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
  /** Sort direction; without `sort` the latest application comes first by default. */
  order?: 'asc' | 'desc';
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Number of the page of `limit` records, from 1. Without `limit` it applies to members only. */
  page?: number;
};
export type ListApplicantsApiResponse = /** status 200 Applicants, latest first unless another order is requested. */ Applicant[];
export type ListApplicantsApiArg = {
  /** Id of the job. */
  jobId: string;
  /** Sort key; the time of the application by default. */
  sort?: 'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
  /** Sort direction; without `sort` the latest application comes first by default. */
  order?: 'asc' | 'desc';
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Number of the page of `limit` records, from 1. Without `limit` it applies to members only. */
  page?: number;
};
export type CheckUserApiResponse = /** status 200 The member. */ CheckedUser;
export type CheckUserApiArg = UserSummary;
export type Flag = string | boolean | null;
export type TextList = string[] | string | null;
export type Amount = number | string | null;
export type JobStatus = 'published' | 'unpublished' | 'sentback';
export type JobField =
  | 'jobTitle'
  | 'organization'
  | 'jobType'
  | 'jobCategory'
  | 'jobIndustry'
  | 'description'
  | 'jobQualification'
  | 'skills'
  | 'minjobExperience'
  | 'maxjobExperience'
  | 'jobCarrerLevel'
  | 'location'
  | 'remotePosition'
  | 'hoursPerWeek'
  | 'closingDate'
  | 'minSalary'
  | 'maxSalary'
  | 'minRate'
  | 'maxRate'
  | 'email'
  | 'extLink'
  | 'jobDescription';
export type ClosedReason = 'filled' | 'withdrawn';
export type Job = {
  /** Id. */
  _id: string;
  /** Title; plain text. */
  jobTitle: string;
  /** City or region; plain text. */
  location?: string | null;
  /** The string `true` for a remote job. */
  remotePosition?: Flag;
  /** Full-Time, Part-Time or Intern. */
  jobType?: string | null;
  /** Category; plain text. */
  jobCategory?: string | null;
  /** Industry; plain text. */
  jobIndustry?: string | null;
  /** Required qualifications; plain text each. */
  jobQualification?: TextList;
  /** Required skills; plain text each. */
  skills?: TextList;
  /** Description; plain text of at most 1000 characters. */
  description?: string | null;
  /** External URL of the job; masked with asterisks for callers without a session. */
  extLink?: string | null;
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata. Some backends send a timestamp. */
  closingDate?: string | null;
  /** Address for applications; masked with asterisks for callers without a session. */
  email?: string | null;
  /** Senior-level, Mid-level or Junior-level (the misspelt name is the documented one). */
  jobCarrerLevel?: string | null;
  /** Minimum experience; years. */
  minjobExperience?: Amount;
  /** Maximum experience; years. */
  maxjobExperience?: Amount;
  /** Minimum rate; rupees an hour. */
  minRate?: Amount;
  /** Maximum rate; rupees an hour. */
  maxRate?: Amount;
  /** Minimum salary; rupees a year. */
  minSalary?: Amount;
  /** Maximum salary; rupees a year. */
  maxSalary?: Amount;
  /** Working time; hours a week. */
  hoursPerWeek?: Amount;
  /** URL of the uploaded description; empty when there is none. The file of a published job is public. */
  jobDescription?: string | null;
  /** Id of the creator. Callers without a session get a placeholder that is no member's id. */
  userId?: string | null;
  /** Moderation status. */
  status?: JobStatus;
  /** An admin's reason; plain text. Empty for all callers but the creator and admins. */
  statusRemark?: string | null;
  /** The field that the reason refers to; null when it refers to the whole job. Empty for all callers but the creator and admins. */
  remarkField?: JobField | null;
  /** When it was last sent back, until it is published; ISO 8601 timestamp. Empty for all callers but the creator and admins. */
  sentBackAt?: string | null;
  /** When it was posted; ISO 8601 timestamp. */
  createdAt?: string | null;
  /** Ids of the members who applied. In the embedded backend the length is correct, but only the caller's own id is real. */
  appliedBy?: TextList;
  /** Employer; plain text. */
  organization?: string | null;
  /** When it was last changed; ISO 8601 timestamp. */
  updatedAt?: string | null;
  /** How often the creator responds to applications, in a few words; null while there are too few applications. */
  answers?: string | null;
  /** When it was closed before its closing date, otherwise null; ISO 8601 timestamp. */
  closedAt?: string | null;
  /** Why it was closed before its closing date, otherwise null. */
  closedReason?: ClosedReason | null;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** Human-readable description of the error. */
  error?: string;
  /** The same text, for clients that read `message`. */
  message?: string;
  /** Identifies the request in the server's log; sent only for internal errors. */
  requestId?: string;
  /** Name of the invalid form field; omitted when the error concerns no single field. */
  field?: string;
};
export type WantedType = 'Full-Time' | 'Part-Time' | 'Intern';
export type WantedLevel = 'Senior-level' | 'Mid-level' | 'Junior-level';
export type WantedSalary = 300000 | 500000 | 800000 | 1000000 | 1500000 | 2000000 | 3000000 | 5000000;
export type JobSort = 'newest' | 'closing' | 'pay';
export type Stage = 'received' | 'seen' | 'shortlisted' | 'notchosen';
export type StageDay = {
  /** The stage after the change. */
  stage: Stage;
  /** When the change was made; ISO 8601 timestamp. */
  at: string;
};
export type AppliedJob = {
  /** Id of the application. */
  _id: string;
  /** The job in full; null when it no longer exists. While it is not published, the embedded backend returns its id, its status and its title at the time of the application. */
  jobId: Job | null;
  /** Current stage of the application. */
  stage?: Stage;
  /** All changes so far, beginning with the receipt of the application. */
  changes?: StageDay[];
  /** When the CV was removed, because the job had been closed for a long time or its creator's data was erased; ISO 8601 timestamp. */
  cvRemovedAt?: string | null;
  /** Mobile number in the application; ten digits. */
  phoneNo?: string | null;
  /** City in the application; plain text. */
  city?: string | null;
  /** Experience in the application; years. */
  yearOfExperience?: Amount;
  /** Employment type in the application: Full-time, Part-time or Intern. */
  employeeType?: string | null;
  /** Current pay in the application; rupees a year. */
  currentCTC?: Amount;
  /** Expected pay in the application; rupees a year. */
  expectedCTC?: Amount;
  /** URL of the application's CV. */
  cv?: string | null;
};
export type DecidedMessage = {
  /** Always true. */
  success?: boolean;
  /** Human-readable message. */
  message: string;
  /** The new `updatedAt` of the job; ISO 8601 timestamp. */
  updatedAt?: string;
};
export type JobStatusChange = {
  /** Id of the job. */
  jobId: string;
  /** The new status. */
  status: JobStatus;
  /** Reason for the creator; plain text, empty unless the job is sent back. */
  statusRemark?: string;
  /** The field that the reason refers to; omitted when it refers to the whole job. */
  remarkField?: JobField;
  /** The `updatedAt` of the job as last read by the caller; when it differs from the current one, the response is 409. */
  updatedAt?: string;
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** Human-readable message. */
  message: string;
};
export type ApplicationForm = {
  /** Id of the job. */
  jobId: string;
  /** The caller's own id. It must match the session; any other id is refused. */
  userId?: string;
  /** Name; plain text. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Mobile number; ten digits without country code. */
  phoneNo: string;
  /** Experience; years, also as `5+` or `2-3`. */
  yearOfExperience: string;
  /** City of residence; plain text. */
  city: string;
  /** Requested employment type: Full-time, Part-time or Intern, case-insensitive. */
  employeeType: string;
  /** Current pay; rupees a year. */
  currentCTC: string;
  /** Expected pay; rupees a year. */
  expectedCTC: string;
  /** The CV; a PDF or Word file of at most 5 MB. */
  cv: Blob;
};
export type JobPostForm = {
  /** The caller's own id. It must match the session; any other id is refused. */
  userId?: string;
  /** Title; plain text. */
  jobTitle: string;
  /** City or region; plain text. */
  location?: string;
  /** The string `true` for a remote job; otherwise omitted, empty or `false`. */
  remotePosition?: 'true' | 'false' | '';
  /** Full-Time, Part-Time or Intern. */
  jobType: string;
  /** Category; plain text. */
  jobCategory: string;
  /** Industry; plain text. */
  jobIndustry: string;
  /** Required qualifications; plain text each. */
  jobQualification: string[];
  /** Required skills; plain text each. */
  skills: string[];
  /** Description; plain text of at most 1000 characters. */
  description?: string;
  /** External URL of the job. */
  extLink?: string;
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata, or a timestamp on that day. */
  closingDate?: string;
  /** Address for applications; its format is not validated. */
  email: string;
  /** Senior-level, Mid-level or Junior-level (the misspelt name is the documented one). */
  jobCarrerLevel?: string;
  /** Minimum experience; years. */
  minjobExperience?: string;
  /** Maximum experience; years. */
  maxjobExperience: string;
  /** Minimum rate; rupees an hour. */
  minRate?: string;
  /** Maximum rate; rupees an hour. */
  maxRate?: string;
  /** Minimum salary; rupees a year. */
  minSalary?: string;
  /** Maximum salary; rupees a year. */
  maxSalary?: string;
  /** Working time; hours a week, at most 168. */
  hoursPerWeek?: string;
  /** The description as a file; PDF or Word, at most 5 MB. */
  jobDescription?: Blob;
  /** Always `unpublished`. */
  status?: 'unpublished';
  /** Employer; plain text. */
  organization?: string;
};
export type JobUpdateForm = {
  /** The caller's own id. It must match the session; any other id is refused. */
  userId?: string;
  /** Title; plain text. */
  jobTitle: string;
  /** City or region; plain text. */
  location?: string;
  /** The string `true` for a remote job; otherwise omitted, empty or `false`. */
  remotePosition?: 'true' | 'false' | '';
  /** Full-Time, Part-Time or Intern. */
  jobType: string;
  /** Category; plain text. */
  jobCategory: string;
  /** Industry; plain text. */
  jobIndustry: string;
  /** Required qualifications; plain text each. */
  'jobQualification[]': string[];
  /** Required skills; plain text each. */
  'skills[]': string[];
  /** Description; plain text of at most 1000 characters. */
  description?: string;
  /** External URL of the job. */
  extLink?: string;
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata, or a timestamp on that day. */
  closingDate?: string;
  /** Address for applications; its format is not validated. */
  email: string;
  /** Senior-level, Mid-level or Junior-level (the misspelt name is the documented one). */
  jobCarrerLevel?: string;
  /** Minimum experience; years. */
  minjobExperience?: string;
  /** Maximum experience; years. */
  maxjobExperience: string;
  /** Minimum rate; rupees an hour. */
  minRate?: string;
  /** Maximum rate; rupees an hour. */
  maxRate?: string;
  /** Minimum salary; rupees a year. */
  minSalary?: string;
  /** Maximum salary; rupees a year. */
  maxSalary?: string;
  /** Working time; hours a week, at most 168. */
  hoursPerWeek?: string;
  /** A new description file; PDF or Word, at most 5 MB. When omitted, the existing file is kept. */
  jobDescription?: Blob;
  /** Always `unpublished`. */
  status: 'unpublished';
  /** Employer; plain text. */
  organization?: string;
};
export type Applicant = {
  /** Id of the application. */
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
  /** URL of the CV. */
  cv?: string | null;
  /** When the CV was removed, because the job had been closed for a long time; ISO 8601 timestamp. */
  cvRemovedAt?: string | null;
  /** Mobile number; ten digits. */
  phoneNo?: string | null;
  /** City of residence; plain text. */
  city?: string | null;
  /** When the application was received; ISO 8601 timestamp. */
  appliedAt?: string | null;
  /** Current stage of the application. */
  stage?: Stage;
  /** When the application reached its current stage; ISO 8601 timestamp. */
  stageAt?: string | null;
  /** The job with its title, or only its id in backends that omit the title. */
  jobId?:
    | {
        /** Id of the job. */
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
    /** Id in the job backend; compared as text. */
    _id: string | number;
    /** Role on the job board: `admin` or `member`. */
    role?: string | null;
    /** Name; plain text. */
    name?: string | null;
    /** Registered e-mail address. */
    email?: string | null;
    /** URL of the photo. */
    profile_picture?: string | boolean | null;
    /** Membership number. */
    membership_number?: string | number | null;
  };
};
export type UserSummary = {
  /** Registered e-mail address; must match the session. */
  email: string;
  /** Name; plain text. */
  name?: string | number | boolean | null;
  /** Id of the member in the content system; must match the session when given. */
  ID?: number | string | boolean | null;
  /** Role; ignored. */
  role?: string | number | boolean | null;
  /** Membership number; ignored. */
  membership_number?: string | number | boolean | null;
  /** URL of the photo, or the photo as an object; ignored. */
  profile_picture?: string | object | boolean | null;
};
