import { sql, type Kysely } from 'kysely';
import { lockSubject, runInTransaction } from '../platform/db/transaction.ts';
import type { ApplicationRow } from '../platform/db/jobTables.ts';
import { iteratePages, PAGE_SIZE } from '../platform/db/pages.ts';
import type { Database } from '../platform/db/schema.ts';
import { bumpVersion, readVersion, writeSearchWordsVersion } from '../platform/db/versions.ts';
import { deriveApplicantKeys } from '../jobs/data/derivedColumns.ts';
import { reindexJobs } from '../jobs/data/repository.ts';
import { createNameKey, insertMemberWords, type SearchableMember } from '../people/directory/memberWords.ts';
import { SEARCH_WORDS_VERSION } from '../../shared/words.ts';

/**
 * Stores all words of members, applicants and jobs anew if an earlier version has split the texts, in one transaction.
 * @param db a migrated database
 */
export async function rebuildSearchWords(db: Kysely<Database>): Promise<void> {
  if ((await readVersion(db, 'search words')) === SEARCH_WORDS_VERSION) return;
  await runInTransaction(db, async (transaction) => {
    await lockSubject(transaction, 'search words');
    // Another server process may have done it meanwhile.
    if ((await readVersion(transaction, 'search words')) === SEARCH_WORDS_VERSION) return;
    await rebuildMemberWords(transaction);
    await rebuildApplicantKeys(transaction);
    await reindexJobs(transaction);
    await writeSearchWordsVersion(transaction, SEARCH_WORDS_VERSION);
    await bumpVersion(transaction, 'jobs');
  });
}

async function rebuildMemberWords(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('member_words').execute();
  const pages = iteratePages<SearchableMember>((last) =>
    db
      .selectFrom('members')
      .select(['id', 'name', 'email', 'membership_number', 'mobile_number'])
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  );
  for await (const members of pages) {
    // The placeholder for erased members has no address, and is not found.
    await insertMemberWords(
      db,
      members.filter(({ email }) => email !== ''),
    );
    const rows = sql.join(members.map(({ id, name }) => sql`(${id}, ${createNameKey(name)})`));
    await sql`with written (id, name_key) as (values ${rows})
      update members set name_key = written.name_key from written where members.id = written.id`.execute(db);
  }
}

async function rebuildApplicantKeys(db: Kysely<Database>): Promise<void> {
  const pages = iteratePages<Pick<ApplicationRow, 'id' | 'name' | 'email'>>((last) =>
    db
      .selectFrom('applications')
      .select(['id', 'name', 'email'])
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  );
  for await (const applications of pages) {
    const keys = applications.map((application) => ({ id: application.id, ...deriveApplicantKeys(application) }));
    const rows = sql.join(keys.map(({ id, name_key, email_key }) => sql`(${id}, ${name_key}, ${email_key})`));
    await sql`with written (id, name_key, email_key) as (values ${rows})
      update applications set name_key = written.name_key, email_key = written.email_key from written where applications.id = written.id`.execute(
      db,
    );
  }
}
