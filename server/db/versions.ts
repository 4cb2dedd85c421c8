import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What has a version: whoever changes it in the database counts it on, whoever keeps something of it in memory compares. */
export type VersionedSubject = 'jobs';

/**
 * Counts a subject's version on, as the last step of the transaction that changes it: who reads the new version then sees the
 * change, too. Until that ends, others who change the subject wait.
 */
export async function countVersion(transaction: Kysely<Database>, subject: VersionedSubject): Promise<void> {
  await transaction
    .insertInto('versions')
    .values({ subject, version: 1 })
    .onConflict((known) => known.column('subject').doUpdateSet(({ eb }) => ({ version: eb('versions.version', '+', 1) })))
    .execute();
}

/** The version of a subject; it differs whenever something was changed since. */
export async function versionOf(db: Kysely<Database>, subject: VersionedSubject): Promise<number> {
  const row = await db.selectFrom('versions').select('version').where('subject', '=', subject).executeTakeFirst();
  return row?.version ?? 0;
}
