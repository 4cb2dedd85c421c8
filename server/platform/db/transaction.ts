import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import { isSerializationFailure } from './postgresError.ts';

/** The two kinds of databases. */
export type DialectName = 'sqlite' | 'postgres';

/** Returns the dialect of a connection or transaction. */
export function getDialect<DB>(db: Kysely<DB>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

const MAX_ATTEMPTS = 5;

/** Returns a random delay in milliseconds, so that two transactions do not collide again. */
const computeRetryDelayMs = (attempt: number): number => Math.random() * 20 * 2 ** attempt;

/**
 * Runs work in one transaction. On SQLite, one transaction runs at a time. On PostgreSQL, transactions run concurrently: if a write depends
 * on what the work has read, the work must lock those rows before reading them (`forUpdate`, `lockSubject`), in the order member, job,
 * application. After a deadlock or serialization failure the work is repeated, so it must have no effects outside the database.
 */
export async function runInTransaction<DB, T>(db: Kysely<DB>, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isSerializationFailure(error)) throw error;
      await sleep(computeRetryDelayMs(attempt));
    }
  }
}

/** What an advisory lock protects. */
export type LockSubject = 'admins' | 'content' | 'demo' | 'job search' | 'passcode' | 'registrations' | 'search words' | 'secret';

/**
 * Takes an advisory lock until the transaction ends. Does nothing on SQLite, where transactions run one at a time.
 * @param key what to lock within the subject, such as one e-mail address; empty: a lock for the subject as a whole
 */
export async function lockSubject<DB>(transaction: Kysely<DB>, subject: LockSubject, key = ''): Promise<void> {
  if (getDialect(transaction) === 'sqlite') return;
  // A hash collision only makes transactions wait without need.
  await sql`select pg_advisory_xact_lock(hashtext(${subject}), hashtext(${key}))`.execute(transaction);
}
