import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CmsOperations, UserDetails } from '../../shared/operations/cms.ts';
import type { CheckedUser, JobsOperations, UserSummary } from '../../shared/operations/jobs.ts';
import type { RowOf } from '../../src/api/responses.ts';
import { CMS_BASE } from '../contract/load.ts';
import { isRecord } from '../contract/pointer.ts';
import type { Member } from '../contract/types.ts';
import { badResponseError } from '../proxy/responseBody.ts';
import { getStatusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

/** How long the provider's response about a session is cached, in milliseconds. */
const CACHE_TTL_MS = 60_000;

/** Limits of cached sessions, and of concurrent lookups at the provider. */
const MAX_CACHED = 200;
const MAX_PENDING = 4;

const MAX_TOKEN_LENGTH = 4_096;

/** Both calls to the provider only read. */
const IS_WRITE = false;

/**
 * Creates a function that looks up the member of a request when a provider manages the members. It makes two calls with the request's
 * token, and returns null unless both confirm the session. It throws HttpError when the provider fails, and 503 for too many lookups.
 * @param fetchProvider `fetch` through this server's routes to the provider
 * @param origin any origin; it only makes the URLs absolute
 */
export function createProviderLookup(
  fetchProvider: typeof fetch,
  origin: string,
  clock: () => Date,
): (request: FastifyRequest) => Promise<Member | null> {
  const cache = new LRUCache<string, { member: Member | null }>({
    max: MAX_CACHED,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  const pendingLookups = new Map<string, Promise<Member | null>>();

  async function lookUpMember(token: string, key: string): Promise<Member | null> {
    const member = await fetchMember(fetchProvider, origin, token, clock());
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

async function fetchMember(fetchProvider: typeof fetch, origin: string, token: string, now: Date): Promise<Member | null> {
  const authorization = `Bearer ${token}`;
  const detailsPath = '/custom/v1/user-details' satisfies CmsOperations['getUserDetails']['path'];
  const details = await readResponse<UserDetails>(fetchProvider(`${origin}${CMS_BASE}${detailsPath}`, { headers: { authorization } }));
  if (details === null) return null;
  const { email, name, ID } = details;
  if (typeof email !== 'string') throw unreadableResponseError();
  const summary: UserSummary = { email, ...(typeof name === 'string' ? { name } : {}), ...(isId(ID) ? { ID } : {}) };
  const headers = { authorization, 'content-type': 'application/json' };
  const checkPath = '/api/user/checkUser' satisfies JobsOperations['checkUser']['path'];
  const checkResponse = await readResponse<CheckedUser>(
    fetchProvider(`${origin}${checkPath}`, { method: 'POST', headers, body: JSON.stringify(summary) }),
  );
  if (checkResponse === null) return null;
  const { user } = checkResponse;
  if (!isUser(user) || typeof user._id !== 'string' || user._id === '') throw unreadableResponseError();
  return {
    id: user._id,
    cms_id: Number(ID) || 0,
    email,
    name: typeof name === 'string' ? name : '',
    // Every role but `admin` counts as `member`.
    role: user.role === 'admin' ? 'admin' : 'member',
    job_role: null,
    membership_number: null,
    mobile_number: null,
    profile_picture: null,
    created_at: now.toISOString(),
    deactivated_at: null,
    name_key: '',
  };
}

const isId = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';

const isUser = (value: unknown): value is RowOf<CheckedUser['user']> => isRecord(value);

const unreadableResponseError = (): HttpError => badResponseError(200, IS_WRITE);

/** Returns the body of a response; null when the provider does not confirm the session. @throws HttpError for other errors */
async function readResponse<Result>(pendingResponse: Promise<Response>): Promise<RowOf<Result> | null> {
  // A response that breaks off or never ends counts as unreadable.
  const response = await pendingResponse.catch(() => {
    throw unreadableResponseError();
  });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw badResponseError(response.status === 503 ? 503 : 502, IS_WRITE);
  const value: unknown = await response.json().catch(() => undefined);
  if (!isRecord(value)) throw unreadableResponseError();
  if (value.success === false) return null;
  // Some responses of the content system are wrapped in `data` (D-22).
  const row: RowOf<Result> = value;
  return isRecord(value.data) ? { ...row, ...value.data } : row;
}
