import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../server/db/migrate.ts';
import { databaseFile, openDatabase } from '../../../server/db/open.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import type { Database } from '../../../server/db/schema.ts';

declare global {
  /** Set by the project `postgres` of Jest: the same tests, on PostgreSQL. */
  // oxlint-disable-next-line no-var -- only so can a global be declared
  var onPostgres: boolean | undefined;
}

/** Holds the address of the run's server, with `{database}` for the name. */
export const clusterVariable = 'TEST_POSTGRES_SERVER';

/** The database that all others are copied from. */
export const template = 'chapter_template';

/** Whether the tests of this file run on PostgreSQL. */
export const onPostgres = globalThis.onPostgres === true;

const urlOf = (database: string): string =>
  (process.env[clusterVariable] ?? '').replace('%7Bdatabase%7D', database).replace('{database}', database);

/** The database of a data directory: the same directory, the same database. */
const nameOf = (dataDir: string): string => `chapter_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;

async function command(text: string): Promise<void> {
  const admin = new Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  try {
    await admin.query(text);
  } finally {
    await admin.end();
  }
}

/**
 * Where a server with this data directory keeps its data: the settings for it. On PostgreSQL the database is made
 * when there is none.
 */
export async function databaseSettings(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  if (!onPostgres) return {};
  const name = nameOf(dataDir);
  try {
    await command(`create database ${name} template ${template}`);
  } catch (error) {
    // It is there: a server is started once more.
    if ((error as { code?: unknown }).code !== '42P04') throw error;
  }
  return { DATABASE_URL: urlOf(name) };
}

/** Removes what `databaseSettings` made. */
export async function dropDatabase(dataDir: string): Promise<void> {
  if (onPostgres) await command(`drop database if exists ${nameOf(dataDir)} with (force)`);
}

/** The database of a data directory, beside a server or without one, in its newest shape. The caller destroys it. */
export async function openTestDatabase(dataDir: string): Promise<Kysely<Database>> {
  const { DATABASE_URL } = await databaseSettings(dataDir);
  const log: Pick<FastifyBaseLogger, 'warn'> = { warn: () => undefined };
  const db = DATABASE_URL === undefined ? openDatabase(dataDir) : openPostgres(DATABASE_URL, log, { most: 4, statementMs: 10_000 });
  await migrate(db);
  return db;
}

/** What lies in the database of a data directory, whoever has it open. @param text a query that both databases understand */
export async function readRows(dataDir: string, text: string): Promise<Record<string, unknown>[]> {
  if (onPostgres) {
    const client = new Client({ connectionString: urlOf(nameOf(dataDir)) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }
  const database = new DatabaseSync(path.join(dataDir, databaseFile), { readOnly: true });
  try {
    return database
      .prepare(text)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}

/** The names of the product's tables. */
async function tablesIn(dataDir: string): Promise<string[]> {
  const tables = onPostgres
    ? "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'job_search%'"
    : "select name from sqlite_master where type = 'table' and name not like 'job_search%'";
  return (await readRows(dataDir, tables)).map(({ name }) => String(name));
}

/** Every row of every table, the search aside, with its table. */
export async function rowsIn(dataDir: string): Promise<{ table: string; row: Record<string, unknown> }[]> {
  const found: { table: string; row: Record<string, unknown> }[] = [];
  for (const table of await tablesIn(dataDir)) {
    for (const row of await readRows(dataDir, `select * from "${table}"`)) found.push({ table, row });
  }
  return found;
}

/** All that lies in a database, as text; of SQLite the files themselves, with what it has not yet overwritten. */
export async function allIn(dataDir: string): Promise<string> {
  if (onPostgres) return JSON.stringify(await rowsIn(dataDir));
  const files = [databaseFile, `${databaseFile}-wal`].map((name) => readFile(path.join(dataDir, name), 'latin1'));
  return (await Promise.all(files)).join('');
}

/** Lets a table take no writes, as on a full disk; SQLite lets none. */
export async function stopWrites(db: Kysely<Database>, table: keyof Database, stopped: boolean): Promise<void> {
  if (!onPostgres) {
    await sql`pragma query_only = ${sql.raw(stopped ? 'on' : 'off')}`.execute(db);
    return;
  }
  await sql`drop trigger if exists full_disk on ${sql.table(table)}`.execute(db);
  if (!stopped) return;
  await sql`create or replace function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before insert or update or delete on ${sql.table(table)}
    for each statement execute function full_disk()`.execute(db);
}
