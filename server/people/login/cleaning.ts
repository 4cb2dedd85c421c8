import type { Deps } from '../../jobs/deps.ts';
import { REMOVED_CONTENT } from '../../mail/delivery.ts';
import { computeIdleCutoff } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time for which admins can resend a failed mail, in milliseconds. */
const FAILED_MAIL_RETENTION_MS = 7 * DAY_MS;

/**
 * Deletes:
 * - sessions that have ended
 * - the e-mail addresses of old logins at a provider
 * - one-time codes that expired a day ago
 * - clients of deleted codes, unless a member has logged in from them recently
 * - mails that are a month old and no longer queued
 * - the content of mails that failed a week ago
 */
export async function deleteExpiredMemberData(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const { db, clock } = deps;
  const computeTimeBefore = (ms: number): string => new Date(clock().getTime() - ms).toISOString();
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', computeTimeBefore(0)), row('used_at', '<=', computeIdleCutoff(deps))]))
    .execute();
  const oldestLogin = computeTimeBefore(deps.settings.sessionDays * DAY_MS);
  await db.deleteFrom('provider_logins').where('created_at', '<=', oldestLogin).execute();
  await db.deleteFrom('otp_codes').where('expires_at', '<=', computeTimeBefore(DAY_MS)).execute();
  await db
    .deleteFrom('otp_clients')
    .where((row) => row.or([row('known_until', 'is', null), row('known_until', '<=', computeTimeBefore(0))]))
    .where('issue', 'not in', db.selectFrom('otp_codes').select('issue'))
    .execute();
  await db
    .deleteFrom('outbox_mails')
    .where('status', '!=', 'queued')
    .where('created_at', '<=', computeTimeBefore(30 * DAY_MS))
    .execute();
  await db
    .updateTable('outbox_mails')
    .set(REMOVED_CONTENT)
    .where('status', '=', 'failed')
    .where('text', '!=', '')
    .where('failed_at', '<=', computeTimeBefore(FAILED_MAIL_RETENTION_MS))
    .execute();
}
