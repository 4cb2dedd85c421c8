import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Member } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { keyedHash } from '../security/keyedHash.ts';

const hour = 60 * 60 * 1000;

/** Milliseconds within which another use of a session is not noted: reading pages must not cost a write each. */
const noteEveryMs = 5 * 60 * 1000;

/** A token as this server makes them: 32 random bytes. Anything else is looked up nowhere. */
const tokenForm = /^[\w-]{43}$/;

function hashOf(secret: Buffer, token: string): string {
  return keyedHash(secret, 'session', token).toString('hex');
}

/**
 * What is stored of the token in an `Authorization: Bearer …` header.
 * @returns undefined without one that has the form of ours
 */
export function sessionHash(secret: Buffer, authorization: string | undefined): string | undefined {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return token !== undefined && tokenForm.test(token) ? hashOf(secret, token) : undefined;
}

/**
 * Starts a session (AUTH-07). @param db the database or a transaction @param device as `deviceOf` names it
 * @returns the token, which is stored nowhere in this form
 */
export async function startSession(
  { secret, clock, settings }: Pick<Deps, 'secret' | 'clock' | 'settings'>,
  db: Kysely<Database>,
  memberId: string,
  device: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(secret, token),
      member_id: memberId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + settings.sessionDays * 24 * hour).toISOString(),
      used_at: now.toISOString(),
      device,
    })
    .execute();
  return token;
}

/** A session that was last used before this time has ended (D-60). ISO 8601, UTC. */
export function idleSince({ clock, settings }: Pick<Deps, 'clock' | 'settings'>): string {
  return new Date(clock().getTime() - settings.sessionIdleHours * hour).toISOString();
}

/**
 * The member whose live session the request carries, else null: a placeholder or an old token means anonymous (D-38).
 * Notes the use, on which the session's life depends (D-60).
 */
export async function memberOfRequest(
  deps: Pick<Deps, 'db' | 'secret' | 'clock' | 'settings' | 'log'>,
  request: FastifyRequest,
): Promise<Member | null> {
  const { db, secret, clock } = deps;
  const token_hash = sessionHash(secret, request.headers.authorization);
  if (token_hash === undefined) return null;
  const now = clock();
  const found = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .select('sessions.used_at as session_used_at')
    .where('sessions.token_hash', '=', token_hash)
    .where('members.deactivated_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('sessions.used_at', '>', idleSince(deps))
    .executeTakeFirst();
  if (!found) return null;
  const { session_used_at, ...member } = found;
  if (Math.abs(now.getTime() - Date.parse(session_used_at)) >= noteEveryMs) await noteUse(deps, token_hash, now);
  return member;
}

/** A member may go on reading when the disk is full: a use that cannot be noted is no reason to refuse them. */
async function noteUse({ db, log }: Pick<Deps, 'db' | 'log'>, token_hash: string, now: Date): Promise<void> {
  try {
    await db.updateTable('sessions').set({ used_at: now.toISOString() }).where('token_hash', '=', token_hash).execute();
  } catch (error) {
    log.warn({ err: error }, 'the use of a session could not be noted');
  }
}
