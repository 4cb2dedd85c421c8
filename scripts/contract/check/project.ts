import type { OperationId } from '../../../server/contract/operations.ts';
import { loadContract, type Contract } from '../../../server/contract/load.ts';
import type { FieldSource, Source } from './sources.ts';
import type { CheckedContract } from './types.ts';

export interface Project<Id extends string = string> {
  loadContract: (name: CheckedContract) => Contract;
  sources: Readonly<Partial<Record<Id, Readonly<Record<string, readonly Source<Id>[]>>>>>;
  /** Operations that are never sent, not even to be refused. */
  neverSent: readonly Id[];
  writes: readonly UndoableWrite<Id>[];
}

/** A write that another one undoes, or that changes nothing when it is repeated. */
export interface UndoableWrite<Id extends string = string> {
  operationId: Id;
  /** Description after "Writing:". */
  description: string;
  /** Sources of its parameters; the first value not in `existing` is used. */
  parameters?: Readonly<Record<string, readonly FieldSource<Id>[]>>;
  /** The JSON body: constants, and values from responses. */
  body?: Readonly<Record<string, string | FieldSource<Id>>>;
  /** Existing values, which must stay: without this list nothing is written. */
  existing?: FieldSource<Id>;
  /** The undo: with the same parameters, or values from a list read afterwards. */
  undo?: { operationId: Id; parameters?: Readonly<Record<string, FieldSource<Id>>> };
}

const fieldsOf = (from: OperationId, ...fields: string[]): FieldSource<OperationId>[] => fields.map((at) => ({ from, at }));

const events = [
  ...fieldsOf('listActiveEvents', 'data[].event_id', 'data[].id'),
  ...fieldsOf('listUpcomingEvents', 'data[].event_id', 'data[].id'),
  ...fieldsOf('listPastEvents', 'data[].event_id', 'data[].id'),
];
const programs = fieldsOf('listEventCategories', 'data[].id');
const openJobs = fieldsOf('listAllJobs', '[]._id');
// Callers see the applicants of their own jobs, admins those of all.
const moderatedJobs = [...fieldsOf('listJobsCreatedByUser', '[]._id'), ...fieldsOf('listJobsByStatus', '[]._id')];
const ownUserId = { userId: fieldsOf('getUserDetails', '_id') };

/** Keyword that no member's alert has, by which the check finds the alert that it made. */
const KEYWORD = 'contractcheck';

export const PROJECT: Project<OperationId> = {
  loadContract,
  sources: {
    getCertification: { id: fieldsOf('listCertifications', 'data[].cert_id') },
    listUpcomingEvents: { category_id: programs },
    listPastEvents: { category_id: programs, year: [{ years: 2 }] },
    getEvent: { id: events },
    listRelatedEvents: { id: events },
    listJobsCreatedByUser: ownUserId,
    listJobsAppliedByUser: ownUserId,
    getJob: { id: openJobs },
    listSimilarJobs: { id: openJobs },
    getJobSentBack: { id: [{ from: 'listJobsByStatus', at: '[]._id', only: ['status', 'sentback'] }] },
    listApplicants: { jobId: moderatedJobs },
    searchApplicants: { jobId: moderatedJobs },
    exportApplicants: { jobId: moderatedJobs },
    getAttendanceCode: { eventId: events },
    getFile: {
      fileId: [
        { from: 'listAllJobs', at: '[].jobDescription', prefix: '/api/files/' },
        { from: 'listApplicants', at: '[].cv', prefix: '/api/files/' },
      ],
    },
  },
  // `requestErasure` mails a code, `eraseMember` erases a member.
  neverSent: ['requestErasure', 'eraseMember'],
  writes: [
    {
      operationId: 'checkUser',
      description: 'registers the member of the token with the job backend, as every login does.',
      body: { email: { from: 'getUserDetails', at: 'email' } },
    },
    {
      operationId: 'saveJob',
      description: 'saves an open job for the member of the token, and forgets it again.',
      parameters: { id: openJobs },
      existing: { from: 'listSavedJobIds', at: '[]' },
      undo: { operationId: 'unsaveJob' },
    },
    {
      operationId: 'createJobAlert',
      description: 'makes a job alert for the member of the token, and ends it again.',
      body: { keyword: KEYWORD, frequency: 'weekly' },
      existing: { from: 'listJobAlerts', at: '[]._id' },
      undo: {
        operationId: 'deleteJobAlert',
        parameters: { alertId: { from: 'listJobAlerts', at: '[]._id', only: ['keyword', KEYWORD] } },
      },
    },
  ],
};
