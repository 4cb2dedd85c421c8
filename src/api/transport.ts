import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { CmsOperations } from '../../shared/operations/cms.ts';
import type { ContentOperations } from '../../shared/operations/content.ts';
import type { RegistrationsOperations } from '../../shared/operations/registrations.ts';
import type { SiteOperations } from '../../shared/operations/site.ts';
import { isTokenRefusal } from '../../shared/userSummary.ts';
import { isRow } from '../../shared/values.ts';
import { describeChangedFile, isReadable } from '../lib/changedFile.ts';
import { rewriteFileAddresses } from './contentFiles.ts';
import type { ApiExtra } from './extra.ts';
import { toQueryString } from './query.ts';
import { responseReceived } from './staleness.ts';

/** Time limit of one attempt; milliseconds. */
const TIMEOUT_MS = 20_000;
const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** A call, with an optional replacement of `fetch` for an upload with progress (uploadProgress.ts). */
export interface CallArgs extends FetchArgs {
  fetchFn?: typeof fetch;
}

type OwnOperations = CmsOperations & SiteOperations & ContentOperations & RegistrationsOperations;

type SessionOperation = { [Id in keyof OwnOperations]: OwnOperations[Id]['session'] extends 'none' ? never : Id }[keyof OwnOperations];

/** Calls of the content and site APIs that send the token. All calls of the job backend send it too. */
const WITH_TOKEN: Readonly<Record<SessionOperation, true>> = {
  getUserDetails: true,
  listVideos: true,
  listRecentVideos: true,
  getProviderDrift: true,
  getSystemState: true,
  listSystemMails: true,
  sendMailAgain: true,
  listContent: true,
  getContentFile: true,
  saveContentFile: true,
  saveContentDraft: true,
  deleteContentDraft: true,
  previewContent: true,
  listContentVersions: true,
  getContentVersion: true,
  restoreContentVersion: true,
  listContentPictures: true,
  uploadContentPicture: true,
  deleteContentPicture: true,
  requestContentCode: true,
  unlockContent: true,
  listOwnRegistrations: true,
  register: true,
  cancelOwnRegistration: true,
  listGuestEvents: true,
  listGuests: true,
  addGuest: true,
  exportGuests: true,
  messageGuests: true,
  checkInGuest: true,
  cancelGuest: true,
  renewGuestLink: true,
};

/** The call whose fields are sent on to the job backend, so that they stay as received (`createUserSummary`). */
const SENT_ON: keyof CmsOperations = 'getUserDetails';

/** Content calls that the specification sends with cookies and JSON headers, whatever their method (ERR-02). */
const WITH_COOKIES = new Set(['getMatrices', 'sendOtp', 'verifyOtp']);

// oxlint-disable-next-line house/contract-paths -- the base of EmailJS, not a call
const isJobCall = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/v1.0/');

/** Sends one attempt: completes the URL, sets the time limit, adds the token where required, and reports the end of the session (AUTH-09). */
const sendOnce: BaseQueryFn<CallArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> = async (args, api, options) => {
  const extra = api.extra as ApiExtra;
  const { params, url, fetchFn, ...rest } = args;
  const query = toQueryString(params ?? {});
  const token = api.endpoint in WITH_TOKEN || isJobCall(url) ? extra.authToken() : null;
  const sendsCookies = WITH_COOKIES.has(api.endpoint);
  const send = fetchBaseQuery({
    timeout: TIMEOUT_MS,
    credentials: sendsCookies ? 'include' : 'same-origin',
    fetchFn: extra.fetch ?? fetchFn ?? ((request) => fetch(request)),
    prepareHeaders: (headers) => {
      if (sendsCookies) headers.set('content-type', 'application/json');
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
    },
  });
  // Paths of the content contract are relative to `/wp-json`.
  const isContent = url.startsWith('/custom');
  const base = `${extra.origin}${isContent ? '/wp-json' : ''}`;
  const result = await send({ ...rest, url: `${base}${url}${query === '' ? '' : `?${query}`}` }, api, options);
  if (isContent && extra.contentHost !== undefined && result.error === undefined && api.endpoint !== SENT_ON) {
    return { ...result, data: rewriteFileAddresses(result.data, extra.contentHost) };
  }
  if (result.error?.status === 'FETCH_ERROR' && rest.body instanceof FormData) {
    const changedFile = await findChangedFile(rest.body);
    if (changedFile !== undefined) return { error: changedFile };
  }
  if (token === null || result.error === undefined || !isSessionEnd(result.error)) return result;
  // The token may have been replaced meanwhile.
  if (token === extra.authToken()) extra.onUnauthorized();
  return { ...result, error: { ...result.error, endedSession: true } };
};

/** Returns whether an error means that the session has ended: a 401, or a 403 whose code names the token (AUTH-09). */
function isSessionEnd(error: FetchBaseQueryError): boolean {
  const status = httpStatus(error);
  return status === 401 || (status === 403 && isRow(error.data) && isTokenRefusal(error.data.code));
}

/** Returns the error of a form that could not be sent because the browser can no longer read one of its files; undefined for another cause. */
async function findChangedFile(form: FormData): Promise<FetchBaseQueryError | undefined> {
  for (const [field, value] of form) {
    if (!(value instanceof File) || (await isReadable(value))) continue;
    const error = describeChangedFile(value.name);
    return { status: 'CUSTOM_ERROR', error, data: { error, field } };
  }
  return undefined;
}

/** Returns the HTTP status of an error; null when there was no response. */
export function httpStatus(error: FetchBaseQueryError): number | null {
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' ? error.originalStatus : null;
}

/** Returns whether a status means that the backend behind the site's server is unavailable. */
export const isOutage = (status: number | null | undefined): boolean => status === 502 || status === 504;

/** Returns whether a retry may help: no response, timeout, 429 or 5xx (CACHE-01). */
export function isTemporary(error: FetchBaseQueryError): boolean {
  const status = httpStatus(error);
  return status === null ? error.status !== 'CUSTOM_ERROR' : status === 429 || status >= 500;
}

/** Waits before the next attempt: 1 s, doubling, at most 30 s; ends when the call is aborted. */
function backoff(attempt: number, _maxRetries: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS));
    signal?.addEventListener('abort', stop);
  });
}

/** Retries temporary failures of reads, never of writes (D-30). */
const sendWithRetries = retry(sendOnce, {
  backoff,
  retryCondition: (error, _args, { attempt: tries, baseQueryApi }) => {
    const { type, signal, extra, queryCacheKey: cacheKey, dispatch } = baseQueryApi;
    const failure = error as FetchBaseQueryError;
    const isRetried = type === 'query' && !signal.aborted && tries <= ((extra as ApiExtra).retries ?? RETRIES) && isTemporary(failure);
    // Recorded before each retry, so that the page shows at once that its data is stale.
    if (isRetried && cacheKey !== undefined) dispatch(responseReceived({ cacheKey, asOf: undefined }));
    return isRetried;
  },
});

/** The base query. Sends with retries, and records the staleness of reads (`X-As-Of`). */
export const transport: typeof sendOnce = async (args, api, options) => {
  const result = await sendWithRetries(args, api, options);
  const { queryCacheKey: cacheKey } = api;
  if (cacheKey !== undefined) {
    if (result.error === undefined)
      api.dispatch(responseReceived({ cacheKey, asOf: result.meta?.response?.headers.get('x-as-of') ?? null }));
    else if (isTemporary(result.error)) api.dispatch(responseReceived({ cacheKey, asOf: undefined }));
  }
  return result;
};
