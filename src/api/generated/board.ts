import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Job', 'SavedJob', 'JobAlert', 'Applicant'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      countJobsByStatus: build.query<CountJobsByStatusApiResponse, CountJobsByStatusApiArg>({
        query: () => ({ url: `/api/jobs/status/counts` }),
        providesTags: ['Job'],
      }),
      withdrawApplication: build.mutation<WithdrawApplicationApiResponse, WithdrawApplicationApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/applyJob/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Job'],
      }),
      getJobSentBack: build.query<GetJobSentBackApiResponse, GetJobSentBackApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/${encodeURIComponent(String(queryArg))}/sentBack` }),
        providesTags: ['Job'],
      }),
      listJobCategories: build.query<ListJobCategoriesApiResponse, ListJobCategoriesApiArg>({
        query: () => ({ url: `/api/jobCategories` }),
        providesTags: ['Job'],
      }),
      listSimilarJobs: build.query<ListSimilarJobsApiResponse, ListSimilarJobsApiArg>({
        query: (queryArg) => ({ url: `/api/similarJobs/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Job'],
      }),
      listSavedJobs: build.query<ListSavedJobsApiResponse, ListSavedJobsApiArg>({
        query: () => ({ url: `/api/savedJobs` }),
        providesTags: ['SavedJob'],
      }),
      listSavedJobIds: build.query<ListSavedJobIdsApiResponse, ListSavedJobIdsApiArg>({
        query: () => ({ url: `/api/savedJobIds` }),
        providesTags: ['SavedJob'],
      }),
      saveJob: build.mutation<SaveJobApiResponse, SaveJobApiArg>({
        query: (queryArg) => ({ url: `/api/savedJobs/${encodeURIComponent(String(queryArg))}`, method: 'PUT' }),
        invalidatesTags: ['SavedJob'],
      }),
      unsaveJob: build.mutation<UnsaveJobApiResponse, UnsaveJobApiArg>({
        query: (queryArg) => ({ url: `/api/savedJobs/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['SavedJob'],
      }),
      listJobAlerts: build.query<ListJobAlertsApiResponse, ListJobAlertsApiArg>({
        query: () => ({ url: `/api/jobAlerts` }),
        providesTags: ['JobAlert'],
      }),
      createJobAlert: build.mutation<CreateJobAlertApiResponse, CreateJobAlertApiArg>({
        query: (queryArg) => ({ url: `/api/jobAlerts`, method: 'POST', body: queryArg }),
        invalidatesTags: ['JobAlert'],
      }),
      deleteJobAlert: build.mutation<DeleteJobAlertApiResponse, DeleteJobAlertApiArg>({
        query: (queryArg) => ({ url: `/api/jobAlerts/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['JobAlert'],
      }),
      renewJob: build.mutation<RenewJobApiResponse, RenewJobApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/renewJob/${encodeURIComponent(String(queryArg))}`, method: 'POST' }),
        invalidatesTags: ['Job'],
      }),
      closeJob: build.mutation<CloseJobApiResponse, CloseJobApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/closeJob/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.jobClosing,
        }),
        invalidatesTags: ['Job'],
      }),
      reopenJob: build.mutation<ReopenJobApiResponse, ReopenJobApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/reopenJob/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.jobReopening,
        }),
        invalidatesTags: ['Job'],
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
export { injectedRtkApi as boardEndpoints };
export type CountJobsByStatusApiResponse = /** status 200 The counts. */ StatusCounts;
export type CountJobsByStatusApiArg = void;
export type WithdrawApplicationApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type WithdrawApplicationApiArg = /** Id of the job. */ string;
export type GetJobSentBackApiResponse = /** status 200 The job when it was sent back. */ JobSentBack;
export type GetJobSentBackApiArg = /** Id of the job. */ string;
export type ListJobCategoriesApiResponse = /** status 200 Categories. */ JobCategory[];
export type ListJobCategoriesApiArg = void;
export type ListSimilarJobsApiResponse = /** status 200 Jobs. */ Job[];
export type ListSimilarJobsApiArg = /** Id of the job. */ string;
export type ListSavedJobsApiResponse = /** status 200 Jobs. */ Job[];
export type ListSavedJobsApiArg = void;
export type ListSavedJobIdsApiResponse = /** status 200 Ids. */ string[];
export type ListSavedJobIdsApiArg = void;
export type SaveJobApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type SaveJobApiArg = /** Id of the job. */ string;
export type UnsaveJobApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type UnsaveJobApiArg = /** Id of the job. */ string;
export type ListJobAlertsApiResponse = /** status 200 Alerts. */ JobAlert[];
export type ListJobAlertsApiArg = void;
export type CreateJobAlertApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type CreateJobAlertApiArg = JobAlertForm;
export type DeleteJobAlertApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type DeleteJobAlertApiArg = /** Id of the alert. */ string;
export type RenewJobApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type RenewJobApiArg = /** Id of the job. */ string;
export type CloseJobApiResponse = /** status 200 The job was closed. */ ClosedMessage;
export type CloseJobApiArg = {
  /** Id of the job. */
  id: string;
  jobClosing: JobClosing;
};
export type ReopenJobApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type ReopenJobApiArg = {
  /** Id of the job. */
  id: string;
  jobReopening: JobReopening;
};
export type UpdateStageApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type UpdateStageApiArg = {
  /** Id of the application. */
  applicationId: string;
  stageChange: StageChange;
};
export type StatusCounts = {
  /** Number of published jobs, including closed ones. */
  published: number;
  /** Number of jobs awaiting a decision. */
  unpublished: number;
  /** Number of jobs that their creators have to change. */
  sentback: number;
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
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** Human-readable message. */
  message: string;
};
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
export type Flag = string | boolean | null;
export type TextList = string[] | string | null;
export type Amount = number | string | null;
export type JobStatus = 'published' | 'unpublished' | 'sentback';
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
export type JobSentBack = {
  /** When it was sent back; ISO 8601 timestamp. */
  sentBackAt: string;
  /** The reason; plain text. Empty when none was given. */
  remark: string;
  /** The field that the reason refers to; omitted when it refers to the whole job. */
  remarkField?: JobField;
  /** The job when it was sent back. */
  job: Job;
};
export type JobCategory = {
  /** Name; plain text. */
  name: string;
  /** Number of open jobs. */
  jobs: number;
};
export type WantedType = 'Full-Time' | 'Part-Time' | 'Intern';
export type WantedLevel = 'Senior-level' | 'Mid-level' | 'Junior-level';
export type WantedSalary = 300000 | 500000 | 800000 | 1000000 | 1500000 | 2000000 | 3000000 | 5000000;
export type AlertFrequency = 'daily' | 'weekly';
export type JobAlert = {
  /** Id. */
  _id: string;
  /** Search words. */
  keyword?: string;
  /** City, or `remote`. */
  location?: string;
  /** Only jobs of this employment type. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done remotely. */
  remote?: 'true';
  /** Only jobs of this category; plain text. */
  category?: string;
  /** Only jobs suitable for this many years of experience; whole years. */
  experience?: number;
  /** Only jobs whose stated salary reaches this amount; rupees a year. */
  salary?: WantedSalary;
  /** How often new jobs are sent. */
  frequency: AlertFrequency;
  /** When new jobs are next sent; ISO 8601 timestamp. */
  nextAt?: string;
};
export type JobAlertForm = {
  /** Search words. */
  keyword?: string;
  /** City, or `remote`. */
  location?: string;
  /** Only jobs of this employment type. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done remotely. */
  remote?: 'true';
  /** Only jobs of this category; plain text. */
  category?: string;
  /** Only jobs suitable for this many years of experience; whole years. */
  experience?: number;
  /** Only jobs whose stated salary reaches this amount; rupees a year. */
  salary?: WantedSalary;
  /** How often new jobs are sent. */
  frequency: AlertFrequency;
};
export type ClosedMessage = {
  /** Always true. */
  success?: boolean;
  /** Human-readable message. */
  message: string;
  /** The new `closedAt` of the job; ISO 8601 timestamp. */
  closedAt: string;
};
export type JobClosing = {
  /** The reason. */
  reason: ClosedReason;
};
export type JobReopening = {
  /** The `closedAt` of the job as last read by the caller; when it differs from the current one, the response is 409. */
  closedAt: string;
};
export type Stage = 'received' | 'seen' | 'shortlisted' | 'notchosen';
export type StageChange = {
  /** The new stage. */
  stage: 'seen' | 'shortlisted' | 'notchosen';
  /** The stage as last read by the caller; when it differs from the current one, the response is 409. */
  was?: Stage;
};
