import type { OwnSession } from '../../shared/operations/jobs.ts';
import type { Member } from '../contract/types.ts';
import type { SessionRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../security/httpError.ts';
import { keyedHash } from '../security/keyedHash.ts';
import { idleSince, sessionHash } from './sessions.ts';

const hour = 60 * 60 * 1000;

/** Most sessions that are listed: one more has to be started from here first. */
const MOST = 1000;

/** The logins of a member, to see and to end. `authorization` is the header of the request, which tells the one that asks. */
export interface OwnSessions {
  /** Those that have not ended, the last used first. */
  list(member: Member, authorization: string | undefined): Promise<OwnSession[]>;
  /** Ends one. 404 for one that has ended, or is somebody else's. @returns a sentence */
  end(member: Member, id: string): Promise<string>;
  /** Ends all but the one that asks. @returns a sentence */
  endOthers(member: Member, authorization: string | undefined): Promise<string>;
}

export function createOwnSessions(deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'settings'>): OwnSessions {
  const { db, clock, secret, settings } = deps;
  /** Its row's key would tell what is kept of the token: this tells nothing. */
  const idOf = (token_hash: string): string => keyedHash(secret, 'session-id', token_hash).toString('hex').slice(0, 24);

  const live = (member: Member): Promise<SessionRow[]> =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('expires_at', '>', clock().toISOString())
      .where('used_at', '>', idleSince(deps))
      .orderBy('used_at', 'desc')
      .orderBy('token_hash')
      .limit(MOST)
      .execute();

  return {
    async list(member, authorization) {
      const current = sessionHash(secret, authorization);
      return (await live(member)).map(({ token_hash, device, created_at, used_at, expires_at }) => ({
        _id: idOf(token_hash),
        current: token_hash === current,
        device,
        startedAt: created_at,
        usedAt: used_at,
        endsAt: new Date(Math.min(Date.parse(expires_at), Date.parse(used_at) + settings.sessionIdleHours * hour)).toISOString(),
      }));
    },
    async end(member, id) {
      const found = (await live(member)).find(({ token_hash }) => idOf(token_hash) === id);
      if (!found) throw new HttpError(404, 'This login has ended already.');
      await db.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
      return 'The login has ended.';
    },
    async endOthers(member, authorization) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('member_id', '=', member.id)
        .where('token_hash', '!=', sessionHash(secret, authorization) ?? '')
        .executeTakeFirst();
      return numDeletedRows === 0n ? 'There was no other login.' : 'All other logins have ended.';
    },
  };
}
