import { loadBackend, type BackendName, type Contract } from '../../../server/platform/contract/load.ts';
import type { OperationId } from '../../../server/platform/contract/operations.ts';
import type { FieldSource, ValueSource } from './valueSources.ts';

/** What the check needs to know besides the contracts. */
export interface CheckConfig<Id extends string = string> {
  loadBackend: (name: BackendName) => Contract;
  /** Sources of parameter values, by operationId and parameter name. */
  parameterSources: Readonly<Partial<Record<Id, Readonly<Record<string, readonly ValueSource<Id>[]>>>>>;
  /** Operations that are never sent, not even with a request that must be refused. */
  excludedOperations: readonly Id[];
  undoableWrites: readonly UndoableWrite<Id>[];
}

/** A write that another operation undoes, or that changes nothing when it is repeated. */
export interface UndoableWrite<Id extends string = string> {
  operationId: Id;
  /** What the write does; printed after "Writing:". */
  description: string;
  /** Sources of the parameter values. The first value that is not in `existing` is used. */
  parameters?: Readonly<Record<string, readonly FieldSource<Id>[]>>;
  /** Fields of the JSON body: a string is the value itself, and a source finds the value in a response. */
  body?: Readonly<Record<string, string | FieldSource<Id>>>;
  /** List of entries that the member already has, which must stay. When the list has not been read, nothing is written. */
  existing?: FieldSource<Id>;
  /**
   * The operation that undoes the write. It is sent once with the parameters of the write or, if `parameter` is given, once for each value
   * of a list that is read after the write.
   */
  undo?: { operationId: Id; parameter?: { name: string; source: FieldSource<Id> } };
}

const fromFields = (operationId: OperationId, ...fields: string[]): FieldSource<OperationId>[] =>
  fields.map((field) => ({ operationId, field }));

const eventIds = [
  ...fromFields('listActiveEvents', 'data[].event_id', 'data[].id'),
  ...fromFields('listUpcomingEvents', 'data[].event_id', 'data[].id'),
  ...fromFields('listPastEvents', 'data[].event_id', 'data[].id'),
];
const categoryIds = fromFields('listEventCategories', 'data[].id');
const openJobIds = fromFields('listAllJobs', '[]._id');
// Members may read the applicants of their own jobs; admins may read the applicants of all jobs.
const idsOfJobsWithReadableApplicants = [...fromFields('listJobsCreatedByUser', '[]._id'), ...fromFields('listJobsByStatus', '[]._id')];
const ownUserId = { userId: fromFields('getUserDetails', '_id') };

/** Keyword of the alert that the check creates. No member's own alert has it, so the check can find its alert. */
const ALERT_KEYWORD = 'contractcheck';

export const CHECK_CONFIG: CheckConfig<OperationId> = {
  loadBackend,
  parameterSources: {
    getCertification: { id: fromFields('listCertifications', 'data[].cert_id') },
    listUpcomingEvents: { category_id: categoryIds },
    listPastEvents: { category_id: categoryIds, year: [{ years: 2 }] },
    getEvent: { id: eventIds },
    listRelatedEvents: { id: eventIds },
    listJobsCreatedByUser: ownUserId,
    listJobsAppliedByUser: ownUserId,
    getJob: { id: openJobIds },
    listSimilarJobs: { id: openJobIds },
    getJobSentBack: { id: [{ operationId: 'listJobsByStatus', field: '[]._id', filter: ['status', 'sentback'] }] },
    listApplicants: { jobId: idsOfJobsWithReadableApplicants },
    searchApplicants: { jobId: idsOfJobsWithReadableApplicants },
    exportApplicants: { jobId: idsOfJobsWithReadableApplicants },
    getAttendanceCode: { eventId: eventIds },
    getFile: {
      fileId: [
        { operationId: 'listAllJobs', field: '[].jobDescription', prefix: '/api/files/' },
        { operationId: 'listApplicants', field: '[].cv', prefix: '/api/files/' },
      ],
    },
  },
  // `requestErasure` sends an e-mail, and `eraseMember` erases a member.
  excludedOperations: ['requestErasure', 'eraseMember'],
  undoableWrites: [
    {
      operationId: 'checkUser',
      description: 'registers the member of the token with the job backend, as every login does.',
      body: { email: { operationId: 'getUserDetails', field: 'email' } },
    },
    {
      operationId: 'saveJob',
      description: 'saves an open job for the member of the token, and removes it again.',
      parameters: { id: openJobIds },
      existing: { operationId: 'listSavedJobIds', field: '[]' },
      undo: { operationId: 'unsaveJob' },
    },
    {
      operationId: 'createJobAlert',
      description: 'creates a job alert for the member of the token, and deletes it again.',
      body: { keyword: ALERT_KEYWORD, frequency: 'weekly' },
      existing: { operationId: 'listJobAlerts', field: '[]._id' },
      undo: {
        operationId: 'deleteJobAlert',
        parameter: { name: 'alertId', source: { operationId: 'listJobAlerts', field: '[]._id', filter: ['keyword', ALERT_KEYWORD] } },
      },
    },
  ],
};
