import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Member } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { keyedHash } from '../security/keyed.ts';

/** Milliseconds that a session lives: 30 days. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000;

/** A token as this server makes them: 32 random bytes. Anything else is looked up nowhere. */
const tokenForm = /^[\w-]{43}$/;

function hashOf(secret: Buffer, token: string): string {
  return keyedHash(secret, 'session', token).toString('hex');
}

/**
 * Starts a session (AUTH-07). @param db the database or a transaction
 * @returns the token, which is stored nowhere in this form
 */
export async function startSession(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  db: Kysely<Database>,
  memberId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(secret, token),
      member_id: memberId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + sessionMs).toISOString(),
    })
    .execute();
  return token;
}

/** The token of a request's `Authorization: Bearer …` header, when it has the form of one of ours. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}

/** The member whose live session the request carries, else null: a placeholder or an old token means anonymous (D-38). */
export async function memberOfRequest(
  { db, secret, clock }: Pick<Deps, 'db' | 'secret' | 'clock'>,
  request: FastifyRequest,
): Promise<Member | null> {
  const token = bearerToken(request);
  if (token === undefined) return null;
  const member = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .where('sessions.token_hash', '=', hashOf(secret, token))
    .where('sessions.expires_at', '>', clock().toISOString())
    .executeTakeFirst();
  return member ?? null;
}
