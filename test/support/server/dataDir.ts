import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DATABASE_FILE } from '../../../server/db/openSqlite.ts';
import { onPostgres } from '../postgres/database.ts';

/** Holds the name of an empty embedded database in its newest shape. */
export const templateVariable = 'TEST_DATABASE_TEMPLATE';

/** Makes a data directory, with an empty embedded database: to go through all its migrations takes longer than many a test. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-'));
  const template = process.env[templateVariable];
  if (template !== undefined && !onPostgres) await copyFile(template, path.join(dataDir, DATABASE_FILE));
  return dataDir;
}
