import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Deps } from '../jobs/deps.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { lockSubject, runInTransaction } from '../platform/db/transaction.ts';

/** Guests to whom mails are queued in one transaction. */
const BATCH = 50;

type Query = SelectQueryBuilder<Database, 'registrations', object>;

interface Batches {
  /** Selects the guests who have not got the mail yet. */
  select: (guests: Query) => Query;
  /** Queues a guest's mail. */
  mail: (transaction: Kysely<Database>, row: RegistrationRow) => Promise<void>;
  /** Columns that say that a guest has got it. */
  done: Partial<RegistrationRow>;
  /** Stops before the next batch. */
  signal: AbortSignal | undefined;
}

/** Mails guests of an event. What they have got is recorded with their mails, so that a kill loses and repeats none. */
export async function mailInBatches(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  eventId: string,
  { select, mail, done, signal }: Batches,
): Promise<void> {
  let count = BATCH;
  while (count === BATCH) {
    if (signal?.aborted) return;
    count = await runInTransaction(db, async (transaction) => {
      await lockSubject(transaction, 'registrations', eventId);
      const guests: Query = transaction.selectFrom('registrations').where('event_id', '=', eventId);
      const rows = await select(guests).selectAll().orderBy('turn').limit(BATCH).execute();
      for (const row of rows) await mail(transaction, row);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await transaction.updateTable('registrations').set(done).where('id', 'in', ids).execute();
      return rows.length;
    });
    if (count > 0) mailer.wake();
  }
}
