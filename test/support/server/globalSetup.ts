import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../../../server/platform/db/openSqlite.ts';
import { enableCompileCache } from '../compileCache.ts';
import { templateVariable } from './dataDir.ts';
import { keepFilesInMemory } from './memory.ts';

/** Creates the migrated database from which the databases of the server tests are copied. */
export default async function globalSetup(): Promise<void> {
  keepFilesInMemory();
  enableCompileCache();
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const db = openDatabase(folder);
  await migrate(db);
  await db.destroy();
  process.env[templateVariable] = path.join(folder, DATABASE_FILE);
}
