import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import type { Person } from '../data/activeMember.ts';

/** Mails per day from one member to one poster. Many applications are possible, but not endless applying and withdrawing. */
const MAX_MAILS_PER_DAY = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws HttpError 429 when the applicant has caused too many mails to the poster in the last 24 hours. */
export async function assertMailLimit(db: Kysely<Database>, applicantId: string, poster: Person, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sender', '=', applicantId)
    .where('recipient', '=', poster.email)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_MAILS_PER_DAY) return;
  throw new HttpError(429, 'You have applied to this member’s jobs too often today. Please try again tomorrow.', {
    'retry-after': String(DAY_MS / 1000),
  });
}
