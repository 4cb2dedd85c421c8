import type { Deps } from '../deps.ts';
import { THROUGH } from '../mail/delivery.ts';
import { idleSince } from './sessions.ts';

const day = 24 * 60 * 60 * 1000;

/** For so long an admin can have a mail sent again that was given up. */
const failedTextMs = 7 * day;

/**
 * Removes what nobody needs any more: ended sessions, old one-time codes, mails that were dealt with a month ago, and the words of those that
 * could not be sent for a week.
 */
export async function cleanMembers(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const { db, clock } = deps;
  const before = (ms: number): string => new Date(clock().getTime() - ms).toISOString();
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', before(0)), row('used_at', '<=', idleSince(deps))]))
    .execute();
  await db.deleteFrom('otp_codes').where('expires_at', '<=', before(day)).execute();
  await db
    .deleteFrom('otp_clients')
    .where((row) => row.or([row('known_until', 'is', null), row('known_until', '<=', before(0))]))
    .where('issue', 'not in', db.selectFrom('otp_codes').select('issue'))
    .execute();
  await db
    .deleteFrom('outbox_mails')
    .where('status', '!=', 'queued')
    .where('created_at', '<=', before(30 * day))
    .execute();
  await db
    .updateTable('outbox_mails')
    .set(THROUGH)
    .where('status', '=', 'failed')
    .where('text', '!=', '')
    .where('failed_at', '<=', before(failedTextMs))
    .execute();
}
