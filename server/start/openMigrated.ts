import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Settings } from '../platform/settings.ts';
import { assertNotHalfRestored } from '../platform/db/interruptedRestore.ts';
import { migrate } from '../platform/db/migrate.ts';
import { DATABASE_FILE, openDatabase, type OnStatement } from '../platform/db/openSqlite.ts';
import { openPostgres, toOpeningError, describeLocation, REQUEST_STATEMENT_TIMEOUT_MS } from '../platform/db/openPostgres.ts';
import type { Database } from '../platform/db/schema.ts';
import { StorageError } from '../platform/db/storageError.ts';
import { rebuildSearchWords } from './rebuildSearchWords.ts';

type DatabaseLocation = Pick<Settings, 'dataDir' | 'database'>;

/**
 * Opens and migrates the database of the settings, and brings the words of its searches up to date.
 * @param onStatement called for every statement
 * @throws StorageError, or with SQLite the error of a failed migration; all connections are then closed
 */
export async function openMigrated(
  location: DatabaseLocation,
  log: Pick<FastifyBaseLogger, 'warn'>,
  onStatement?: OnStatement,
): Promise<Kysely<Database>> {
  if (location.database === undefined) return migrateOrClose(openDatabase(location.dataDir, onStatement));
  const { url, connections } = location.database;
  await preparePostgres(url, log, location.dataDir);
  return openPostgres(url, log, {
    maxConnections: connections,
    statementTimeoutMs: REQUEST_STATEMENT_TIMEOUT_MS,
    ...(onStatement && { onStatement }),
  });
}

async function migrateOrClose(db: Kysely<Database>): Promise<Kysely<Database>> {
  try {
    await migrate(db);
    await rebuildSearchWords(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Migrates a PostgreSQL database, without a statement timeout.
 * @param dataDir when set, an empty database is refused while this directory holds a database or an interrupted restore
 * @throws StorageError
 */
async function preparePostgres(url: string, log: Pick<FastifyBaseLogger, 'warn'>, dataDir?: string): Promise<void> {
  const db = openPostgres(url, log, { maxConnections: 2, statementTimeoutMs: 0 });
  try {
    if (dataDir !== undefined && (await hasNoMembers(db))) {
      assertNotHalfRestored(dataDir);
      assertNoEmbeddedDatabase(url, join(dataDir, DATABASE_FILE));
    }
    await migrate(db);
    await rebuildSearchWords(db);
  } catch (error) {
    throw toOpeningError(error, url);
  } finally {
    await db.destroy();
  }
}

function assertNoEmbeddedDatabase(url: string, file: string): void {
  if (!existsSync(file)) return;
  throw new StorageError(
    `DATABASE_URL leads to an empty database (${describeLocation(url)}), while ${file} holds data: move it there with npm run move, ` +
      'or move that file away to start empty.',
  );
}

/** Returns whether there is no table of members, or no member in it. */
async function hasNoMembers(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('members')::text as found`.execute(db);
  if (rows[0]?.found == null) return true;
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) === undefined;
}
