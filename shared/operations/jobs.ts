// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/jobs.ts';

export type * from '../../src/api/generated/jobs.ts';

/**
 * The operations of openapi/jobs.yaml by operationId.
 */
export interface JobsOperations {
  listAllJobs: {
    tag: 'Job';
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
    tag: 'Job';
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
    tag: 'Job';
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
    tag: 'Job';
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
    tag: 'Job';
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
    tag: 'Job';
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
  applyForJob: {
    tag: 'Job';
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
    tag: 'Job';
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
  checkUser: {
    tag: 'Login';
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
  updateJob: {
    tag: 'Job';
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
    tag: 'Job';
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
  searchApplicants: {
    tag: 'Applicant';
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
    tag: 'Applicant';
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
}
