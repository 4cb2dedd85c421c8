import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Logger } from 'kysely';
import type { Settings } from '../settings.ts';
import { refuseHalfRestored } from './halfRestored.ts';
import { migrate } from './migrate.ts';
import { databaseFile, openDatabase } from './open.ts';
import { openPostgres, openingError, placeOf, requestStatementMs } from './postgres.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storageError.ts';

type Where = Pick<Settings, 'dataDir' | 'database'>;

/**
 * Opens the database of the settings, in its newest shape.
 * @param hear is told of every statement
 * @throws StorageError with a sentence for people; nothing stays open then
 */
export async function openMigrated(where: Where, log: Pick<FastifyBaseLogger, 'warn'>, hear?: Logger): Promise<Kysely<Database>> {
  if (where.database === undefined) return migrated(openDatabase(where.dataDir, hear));
  const { url, connections } = where.database;
  await preparePostgres(url, log, where.dataDir);
  return openPostgres(url, log, { most: connections, statementMs: requestStatementMs, ...(hear && { hear }) });
}

async function migrated(db: Kysely<Database>): Promise<Kysely<Database>> {
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Brings a database of PostgreSQL to the newest shape, however long a step takes.
 * @param dataDir where the data may be instead, in a file or in a backup that is being restored; then only a database is taken that somebody is in
 * @throws StorageError with a sentence for people
 */
export async function preparePostgres(url: string, log: Pick<FastifyBaseLogger, 'warn'>, dataDir?: string): Promise<void> {
  const db = openPostgres(url, log, { most: 2, statementMs: 0 });
  try {
    if (dataDir !== undefined && (await isEmpty(db))) {
      refuseHalfRestored(dataDir);
      refuseEmbedded(url, join(dataDir, databaseFile));
    }
    await migrate(db);
  } catch (error) {
    throw openingError(error, url);
  } finally {
    await db.destroy();
  }
}

function refuseEmbedded(url: string, file: string): void {
  if (!existsSync(file)) return;
  throw new StorageError(
    `DATABASE_URL leads to an empty database (${placeOf(url)}), while ${file} holds data: move it there with npm run move, ` +
      'or move that file away to start empty.',
  );
}

/** Whether nobody is in it yet: without our tables, or with those that a start has made. */
async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('members')::text as found`.execute(db);
  if (rows[0]?.found == null) return true;
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) === undefined;
}
