import type { Deps } from '../../jobs/deps.ts';
import { normaliseEmail } from '../../mail/address.ts';
import { keyedHash } from '../../platform/security/keyedHash.ts';

/** The e-mail addresses with which members have logged in at a provider, whose `user-details` may lack the address (D-63). */
export interface ProviderLogins {
  /** Stores the address of a login, of whose token only a hash is stored. A failure is only logged, so that the login succeeds. */
  remember(token: string, email: string): Promise<void>;
  /** Returns the address of the login with which a token's session began; null when it is unknown. */
  findEmail(token: string): Promise<string | null>;
}

/** Opens the stored addresses. `deleteExpiredMemberData` deletes them after `SESSION_DAYS` days; members then have to log in again. */
export function openProviderLogins({ db, secret, clock, log }: Pick<Deps, 'db' | 'secret' | 'clock' | 'log'>): ProviderLogins {
  const hashToken = (token: string): string => keyedHash(secret, 'provider-login', token).toString('hex');
  return {
    async remember(token, email) {
      const row = { token_hash: hashToken(token), email: normaliseEmail(email), created_at: clock().toISOString() };
      try {
        await db
          .insertInto('provider_logins')
          .values(row)
          .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(row))
          .execute();
      } catch (error) {
        log.warn({ err: error }, 'the e-mail address of a login could not be stored');
      }
    },
    async findEmail(token) {
      const row = await db.selectFrom('provider_logins').select('email').where('token_hash', '=', hashToken(token)).executeTakeFirst();
      return row?.email ?? null;
    },
  };
}
