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
 * A field of the form for jobs.
 */
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
/**
 * A kind of employment.
 */
export type WantedType = 'Full-Time' | 'Part-Time' | 'Intern';
/**
 * A career level.
 */
export type WantedLevel = 'Senior-level' | 'Mid-level' | 'Junior-level';
/**
 * Rupees a year.
 */
export type WantedSalary = 300000 | 500000 | 800000 | 1000000 | 1500000 | 2000000 | 3000000 | 5000000;
/**
 * Where an application stands, for both sides to see.
 */
export type Stage = 'received' | 'seen' | 'shortlisted' | 'notchosen';
/**
 * Every day, or every Monday.
 */
export type AlertFrequency = 'daily' | 'weekly';
/**
 * What a member may do; an admin also moderates jobs and looks after members.
 */
export type MemberRole = 'member' | 'admin';
/**
 * Whether a member can log in.
 */
export type MemberState = 'active' | 'deactivated';

/**
 * The operations of openapi/jobs.yaml by operationId.
 */
export interface JobsOperations {
  listAllJobs: {
    path: '/api/jobs/allJobs';
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
    built: true;
  };
  searchJobs: {
    path: '/api/jobs/search';
    params: {};
    query: {
      keyword?: string;
      location?: string;
      exact?: boolean;
      type?: WantedType;
      level?: WantedLevel;
      remote?: 'true';
      category?: string;
      experience?: number;
      salary?: WantedSalary;
      closing?: 'soon';
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
    built: true;
  };
  listJobsByStatus: {
    path: '/api/jobs/jobByStatus';
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
    built: true;
  };
  listJobsCreatedByUser: {
    path: '/api/jobs/jobsCreatedByUser';
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
    built: true;
  };
  listJobsAppliedByUser: {
    path: '/api/jobs/jobsAppliedByUser';
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
    built: true;
  };
  updateJobStatus: {
    path: '/api/jobs/status';
    params: {};
    query: {};
    body: JobStatusChange;
    uploads: {};
    answer: DecidedMessage;
    session: 'required';
    built: true;
  };
  countJobsByStatus: {
    path: '/api/jobs/status/counts';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: StatusCounts;
    session: 'required';
    built: true;
  };
  applyForJob: {
    path: '/api/jobs/applyJob';
    params: {};
    query: {};
    body: ApplicationForm;
    uploads: {
      cv: true;
    };
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  postJob: {
    path: '/api/jobs/postJob';
    params: {};
    query: {};
    body: JobPostForm;
    uploads: {
      jobDescription?: true;
    };
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  listJobCategories: {
    path: '/api/jobCategories';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 1000
     */
    answer: JobCategory[];
    session: 'optional';
    built: true;
  };
  listSavedJobs: {
    path: '/api/savedJobs';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Job[];
    session: 'required';
    built: true;
  };
  listSavedJobIds: {
    path: '/api/savedJobIds';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 500
     *
     * Items: Id of a job; text.
     */
    answer: string[];
    session: 'required';
    built: true;
  };
  listJobAlerts: {
    path: '/api/jobAlerts';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 20
     */
    answer: JobAlert[];
    session: 'required';
    built: true;
  };
  createJobAlert: {
    path: '/api/jobAlerts';
    params: {};
    query: {};
    body: JobAlertForm;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  checkUser: {
    path: '/api/user/checkUser';
    params: {};
    query: {};
    body: UserSummary;
    uploads: {};
    answer: CheckedUser;
    session: 'required';
    built: true;
  };
  downloadOwnData: {
    path: '/api/user/data';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: string;
    session: 'required';
    built: true;
  };
  requestErasure: {
    path: '/api/user/erasure';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  eraseMember: {
    path: '/api/user/erase';
    params: {};
    query: {};
    body: Erasure;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  listOwnSessions: {
    path: '/api/user/sessions';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 1000
     */
    answer: OwnSession[];
    session: 'required';
    built: true;
  };
  endOtherSessions: {
    path: '/api/user/sessions';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  listMembers: {
    path: '/api/members';
    params: {};
    query: {
      q?: string;
      role?: MemberRole;
      state?: MemberState;
      limit?: number;
      page?: number;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100
     */
    answer: DirectoryMember[];
    session: 'required';
    built: true;
  };
  addMember: {
    path: '/api/members';
    params: {};
    query: {};
    body: NewMember;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  exportMembers: {
    path: '/api/members/export';
    params: {};
    query: {
      q?: string;
      role?: MemberRole;
      state?: MemberState;
    };
    body: undefined;
    uploads: {};
    answer: string;
    session: 'required';
    built: true;
  };
  importMembers: {
    path: '/api/members/import';
    params: {};
    query: {};
    body: MemberImport;
    uploads: {};
    answer: ImportReport;
    session: 'required';
    built: true;
  };
  withdrawApplication: {
    path: `/api/jobs/applyJob/${string}`;
    params: {
      jobId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  updateJob: {
    path: `/api/jobs/updateJob/${string}`;
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
    built: true;
  };
  getJob: {
    path: `/api/jobs/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: Job;
    session: 'optional';
    built: true;
  };
  getJobSentBack: {
    path: `/api/jobs/${string}/sentBack`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: JobSentBack;
    session: 'required';
    built: true;
  };
  listSimilarJobs: {
    path: `/api/similarJobs/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Job[];
    session: 'optional';
    built: true;
  };
  saveJob: {
    path: `/api/savedJobs/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  unsaveJob: {
    path: `/api/savedJobs/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  deleteJobAlert: {
    path: `/api/jobAlerts/${string}`;
    params: {
      alertId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  renewJob: {
    path: `/api/jobs/renewJob/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  searchApplicants: {
    path: `/api/applicants/search/${string}`;
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
      stage?: Stage;
      sort?:
        'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
      order?: 'asc' | 'desc';
      limit?: number;
      page?: number;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Applicant[];
    session: 'required';
    built: true;
  };
  listApplicants: {
    path: `/api/applicants/${string}`;
    params: {
      jobId: string;
    };
    query: {
      sort?:
        'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
      order?: 'asc' | 'desc';
      limit?: number;
      page?: number;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    answer: Applicant[];
    session: 'required';
    built: true;
  };
  exportApplicants: {
    path: `/api/applicants/export/${string}`;
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
      stage?: Stage;
      sort?:
        'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
      order?: 'asc' | 'desc';
    };
    body: undefined;
    uploads: {};
    answer: string;
    session: 'required';
    built: true;
  };
  updateStage: {
    path: `/api/applications/${string}/stage`;
    params: {
      applicationId: string;
    };
    query: {};
    body: StageChange;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  getFile: {
    path: `/api/files/${string}`;
    params: {
      fileId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: string;
    session: 'optional';
    built: true;
  };
  endOwnSession: {
    path: `/api/user/sessions/${string}`;
    params: {
      sessionId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
  };
  updateMember: {
    path: `/api/members/${string}`;
    params: {
      memberId: string;
    };
    query: {};
    body: MemberChange;
    uploads: {};
    answer: DoneMessage;
    session: 'required';
    built: true;
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
   * The field that the reason is about; null when it is about all of it. Empty for everybody but the creator and admins.
   */
  remarkField?: JobField | null;
  /**
   * When it was last sent back, until it is published; ISO 8601 timestamp. Empty for everybody but the creator and admins.
   */
  sentBackAt?: string | null;
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
  /**
   * How often the creator answers applications, in a few words; null while there are too few to tell.
   */
  answers?: string | null;
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
  stage?: Stage;
  /**
   * Every change up to now, the first of them the arrival.
   *
   * @maxItems 10000
   */
  changes?: StageDay[];
  /**
   * When the CV was removed because the job had closed long before or its poster was erased; an ISO 8601 time in UTC.
   */
  cvRemovedAt?: string | null;
}
/**
 * A change of an application.
 */
export interface StageDay {
  stage: Stage;
  /**
   * When it came there; ISO 8601 timestamp.
   */
  at: string;
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
  remarkField?: JobField;
  /**
   * The `updatedAt` of the job that the decision is about; when it was changed since, the answer is 409.
   */
  updatedAt?: string;
}
/**
 * What was decided.
 */
export interface DecidedMessage {
  /**
   * Always true.
   */
  success?: boolean;
  /**
   * A sentence for people.
   */
  message: string;
  /**
   * The `updatedAt` of the job from now on; ISO 8601 timestamp.
   */
  updatedAt?: string;
}
/**
 * How many jobs there are of each status.
 */
export interface StatusCounts {
  /**
   * Those that were published; closed ones are among them.
   */
  published: number;
  /**
   * Those that wait for a decision.
   */
  unpublished: number;
  /**
   * Those that their posters have to change.
   */
  sentback: number;
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
 * A category of open jobs.
 */
export interface JobCategory {
  /**
   * What it is called; plain text.
   */
  name: string;
  /**
   * How many jobs are open in it.
   */
  jobs: number;
}
/**
 * A search whose new jobs are mailed.
 */
export interface JobAlert {
  /**
   * Id; text.
   */
  _id: string;
  /**
   * Search words; text.
   */
  keyword?: string;
  /**
   * City, or `remote`; text.
   */
  location?: string;
  type?: WantedType;
  level?: WantedLevel;
  /**
   * Only jobs that can be done from anywhere.
   */
  remote?: 'true';
  /**
   * Only jobs of this category; plain text.
   */
  category?: string;
  /**
   * Only jobs that so much experience is right for; whole years.
   */
  experience?: number;
  salary?: WantedSalary;
  frequency: AlertFrequency;
  /**
   * When new jobs are mailed next; ISO 8601 timestamp.
   */
  nextAt?: string;
}
/**
 * A search, with the words and filters of the board, and how often its new jobs are mailed.
 */
export interface JobAlertForm {
  /**
   * Search words; text.
   */
  keyword?: string;
  /**
   * City, or `remote`; text.
   */
  location?: string;
  type?: WantedType;
  level?: WantedLevel;
  /**
   * Only jobs that can be done from anywhere.
   */
  remote?: 'true';
  /**
   * Only jobs of this category; plain text.
   */
  category?: string;
  /**
   * Only jobs that so much experience is right for; whole years.
   */
  experience?: number;
  salary?: WantedSalary;
  frequency: AlertFrequency;
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
 * The confirmation that all of the member's is to be erased.
 */
export interface Erasure {
  /**
   * The code that was mailed.
   */
  code: string;
}
/**
 * A login that has not ended.
 */
export interface OwnSession {
  /**
   * Id; text.
   */
  _id: string;
  /**
   * Whether it is the one that asks.
   */
  current: boolean;
  /**
   * Browser and system in words; null when they are not known.
   */
  device: string | null;
  /**
   * When the member logged in; ISO 8601 timestamp.
   */
  startedAt: string;
  /**
   * When it was last used, to some minutes; ISO 8601 timestamp.
   */
  usedAt: string;
  /**
   * When it ends if it is not used any more; ISO 8601 timestamp.
   */
  endsAt: string;
}
/**
 * A member as admins see one.
 */
export interface DirectoryMember {
  /**
   * Id; text.
   */
  _id: string;
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * E-mail address that codes for the login are mailed to.
   */
  email: string;
  role: MemberRole;
  state: MemberState;
  /**
   * Membership number; text.
   */
  membershipNumber: string | null;
  /**
   * Mobile number; digits, spaces and signs.
   */
  mobileNumber: string | null;
  /**
   * When the member was added; ISO 8601 timestamp.
   */
  since: string;
}
/**
 * A member to add.
 */
export interface NewMember {
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * E-mail address that codes for the login are mailed to.
   */
  email: string;
  role?: MemberRole;
  /**
   * Membership number; text.
   */
  membershipNumber?: string | null;
  /**
   * Mobile number; digits, spaces and signs.
   */
  mobileNumber?: string | null;
}
/**
 * A table of members.
 */
export interface MemberImport {
  /**
   * Comma-, semicolon- or tab-separated values; the first line names the columns.
   */
  csv: string;
  /**
   * Whether to do it; else it is only checked.
   */
  apply: boolean;
}
/**
 * What an import did, or would do.
 */
export interface ImportReport {
  /**
   * Always true.
   */
  success?: boolean;
  /**
   * A sentence for people.
   */
  message: string;
  /**
   * Whether it was done.
   */
  applied: boolean;
  /**
   * Lines with a member.
   */
  rows: number;
  /**
   * Members that are new.
   */
  added: number;
  /**
   * Members that are known and differ.
   */
  changed: number;
  /**
   * Members that are as the table says.
   */
  unchanged: number;
  /**
   * Lines with a mistake.
   */
  wrong: number;
  /**
   * The first mistakes.
   *
   * @maxItems 200
   */
  problems: ImportProblem[];
  /**
   * The first lines that add or change a member.
   *
   * @maxItems 20
   */
  sample: ImportLine[];
  /**
   * Columns that mean nothing here.
   *
   * @maxItems 200
   *
   * Items: Name of a column.
   */
  ignoredColumns: string[];
}
/**
 * A mistake in a table.
 */
export interface ImportProblem {
  /**
   * The line of the file, from 1.
   */
  line: number;
  /**
   * What is wrong; a sentence for people.
   */
  problem: string;
}
/**
 * What a line of a table does.
 */
export interface ImportLine {
  /**
   * The line of the file, from 1.
   */
  line: number;
  /**
   * Whether the member is new.
   */
  does: 'adds' | 'changes';
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * E-mail address that codes for the login are mailed to.
   */
  email: string;
  role: MemberRole;
  state: MemberState;
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
 * A job as it was when it was last sent back.
 */
export interface JobSentBack {
  /**
   * When it was sent back; ISO 8601 timestamp.
   */
  sentBackAt: string;
  /**
   * Reason that was given; plain text. Empty when there was none.
   */
  remark: string;
  remarkField?: JobField;
  job: Job;
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
   * When the CV was removed because the job had closed long before; an ISO 8601 time in UTC.
   */
  cvRemovedAt?: string | null;
  /**
   * Mobile number; ten digits.
   */
  phoneNo?: string | null;
  /**
   * City of residence; plain text.
   */
  city?: string | null;
  /**
   * When the application came; ISO 8601 timestamp.
   */
  appliedAt?: string | null;
  stage?: Stage;
  /**
   * Since when it stands there; ISO 8601 timestamp.
   */
  stageAt?: string | null;
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
/**
 * A word of the job's creator about an application.
 */
export interface StageChange {
  /**
   * The new stage.
   */
  stage: 'seen' | 'shortlisted' | 'notchosen';
  was?: Stage;
}
/**
 * What to change of a member.
 */
export interface MemberChange {
  /**
   * Name; plain text.
   */
  name?: string;
  /**
   * E-mail address that codes for the login are mailed to.
   */
  email?: string;
  role?: MemberRole;
  state?: MemberState;
  /**
   * Membership number; text.
   */
  membershipNumber?: string | null;
  /**
   * Mobile number; digits, spaces and signs.
   */
  mobileNumber?: string | null;
}
