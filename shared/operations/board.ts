// Generated from openapi/board.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/board.ts';

export type * from '../../src/api/generated/board.ts';

/**
 * The operations of openapi/board.yaml by operationId.
 */
export interface BoardOperations {
  countJobsByStatus: {
    tag: 'Job';
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
  listJobCategories: {
    tag: 'Job';
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
    tag: 'SavedJob';
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
    tag: 'SavedJob';
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
    tag: 'JobAlert';
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
    tag: 'JobAlert';
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
  withdrawApplication: {
    tag: 'Job';
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
  getJobSentBack: {
    tag: 'Job';
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
    tag: 'Job';
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
    tag: 'SavedJob';
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
    tag: 'SavedJob';
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
    tag: 'JobAlert';
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
    tag: 'Job';
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
    tag: 'Job';
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
    tag: 'Job';
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
  exportApplicants: {
    tag: 'Applicant';
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
    tag: 'Applicant';
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
    tag: 'Job';
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
}
