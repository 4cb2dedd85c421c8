import type { OwnSession } from '../../../shared/operations/people.ts';
import type { Member } from '../../platform/contract/types.ts';
import type { SessionRow } from '../../platform/db/schema.ts';
import type { Deps } from '../../jobs/deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { keyedHash } from '../../platform/security/keyedHash.ts';
import { computeIdleCutoff, hashSessionToken } from './sessions.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Limit of listed sessions. */
const MAX_SESSIONS = 1000;

/** A member's sessions. `authorization` is the request's header, which identifies the current session. */
export interface OwnSessions {
  /** Returns live sessions, the last used first. */
  list(member: Member, authorization: string | undefined): Promise<OwnSession[]>;
  /**
   * Ends a session.
   * @returns a confirmation message
   * @throws HttpError 404 when the session has ended or is another member's
   */
  end(member: Member, id: string): Promise<string>;
  /** Ends all sessions but the current one. @returns a confirmation message */
  endOthers(member: Member, authorization: string | undefined): Promise<string>;
}

export function createOwnSessions(deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'settings'>): OwnSessions {
  const { db, clock, secret, settings } = deps;
  /** Returns the public id of a session. The primary key is not shown, because it is the hash of the token. */
  const hashSessionId = (token_hash: string): string => keyedHash(secret, 'session-id', token_hash).toString('hex').slice(0, 24);

  const findLiveSessions = (member: Member): Promise<SessionRow[]> =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('expires_at', '>', clock().toISOString())
      .where('used_at', '>', computeIdleCutoff(deps))
      .orderBy('used_at', 'desc')
      .orderBy('token_hash')
      .limit(MAX_SESSIONS)
      .execute();

  return {
    async list(member, authorization) {
      const currentHash = hashSessionToken(secret, authorization);
      return (await findLiveSessions(member)).map(({ token_hash, device, created_at, used_at, expires_at }) => ({
        _id: hashSessionId(token_hash),
        current: token_hash === currentHash,
        device,
        startedAt: created_at,
        usedAt: used_at,
        endsAt: new Date(Math.min(Date.parse(expires_at), Date.parse(used_at) + settings.sessionIdleHours * HOUR_MS)).toISOString(),
      }));
    },
    async end(member, id) {
      const session = (await findLiveSessions(member)).find(({ token_hash }) => hashSessionId(token_hash) === id);
      if (!session) throw new HttpError(404, 'This login has ended already.');
      await db.deleteFrom('sessions').where('token_hash', '=', session.token_hash).execute();
      return 'The login has ended.';
    },
    async endOthers(member, authorization) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('member_id', '=', member.id)
        .where('token_hash', '!=', hashSessionToken(secret, authorization) ?? '')
        .executeTakeFirst();
      return numDeletedRows === 0n ? 'There was no other login.' : 'All other logins have ended.';
    },
  };
}
