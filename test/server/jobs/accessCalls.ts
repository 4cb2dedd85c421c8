import type { JobBackendOperations } from '../../../server/platform/contract/operations.ts';
import { memberIds, type TestBoard } from './board.ts';
import { applicationFields, changedFields, jobFields, jpg, pdf, send, type Fields } from './forms.ts';

/** The callers: `member` has applied to the job, `other` is a member without a relation to it, `owner` posted it. */
export const people = ['visitor', 'member', 'other', 'owner', 'admin'] as const;
export type Person = (typeof people)[number];

/**
 * The states of a job that permissions depend on. A `closed` job is published, but its closing date has passed. A `filled` job was closed
 * early by its poster. A job that is `gone` does not exist.
 */
export const states = ['published', 'unpublished', 'sentback', 'closed', 'filled', 'gone'] as const;
export type State = (typeof states)[number];

/** Ids for the calls: a job of `owner` with a description file, to which `member` has applied with a CV. */
export interface JobFixture {
  jobId: string;
  applicationId: string;
  descriptionFileId: string;
  cvFileId: string;
  /** When the poster closed the job, or an arbitrary time if the poster did not close it. */
  closedAt: string;
}

/** Everything that a call is built from. */
export interface Situation extends JobFixture {
  state: State | undefined;
  person: Person;
  /** Distinguishes calls of the same operation, for example `CV`. */
  variant: string;
}

/** A call to make: `form` is sent as a form, `body` as JSON. */
export interface Call {
  path: string;
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  form?: Fields;
  body?: object;
  /** Returns `listed`, `without` or `named` for the body of a list with status 200. */
  readBody?: (body: unknown) => string;
}

const describeListing = (isListed: boolean) => (isListed ? 'listed' : 'without');

/** Returns a function that describes whether a list of jobs has the job. */
const createListReader = (jobId: string) => (body: unknown) =>
  describeListing((body as { _id: string }[]).some(({ _id }) => _id === jobId));

/** Returns a function that describes whether the list of applied jobs has the job, and whether in full or only by title and status. */
const createAppliedListReader = (jobId: string) => (body: unknown) => {
  const record = (body as { jobId: { _id: string; email?: string } }[]).find((item) => item.jobId._id === jobId);
  return record && record.jobId.email === undefined ? 'named' : describeListing(record !== undefined);
};

/** How each operation of the job backend is called. */
export const calls: Record<keyof JobBackendOperations, (situation: Situation) => Call> = {
  listAllJobs: ({ jobId }) => ({ path: '/api/jobs/allJobs', readBody: createListReader(jobId) }),
  searchJobs: ({ jobId }) => ({ path: '/api/jobs/search?keyword=manager', readBody: createListReader(jobId) }),
  listJobsByStatus: ({ jobId, state }) => ({
    path: `/api/jobs/jobByStatus?status=${state === 'unpublished' || state === 'sentback' ? state : 'published'}`,
    readBody: createListReader(jobId),
  }),
  listJobsCreatedByUser: ({ jobId }) => ({ path: '/api/jobs/jobsCreatedByUser', readBody: createListReader(jobId) }),
  listJobsAppliedByUser: ({ jobId }) => ({ path: '/api/jobs/jobsAppliedByUser', readBody: createAppliedListReader(jobId) }),
  getJob: ({ jobId }) => ({ path: `/api/jobs/${jobId}` }),
  postJob: () => ({ method: 'POST', path: '/api/jobs/postJob', form: jobFields() }),
  updateJob: ({ jobId }) => ({
    method: 'PUT',
    path: `/api/jobs/updateJob/${jobId}`,
    form: changedFields({ closingDate: '2026-12-24', jobDescription: pdf('another') }),
  }),
  updateJobStatus: ({ jobId, state }) => ({
    method: 'PATCH',
    path: '/api/jobs/status',
    body: { jobId, status: state === 'unpublished' || state === 'sentback' ? 'published' : 'unpublished' },
  }),
  countJobsByStatus: () => ({ path: '/api/jobs/status/counts' }),
  getJobSentBack: ({ jobId }) => ({ path: `/api/jobs/${jobId}/sentBack` }),
  applyForJob: ({ jobId }) => ({ method: 'POST', path: '/api/jobs/applyJob', form: applicationFields(jobId) }),
  listApplicants: ({ jobId }) => ({ path: `/api/applicants/${jobId}` }),
  searchApplicants: ({ jobId }) => ({ path: `/api/applicants/search/${jobId}?name=asha` }),
  exportApplicants: ({ jobId }) => ({ path: `/api/applicants/export/${jobId}` }),
  updateStage: ({ applicationId }) => ({
    method: 'PATCH',
    path: `/api/applications/${applicationId}/stage`,
    body: { stage: 'shortlisted' },
  }),
  withdrawApplication: ({ jobId }) => ({ method: 'DELETE', path: `/api/jobs/applyJob/${jobId}` }),
  getFile: ({ descriptionFileId: description, cvFileId: cv, variant }) => ({ path: `/api/files/${variant === 'CV' ? cv : description}` }),
  listJobCategories: () => ({ path: '/api/jobCategories' }),
  listSimilarJobs: ({ jobId }) => ({ path: `/api/similarJobs/${jobId}` }),
  listSavedJobs: () => ({ path: '/api/savedJobs' }),
  listSavedJobIds: () => ({ path: '/api/savedJobIds' }),
  saveJob: ({ jobId }) => ({ method: 'PUT', path: `/api/savedJobs/${jobId}` }),
  unsaveJob: ({ jobId }) => ({ method: 'DELETE', path: `/api/savedJobs/${jobId}` }),
  listJobAlerts: () => ({ path: '/api/jobAlerts' }),
  createJobAlert: () => ({ method: 'POST', path: '/api/jobAlerts', body: { keyword: 'manager', frequency: 'daily' } }),
  deleteJobAlert: ({ jobId }) => ({ method: 'DELETE', path: `/api/jobAlerts/${jobId}` }),
  closeJob: ({ jobId }) => ({ method: 'POST', path: `/api/jobs/closeJob/${jobId}`, body: { reason: 'filled' } }),
  reopenJob: ({ jobId, closedAt }) => ({ method: 'POST', path: `/api/jobs/reopenJob/${jobId}`, body: { closedAt } }),
  renewJob: ({ jobId }) => ({ method: 'POST', path: `/api/jobs/renewJob/${jobId}` }),
  checkUser: ({ person }) => ({ method: 'POST', path: '/api/user/checkUser', body: { email: `${person}@example.org` } }),
  updateProfile: ({ person }) => ({ method: 'PATCH', path: '/api/user/profile', form: { name: `Test ${person}`, picture: jpg() } }),
  downloadOwnData: () => ({ path: '/api/user/data' }),
  requestErasure: () => ({ method: 'POST', path: '/api/user/erasure' }),
  // The code is wrong, so the expected status is 400, even for members to whom `requestErasure` has mailed a code.
  eraseMember: () => ({ method: 'POST', path: '/api/user/erase', body: { code: '000000' } }),
  listMembers: () => ({ path: '/api/members?q=test' }),
  addMember: ({ person }) => ({ method: 'POST', path: '/api/members', body: { name: 'Added', email: `${person}@new.example.org` } }),
  updateMember: () => ({ method: 'PATCH', path: `/api/members/${memberIds.other}`, body: { mobileNumber: '9840000001' } }),
  exportMembers: () => ({ path: '/api/members/export' }),
  importMembers: ({ person }) => ({
    method: 'POST',
    path: '/api/members/import',
    body: { csv: `Name,Email\r\nImported,${person}@imported.example.org\r\n`, apply: true },
  }),
  getOwnPdus: () => ({ path: '/api/pdus' }),
  setPduCycle: () => ({ method: 'PUT', path: '/api/pdus/cycle', body: { target: 60, start: '2026-01-01' } }),
  // This code is invalid, because codes never begin with 0.
  markAttended: () => ({ method: 'POST', path: '/api/pdus/attended', body: { eventId: '4201', code: '00000000' } }),
  exportPdus: () => ({ path: '/api/pdus/export' }),
  getAttendanceCode: () => ({ path: '/api/pdus/codes/4201' }),
  listEventsOfInterest: () => ({ path: '/api/eventsOfInterest' }),
  addEventOfInterest: () => ({ method: 'PUT', path: '/api/eventsOfInterest/4101' }),
  removeEventOfInterest: () => ({ method: 'DELETE', path: '/api/eventsOfInterest/4101' }),
  getReminders: () => ({ path: '/api/reminders' }),
  setReminders: () => ({ method: 'PUT', path: '/api/reminders', body: { enabled: true } }),
  listOwnSessions: () => ({ path: '/api/user/sessions' }),
  // No session of the caller has this id.
  endOwnSession: () => ({ method: 'DELETE', path: '/api/user/sessions/none' }),
  endOtherSessions: () => ({ method: 'DELETE', path: '/api/user/sessions' }),
};

const UNKNOWN_ID = 'f'.repeat(24);
const ANY_TIME = '2026-11-19T00:00:00.000Z';
let jobCount = 0;

/**
 * Creates a job in the given state, with an application, a description file and a CV.
 * For `gone`, and for calls that need no job, it only returns an id that doesn't exist.
 */
export async function createJobFixture(
  board: TestBoard,
  state: State | undefined,
  tokens: Record<Person, string | undefined>,
): Promise<JobFixture> {
  if (state === undefined || state === 'gone')
    return { jobId: UNKNOWN_ID, applicationId: UNKNOWN_ID, descriptionFileId: UNKNOWN_ID, cvFileId: UNKNOWN_ID, closedAt: ANY_TIME };
  const { db } = board.deps;
  const jobTitle = `Manager ${(jobCount += 1)}`;
  const form = jobFields({ jobTitle, jobDescription: pdf('a description'), closingDate: '2026-11-30' });
  await send(board, 'POST', '/api/jobs/postJob', form, tokens.owner);
  const { id: jobId } = await db.selectFrom('jobs').select('id').where('title', '=', jobTitle).executeTakeFirstOrThrow();
  const setStatus = (status: string) =>
    board.server.json('/api/jobs/status', { method: 'PATCH', token: tokens.admin ?? '', body: { jobId, status } });
  await setStatus('published');
  await send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, { cv: pdf('a CV') }), tokens.member);
  // Backdates the mails, because the number of mails a day about one member's actions to another member is limited.
  await db.updateTable('outbox_mails').set({ created_at: '2026-11-01T00:00:00.000Z' }).execute();
  if (state === 'unpublished' || state === 'sentback') await setStatus('unpublished');
  if (state === 'sentback') await setStatus('sentback');
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  // The API refuses a closing date in the past.
  if (state === 'closed') await board.jobBoard.repository.replace({ ...job, closing_date: '2026-11-19' }, job.updated_at, '2026-11-20');
  const path = `/api/jobs/closeJob/${jobId}`;
  const closingRequest = { method: 'POST', token: tokens.owner ?? '', body: { reason: 'filled' } };
  const closedAt = state === 'filled' ? (await board.server.json<{ closedAt: string }>(path, closingRequest)).body.closedAt : ANY_TIME;
  const { id: applicationId } = await db.selectFrom('applications').select('id').where('job_id', '=', jobId).executeTakeFirstOrThrow();
  const findFileId = async (column: 'job_id' | 'application_id', id: string) =>
    (await db.selectFrom('files').select('id').where(column, '=', id).executeTakeFirstOrThrow()).id;
  const [description, cv] = [await findFileId('job_id', jobId), await findFileId('application_id', applicationId)];
  return { jobId, applicationId, descriptionFileId: description, cvFileId: cv, closedAt };
}
