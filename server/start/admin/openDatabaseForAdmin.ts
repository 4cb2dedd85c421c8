import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { lockDataDir } from '../../platform/db/lock.ts';
import { isUpToDate } from '../../platform/db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../../platform/db/openSqlite.ts';
import { openMigrated } from '../openMigrated.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Settings } from '../../platform/settings.ts';
import { AdminError } from './commands.ts';

/** Ignores warnings: the command itself reports connection problems. */
const SILENT_LOG = { warn: () => undefined };

/**
 * Opens the database, and migrates it if it is outdated. The server may be running, except while an SQLite database is migrated.
 * @param canCreate whether to create a missing SQLite database. If false, a missing one is an error: DATA_DIR is probably wrong.
 * @throws AdminError or StorageError with a message for the operator
 */
export async function openDatabaseForAdmin(settings: Settings, canCreate: boolean): Promise<Kysely<Database>> {
  const { dataDir, database, cmsOrigin, jobsOrigin } = settings;
  if (cmsOrigin !== undefined || jobsOrigin !== undefined)
    throw new AdminError('CMS_ORIGIN or JOBS_ORIGIN is set: the provider manages the members, so this command cannot.');
  // Only PostgreSQL has such settings; SQLite lies in DATA_DIR.
  if (database !== undefined) return openMigrated(settings, SILENT_LOG);
  if (!canCreate && !existsSync(join(dataDir, DATABASE_FILE)))
    throw new AdminError(`There are no members in ${dataDir} yet. Is DATA_DIR set as it is for the server?`);
  const db = openDatabase(dataDir);
  try {
    if (await isUpToDate(db)) return db;
    await db.destroy();
    return await openAndMigrate(dataDir);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Migrates the database while holding the server's lock, and opens it. Must be called with the database closed: `lockDataDir` fails
 * while any process has it open, even this one.
 */
async function openAndMigrate(dataDir: string): Promise<Kysely<Database>> {
  const unlock = lockDataDir(dataDir);
  try {
    return await openMigrated({ dataDir, database: undefined }, SILENT_LOG);
  } finally {
    unlock();
  }
}
