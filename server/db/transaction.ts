import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { dialectOf } from './dialect.ts';
import { isClash } from './postgresError.ts';

/** How often a transaction is tried that others got in the way of. */
const TRIES = 5;

/** Milliseconds before it is tried again: random, so that two do not meet twice. */
const pauseMs = (tried: number): number => Math.random() * 20 * 2 ** tried;

/**
 * Runs work in one transaction: all of it, or nothing. On SQLite one transaction runs at a time. On PostgreSQL they run side by
 * side: work that decides by what it reads locks that first (`forUpdate`, `lockSubject`), in the order member, job, application.
 * Where two still wait for each other, PostgreSQL ends one of them, whose work then runs once more: it must change nothing but the
 * database.
 */
export async function inTransaction<DB, T>(db: Kysely<DB>, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried === TRIES || !isClash(error)) throw error;
      await sleep(pauseMs(tried));
    }
  }
}

/** What is locked that has no row to lock. */
export type Subject = 'admins' | 'demo' | 'job search' | 'passcode' | 'secret';

/** Makes all who lock the same thing of a subject wait for each other until their transactions end. On SQLite they do anyway. */
export async function lockSubject<DB>(transaction: Kysely<DB>, subject: Subject, which = ''): Promise<void> {
  if (dialectOf(transaction) === 'sqlite') return;
  // Two that share a hash wait for each other without need, and that is all.
  await sql`select pg_advisory_xact_lock(hashtext(${subject}), hashtext(${which}))`.execute(transaction);
}
