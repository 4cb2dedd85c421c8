import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { NO_SYNONYMS } from '../../../server/cms/synonyms.ts';
import { migrate, findPendingMigrations, migrationsByDialect } from '../../../server/platform/db/migrate.ts';
import { openMigrated } from '../../../server/start/openMigrated.ts';
import { openDatabase } from '../../../server/platform/db/openSqlite.ts';
import { makeTempDir } from '../../support/tempDir.ts';
import type { Database } from '../../../server/platform/db/schema.ts';
import { createJobSearch } from '../../../server/jobs/search/search.ts';
import { findMemberPage } from '../../../server/people/directory/memberRepository.ts';

const migrationsFolder = path.join(import.meta.dirname, '..', '..', '..', 'server', 'platform', 'db', 'migrations');

/** The published migrations, which never change, with the first digits of their SHA-256. Add a line for each new migration. */
const publishedHashes: Readonly<Record<string, string>> = {
  '001-members': '2ca581f39357',
  '002-jobs': '91f88c521588',
  '003-otp-clients': '55cc456c3831',
  '004-mail-senders': 'f8127e973d4d',
  '005-session-use': 'edd33b9f8094',
  '006-application-titles': 'a608bb3518d5',
  '007-search-qualifications': 'f3dd40756eb6',
  '008-files': '18dece4dda23',
  '009-sent-back': '337e52b8344c',
  '010-stages': '2a31f3375238',
  '011-own-data': 'c9542ac62343',
  '012-search-facets': 'f4db1e6d8afb',
  '013-postgres': 'dcf4f92e9715',
  '013-saved-jobs-and-alerts': 'cc28aee688d6',
  '015-exact-amounts': '2f0b0c32738a',
  '016-member-directory': 'cafc33ee41b0',
  '017-counting': 'c577042c29b5',
  '018-operations': 'ab1c9a806aff',
  '019-versions': '14b6eace3365',
  '020-shared-by-servers': '2bec5f0ca003',
  '021-pdus': 'fa8ad5f1e942',
  '022-closing': '8b7805013c8f',
  '023-reminders': 'c2aa131eaa46',
  '024-profile-pictures': 'a6c4abe43ac3',
  '025-job-sorting': 'ba6cac5db938',
  '026-search-words': '6166422b13ba',
  '027-provider-logins': '781ffbcb2a87',
  '028-content-editing': '0863ae42262c',
  '029-registrations': '52f1d3853b07',
  '030-registrations-of-members': '46857c695326',
};

it('published migrations are unchanged', () => {
  const files = globSync('*.ts', { cwd: migrationsFolder }).toSorted();
  const currentHashes = files.map((file) => [
    path.parse(file).name,
    createHash('sha256')
      .update(readFileSync(path.join(migrationsFolder, file)))
      .digest('hex')
      .slice(0, 12),
  ]);
  expect(Object.fromEntries(currentHashes)).toEqual(publishedHashes);
  expect([...new Set(Object.values(migrationsByDialect).flatMap((item) => Object.keys(item)))].toSorted()).toEqual(
    Object.keys(publishedHashes).toSorted(),
  );
});

it('an older SQLite database keeps its amounts exactly, with and without decimals', async () => {
  const dir = makeTempDir();
  const db = openDatabase(dir);
  const olderMigrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrationsByDialect.sqlite) } });
  await olderMigrator.migrateTo('013-saved-jobs-and-alerts');
  await sql`insert into members (id, cms_id, email, name, role, created_at) values ('m', 1, 'a@example.org', 'A', 'member', '')`.execute(
    db,
  );
  for (const [id, salary] of [
    ['a', 1_200_000],
    ['b', 250.55],
    ['c', null],
  ] as const) {
    await sql`insert into jobs (id, title, job_type, category, industry, qualifications, skills, email, user_id, status, created_at, updated_at,
      min_salary) values (${id}, 'T', '', '', '', '[]', '[]', '', 'm', 'published', '', '', ${salary})`.execute(db);
  }
  await sql`insert into applications (id, job_id, user_id, name, email, phone_no, year_of_experience, employee_type, city, current_ctc,
    expected_ctc, created_at) values ('x', 'a', 'm', '', '', '', '4', '', '', 900000, 1100000, '')`.execute(db);
  await migrate(db);
  const { rows } = await sql`select min_salary as amount, typeof(min_salary) as kind from jobs order by id`.execute(db);
  expect(rows).toEqual([
    { amount: 1_200_000, kind: 'integer' },
    { amount: 250.55, kind: 'real' },
    { amount: null, kind: 'null' },
  ]);
  const pay = await sql`select current_ctc, expected_ctc, typeof(current_ctc) as kind from applications`.execute(db);
  expect(pay.rows).toEqual([{ current_ctc: 900_000, expected_ctc: 1_100_000, kind: 'integer' }]);
  await db.destroy();
});

it('an older SQLite database is searched by its new words after the upgrade', async () => {
  const dir = makeTempDir();
  const olderDb = openDatabase(dir);
  const { '026-search-words': _newest, ...olderMigrations } = migrationsByDialect.sqlite;
  const olderMigrator = new Migrator({ db: olderDb, provider: { getMigrations: () => Promise.resolve(olderMigrations) } });
  await olderMigrator.migrateToLatest();
  await sql`insert into members (id, cms_id, email, name, role, created_at, name_key, mobile_number)
    values ('m', 1, 'a@example.org', 'S K Iyengar', 'member', '', 's k iyengar', '+91 98400 12345')`.execute(olderDb);
  await sql`insert into member_words (word, member_id) values ('s', 'm'), ('919840012345', 'm')`.execute(olderDb);
  await sql`insert into jobs (id, title, job_type, category, industry, qualifications, skills, email, user_id, status, created_at, updated_at,
    published_at, listed) values ('a', 'On-site planner', '', '', '', '[]', '["C++"]', '', 'm', 'published', '', '', '', 1)`.execute(
    olderDb,
  );
  await sql`insert into job_search_documents (document, job_id) values (7, 'a')`.execute(olderDb);
  await sql`insert into job_search (rowid, title, skills) values (7, 'on-site planner', 'c++')`.execute(olderDb);
  await olderDb.destroy();

  const db = await openMigrated({ dataDir: dir, database: undefined }, { warn: () => undefined });
  for (const q of ['S. K. Iyengar', '+91 98400 12345', '12345'])
    expect([q, (await findMemberPage(db, { q }, { limit: 5, offset: 0 })).rows.map(({ id }) => id)]).toEqual([q, ['m']]);
  for (const [keyword, ids] of [
    ['onsite', ['a']],
    ['c++', ['a']],
    ['c', []],
  ] as const)
    expect([
      keyword,
      (await createJobSearch<Database>(() => NO_SYNONYMS).find(db, { keyword, location: '', exact: true }, {})).ids,
    ]).toEqual([keyword, ids]);
  // Links to further pages contain the number, so it stays.
  expect((await sql`select document from job_search_documents`.execute(db)).rows).toEqual([{ document: 7 }]);
  await db.destroy();
});

it('a migration that fails halfway leaves no changes behind, and is applied by the next `migrate`', async () => {
  const dir = makeTempDir();
  const db = openDatabase(dir);
  const olderMigrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrationsByDialect.sqlite) } });
  await olderMigrator.migrateTo('017-counting');
  // The last statement of the next migration creates a table of this name, and so fails.
  await sql`create table backups (mine text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow('already exists');
  expect(await findPendingMigrations(db)).toContain('018-operations');
  await sql`drop table backups`.execute(db);
  await migrate(db);
  expect(await findPendingMigrations(db)).toEqual([]);
  await db.destroy();
});

it('a database to which a later-numbered migration was applied first also gets the earlier one', async () => {
  const dir = makeTempDir();
  const db = openDatabase(dir);
  const { '017-counting': _omitted, ...others } = migrationsByDialect.sqlite;
  const olderMigrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(others) } });
  await olderMigrator.migrateTo('018-operations');
  expect(await findPendingMigrations(db)).toContain('017-counting');
  await migrate(db);
  expect(await findPendingMigrations(db)).toEqual([]);
  await db.destroy();
});
