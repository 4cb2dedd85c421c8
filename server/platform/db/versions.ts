import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Subjects whose changes invalidate caches in other processes. */
export type VersionedSubject = 'jobs';

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
