import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CmsOperations, UserDetails } from '../../shared/operations/cms.ts';
import type { CheckedUser, JobsOperations, UserSummary } from '../../shared/operations/jobs.ts';
import type { RowOf } from '../../src/api/responses.ts';
import { CMS_BASE } from '../contract/load.ts';
import { isRecord } from '../contract/pointer.ts';
import type { Member } from '../contract/types.ts';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

/** For so long the provider's word about a session stands; milliseconds. */
const FRESH_MS = 60_000;

/** Sessions that are remembered, and those that are asked about at a time. */
const MOST_KEPT = 200;
const MOST_UNDER_WAY = 4;

/** A provider's token is a line of a header. */
const LONGEST_TOKEN = 4_096;

/**
 * Makes the question whose session a request carries, for what is this server's own while members are the provider's: asks the
 * provider, in two calls as every login does, with the token that came. Whoever the provider does not vouch for is nobody.
 * @param ask a `fetch` through this server's own routes, which lead to the provider @param origin any, for their addresses
 * @throws HttpError of a provider that does not answer, and 503 when too many ask at a time
 */
export function providerMembers(ask: typeof fetch, origin: string, clock: () => Date): (request: FastifyRequest) => Promise<Member | null> {
  const kept = new LRUCache<string, { member: Member | null }>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  const underWay = new Map<string, Promise<Member | null>>();

  async function look(token: string, key: string): Promise<Member | null> {
    const member = await memberBehind(ask, origin, token, clock());
    kept.set(key, { member });
    return member;
  }

  return async (request) => {
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || token.length > LONGEST_TOKEN) return null;
    const key = createHash('sha256').update(token).digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known.member;
    const others = underWay.get(key);
    if (others !== undefined) return others;
    if (underWay.size >= MOST_UNDER_WAY) throw new HttpError(503, statusMessage(503), { 'retry-after': '5' });
    const looking = look(token, key).finally(() => underWay.delete(key));
    underWay.set(key, looking);
    return looking;
  };
}

async function memberBehind(ask: typeof fetch, origin: string, token: string, now: Date): Promise<Member | null> {
  const authorization = `Bearer ${token}`;
  const detailsPath = '/custom/v1/user-details' satisfies CmsOperations['getUserDetails']['path'];
  const details = await answerOf<UserDetails>(ask(`${origin}${CMS_BASE}${detailsPath}`, { headers: { authorization } }));
  if (details === null) return null;
  const { email, name, ID } = details;
  if (typeof email !== 'string') throw unreadable();
  const summary: UserSummary = { email, ...(typeof name === 'string' ? { name } : {}), ...(isId(ID) ? { ID } : {}) };
  const headers = { authorization, 'content-type': 'application/json' };
  const checkPath = '/api/user/checkUser' satisfies JobsOperations['checkUser']['path'];
  const checked = await answerOf<CheckedUser>(ask(`${origin}${checkPath}`, { method: 'POST', headers, body: JSON.stringify(summary) }));
  if (checked === null) return null;
  const { user } = checked;
  if (!isUser(user) || typeof user._id !== 'string' || user._id === '') throw unreadable();
  return {
    id: user._id,
    cms_id: Number(ID) || 0,
    email,
    name: typeof name === 'string' ? name : '',
    // Anything but this one word is no admin.
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

const unreadable = (): HttpError => new HttpError(502, statusMessage(502));

/** What an answer holds; null when it says that there is no session. @throws HttpError for any other refusal */
async function answerOf<Answer>(asked: Promise<Response>): Promise<RowOf<Answer> | null> {
  // One that breaks off or has no end is the provider's failure as well.
  const answer = await asked.catch(() => {
    throw unreadable();
  });
  if (answer.status === 401) return null;
  if (answer.status === 403) throw new HttpError(403, statusMessage(403));
  if (!answer.ok) throw new HttpError(answer.status === 503 || answer.status === 504 ? answer.status : 502, statusMessage(answer.status));
  const value: unknown = await answer.json().catch(() => undefined);
  if (!isRecord(value) || value.success === false) throw unreadable();
  // The content system puts some answers below `data` (D-22).
  const row: RowOf<Answer> = value;
  return isRecord(value.data) ? { ...row, ...value.data } : row;
}
