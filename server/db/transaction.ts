import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { getDialect } from './dialect.ts';
import { isSerializationFailure } from './postgresError.ts';

const MAX_ATTEMPTS = 5;

/** Returns a random delay in milliseconds, so that two transactions do not collide again. */
const retryDelayMs = (attempt: number): number => Math.random() * 20 * 2 ** attempt;

/**
 * Runs work in one transaction. On SQLite one transaction runs at a time. On PostgreSQL they run concurrently: work whose writes depend on
 * what it reads must lock that first (`forUpdate`, `lockSubject`), in the order member, job, application. After a deadlock or serialization
 * failure the work is repeated, so it must have no effects outside the database.
 */
export async function runInTransaction<DB, T>(db: Kysely<DB>, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isSerializationFailure(error)) throw error;
      await sleep(retryDelayMs(attempt));
    }
  }
}

/** What an advisory lock protects. */
export type LockSubject = 'admins' | 'demo' | 'job search' | 'passcode' | 'secret';

/**
 * Takes an advisory lock until the transaction ends; on SQLite transactions are serial anyway.
 * @param key part of the subject that is locked, such as one address; empty: the whole subject
 */
export async function lockSubject<DB>(transaction: Kysely<DB>, subject: LockSubject, key = ''): Promise<void> {
  if (getDialect(transaction) === 'sqlite') return;
  // A hash collision only makes transactions wait without need.
  await sql`select pg_advisory_xact_lock(hashtext(${subject}), hashtext(${key}))`.execute(transaction);
}
