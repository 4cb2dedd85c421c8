import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CmsOperations, UserDetails } from '../../../shared/operations/cms.ts';
import type { CheckedUser, JobsOperations } from '../../../shared/operations/jobs.ts';
import { chooseRole, createUserSummary, isTokenRefusal } from '../../../shared/userSummary.ts';
import { isRefusal, isRow, toNumber, toText, toTextOrNull, type Row } from '../../../shared/values.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { CMS_BASE } from '../../platform/contract/load.ts';
import type { Member } from '../../platform/contract/types.ts';
import { badResponseError, NO_REASON, NO_RESPONSE } from '../../platform/security/responseBody.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';

/** How long the provider's response about a session is cached, in milliseconds. */
const CACHE_TTL_MS = 60_000;

/** Limits of cached sessions, and of concurrent lookups at the provider. */
const MAX_CACHED = 200;
const MAX_PENDING = 4;

const MAX_TOKEN_LENGTH = 4_096;

/** Both calls to the provider only read. */
const IS_WRITE = false;

export interface ProviderLookupOptions {
  /** `fetch` through this server's routes to the provider. */
  fetchProvider: typeof fetch;
  /** Any origin; it only makes the URLs absolute. */
  origin: string;
  clock: () => Date;
  /** Returns the e-mail address of the login with which a token's session began; null when it is unknown. */
  findLoginEmail(token: string): Promise<string | null>;
}

/**
 * Creates a function that looks up the member of a request when a provider manages the members. It makes two calls with the request's
 * token, and returns null unless both confirm the session. It throws HttpError when the provider fails or refuses the member for another
 * reason, and 503 for too many lookups.
 */
export function createProviderLookup(options: ProviderLookupOptions): (request: FastifyRequest) => Promise<Member | null> {
  const cache = new LRUCache<string, { member: Member | null }>({
    max: MAX_CACHED,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => options.clock().getTime() },
  });
  const pendingLookups = new Map<string, Promise<Member | null>>();

  async function lookUpMember(token: string, key: string): Promise<Member | null> {
    const member = await fetchMember(options, token);
    cache.set(key, { member });
    return member;
  }

  return async (request) => {
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || token.length > MAX_TOKEN_LENGTH) return null;
    const key = createHash('sha256').update(token).digest('base64');
    const cached = cache.get(key);
    if (cached !== undefined) return cached.member;
    const pendingLookup = pendingLookups.get(key);
    if (pendingLookup !== undefined) return pendingLookup;
    if (pendingLookups.size >= MAX_PENDING) throw new HttpError(503, getStatusMessage(503), { 'retry-after': '5' });
    const lookup = lookUpMember(token, key).finally(() => pendingLookups.delete(key));
    pendingLookups.set(key, lookup);
    return lookup;
  };
}

async function fetchMember({ fetchProvider, origin, clock, findLoginEmail }: ProviderLookupOptions, token: string): Promise<Member | null> {
  const authorization = `Bearer ${token}`;
  const detailsPath = '/custom/v1/user-details' satisfies CmsOperations['getUserDetails']['path'];
  const detailsBody = await readResponse(fetchProvider(`${origin}${CMS_BASE}${detailsPath}`, { headers: { authorization } }));
  // Its flag says whether the session is valid.
  if (detailsBody === null || isRefusal(detailsBody)) return null;
  const details = unwrapRow<UserDetails>(detailsBody);
  const email = toTextOrNull(details.email) ?? (await findLoginEmail(token));
  // After a new login, the address is known.
  if (email === null) return null;
  const headers = { authorization, 'content-type': 'application/json' };
  const checkPath = '/api/user/checkUser' satisfies JobsOperations['checkUser']['path'];
  const body = JSON.stringify(createUserSummary(details, email));
  const checkBody = await readResponse(fetchProvider(`${origin}${checkPath}`, { method: 'POST', headers, body }));
  if (checkBody === null) return null;
  if (isRefusal(checkBody)) throw refusalError(403, checkBody);
  const { user } = unwrapRow<CheckedUser>(checkBody);
  const checkedUser: RowOf<CheckedUser['user']> = isRow(user) ? user : {};
  const id = toText(checkedUser._id);
  if (id === '') throw unreadableResponseError();
  return {
    id,
    cms_id: toNumber(details.ID) ?? 0,
    email,
    name: toText(details.name),
    // Every role but `admin` counts as `member`.
    role: chooseRole(checkedUser.role, details.job_role) === 'admin' ? 'admin' : 'member',
    job_role: null,
    membership_number: null,
    mobile_number: null,
    profile_picture: null,
    created_at: clock().toISOString(),
    deactivated_at: null,
    name_key: '',
  };
}

const unreadableResponseError = (): HttpError => badResponseError(200, IS_WRITE);

/**
 * Returns the error of a refused call with the provider's reason, or a general one when the provider gives none (ERR-01). It is no 401,
 * which would end the session.
 */
function refusalError(status: number, body: unknown): HttpError {
  const row: Row = isRow(body) ? body : {};
  const error = badResponseError(status === 403 || status === 429 || status === 503 ? status : 502, IS_WRITE);
  // The sentences of this server for a provider that gives no reason are about the call itself, not about the caller's.
  const reason = row.code === NO_REASON || row.code === NO_RESPONSE ? null : (toTextOrNull(row.error) ?? toTextOrNull(row.message));
  return reason === null ? error : new HttpError(error.statusCode, reason, error.headers);
}

/** Returns the body of a response; null when it says that the session has ended (AUTH-09). @throws HttpError for other errors */
async function readResponse(pendingResponse: Promise<Response>): Promise<Row | null> {
  // A response that breaks off or never ends counts as unreadable.
  const response = await pendingResponse.catch(() => {
    throw unreadableResponseError();
  });
  if (response.status === 401) return null;
  const value: unknown = await response.json().catch(() => undefined);
  if (response.status === 403 && isRow(value) && isTokenRefusal(value.code)) return null;
  if (!response.ok) throw refusalError(response.status, value);
  if (!isRow(value)) throw unreadableResponseError();
  return value;
}

/** Returns the fields of a body, some of which are wrapped in `data` (D-22). */
const unwrapRow = <Schema>(body: Row): RowOf<Schema> => ({ ...body, ...(isRow(body.data) ? body.data : {}) }) as RowOf<Schema>;
