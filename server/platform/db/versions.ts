import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from './schema.ts';

/** Subjects whose changes invalidate caches in other processes. */
export type VersionedSubject = 'jobs' | 'registrations';

/**
 * Increments a subject's version. Must be the last statement of the transaction that changes the subject: other transactions that change
 * it wait from here until the commit.
 */
export async function bumpVersion(transaction: Kysely<Database>, subject: VersionedSubject): Promise<void> {
  await transaction
    .insertInto('versions')
    .values({ subject, version: 1 })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(({ eb }) => ({ version: eb('versions.version', '+', 1) })))
    .execute();
}

/** Sets the version of the words that searches use (`SEARCH_WORDS_VERSION`). */
export async function writeSearchWordsVersion(transaction: Kysely<Database>, version: number): Promise<void> {
  await transaction
    .insertInto('versions')
    .values({ subject: 'search words', version })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ version }))
    .execute();
}

/** Returns a subject's version, which grows with every change; 0 before the first change. */
export async function readVersion(db: Kysely<Database>, subject: VersionedSubject | 'search words'): Promise<number> {
  const row = await db.selectFrom('versions').select('version').where('subject', '=', subject).executeTakeFirst();
  return row?.version ?? 0;
}

/** Returns the remembered value of a key, or loads it. */
export type Remember<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/** Creates a memory of at most `max` values. */
export type CreateMemory = <T>(max: number) => Remember<T>;

/** Creates memories of values that depend on a subject only. When any process has changed the subject, values are loaded again. */
export const rememberByVersion =
  (db: Kysely<Database>, subject: VersionedSubject): CreateMemory =>
  <T>(max: number): Remember<T> => {
    const values = new LRUCache<string, Promise<T>>({ max });
    return async (key, load) => {
      // The version is read first, so that a value that misses a change is never found under the version after the change.
      const versionedKey = `${await readVersion(db, subject)} ${key}`;
      const remembered = values.get(versionedKey);
      if (remembered) return remembered;
      const value = load();
      values.set(versionedKey, value);
      value.catch(() => values.delete(versionedKey));
      return value;
    };
  };

/** Creates memories that remember nothing. */
export const rememberNothing: CreateMemory = () => (_key, load) => load();
