// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Job'] as const;
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
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as wholeBoardSlice };
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
  /** Most records to answer; a count. Without it all are answered. */
  limit?: number;
  /** Where to go on; the `X-Next-Cursor` of the answer before, as it was. */
  cursor?: string;
};
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
export type WantedType = 'Full-Time' | 'Part-Time' | 'Intern';
export type WantedLevel = 'Senior-level' | 'Mid-level' | 'Junior-level';
export type WantedSalary = 300000 | 500000 | 800000 | 1000000 | 1500000 | 2000000 | 3000000 | 5000000;
