import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { lockSubject, runInTransaction } from '../platform/db/transaction.ts';
import type { Database } from '../platform/db/schema.ts';
import { bumpVersion, readVersion, writeSearchWordsVersion } from '../platform/db/versions.ts';
import { deriveApplicantKeys } from '../jobs/data/derivedColumns.ts';
import { reindexJobs } from '../jobs/data/reindexJobs.ts';
import { createNameKey, insertMemberWords } from '../people/directory/memberWords.ts';
import { SEARCH_WORDS_VERSION } from '../../shared/words.ts';

/** Rows per statement. */
const MAX_ROWS = 500;

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
  for (let lastId = ''; ; await setImmediate()) {
    const members = await db
      .selectFrom('members')
      .select(['id', 'name', 'email', 'membership_number', 'mobile_number'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(MAX_ROWS)
      .execute();
    if (members.length === 0) return;
    // The placeholder for erased members has no address, and is not found.
    await insertMemberWords(
      db,
      members.filter(({ email }) => email !== ''),
    );
    const rows = sql.join(members.map(({ id, name }) => sql`(${id}, ${createNameKey(name)})`));
    await sql`with written (id, name_key) as (values ${rows})
      update members set name_key = written.name_key from written where members.id = written.id`.execute(db);
    lastId = members.at(-1)?.id ?? '';
  }
}

async function rebuildApplicantKeys(db: Kysely<Database>): Promise<void> {
  for (let lastId = ''; ; await setImmediate()) {
    const applications = await db
      .selectFrom('applications')
      .select(['id', 'name', 'email'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(MAX_ROWS)
      .execute();
    if (applications.length === 0) return;
    const keys = applications.map((application) => ({ id: application.id, ...deriveApplicantKeys(application) }));
    const rows = sql.join(keys.map(({ id, name_key, email_key }) => sql`(${id}, ${name_key}, ${email_key})`));
    await sql`with written (id, name_key, email_key) as (values ${rows})
      update applications set name_key = written.name_key, email_key = written.email_key from written where applications.id = written.id`.execute(
      db,
    );
    lastId = applications.at(-1)?.id ?? '';
  }
}
