import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import pTimeout from 'p-timeout';
import type { Member } from '../../platform/contract/types.ts';
import type { Database } from '../../platform/db/schema.ts';
import { describeStorageFailure } from '../../platform/db/storageError.ts';
import type { Deps } from '../../jobs/deps.ts';
import { keyedHash } from '../../platform/security/keyedHash.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Minimum time between two updates of a session's last use, so that not every request costs a write. */
const USE_INTERVAL_MS = 5 * 60 * 1000;

/** How long a request waits until its use of the session is recorded, which another program's lock on the database may delay. */
const MAX_RECORDING_MS = 500;

/** Tokens of this server: 32 random bytes in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

function hashToken(secret: Buffer, token: string): string {
  return keyedHash(secret, 'session', token).toString('hex');
}

/**
 * Returns the stored hash of the token in an `Authorization: Bearer …` header.
 * @returns undefined unless the token has this server's form
 */
export function hashSessionToken(secret: Buffer, authorization: string | undefined): string | undefined {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return token !== undefined && TOKEN_PATTERN.test(token) ? hashToken(secret, token) : undefined;
}

/** Starts a session (AUTH-07) and returns its token, of which only a hash is stored. */
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
      token_hash: hashToken(secret, token),
      member_id: memberId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + settings.sessionDays * 24 * HOUR_MS).toISOString(),
      used_at: now.toISOString(),
      device,
    })
    .execute();
  return token;
}

/** Returns the time in ISO 8601 and UTC since which a session must have been used to be live (D-60). */
export function computeIdleCutoff({ clock, settings }: Pick<Deps, 'clock' | 'settings'>): string {
  return new Date(clock().getTime() - settings.sessionIdleHours * HOUR_MS).toISOString();
}

/**
 * Returns the member of a request's live session; null without one. Placeholders and old tokens are treated like no token (D-38). Records
 * the use of the session, which extends it (D-60).
 */
export async function findRequestMember(
  deps: Pick<Deps, 'db' | 'secret' | 'clock' | 'settings' | 'log'>,
  request: FastifyRequest,
): Promise<Member | null> {
  const { db, secret, clock } = deps;
  const token_hash = hashSessionToken(secret, request.headers.authorization);
  if (token_hash === undefined) return null;
  const now = clock();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .select('sessions.used_at as session_used_at')
    .where('sessions.token_hash', '=', token_hash)
    .where('members.deactivated_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('sessions.used_at', '>', computeIdleCutoff(deps))
    .executeTakeFirst();
  if (!row) return null;
  const { session_used_at, ...member } = row;
  if (Math.abs(now.getTime() - Date.parse(session_used_at)) >= USE_INTERVAL_MS) {
    await pTimeout(recordUse(deps, token_hash, now), { milliseconds: MAX_RECORDING_MS, fallback: () => undefined });
  }
  return member;
}

/** Records the use of a session. A failure does not end the request, and is logged unless the database accepts no writes. */
async function recordUse({ db, log }: Pick<Deps, 'db' | 'log'>, token_hash: string, now: Date): Promise<void> {
  try {
    await db.updateTable('sessions').set({ used_at: now.toISOString() }).where('token_hash', '=', token_hash).execute();
  } catch (error) {
    if (describeStorageFailure(error)?.writeProblem === undefined)
      log.warn({ err: error }, 'the last use of a session could not be recorded');
  }
}
