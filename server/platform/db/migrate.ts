import { types } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { up as members } from './migrations/001-members.ts';
import { up as jobs } from './migrations/002-jobs.ts';
import { up as otpClients } from './migrations/003-otp-clients.ts';
import { up as mailSenders } from './migrations/004-mail-senders.ts';
import { up as sessionUse } from './migrations/005-session-use.ts';
import { up as applicationTitles } from './migrations/006-application-titles.ts';
import { up as searchQualifications } from './migrations/007-search-qualifications.ts';
import { up as files } from './migrations/008-files.ts';
import { up as sentBack } from './migrations/009-sent-back.ts';
import { up as stages } from './migrations/010-stages.ts';
import { up as ownData } from './migrations/011-own-data.ts';
import { up as searchFacets } from './migrations/012-search-facets.ts';
import { up as savedJobsAndAlerts } from './migrations/013-saved-jobs-and-alerts.ts';
import { up as postgres } from './migrations/013-postgres.ts';
import { up as exactAmounts } from './migrations/015-exact-amounts.ts';
import { up as memberDirectory } from './migrations/016-member-directory.ts';
import { up as counting } from './migrations/017-counting.ts';
import { up as operations } from './migrations/018-operations.ts';
import { up as versions } from './migrations/019-versions.ts';
import { up as sharedByServers } from './migrations/020-shared-by-servers.ts';
import { up as pdus } from './migrations/021-pdus.ts';
import { up as closing } from './migrations/022-closing.ts';
import { up as reminders } from './migrations/023-reminders.ts';
import { up as profilePictures } from './migrations/024-profile-pictures.ts';
import { up as jobSorting } from './migrations/025-job-sorting.ts';
import { up as searchWords } from './migrations/026-search-words.ts';
import { up as providerLogins } from './migrations/027-provider-logins.ts';
import { up as contentEditing } from './migrations/028-content-editing.ts';
import { up as registrations } from './migrations/029-registrations.ts';
import { up as registrationsOfMembers } from './migrations/030-registrations-of-members.ts';
import { getDialect, type DialectName } from './transaction.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storageError.ts';

/** Migrations of both dialects. */
const sharedMigrations: Record<string, Migration> = {
  '016-member-directory': { up: memberDirectory },
  '017-counting': { up: counting },
  '018-operations': { up: operations },
  '019-versions': { up: versions },
  '021-pdus': { up: pdus },
  '022-closing': { up: closing },
  '023-reminders': { up: reminders },
  '024-profile-pictures': { up: profilePictures },
  '025-job-sorting': { up: jobSorting },
  '027-provider-logins': { up: providerLogins },
  '028-content-editing': { up: contentEditing },
  '029-registrations': { up: registrations },
  '030-registrations-of-members': { up: registrationsOfMembers },
};

/** Migrations of SQLite only: all from before PostgreSQL was supported, and later ones that PostgreSQL does not need. */
const sqliteMigrations: Record<string, Migration> = {
  '001-members': { up: members },
  '002-jobs': { up: jobs },
  '003-otp-clients': { up: otpClients },
  '004-mail-senders': { up: mailSenders },
  '005-session-use': { up: sessionUse },
  '006-application-titles': { up: applicationTitles },
  '007-search-qualifications': { up: searchQualifications },
  '008-files': { up: files },
  '009-sent-back': { up: sentBack },
  '010-stages': { up: stages },
  '011-own-data': { up: ownData },
  '012-search-facets': { up: searchFacets },
  '013-saved-jobs-and-alerts': { up: savedJobsAndAlerts },
  '015-exact-amounts': { up: exactAmounts },
  '026-search-words': { up: searchWords },
};

/**
 * All migrations by name; they run in the order of their names. A released migration is never changed.
 * Both dialects end with the same tables except `PostgresTables` (`test/postgres/schema.test.ts`).
 */
export const migrationsByDialect: Readonly<Record<DialectName, Readonly<Record<string, Migration>>>> = {
  sqlite: { ...sqliteMigrations, ...sharedMigrations },
  postgres: { '013-postgres': { up: postgres }, ...sharedMigrations, '020-shared-by-servers': { up: sharedByServers } },
};

/**
 * Migrates the database to the newest schema.
 * @throws StorageError for a database of a newer server, with another encoding than UTF-8, or whose secret and files an earlier version
 *   kept in DATA_DIR; else the error of the migration that failed, whose changes are rolled back
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await assertNotNewer(db);
  await assertUtf8(db);
  await assertNoFileStorage(db);
  const { error } = await createMigrator(db).migrateToLatest();
  if (error !== undefined)
    throw types.isNativeError(error) ? error : new Error('The database could not be brought up to date.', { cause: error });
}

/** Throws when the database has a migration that this version does not know. */
async function assertNotNewer(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  const newestUnknownMigration = rows.find(({ name }) => !(name in migrationsByDialect[getDialect(db)]))?.name;
  if (newestUnknownMigration === undefined) return;
  throw new StorageError(
    `A newer version of this server has used the database (its migration ${newestUnknownMigration} is not known here): start that version, or restore a backup ` +
      'with this one.',
  );
}

/** Throws for other encodings, in which some names cannot be stored. */
async function assertUtf8(db: Kysely<Database>): Promise<void> {
  if (getDialect(db) === 'sqlite') return;
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const [{ server_encoding } = { server_encoding: '' }] = rows;
  if (server_encoding !== 'UTF8')
    throw new StorageError(
      `The database uses the encoding ${server_encoding}, which cannot store every name: create one with the encoding UTF8.`,
    );
}

/** Throws when an earlier version has used the database: before migration 020, servers on PostgreSQL kept secret and files in DATA_DIR. */
async function assertNoFileStorage(db: Kysely<Database>): Promise<void> {
  if (getDialect(db) === 'sqlite') return;
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'secrets') || !tables.some(({ name }) => name === 'members')) return;
  const { rows } = await sql`select id from members limit 1`.execute(db);
  if (rows.length > 0)
    throw new StorageError(
      'An earlier version has used the database, with its secret and uploaded files in DATA_DIR. Nothing was changed: make a backup with that ' +
        'version, and restore it with this one into an empty database.',
    );
}

/**
 * Returns the migrations that have not been applied; a newer server may have applied more.
 * @throws the database's error when it has never been migrated
 */
export async function findPendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const appliedNames = new Set(rows.map(({ name }) => name));
  return Object.keys(migrationsByDialect[getDialect(db)]).filter((name) => !appliedNames.has(name));
}

/** Returns whether all migrations have been applied. */
export async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  return (await createMigrator(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined);
}

function createMigrator(db: Kysely<Database>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsByDialect[getDialect(db)]) },
    // A development database may already have a migration when one with a smaller number is merged.
    allowUnorderedMigrations: true,
  });
}
