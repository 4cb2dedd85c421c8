/** Describes failed calls in words for visitors (ERR-01, ERR-02). */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { readRefusal } from './refusals.ts';
import { INVALID_FORMAT, isRefusal, isRow } from './responses.ts';
import { toText } from '../../shared/values.ts';
import { httpStatus, isTemporary } from './transport.ts';

export type ErrorKind = 'offline' | 'network' | 'timeout' | 'server' | 'client' | 'format' | 'notFound' | 'unauthorized';

export interface ErrorDescription {
  text: string;
  kind: ErrorKind;
  status?: number;
  retryable: boolean;
}

const GENERIC_ERROR = 'An error occurred';
const NETWORK_ERROR = 'Network error';

/** Messages for failed calls of members, by subject (ERR-01). Used when the response gives no reason. */
const MEMBER_TEXTS = {
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
  updateProfile: 'Your profile could not be saved',
  listOwnSessions: 'Your logins could not be loaded',
  endOwnSession: 'The login could not be ended',
  endOtherSessions: 'The other logins could not be ended',
  getOwnPdus: 'Your PDUs could not be loaded',
  setPduCycle: 'Your target could not be saved',
  markAttended: 'Your attendance could not be recorded',
  exportPdus: 'The file with your PDUs could not be made',
  getAttendanceCode: 'The code could not be loaded',
  downloadOwnData: 'Your data could not be saved',
  requestErasure: 'The code could not be mailed',
  eraseMember: 'Your data could not be erased',
  sendMailAgain: 'The mail could not be sent again',
  listContent: 'The content could not be loaded',
  getContentFile: 'The form could not be loaded',
  saveContentFile: 'Your changes could not be saved',
  saveContentDraft: 'The draft could not be kept',
  deleteContentDraft: 'The draft could not be deleted',
  previewContent: 'The page could not be shown',
  listContentVersions: 'The history could not be loaded',
  getContentVersion: 'The earlier text could not be loaded',
  restoreContentVersion: 'The earlier text could not be brought back',
  listContentPictures: 'The pictures could not be loaded',
  uploadContentPicture: 'The picture could not be added',
  deleteContentPicture: 'The picture could not be deleted',
  requestContentCode: 'The code could not be mailed',
  unlockContent: 'The code could not be checked',
  registration: 'The registration could not be changed',
  registrations: 'The registrations could not be loaded',
  guests: 'The guests could not be loaded',
  exportGuests: 'The file with the guests could not be made',
  messageGuests: 'The message could not be sent',
};

const MEMBER_DEFAULTS: ReadonlyMap<string, string> = new Map(Object.entries(MEMBER_TEXTS));

/** Reads of the content system that are for members only. */
const CONTENT_READS = ['getUserDetails', 'listVideos'] as const;

/** Calls of the content system whose failures show the server's message (ERR-02). */
const CONTENT_WITH_SERVER_MESSAGE = ['sendOtp', 'verifyOtp', ...CONTENT_READS] as const;

/**
 * Names the failed call of a member: its endpoint. `editJob` stands for `getJob` when the job form calls it, `job` for any other call of
 * the job backend, `registration` and `registrations` for writes and reads of registrations, `guests` for the reads of admins.
 */
export type ErrorSubject = keyof typeof MEMBER_TEXTS | (typeof CONTENT_WITH_SERVER_MESSAGE)[number];

/**
 * Describes a failed call.
 * @param error the `error` of a hook, or what `unwrap()` throws
 * @param subject an `ErrorSubject`; any other string stands for a public read of content
 */
export function describeError(error: unknown, subject: string): ErrorDescription {
  if (!isCallError(error)) return { text: defaultText(subject, null) ?? GENERIC_ERROR, kind: 'client', retryable: false };
  const status = httpStatus(error);
  const kind = kindOf(error, status);
  const text = textOf(error, kind, status, subject);
  return { text, kind, ...(status === null ? {} : { status }), retryable: kind === 'format' || isTemporary(error) };
}

/** Returns whether there was no usable response. The login page distinguishes this from a refusal (AUTH-02, AUTH-06). */
export const isWithoutResponse = ({ kind }: ErrorDescription): boolean =>
  kind === 'offline' || kind === 'network' || kind === 'timeout' || kind === 'format';

export interface Explanation {
  text: string;
  /** Likely cause or remedy; null when the message suffices. */
  hint: string | null;
  kind: ErrorKind;
  retryMayHelp: boolean;
  loginMayHelp: boolean;
}

const HINTS: Readonly<Record<ErrorKind, string | null>> = {
  offline: 'There is no connection right now. We will try again as soon as it is back.',
  network: 'The server did not respond. This may be temporary; please try again in a moment.',
  timeout: 'The server took too long to respond. This may be temporary; please try again in a moment.',
  server: 'The fault is on our side and may be temporary. Please try again in a moment.',
  format: 'The server’s reply could not be read. Please try again in a moment.',
  unauthorized: 'Your session has expired. Please log in again.',
  notFound: null,
  client: null,
};

/**
 * Describes a failed call, for display in place of the content. Calls with a message of their own show it as in a toast (ERR-01). Public
 * reads name what is missing.
 * @param what beginning of the sentence that names what is missing: `The events`
 * @param subject absent for a public read
 */
export function explainFailure(error: unknown, what: string, subject?: ErrorSubject): Explanation {
  const { text, kind, status, retryable } = describeError(error, subject ?? what);
  const usesServerMessage =
    (subject !== undefined && (MEMBER_DEFAULTS.has(subject) || showsServerMessage(subject))) || describeOwnFields(error) !== null;
  return {
    text: usesServerMessage ? text : `${what} could not be loaded.`,
    hint:
      usesServerMessage || requestIdOf(error) === null
        ? HINTS[kind]
        : `${HINTS.server} If you write to us about it, quote ${requestIdOf(error)}.`,
    kind,
    // A public read that is "not found" today may succeed later (HOME-08). A 403 of any other call is final.
    retryMayHelp: retryable || (kind === 'client' && !(usesServerMessage && status === 403)) || (kind === 'notFound' && !usesServerMessage),
    loginMayHelp: kind === 'unauthorized',
  };
}

/** Returns whether a failed read may succeed later without any action. A refusal will not: it has a reason, or a status such as 404. */
export function mayRecover(error: unknown): boolean {
  if (!isCallError(error)) return false;
  if (error.status === 'CUSTOM_ERROR') return readReason(error) === null;
  return isTemporary(error) || kindOf(error, httpStatus(error)) === 'format';
}

/** Returns whether the flag of `user-details` says that the session is invalid. `transport` handles all other refusals (AUTH-09). */
export const isSessionRefused = (error: unknown): boolean => isCallError(error) && error.status === 'CUSTOM_ERROR' && isRefusal(error.data);

/** Returns whether an edit needs the code that is asked for once in a session (EDIT-01). */
export const isLocked = (error: unknown): boolean =>
  isCallError(error) && error.status === 403 && isRow(error.data) && error.data.locked === true;

/** Returns whether somebody has changed a content file since it was opened, so that nothing was saved (EDIT-05). */
export const isOutdated = (error: unknown): boolean => isCallError(error) && error.status === 412;

/** Returns the mistakes in content because of which it was not saved; empty for any other error. */
export function mistakesOf(error: unknown): { pointer: string; message: string }[] {
  const mistakes = isCallError(error) && error.status === 422 && isRow(error.data) ? error.data.mistakes : [];
  return (Array.isArray(mistakes) ? mistakes : []).flatMap((mistake: unknown) =>
    isRow(mistake) ? [{ pointer: toText(mistake.pointer), message: toText(mistake.message) }] : [],
  );
}

/** Returns whether a failed call carried the session's token and its answer has ended the session (AUTH-09, `transport`). */
export const endsSession = (error: unknown): boolean => isRow(error) && error.endedSession === true;

/** Statuses of refusals that can be about one field. `CUSTOM_ERROR` is a file that could not be read (transport.ts). */
const FIELD_STATUSES: readonly unknown[] = [400, 415, 'CUSTOM_ERROR'];

/** Returns the name of the form's field that a refusal is about; null when it is about none. */
export function refusedField(error: unknown): string | null {
  const body = isCallError(error) && FIELD_STATUSES.includes(error.status) && isRow(error.data) ? error.data : {};
  return typeof body.field === 'string' ? body.field.replace(/\[\]$/, '') : null;
}

function requestIdOf(error: unknown): string | null {
  const body = isCallError(error) && error.status === 500 && isRow(error.data) ? error.data : {};
  return typeof body.requestId === 'string' && /^[\w.:-]{8,64}$/.test(body.requestId) ? body.requestId : null;
}

const isCallError = (error: unknown): error is FetchBaseQueryError =>
  isRow(error) && (typeof error.status === 'number' || typeof error.status === 'string');

/** Returns false on the server, which has no `onLine`. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

function kindOf(error: FetchBaseQueryError, status: number | null): ErrorKind {
  if (error.status === 'FETCH_ERROR') return isOffline() ? 'offline' : 'network';
  if (codeOf(error) === NO_RESPONSE) return status === 504 ? 'timeout' : 'network';
  if (error.status === 'TIMEOUT_ERROR') return 'timeout';
  // A readable response that reports failure is a refusal, even with status 200 (EVT-04).
  if (error.status === 'CUSTOM_ERROR' && (isRefusal(error.data) || readReason(error) !== null)) return 'client';
  if (status === null || status < 400) return 'format';
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'notFound';
  return status >= 500 ? 'server' : 'client';
}

function textOf(error: FetchBaseQueryError, kind: ErrorKind, status: number | null, subject: string): string {
  const ownText = describeOwnFields(error);
  if (ownText !== null) return ownText;
  const message = readReason(error);
  if (MEMBER_DEFAULTS.has(subject)) return message ?? defaultText(subject, status) ?? GENERIC_ERROR;
  if (kind === 'network' || kind === 'offline' || kind === 'timeout') return NETWORK_ERROR;
  if (kind === 'format') return message ?? INVALID_FORMAT;
  if (CONTENT_READS.some((name) => name === subject) && codeOf(error) === NO_REASON) return INVALID_FORMAT;
  return (showsServerMessage(subject) ? message : null) ?? defaultText(subject, status) ?? GENERIC_ERROR;
}

const showsServerMessage = (subject: string): boolean => CONTENT_WITH_SERVER_MESSAGE.some((name) => name === subject);

function defaultText(subject: string, status: number | null): string | null {
  return MEMBER_DEFAULTS.get(subject) ?? (status === null || showsServerMessage(subject) ? null : `HTTP error! status: ${status}`);
}

/** Codes that this site's server sends when a provider's response has no reason, and when a provider does not respond. */
const NO_REASON = 'NO_REASON';
const NO_RESPONSE = 'NO_RESPONSE';

const codeOf = ({ data }: FetchBaseQueryError): unknown => (isRow(data) ? data.code : undefined);

/**
 * Returns the message that this site's server sends when a provider gives no reason or does not respond. The message can only be a hint,
 * because the specification prescribes the text of such a failure.
 */
export const describeProviderFailure = (error: unknown): string | null =>
  isCallError(error) && [NO_REASON, NO_RESPONSE].includes(String(codeOf(error))) ? readSentence(error.data) : null;

/** Returns whether a backend has judged a call: its response could be read and gives a reason (D-67). */
export const isJudged = (error: unknown): boolean => isCallError(error) && readReason(error) !== null;

/** Returns the reason that a backend gave (ERR-01); null when it gave none. */
const readReason = (error: FetchBaseQueryError): string | null =>
  describeProviderFailure(error) === null ? (describeOwnFields(error) ?? readSentence(error.data)) : null;

/** Returns the sentence for an error that the contract describes with fields of its own; null for any other. */
const describeOwnFields = (error: unknown): string | null => (isCallError(error) ? readRefusal(error.status, error.data) : null);

/** Returns the message in a response: its `error`, or else its `message`. */
function readSentence(body: unknown): string | null {
  if (!isRow(body)) return null;
  return [body.error, body.message].find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}
