import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isRecord, type Json } from '../contract/pointer.ts';
import type { Member } from '../contract/types.ts';
import { statusSentence } from '../security/errors.ts';
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
  const kept = new Map<string, { member: Member | null; until: number }>();
  const underWay = new Map<string, Promise<Member | null>>();

  async function look(token: string, key: string): Promise<Member | null> {
    const member = await memberBehind(ask, origin, token, clock());
    kept.delete(key);
    kept.set(key, { member, until: clock().getTime() + FRESH_MS });
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return member;
  }

  return async (request) => {
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || token.length > LONGEST_TOKEN) return null;
    const key = createHash('sha256').update(token).digest('base64');
    const known = kept.get(key);
    if (known !== undefined && clock().getTime() < known.until) return known.member;
    const others = underWay.get(key);
    if (others !== undefined) return others;
    if (underWay.size >= MOST_UNDER_WAY) throw new HttpError(503, statusSentence(503), { 'retry-after': '5' });
    const looking = look(token, key).finally(() => underWay.delete(key));
    underWay.set(key, looking);
    return looking;
  };
}

async function memberBehind(ask: typeof fetch, origin: string, token: string, now: Date): Promise<Member | null> {
  const authorization = `Bearer ${token}`;
  const details = await answerOf(ask(`${origin}/wp-json/custom/v1/user-details`, { headers: { authorization } }));
  if (details === null) return null;
  const { email, name, ID } = details;
  if (typeof email !== 'string') throw unreadable();
  const body = JSON.stringify({ email, ...(typeof name === 'string' ? { name } : {}), ...(isId(ID) ? { ID } : {}) });
  const headers = { authorization, 'content-type': 'application/json' };
  const checked = await answerOf(ask(`${origin}/api/user/checkUser`, { method: 'POST', headers, body }));
  if (checked === null) return null;
  const { user } = checked;
  if (!isRecord(user) || typeof user._id !== 'string' || user._id === '') throw unreadable();
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

const isId = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

const unreadable = (): HttpError => new HttpError(502, statusSentence(502));

/** What an answer holds; null when it says that there is no session. @throws HttpError for any other refusal */
async function answerOf(asked: Promise<Response>): Promise<Json | null> {
  // One that breaks off or has no end is the provider's failure as well.
  const answer = await asked.catch(() => {
    throw unreadable();
  });
  if (answer.status === 401) return null;
  if (answer.status === 403) throw new HttpError(403, statusSentence(403));
  if (!answer.ok) throw new HttpError(answer.status === 503 || answer.status === 504 ? answer.status : 502, statusSentence(answer.status));
  const value: unknown = await answer.json().catch(() => undefined);
  if (!isRecord(value) || value.success === false) throw unreadable();
  // The content system puts some answers below `data` (D-22).
  return isRecord(value.data) ? { ...value, ...value.data } : value;
}
