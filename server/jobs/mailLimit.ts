import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../security/httpError.ts';
import type { Person } from './people.ts';

/** Mails that one member may cause another in a day: room for applying to many jobs, an end to applying and withdrawing in turn. */
const MOST = 60;
const day = 24 * 60 * 60 * 1000;

/**
 * Refuses what would mail a poster once more when the applicant has caused too many mails to them today; the queue's records are
 * counted. Withdrawing is never refused: what was sent in good faith can be taken back.
 * @throws HttpError 429
 */
export async function refuseTooManyMails(db: Kysely<Database>, applicantId: string, poster: Person, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sender', '=', applicantId)
    .where('recipient', '=', poster.email)
    .where('created_at', '>', new Date(now.getTime() - day).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST) return;
  throw new HttpError(429, 'You have applied to this member’s jobs very often today. Please try again tomorrow.', {
    'retry-after': String(day / 1000),
  });
}
