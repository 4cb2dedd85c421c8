// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.

/**
 * The text `true`, or something empty.
 */
export type Flag = string | boolean | null;
/**
 * Texts; null or empty when there are none.
 */
export type TextList = string[] | string | null;
/**
 * A number, or the same as text of digits with one decimal point; null or empty when not given.
 */
export type Amount = number | string | null;
/**
 * Where a job stands in moderation.
 */
export type JobStatus = 'published' | 'unpublished' | 'sentback';

/**
 * The operations of openapi/jobs.yaml by operationId.
 */
export interface JobsOperations {
  listAllJobs: {
    params: {};
    query: {
      limit?: number;
      cursor?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Job[];
    session: 'optional';
  };
  searchJobs: {
    params: {};
    query: {
      keyword?: string;
      location?: string;
      exact?: boolean;
      limit?: number;
      cursor?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Job[];
    session: 'optional';
  };
  listJobsByStatus: {
    params: {};
    query: {
      status?: JobStatus;
      limit?: number;
      cursor?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Job[];
    session: 'required';
  };
  listJobsCreatedByUser: {
    params: {};
    query: {
      userId?: string;
      limit?: number;
      cursor?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Job[];
    session: 'required';
  };
  listJobsAppliedByUser: {
    params: {};
    query: {
      userId?: string;
      limit?: number;
      cursor?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: AppliedJob[];
    session: 'required';
  };
  updateJobStatus: {
    params: {};
    query: {};
    body: JobStatusChange;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
  };
  applyForJob: {
    params: {};
    query: {};
    body: ApplicationForm;
    uploads: {
      cv: true;
    };
    answer: DoneMessage;
    session: 'required';
  };
  postJob: {
    params: {};
    query: {};
    body: JobPostForm;
    uploads: {
      jobDescription?: true;
    };
    answer: DoneMessage;
    session: 'required';
  };
  checkUser: {
    params: {};
    query: {};
    body: UserSummary;
    uploads: {};
    answer: CheckedUser;
    session: 'required';
  };
  updateJob: {
    params: {
      id: string;
    };
    query: {};
    body: JobUpdateForm;
    uploads: {
      jobDescription?: true;
    };
    answer: DoneMessage;
    session: 'required';
  };
  getJob: {
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: Job;
    session: 'optional';
  };
  searchApplicants: {
    params: {
      jobId: string;
    };
    query: {
      name?: string;
      email?: string;
      yearOfExperience?: string;
      employeeType?: string;
      expectedCTC?: string;
      currentCTC?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Applicant[];
    session: 'required';
  };
  listApplicants: {
    params: {
      jobId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Applicant[];
    session: 'required';
  };
  getFile: {
    params: {
      fileId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: string;
    session: 'optional';
  };
}
/**
 * One job.
 */
export interface Job {
  /**
   * Id; text.
   */
  _id: string;
  /**
   * Title; plain text.
   */
  jobTitle: string;
  /**
   * City or region; plain text.
   */
  location?: string | null;
  remotePosition?: Flag;
  /**
   * Full-Time, Part-Time or Intern.
   */
  jobType?: string | null;
  /**
   * Category; plain text.
   */
  jobCategory?: string | null;
  /**
   * Industry; plain text.
   */
  jobIndustry?: string | null;
  jobQualification?: TextList;
  skills?: TextList;
  /**
   * Description; plain text of at most 1000 characters.
   */
  description?: string | null;
  /**
   * Address of the job elsewhere; masked with asterisks for callers without a session.
   */
  extLink?: string | null;
  /**
   * Last day to apply; YYYY-MM-DD in Asia/Kolkata, some backends send a timestamp.
   */
  closingDate?: string | null;
  /**
   * Address for applications; masked with asterisks for callers without a session.
   */
  email?: string | null;
  /**
   * Senior-level, Mid-level or Junior-level (field spelled so).
   */
  jobCarrerLevel?: string | null;
  minjobExperience?: Amount;
  maxjobExperience?: Amount;
  minRate?: Amount;
  maxRate?: Amount;
  minSalary?: Amount;
  maxSalary?: Amount;
  hoursPerWeek?: Amount;
  /**
   * Address of the uploaded description; empty when there is none. The file of a published job is open to visitors.
   */
  jobDescription?: string | null;
  /**
   * Id of the creator; text. Callers without a session get a word that is nobody's id.
   */
  userId?: string | null;
  status?: JobStatus;
  /**
   * Reason that an admin gave; plain text. Empty for everybody but the creator and admins.
   */
  statusRemark?: string | null;
  /**
   * When it was posted; ISO 8601 timestamp.
   */
  createdAt?: string | null;
  appliedBy?: TextList;
  /**
   * Employer; plain text.
   */
  organization?: string | null;
  /**
   * When it was last changed; ISO 8601 timestamp.
   */
  updatedAt?: string | null;
}
/**
 * One application of the caller.
 */
export interface AppliedJob {
  /**
   * Id of the application; text.
   */
  _id: string;
  /**
   * The job that was applied to, in full; null when it is gone. While it is not published, the embedded backend answers its id, its status and the title that it had at the application.
   */
  jobId: Job | null;
}
/**
 * A decision of an admin.
 */
export interface JobStatusChange {
  /**
   * Id of the job; text.
   */
  jobId: string;
  status: JobStatus;
  /**
   * Reason for the creator; plain text, empty unless the job is sent back.
   */
  statusRemark?: string;
  /**
   * The `updatedAt` of the job that the decision is about; when it was changed since, the answer is 409.
   */
  updatedAt?: string;
}
/**
 * What was done.
 */
export interface DoneMessage {
  /**
   * Always true.
   */
  success?: boolean;
  /**
   * A sentence for people.
   */
  message: string;
}
/**
 * The form of an application.
 */
export interface ApplicationForm {
  /**
   * Id of the job; text.
   */
  jobId: string;
  /**
   * The caller's own id; the session decides, and another id is refused.
   */
  userId?: string;
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * E-mail address.
   */
  email: string;
  /**
   * Mobile number; ten digits without country code.
   */
  phoneNo: string;
  /**
   * Experience; years.
   */
  yearOfExperience: string;
  /**
   * City of residence; plain text.
   */
  city: string;
  /**
   * Kind of employment wanted.
   */
  employeeType: 'Full-time' | 'Part-time' | 'Intern';
  /**
   * Current pay; rupees a year.
   */
  currentCTC: string;
  /**
   * Expected pay; rupees a year.
   */
  expectedCTC: string;
}
/**
 * The form of a new job. Lists repeat their key, one value each.
 */
export interface JobPostForm {
  /**
   * The caller's own id; the session decides, and another id is refused.
   */
  userId?: string;
  /**
   * Title; plain text.
   */
  jobTitle: string;
  /**
   * City or region; plain text.
   */
  location?: string;
  /**
   * The text `true` when the work can be done from anywhere; left out otherwise.
   */
  remotePosition?: 'true' | '';
  /**
   * Full-Time, Part-Time or Intern.
   */
  jobType: string;
  /**
   * Category; plain text.
   */
  jobCategory: string;
  /**
   * Industry; plain text.
   */
  jobIndustry: string;
  /**
   * Qualifications asked for; plain text each.
   *
   * @minItems 1
   * @maxItems 30
   */
  jobQualification: string[];
  /**
   * Skills asked for; plain text each.
   *
   * @minItems 1
   * @maxItems 100
   */
  skills: string[];
  /**
   * Description; plain text of at most 1000 characters.
   */
  description?: string;
  /**
   * Address of the job elsewhere.
   */
  extLink?: string;
  /**
   * Last day to apply; YYYY-MM-DD in Asia/Kolkata.
   */
  closingDate?: string;
  /**
   * Address for applications; its form is not checked.
   */
  email: string;
  /**
   * Senior-level, Mid-level or Junior-level (field spelled so).
   */
  jobCarrerLevel?: string;
  /**
   * Least experience; years.
   */
  minjobExperience?: string;
  /**
   * Most experience; years.
   */
  maxjobExperience: string;
  /**
   * Least rate; rupees an hour.
   */
  minRate?: string;
  /**
   * Highest rate; rupees an hour.
   */
  maxRate?: string;
  /**
   * Least salary; rupees a year.
   */
  minSalary?: string;
  /**
   * Highest salary; rupees a year.
   */
  maxSalary?: string;
  /**
   * Working time; hours a week.
   */
  hoursPerWeek?: string;
  /**
   * Always `unpublished`.
   */
  status?: 'unpublished';
  /**
   * Employer; plain text.
   */
  organization?: string;
}
/**
 * The member, as `user-details` told it.
 */
export interface UserSummary {
  /**
   * Registered e-mail address; must be the session's.
   */
  email: string;
  /**
   * Name; plain text.
   */
  name?: string | null;
  /**
   * Number of the member in the content system.
   */
  ID?: number | string | null;
  /**
   * Role; ignored.
   */
  role?: string | null;
  /**
   * Membership number; text.
   */
  membership_number?: string | null;
  /**
   * Address of the photo.
   */
  profile_picture?: string | boolean | null;
}
/**
 * The member, as the job backend knows the person.
 */
export interface CheckedUser {
  /**
   * Always true.
   */
  success?: boolean;
  /**
   * The member.
   */
  user: {
    /**
     * Id in the job backend; text.
     */
    _id: string;
    /**
     * Role on the job board: `admin` or `member`.
     */
    role?: string | null;
    /**
     * Name; plain text.
     */
    name?: string | null;
    /**
     * Registered e-mail address.
     */
    email?: string | null;
    /**
     * Address of the photo.
     */
    profile_picture?: string | boolean | null;
    /**
     * Membership number; text.
     */
    membership_number?: string | number | null;
  };
}
/**
 * The form of a changed job. The keys of lists end in `[]` and repeat, one value each.
 */
export interface JobUpdateForm {
  /**
   * The caller's own id; the session decides, and another id is refused.
   */
  userId?: string;
  /**
   * Title; plain text.
   */
  jobTitle: string;
  /**
   * City or region; plain text.
   */
  location?: string;
  /**
   * The text `true` when the work can be done from anywhere; empty otherwise.
   */
  remotePosition?: 'true' | '';
  /**
   * Full-Time, Part-Time or Intern.
   */
  jobType: string;
  /**
   * Category; plain text.
   */
  jobCategory: string;
  /**
   * Industry; plain text.
   */
  jobIndustry: string;
  /**
   * Qualifications asked for; plain text each.
   *
   * @minItems 1
   * @maxItems 30
   */
  'jobQualification[]': string[];
  /**
   * Skills asked for; plain text each.
   *
   * @minItems 1
   * @maxItems 100
   */
  'skills[]': string[];
  /**
   * Description; plain text of at most 1000 characters.
   */
  description?: string;
  /**
   * Address of the job elsewhere.
   */
  extLink?: string;
  /**
   * Last day to apply; YYYY-MM-DD in Asia/Kolkata.
   */
  closingDate?: string;
  /**
   * Address for applications; its form is not checked.
   */
  email: string;
  /**
   * Senior-level, Mid-level or Junior-level (field spelled so).
   */
  jobCarrerLevel?: string;
  /**
   * Least experience; years.
   */
  minjobExperience?: string;
  /**
   * Most experience; years.
   */
  maxjobExperience: string;
  /**
   * Least rate; rupees an hour.
   */
  minRate?: string;
  /**
   * Highest rate; rupees an hour.
   */
  maxRate?: string;
  /**
   * Least salary; rupees a year.
   */
  minSalary?: string;
  /**
   * Highest salary; rupees a year.
   */
  maxSalary?: string;
  /**
   * Working time; hours a week.
   */
  hoursPerWeek?: string;
  /**
   * Always `unpublished`.
   */
  status: 'unpublished';
  /**
   * Employer; plain text.
   */
  organization?: string;
}
/**
 * One application, as the job's creator sees it.
 */
export interface Applicant {
  /**
   * Id of the application; text.
   */
  _id?: string;
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * E-mail address.
   */
  email: string;
  yearOfExperience?: Amount;
  /**
   * Full-time, Part-time or Intern.
   */
  employeeType?: string | null;
  expectedCTC?: Amount;
  currentCTC?: Amount;
  /**
   * Address of the CV.
   */
  cv?: string | null;
  /**
   * The job, with its title; an id alone where the backend leaves it out.
   */
  jobId?:
    | {
        /**
         * Id of the job; text.
         */
        _id?: string;
        /**
         * Title of the job; plain text.
         */
        jobTitle?: string | null;
      }
    | string
    | null;
}
