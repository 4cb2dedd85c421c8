import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { lockDataDir } from '../db/lock.ts';
import { isUpToDate } from '../db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../db/openSqlite.ts';
import { openMigrated } from '../db/openMigrated.ts';
import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { AdminError } from './commands.ts';

/** Ignores warnings: the command itself reports connection problems. */
const SILENT_LOG = { warn: () => undefined };

/**
 * Opens the database, possibly while a server uses it. An outdated SQLite database is migrated, for which the server must be stopped.
 * @param canCreate whether to create a missing database; without it a wrong DATA_DIR is reported instead of looking like an empty chapter
 * @throws AdminError or StorageError with a message for the operator
 */
export async function openDatabaseForAdmin(settings: Settings, canCreate: boolean): Promise<Kysely<Database>> {
  const { dataDir, database, cmsOrigin, jobsOrigin } = settings;
  if (cmsOrigin !== undefined || jobsOrigin !== undefined)
    throw new AdminError('CMS_ORIGIN or JOBS_ORIGIN is set: the provider manages the members, so this command cannot.');
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
 * Migrates under the server's lock, and opens the database. `lockDataDir` fails while any process, this one included, has the database
 * open, so it must be closed first.
 */
async function openAndMigrate(dataDir: string): Promise<Kysely<Database>> {
  const unlock = lockDataDir(dataDir);
  try {
    return await openMigrated({ dataDir, database: undefined }, SILENT_LOG);
  } finally {
    unlock();
  }
}
