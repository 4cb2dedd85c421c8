/** The one map from a failed call to what a person reads (ERR-01, ERR-02). */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { INVALID_FORMAT, isRefusal, isRow } from './responses.ts';
import { httpStatus, isTemporary } from './transport.ts';

/** What kind of failure it was. */
export type ErrorKind = 'offline' | 'network' | 'timeout' | 'server' | 'client' | 'format' | 'notFound' | 'unauthorized';

/** A failed call in words. */
export interface ErrorDescription {
  /** A sentence for people. */
  text: string;
  kind: ErrorKind;
  /** HTTP status, when there was an answer. */
  status?: number;
  /** Whether Retry may help. */
  retryable: boolean;
}

const AN_ERROR = 'An error occurred';
const NETWORK_ERROR = 'Network error';

/** What calls of members say when their responses give no reason (ERR-01), by operation. */
const MEMBER_DEFAULTS: Readonly<Record<string, string>> = {
  checkUser: 'Failed to apply for job',
  browseJobs: 'Failed to fetch jobs',
  listAllJobs: 'Failed to fetch jobs',
  getJob: 'Failed to fetch job details',
  searchJobs: 'Failed to search jobs',
  job: 'Operation failed',
  listJobsCreatedByUser: 'Failed to fetch created jobs',
  listJobsAppliedByUser: 'Failed to fetch applied jobs',
  postJob: 'Failed to post job',
  updateJob: 'Failed to updated job',
  editJob: 'Failed to load job details',
  applyForJob: 'Failed to apply for job',
  withdrawApplication: 'Operation failed',
  listApplicants: 'Could not get Applicants',
  searchApplicants: 'Failed to search for Applicant',
  updateStage: 'Operation failed',
  exportApplicants: 'Operation failed',
  getFile: 'Operation failed',
  listJobsByStatus: 'Failed to fetch jobs',
  countJobsByStatus: 'Failed to fetch jobs',
  updateJobStatus: 'Failed to update the status of job',
  getJobSentBack: 'Failed to fetch job details',
  listMembers: 'The members could not be loaded',
  addMember: 'The member could not be added',
  updateMember: 'The member could not be saved',
  exportMembers: 'The file with the members could not be made',
  importMembers: 'The file could not be imported',
  listOwnSessions: 'Your logins could not be loaded',
  endOwnSession: 'The login could not be ended',
  endOtherSessions: 'The other logins could not be ended',
  downloadOwnData: 'Your data could not be saved',
  requestErasure: 'The code could not be mailed',
  eraseMember: 'Your data could not be erased',
  sendMailAgain: 'The mail could not be sent again',
};

/** Content calls that show the server's own words: writes, and reads that carry the token (ERR-02). */
const SPOKEN_CONTENT = ['sendOtp', 'verifyOtp', 'getUserDetails', 'listVideos'] as const;

/**
 * Which call failed: an endpoint of the job backend or of the login; `searchJobs` also for the board while words are
 * searched, `editJob` for a job that is loaded to be edited, `job` for anything else there; any other text is a public
 * read of content.
 */
export type ErrorSubject = string;

/**
 * Says in words what went wrong with a call.
 *
 * @param error the `error` of a hook, or what `unwrap()` threw
 * @param subject which call it was
 */
export function describeError(error: unknown, subject: ErrorSubject): ErrorDescription {
  if (!isCallError(error)) return { text: defaultText(subject, null) ?? AN_ERROR, kind: 'client', retryable: false };
  const status = httpStatus(error);
  const kind = kindOf(error, status);
  const text = textOf(error, kind, status, subject);
  return { text, kind, ...(status === null ? {} : { status }), retryable: kind === 'format' || isTemporary(error) };
}

/** Whether there was no usable answer at all, which the login tells apart from a refusal (AUTH-02, AUTH-06). */
export const isException = ({ kind }: ErrorDescription): boolean =>
  kind === 'offline' || kind === 'network' || kind === 'timeout' || kind === 'format';

/** A failure as it stands in its place on a page, and what may help. */
export interface Explanation {
  /** What failed, as a sentence for people. */
  text: string;
  /** What it may come from or what to do; null when the sentence says it all. */
  hint: string | null;
  kind: ErrorKind;
  retryMayHelp: boolean;
  loginMayHelp: boolean;
}

const HINTS: Readonly<Record<ErrorKind, string | null>> = {
  offline: 'There is no connection right now. It is tried again as soon as the connection is back.',
  network: 'The server did not answer. This may be temporary; please try again in a moment.',
  timeout: 'The server took too long to answer. This may be temporary; please try again in a moment.',
  server: 'The fault is on our side and may be temporary. Please try again in a moment.',
  format: 'The server’s reply could not be read. Please try again in a moment.',
  unauthorized: 'Your session has expired. Please log in again.',
  notFound: null,
  client: null,
};

/**
 * The one map from a failed call to what stands in its place on a page: words and the way on. A job call keeps the
 * sentence of its toast (ERR-01); of a public read of content a person reads what is missing, not the call's status.
 *
 * @param error the `error` of a hook, or what `unwrap()` threw
 * @param what what is missing, as the beginning of a sentence: `The events`
 * @param subject which call it was, for calls with words of their own
 */
export function explainFailure(error: unknown, what: string, subject?: ErrorSubject): Explanation {
  const { text, kind, status, retryable } = describeError(error, subject ?? what);
  const usesServerMessage = subject !== undefined && (subject in MEMBER_DEFAULTS || isSpoken(subject));
  return {
    text: usesServerMessage ? text : `${what} could not be loaded.`,
    hint: usesServerMessage || idOf(error) === null ? HINTS[kind] : `${HINTS.server} If you write to us about it, quote ${idOf(error)}.`,
    kind,
    // What a listing answers today with "not found" it may have tomorrow (HOME-08); who may not see a thing may not at the next press.
    retryMayHelp: retryable || (kind === 'client' && !(usesServerMessage && status === 403)) || (kind === 'notFound' && !usesServerMessage),
    loginMayHelp: kind === 'unauthorized',
  };
}

/** What a request is called in the log of the server that failed; the server's own sentence names it, too. */
function idOf(error: unknown): string | null {
  const body = isCallError(error) && error.status === 500 && isRow(error.data) ? error.data : {};
  return typeof body.requestId === 'string' && /^[\w.:-]{8,64}$/.test(body.requestId) ? body.requestId : null;
}

const isCallError = (error: unknown): error is FetchBaseQueryError =>
  isRow(error) && (typeof error.status === 'number' || typeof error.status === 'string');

/** Whether the browser knows that it has no connection; on the server nobody knows. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

function kindOf(error: FetchBaseQueryError, status: number | null): ErrorKind {
  if (error.status === 'FETCH_ERROR') return isOffline() ? 'offline' : 'network';
  if (error.status === 'TIMEOUT_ERROR') return 'timeout';
  // A 200 that says it failed could be read: it is a refusal, whatever its status.
  if (error.status === 'CUSTOM_ERROR' && isRefusal(error.data)) return 'client';
  if (status === null || status < 400) return 'format';
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'notFound';
  return status >= 500 ? 'server' : 'client';
}

function textOf(error: FetchBaseQueryError, kind: ErrorKind, status: number | null, subject: ErrorSubject): string {
  const given = reason(error.data);
  if (subject in MEMBER_DEFAULTS) return given ?? defaultText(subject, status) ?? AN_ERROR;
  if (kind === 'network' || kind === 'offline' || kind === 'timeout') return NETWORK_ERROR;
  if (kind === 'format') return given ?? INVALID_FORMAT;
  return (isSpoken(subject) ? given : null) ?? defaultText(subject, status) ?? AN_ERROR;
}

const isSpoken = (subject: string): boolean => (SPOKEN_CONTENT as readonly string[]).includes(subject);

function defaultText(subject: ErrorSubject, status: number | null): string | null {
  return MEMBER_DEFAULTS[subject] ?? (status === null || isSpoken(subject) ? null : `HTTP error! status: ${status}`);
}

/** The reason in the body of an answer: its `error`, else its `message` (ERR-01). */
function reason(body: unknown): string | null {
  if (!isRow(body)) return null;
  return [body.error, body.message].find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}
