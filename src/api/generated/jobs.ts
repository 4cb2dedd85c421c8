import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Job', 'JobAlert', 'Applicant', 'Member', 'Pdu', 'Reminder'] as const;
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
      countJobsByStatus: build.query<CountJobsByStatusApiResponse, CountJobsByStatusApiArg>({
        query: () => ({ url: `/api/jobs/status/counts` }),
        providesTags: ['Job'],
      }),
      applyForJob: build.mutation<ApplyForJobApiResponse, ApplyForJobApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/applyJob`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Job'],
      }),
      withdrawApplication: build.mutation<WithdrawApplicationApiResponse, WithdrawApplicationApiArg>({
        query: (queryArg) => ({ url: `/api/jobs/applyJob/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
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
        providesTags: ['Job'],
      }),
      listSavedJobIds: build.query<ListSavedJobIdsApiResponse, ListSavedJobIdsApiArg>({
        query: () => ({ url: `/api/savedJobIds` }),
        providesTags: ['Job'],
      }),
      saveJob: build.mutation<SaveJobApiResponse, SaveJobApiArg>({
        query: (queryArg) => ({ url: `/api/savedJobs/${encodeURIComponent(String(queryArg))}`, method: 'PUT' }),
        invalidatesTags: ['Job'],
      }),
      unsaveJob: build.mutation<UnsaveJobApiResponse, UnsaveJobApiArg>({
        query: (queryArg) => ({ url: `/api/savedJobs/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Job'],
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
      checkUser: build.mutation<CheckUserApiResponse, CheckUserApiArg>({
        query: (queryArg) => ({ url: `/api/user/checkUser`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
        query: (queryArg) => ({ url: `/api/user/profile`, method: 'PATCH', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      requestErasure: build.mutation<RequestErasureApiResponse, RequestErasureApiArg>({
        query: () => ({ url: `/api/user/erasure`, method: 'POST' }),
        invalidatesTags: ['Member'],
      }),
      eraseMember: build.mutation<EraseMemberApiResponse, EraseMemberApiArg>({
        query: (queryArg) => ({ url: `/api/user/erase`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions` }),
        providesTags: ['Member'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions`, method: 'DELETE' }),
        invalidatesTags: ['Member'],
      }),
      endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
        query: (queryArg) => ({ url: `/api/user/sessions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Member'],
      }),
      listMembers: build.query<ListMembersApiResponse, ListMembersApiArg>({
        query: (queryArg) => ({
          url: `/api/members`,
          params: {
            q: queryArg.q,
            role: queryArg.role,
            state: queryArg.state,
            limit: queryArg.limit,
            page: queryArg.page,
          },
        }),
        providesTags: ['Member'],
      }),
      addMember: build.mutation<AddMemberApiResponse, AddMemberApiArg>({
        query: (queryArg) => ({ url: `/api/members`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      updateMember: build.mutation<UpdateMemberApiResponse, UpdateMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/members/${encodeURIComponent(String(queryArg.memberId))}`,
          method: 'PATCH',
          body: queryArg.memberChange,
        }),
        invalidatesTags: ['Member'],
      }),
      importMembers: build.mutation<ImportMembersApiResponse, ImportMembersApiArg>({
        query: (queryArg) => ({ url: `/api/members/import`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      getOwnPdus: build.query<GetOwnPdusApiResponse, GetOwnPdusApiArg>({
        query: () => ({ url: `/api/pdus` }),
        providesTags: ['Pdu'],
      }),
      setPduCycle: build.mutation<SetPduCycleApiResponse, SetPduCycleApiArg>({
        query: (queryArg) => ({ url: `/api/pdus/cycle`, method: 'PUT', body: queryArg }),
        invalidatesTags: ['Pdu'],
      }),
      markAttended: build.mutation<MarkAttendedApiResponse, MarkAttendedApiArg>({
        query: (queryArg) => ({ url: `/api/pdus/attended`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Pdu'],
      }),
      getAttendanceCode: build.query<GetAttendanceCodeApiResponse, GetAttendanceCodeApiArg>({
        query: (queryArg) => ({ url: `/api/pdus/codes/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Pdu'],
      }),
      listEventsOfInterest: build.query<ListEventsOfInterestApiResponse, ListEventsOfInterestApiArg>({
        query: () => ({ url: `/api/eventsOfInterest` }),
        providesTags: ['Reminder'],
      }),
      addEventOfInterest: build.mutation<AddEventOfInterestApiResponse, AddEventOfInterestApiArg>({
        query: (queryArg) => ({ url: `/api/eventsOfInterest/${encodeURIComponent(String(queryArg))}`, method: 'PUT' }),
        invalidatesTags: ['Reminder'],
      }),
      removeEventOfInterest: build.mutation<RemoveEventOfInterestApiResponse, RemoveEventOfInterestApiArg>({
        query: (queryArg) => ({ url: `/api/eventsOfInterest/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Reminder'],
      }),
      getReminders: build.query<GetRemindersApiResponse, GetRemindersApiArg>({
        query: () => ({ url: `/api/reminders` }),
        providesTags: ['Reminder'],
      }),
      setReminders: build.mutation<SetRemindersApiResponse, SetRemindersApiArg>({
        query: (queryArg) => ({ url: `/api/reminders`, method: 'PUT', body: queryArg }),
        invalidatesTags: ['Reminder'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobsEndpoints };
export type ListAllJobsApiResponse = /** status 200 Jobs. */ Job[];
export type ListAllJobsApiArg = {
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Where to go on; the `X-Next-Cursor` of the answer before, as it was. */
  cursor?: string;
};
export type SearchJobsApiResponse =
  /** status 200 Jobs, the best first; headers tell what was searched in place of misspelt words. */ Job[];
export type SearchJobsApiArg = {
  /** Search words; text. */
  keyword?: string;
  /** City, or `remote`; text. */
  location?: string;
  /** Takes every word as it was typed; otherwise a misspelt one may be put right, and the answer says so. */
  exact?: boolean;
  /** Only jobs of this kind. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done from anywhere. */
  remote?: 'true';
  /** Only jobs of this category; plain text, in any case. */
  category?: string;
  /** Only jobs that so much experience is right for; whole years. */
  experience?: number;
  /** Only jobs that tell a salary that reaches this; rupees a year. */
  salary?: WantedSalary;
  /** `soon`: only jobs that close within a week. */
  closing?: 'soon';
  /** `newest`: the latest publication first; `closing`: the nearest closing date first; `pay`: the highest yearly pay first. Jobs without a closing date or pay come last. Without it the best match comes first, then the latest. A sorted list without `limit` has at most 100 jobs. */
  sort?: JobSort;
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
export type UpdateJobStatusApiResponse = /** status 200 It was decided. */ DecidedMessage;
export type UpdateJobStatusApiArg = JobStatusChange;
export type CountJobsByStatusApiResponse = /** status 200 The counts. */ StatusCounts;
export type CountJobsByStatusApiArg = void;
export type ApplyForJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type ApplyForJobApiArg = ApplicationForm;
export type WithdrawApplicationApiResponse = /** status 200 It was done. */ DoneMessage;
export type WithdrawApplicationApiArg = /** Id of the job; text. */ string;
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
export type GetJobSentBackApiResponse = /** status 200 The job of that time. */ JobSentBack;
export type GetJobSentBackApiArg = /** Id of the job; text. */ string;
export type ListJobCategoriesApiResponse = /** status 200 Categories. */ JobCategory[];
export type ListJobCategoriesApiArg = void;
export type ListSimilarJobsApiResponse = /** status 200 Jobs. */ Job[];
export type ListSimilarJobsApiArg = /** Id of the job; text. */ string;
export type ListSavedJobsApiResponse = /** status 200 Jobs. */ Job[];
export type ListSavedJobsApiArg = void;
export type ListSavedJobIdsApiResponse = /** status 200 Ids. */ string[];
export type ListSavedJobIdsApiArg = void;
export type SaveJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type SaveJobApiArg = /** Id of the job; text. */ string;
export type UnsaveJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type UnsaveJobApiArg = /** Id of the job; text. */ string;
export type ListJobAlertsApiResponse = /** status 200 Alerts. */ JobAlert[];
export type ListJobAlertsApiArg = void;
export type CreateJobAlertApiResponse = /** status 200 It was done. */ DoneMessage;
export type CreateJobAlertApiArg = JobAlertForm;
export type DeleteJobAlertApiResponse = /** status 200 It was done. */ DoneMessage;
export type DeleteJobAlertApiArg = /** Id of the alert; text. */ string;
export type RenewJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type RenewJobApiArg = /** Id of the job; text. */ string;
export type CloseJobApiResponse = /** status 200 It is closed. */ ClosedMessage;
export type CloseJobApiArg = {
  /** Id of the job; text. */
  id: string;
  jobClosing: JobClosing;
};
export type ReopenJobApiResponse = /** status 200 It was done. */ DoneMessage;
export type ReopenJobApiArg = {
  /** Id of the job; text. */
  id: string;
  jobReopening: JobReopening;
};
export type SearchApplicantsApiResponse = /** status 200 Applicants, the latest first unless another order was asked for. */ Applicant[];
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
export type ListApplicantsApiResponse = /** status 200 Applicants, the latest first unless another order was asked for. */ Applicant[];
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
export type CheckUserApiResponse = /** status 200 The member. */ CheckedUser;
export type CheckUserApiArg = UserSummary;
export type UpdateProfileApiResponse = /** status 200 The profile as it is now. */ SavedProfile;
export type UpdateProfileApiArg = ProfileChange;
export type RequestErasureApiResponse = /** status 200 It was done. */ DoneMessage;
export type RequestErasureApiArg = void;
export type EraseMemberApiResponse = /** status 200 It was done. */ DoneMessage;
export type EraseMemberApiArg = Erasure;
export type ListOwnSessionsApiResponse = /** status 200 The sessions that have not ended; the caller's own is among them. */ OwnSession[];
export type ListOwnSessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200 It was done. */ DoneMessage;
export type EndOtherSessionsApiArg = void;
export type EndOwnSessionApiResponse = /** status 200 It was done. */ DoneMessage;
export type EndOwnSessionApiArg = /** Id of the session; text. */ string;
export type ListMembersApiResponse = /** status 200 Members; a header tells how many fit. */ DirectoryMember[];
export type ListMembersApiArg = {
  /** Beginnings of words in the name, the e-mail address or the numbers; text. */
  q?: string;
  /** Only members of this role. */
  role?: MemberRole;
  /** Only members in this state. */
  state?: MemberState;
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Which page of `limit` records, from 1; a count. Without `limit` it is not looked at. */
  page?: number;
};
export type AddMemberApiResponse = /** status 200 It was done. */ DoneMessage;
export type AddMemberApiArg = NewMember;
export type UpdateMemberApiResponse = /** status 200 It was done. */ DoneMessage;
export type UpdateMemberApiArg = {
  /** Id of the member; text. */
  memberId: string;
  memberChange: MemberChange;
};
export type ImportMembersApiResponse = /** status 200 What was done, or would be. */ ImportReport;
export type ImportMembersApiArg = MemberImport;
export type GetOwnPdusApiResponse = /** status 200 The record. */ OwnPdus;
export type GetOwnPdusApiArg = void;
export type SetPduCycleApiResponse = /** status 200 It was done. */ DoneMessage;
export type SetPduCycleApiArg = PduCycle;
export type MarkAttendedApiResponse = /** status 200 It was done. */ DoneMessage;
export type MarkAttendedApiArg = Attendance;
export type GetAttendanceCodeApiResponse = /** status 200 The code. */ AttendanceCode;
export type GetAttendanceCodeApiArg = /** Id of the event; text. */ string;
export type ListEventsOfInterestApiResponse = /** status 200 Events. */ EventOfInterest[];
export type ListEventsOfInterestApiArg = void;
export type AddEventOfInterestApiResponse = /** status 200 It was done. */ DoneMessage;
export type AddEventOfInterestApiArg = /** Id of the event; text. */ string;
export type RemoveEventOfInterestApiResponse = /** status 200 It was done. */ DoneMessage;
export type RemoveEventOfInterestApiArg = /** Id of the event; text. */ string;
export type GetRemindersApiResponse = /** status 200 The setting; off until the member has turned it on. */ Reminders;
export type GetRemindersApiArg = void;
export type SetRemindersApiResponse = /** status 200 It was done. */ DoneMessage;
export type SetRemindersApiArg = Reminders;
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
  /** Address of the uploaded description; empty when there is none. The file of a published job is open to visitors. */
  jobDescription?: string | null;
  /** Id of the creator; text. Callers without a session get a word that is nobody's id. */
  userId?: string | null;
  /** Where the job stands in moderation. */
  status?: JobStatus;
  /** Reason that an admin gave; plain text. Empty for everybody but the creator and admins. */
  statusRemark?: string | null;
  /** The field that the reason is about; null when it is about all of it. Empty for everybody but the creator and admins. */
  remarkField?: JobField | null;
  /** When it was last sent back, until it is published; ISO 8601 timestamp. Empty for everybody but the creator and admins. */
  sentBackAt?: string | null;
  /** When it was posted; ISO 8601 timestamp. */
  createdAt?: string | null;
  /** Ids of the members who applied; the embedded backend keeps the length and shows only the caller's own id. */
  appliedBy?: TextList;
  /** Employer; plain text. */
  organization?: string | null;
  /** When it was last changed; ISO 8601 timestamp. */
  updatedAt?: string | null;
  /** How often the creator answers applications, in a few words; null while there are too few to tell. */
  answers?: string | null;
  /** When its creator closed it before its closing date; null while it is not closed so. ISO 8601 timestamp. */
  closedAt?: string | null;
  /** Why it was closed before its closing date; null while it is not closed so. */
  closedReason?: ClosedReason | null;
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
  /** Name of the field of a form that the sentence is about; left out where it is about none. */
  field?: string;
};
export type WantedType = 'Full-Time' | 'Part-Time' | 'Intern';
export type WantedLevel = 'Senior-level' | 'Mid-level' | 'Junior-level';
export type WantedSalary = 300000 | 500000 | 800000 | 1000000 | 1500000 | 2000000 | 3000000 | 5000000;
export type JobSort = 'newest' | 'closing' | 'pay';
export type Stage = 'received' | 'seen' | 'shortlisted' | 'notchosen';
export type StageDay = {
  /** The stage that it came to. */
  stage: Stage;
  /** When it came there; ISO 8601 timestamp. */
  at: string;
};
export type AppliedJob = {
  /** Id of the application; text. */
  _id: string;
  /** The job that was applied to, in full; null when it is gone. While it is not published, the embedded backend answers its id, its status and the title that it had at the application. */
  jobId: Job | null;
  /** Where the application stands. */
  stage?: Stage;
  /** Every change up to now, the first of them the arrival. */
  changes?: StageDay[];
  /** When the CV was removed because the job had closed long before or its poster was erased; an ISO 8601 time in UTC. */
  cvRemovedAt?: string | null;
};
export type DecidedMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
  /** The `updatedAt` of the job from now on; ISO 8601 timestamp. */
  updatedAt?: string;
};
export type JobStatusChange = {
  /** Id of the job; text. */
  jobId: string;
  /** The new status. */
  status: JobStatus;
  /** Reason for the creator; plain text, empty unless the job is sent back. */
  statusRemark?: string;
  /** The field that the reason is about; left out when it is about all of the job. */
  remarkField?: JobField;
  /** The `updatedAt` of the job that the decision is about; when it was changed since, the answer is 409. */
  updatedAt?: string;
};
export type StatusCounts = {
  /** Those that were published; closed ones are among them. */
  published: number;
  /** Those that wait for a decision. */
  unpublished: number;
  /** Those that their posters have to change. */
  sentback: number;
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
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
  /** Experience; years, also as `5+` or `2-3`. */
  yearOfExperience: string;
  /** City of residence; plain text. */
  city: string;
  /** Kind of employment wanted: Full-time, Part-time or Intern, in any case. */
  employeeType: string;
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
  /** The text `true` when the work can be done from anywhere; left out, empty or `false` otherwise. */
  remotePosition?: 'true' | 'false' | '';
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
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata, or a moment of that day. */
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
  /** The text `true` when the work can be done from anywhere; left out, empty or `false` otherwise. */
  remotePosition?: 'true' | 'false' | '';
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
  /** Last day to apply; YYYY-MM-DD in Asia/Kolkata, or a moment of that day. */
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
export type JobSentBack = {
  /** When it was sent back; ISO 8601 timestamp. */
  sentBackAt: string;
  /** Reason that was given; plain text. Empty when there was none. */
  remark: string;
  /** The field that the reason is about; left out when it is about all of it. */
  remarkField?: JobField;
  /** The job of that time. */
  job: Job;
};
export type JobCategory = {
  /** What it is called; plain text. */
  name: string;
  /** How many jobs are open in it. */
  jobs: number;
};
export type AlertFrequency = 'daily' | 'weekly';
export type JobAlert = {
  /** Id; text. */
  _id: string;
  /** Search words; text. */
  keyword?: string;
  /** City, or `remote`; text. */
  location?: string;
  /** Only jobs of this kind. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done from anywhere. */
  remote?: 'true';
  /** Only jobs of this category; plain text. */
  category?: string;
  /** Only jobs that so much experience is right for; whole years. */
  experience?: number;
  /** Only jobs that tell a salary that reaches this; rupees a year. */
  salary?: WantedSalary;
  /** How often they are mailed. */
  frequency: AlertFrequency;
  /** When new jobs are mailed next; ISO 8601 timestamp. */
  nextAt?: string;
};
export type JobAlertForm = {
  /** Search words; text. */
  keyword?: string;
  /** City, or `remote`; text. */
  location?: string;
  /** Only jobs of this kind. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done from anywhere. */
  remote?: 'true';
  /** Only jobs of this category; plain text. */
  category?: string;
  /** Only jobs that so much experience is right for; whole years. */
  experience?: number;
  /** Only jobs that tell a salary that reaches this; rupees a year. */
  salary?: WantedSalary;
  /** How often they are mailed. */
  frequency: AlertFrequency;
};
export type ClosedMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
  /** The `closedAt` of the job from now on; ISO 8601 timestamp. */
  closedAt: string;
};
export type JobClosing = {
  /** The reason. */
  reason: ClosedReason;
};
export type JobReopening = {
  /** The `closedAt` of the job that the caller has seen; when it is another by now, the answer is 409. */
  closedAt: string;
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
export type StageChange = {
  /** The new stage. */
  stage: 'seen' | 'shortlisted' | 'notchosen';
  /** The stage that the caller has in sight; when it is another one by now, the answer is 409. */
  was?: Stage;
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
  name?: string | boolean | null;
  /** Number of the member in the content system. */
  ID?: number | string | null;
  /** Role; ignored. */
  role?: string | boolean | null;
  /** Membership number; ignored. */
  membership_number?: string | number | boolean | null;
  /** Address of the photo, or the photo as an object; ignored. */
  profile_picture?: string | object | boolean | null;
};
export type SavedProfile = {
  /** Always true. */
  success?: boolean;
  /** What was done, in a sentence for people. */
  message: string;
  /** Name; plain text. */
  name: string;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber: string | null;
  /** Address of the picture. */
  profilePicture: string | null;
};
export type ProfileChange = {
  /** Name; plain text. */
  name?: string;
  /** Mobile number; digits, spaces and signs. Empty for none. */
  mobileNumber?: string;
  /** A new picture; a JPEG, PNG or WebP file of at most 5 MB. */
  picture?: Blob;
  /** Sent to remove the picture. */
  removePicture?: 'true';
};
export type Erasure = {
  /** The code that was mailed. */
  code: string;
};
export type OwnSession = {
  /** Id; text. */
  _id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** Browser and system in words; null when they are not known. */
  device: string | null;
  /** When the member logged in; ISO 8601 timestamp. */
  startedAt: string;
  /** When it was last used, to some minutes; ISO 8601 timestamp. */
  usedAt: string;
  /** When it ends if it is not used any more; ISO 8601 timestamp. */
  endsAt: string;
};
export type MemberRole = 'member' | 'admin';
export type MemberState = 'active' | 'deactivated';
export type DirectoryMember = {
  /** Id; text. */
  _id: string;
  /** Name; plain text. */
  name: string;
  /** E-mail address that codes for the login are mailed to. */
  email: string;
  /** What the member may do. */
  role: MemberRole;
  /** Whether the member can log in. */
  state: MemberState;
  /** Membership number; text. */
  membershipNumber: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber: string | null;
  /** When the member was added; ISO 8601 timestamp. */
  since: string;
};
export type NewMember = {
  /** Name; plain text. */
  name: string;
  /** E-mail address that codes for the login are mailed to. */
  email: string;
  /** What the member may do. */
  role?: MemberRole;
  /** Membership number; text. */
  membershipNumber?: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber?: string | null;
};
export type MemberChange = {
  /** Name; plain text. */
  name?: string;
  /** E-mail address that codes for the login are mailed to. */
  email?: string;
  /** What the member may do. */
  role?: MemberRole;
  /** Whether the member can log in. */
  state?: MemberState;
  /** Membership number; text. */
  membershipNumber?: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber?: string | null;
};
export type ImportProblem = {
  /** The line of the file, from 1. */
  line: number;
  /** What is wrong; a sentence for people. */
  problem: string;
};
export type ImportLine = {
  /** The line of the file, from 1. */
  line: number;
  /** Whether the member is new. */
  does: 'adds' | 'changes';
  /** Name; plain text. */
  name: string;
  /** E-mail address that codes for the login are mailed to. */
  email: string;
  /** What the member may do. */
  role: MemberRole;
  /** Whether the member can log in. */
  state: MemberState;
};
export type ImportReport = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
  /** Whether it was done. */
  applied: boolean;
  /** Lines with a member. */
  rows: number;
  /** Members that are new. */
  added: number;
  /** Members that are known and differ. */
  changed: number;
  /** Members that are as the table says. */
  unchanged: number;
  /** Lines with a mistake. */
  wrong: number;
  /** The first mistakes. */
  problems: ImportProblem[];
  /** The first lines that add or change a member. */
  sample: ImportLine[];
  /** Columns that mean nothing here. */
  ignoredColumns: string[];
};
export type MemberImport = {
  /** Comma-, semicolon- or tab-separated values; the first line names the columns. */
  csv: string;
  /** Whether to do it; else it is only checked. */
  apply: boolean;
};
export type Pdus = {
  /** Units of Ways of Working. */
  waysOfWorking: number;
  /** Units of Power Skills. */
  powerSkills: number;
  /** Units of Business Acumen. */
  businessAcumen: number;
};
export type AttendedEvent = {
  /** Id of the event; text. */
  eventId: string;
  /** Title of the event; plain text. */
  title: string;
  /** Program of the event; plain text. Left out once there is no such event. */
  program?: string;
  /** The last day of the event, in Asia/Kolkata. */
  day: string;
  /** What it counts for. */
  pdus: Pdus;
};
export type PduCycle = {
  /** Units to earn within the cycle; a count. */
  target: number;
  /** The first day of the cycle, in Asia/Kolkata. */
  start: string;
};
export type OwnPdus = {
  /** The events, the latest first. */
  attended: AttendedEvent[];
  /** The certification cycle; left out until the member has set it. */
  cycle?: PduCycle;
};
export type Attendance = {
  /** Id of the event; text. */
  eventId: string;
  /** The code that was shown at the end of the event. */
  code: string;
};
export type AttendanceCode = {
  /** The code; eight digits. */
  code: string;
};
export type EventOfInterest = {
  /** Id of the event; text. */
  eventId: string;
  /** Title of the event; plain text. */
  title: string;
  /** Program of the event; plain text. */
  program: string;
  /** The first day of the event, in Asia/Kolkata. */
  start: string;
  /** The last day of the event, in Asia/Kolkata. */
  end: string;
};
export type Reminders = {
  /** Whether reminders are mailed. */
  enabled: boolean;
};
