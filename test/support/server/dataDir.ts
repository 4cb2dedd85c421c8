import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DATABASE_FILE } from '../../../server/platform/db/openSqlite.ts';
import { onPostgres } from '../postgres/database.ts';

/** The environment variable with the path of an empty, migrated SQLite database. */
export const templateVariable = 'TEST_DATABASE_TEMPLATE';

/**
 * Creates a data directory. On SQLite, copies an empty, migrated database into it, because running all migrations takes longer than
 * many tests do.
 */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-'));
  const template = process.env[templateVariable];
  if (template !== undefined && !onPostgres) await copyFile(template, path.join(dataDir, DATABASE_FILE));
  return dataDir;
}
