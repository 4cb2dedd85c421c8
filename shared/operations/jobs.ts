// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/jobs.ts';

export type * from '../../src/api/generated/jobs.ts';

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
    response: schemas.Job[];
    errors: {};
    session: 'optional';
    built: true;
    extension: false;
  };
  searchJobs: {
    path: '/api/jobs/search';
    params: {};
    query: {
      keyword?: string;
      location?: string;
      exact?: boolean;
      type?: schemas.WantedType;
      level?: schemas.WantedLevel;
      remote?: 'true';
      category?: string;
      experience?: number;
      salary?: schemas.WantedSalary;
      closing?: 'soon';
      sort?: schemas.JobSort;
      limit?: number;
      cursor?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    response: schemas.Job[];
    errors: {};
    session: 'optional';
    built: true;
    extension: false;
  };
  listJobsByStatus: {
    path: '/api/jobs/jobByStatus';
    params: {};
    query: {
      status?: schemas.JobStatus;
      limit?: number;
      cursor?: string;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    response: schemas.Job[];
    errors: {};
    session: 'required';
    built: true;
    extension: false;
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
    response: schemas.Job[];
    errors: {};
    session: 'required';
    built: true;
    extension: false;
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
    response: schemas.AppliedJob[];
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  updateJobStatus: {
    path: '/api/jobs/status';
    params: {};
    query: {};
    body: schemas.JobStatusChange;
    uploads: {};
    response: schemas.DecidedMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  countJobsByStatus: {
    path: '/api/jobs/status/counts';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.StatusCounts;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  applyForJob: {
    path: '/api/jobs/applyJob';
    params: {};
    query: {};
    body: Omit<schemas.ApplicationForm, 'cv'>;
    uploads: {
      cv: true;
    };
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  postJob: {
    path: '/api/jobs/postJob';
    params: {};
    query: {};
    body: Omit<schemas.JobPostForm, 'jobDescription'>;
    uploads: {
      jobDescription?: true;
    };
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
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
    response: schemas.JobCategory[];
    errors: {};
    session: 'optional';
    built: true;
    extension: true;
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
    response: schemas.Job[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
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
     * Items: Id of a job.
     */
    response: string[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
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
    response: schemas.JobAlert[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  createJobAlert: {
    path: '/api/jobAlerts';
    params: {};
    query: {};
    body: schemas.JobAlertForm;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  checkUser: {
    path: '/api/user/checkUser';
    params: {};
    query: {};
    body: schemas.UserSummary;
    uploads: {};
    response: schemas.CheckedUser;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  updateProfile: {
    path: '/api/user/profile';
    params: {};
    query: {};
    body: Omit<schemas.ProfileChange, 'picture'>;
    uploads: {
      picture?: true;
    };
    response: schemas.SavedProfile;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  downloadOwnData: {
    path: '/api/user/data';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  requestErasure: {
    path: '/api/user/erasure';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  eraseMember: {
    path: '/api/user/erase';
    params: {};
    query: {};
    body: schemas.Erasure;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
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
    response: schemas.OwnSession[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  endOtherSessions: {
    path: '/api/user/sessions';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  listMembers: {
    path: '/api/members';
    params: {};
    query: {
      q?: string;
      role?: schemas.MemberRole;
      state?: schemas.MemberState;
      limit?: number;
      page?: number;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100
     */
    response: schemas.DirectoryMember[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  addMember: {
    path: '/api/members';
    params: {};
    query: {};
    body: schemas.NewMember;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  exportMembers: {
    path: '/api/members/export';
    params: {};
    query: {
      q?: string;
      role?: schemas.MemberRole;
      state?: schemas.MemberState;
    };
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  importMembers: {
    path: '/api/members/import';
    params: {};
    query: {};
    body: schemas.MemberImport;
    uploads: {};
    response: schemas.ImportReport;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getOwnPdus: {
    path: '/api/pdus';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.OwnPdus;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  setPduCycle: {
    path: '/api/pdus/cycle';
    params: {};
    query: {};
    body: schemas.PduCycle;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  markAttended: {
    path: '/api/pdus/attended';
    params: {};
    query: {};
    body: schemas.Attendance;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  exportPdus: {
    path: '/api/pdus/export';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  listEventsOfInterest: {
    path: '/api/eventsOfInterest';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 200
     */
    response: schemas.EventOfInterest[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getReminders: {
    path: '/api/reminders';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.Reminders;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  setReminders: {
    path: '/api/reminders';
    params: {};
    query: {};
    body: schemas.Reminders;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  withdrawApplication: {
    path: `/api/jobs/applyJob/${string}`;
    params: {
      jobId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  updateJob: {
    path: `/api/jobs/updateJob/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: Omit<schemas.JobUpdateForm, 'jobDescription'>;
    uploads: {
      jobDescription?: true;
    };
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  getJob: {
    path: `/api/jobs/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.Job;
    errors: {};
    session: 'optional';
    built: true;
    extension: false;
  };
  getJobSentBack: {
    path: `/api/jobs/${string}/sentBack`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.JobSentBack;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
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
    response: schemas.Job[];
    errors: {};
    session: 'optional';
    built: true;
    extension: true;
  };
  saveJob: {
    path: `/api/savedJobs/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  unsaveJob: {
    path: `/api/savedJobs/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  deleteJobAlert: {
    path: `/api/jobAlerts/${string}`;
    params: {
      alertId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  renewJob: {
    path: `/api/jobs/renewJob/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  closeJob: {
    path: `/api/jobs/closeJob/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: schemas.JobClosing;
    uploads: {};
    response: schemas.ClosedMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  reopenJob: {
    path: `/api/jobs/reopenJob/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: schemas.JobReopening;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
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
      stage?: schemas.Stage;
      sort?: 'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
      order?: 'asc' | 'desc';
      limit?: number;
      page?: number;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    response: schemas.Applicant[];
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  listApplicants: {
    path: `/api/applicants/${string}`;
    params: {
      jobId: string;
    };
    query: {
      sort?: 'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
      order?: 'asc' | 'desc';
      limit?: number;
      page?: number;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100000
     */
    response: schemas.Applicant[];
    errors: {};
    session: 'required';
    built: true;
    extension: false;
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
      stage?: schemas.Stage;
      sort?: 'applied' | 'name' | 'email' | 'yearOfExperience' | 'employeeType' | 'expectedCTC' | 'currentCTC' | 'stage';
      order?: 'asc' | 'desc';
    };
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  updateStage: {
    path: `/api/applications/${string}/stage`;
    params: {
      applicationId: string;
    };
    query: {};
    body: schemas.StageChange;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getFile: {
    path: `/api/files/${string}`;
    params: {
      fileId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'optional';
    built: true;
    extension: true;
  };
  endOwnSession: {
    path: `/api/user/sessions/${string}`;
    params: {
      sessionId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  updateMember: {
    path: `/api/members/${string}`;
    params: {
      memberId: string;
    };
    query: {};
    body: schemas.MemberChange;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getAttendanceCode: {
    path: `/api/pdus/codes/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.AttendanceCode;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  addEventOfInterest: {
    path: `/api/eventsOfInterest/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  removeEventOfInterest: {
    path: `/api/eventsOfInterest/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
}
