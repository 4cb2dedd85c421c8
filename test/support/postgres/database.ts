import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../../../server/platform/db/openSqlite.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import type { Database } from '../../../server/platform/db/schema.ts';
import { clusterVariable, templateDatabase } from './cluster.ts';

/** Whether the tests run on PostgreSQL. The set-up of a run must not load this module, because the variable is set only at its end. */
export const onPostgres = process.env[clusterVariable] !== undefined;

/** Returns the URL of a database on this run's server. The braces of `{database}` in the variable may be percent-encoded. */
const urlOf = (database: string): string =>
  (process.env[clusterVariable] ?? '').replace('%7Bdatabase%7D', database).replace('{database}', database);

/** The name of each data directory's database. */
const databaseNames = new Map<string, string>();
/** Emptied databases to reuse: creating one takes longer than emptying it. */
const emptyDatabases: string[] = [];

/** Makes the next test file use new databases, because an emptied one may still have a trigger, or store rows in another order. */
export function forgetEmptyDatabases(): void {
  emptyDatabases.length = 0;
}

/** Returns the name of a data directory's database, or `none`, a database that does not exist. */
const nameOf = (dataDir: string): string => databaseNames.get(dataDir) ?? 'none';

async function query(database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Returns the settings that name the database of a data directory. On SQLite there are none. On PostgreSQL, creates the database if it
 * does not exist yet.
 */
export async function databaseSettings(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  if (!onPostgres) return {};
  if (!databaseNames.has(dataDir)) {
    const database = emptyDatabases.pop();
    const name = database ?? `chapter_${randomBytes(8).toString('hex')}`;
    if (database === undefined) await query('postgres', `create database ${name} template ${templateDatabase}`);
    databaseNames.set(dataDir, name);
  }
  return { DATABASE_URL: urlOf(nameOf(dataDir)) };
}

/** Makes the server of `dataDir` use the database of `otherDataDir`. Only the latter is to be passed to `releaseDatabase`. */
export async function shareDatabase(dataDir: string, otherDataDir: string): Promise<void> {
  await databaseSettings(otherDataDir);
  databaseNames.set(dataDir, nameOf(otherDataDir));
}

/** Empties the database that `databaseSettings` created, so that another test can use it. No server may still have it open. */
export async function releaseDatabase(dataDir: string): Promise<void> {
  const name = databaseNames.get(dataDir);
  if (name === undefined) return;
  databaseNames.delete(dataDir);
  const tables = (
    await query(name, "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'")
  ).map((table) => String(table.name));
  // Without foreign-key checks, so that the order of the tables does not matter.
  await query(name, ['set session_replication_role = replica', ...tables.map((table) => `delete from "${table}"`)].join('; '));
  emptyDatabases.push(name);
}

/** Opens and migrates the database of a data directory, which a server may have open as well. The caller calls `destroy`. */
export async function openTestDatabase(dataDir: string): Promise<Kysely<Database>> {
  const { DATABASE_URL } = await databaseSettings(dataDir);
  const log: Pick<FastifyBaseLogger, 'warn'> = { warn: () => undefined };
  const db =
    DATABASE_URL === undefined ? openDatabase(dataDir) : openPostgres(DATABASE_URL, log, { maxConnections: 4, statementTimeoutMs: 10_000 });
  await migrate(db);
  return db;
}

/** Returns the rows of a query. A server may have the database open. @param text a query that SQLite and PostgreSQL understand */
export async function readRows(dataDir: string, text: string): Promise<Record<string, unknown>[]> {
  if (onPostgres) return query(nameOf(dataDir), text);
  const database = new DatabaseSync(path.join(dataDir, DATABASE_FILE), { readOnly: true });
  try {
    return database
      .prepare(text)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}

/** Returns the ids of the uploaded files whose content is stored, in order. */
export async function listStoredFiles(dataDir: string): Promise<string[]> {
  if (!onPostgres) return (await readdir(path.join(dataDir, 'files'))).filter((name) => name !== 'incoming').toSorted();
  return (await readRows(dataDir, 'select distinct file_id from file_pieces order by file_id')).map(({ file_id }) => String(file_id));
}

/** Returns the content of a stored file. */
export async function readStoredContent(dataDir: string, id: string): Promise<Buffer> {
  if (!onPostgres) return readFile(path.join(dataDir, 'files', id));
  const pieces = await readRows(dataDir, `select bytes from file_pieces where file_id = '${id}' order by number`);
  return Buffer.concat(pieces.map(({ bytes }) => bytes as Buffer));
}

/** Deletes the content of a stored file, but not its record. */
export async function deleteContent(dataDir: string, id: string): Promise<void> {
  if (onPostgres) await readRows(dataDir, `delete from file_pieces where file_id = '${id}'`);
  else await rm(path.join(dataDir, 'files', id));
}

/** Makes every read of a stored file's content wait. @returns a function that lets the reads continue */
export async function blockContent(dataDir: string, id: string): Promise<() => Promise<void>> {
  if (onPostgres) {
    const client = new Client({ connectionString: urlOf(nameOf(dataDir)) });
    await client.connect();
    await client.query('begin; lock table file_pieces in access exclusive mode');
    return () => client.end();
  }
  const file = path.join(dataDir, 'files', id);
  await rename(file, `${file}.aside`);
  execFileSync('mkfifo', [file]);
  return async () => writeFile(file, await readFile(`${file}.aside`));
}

/** Returns the names of the product's tables, except those of the search index. */
async function listTables(dataDir: string): Promise<string[]> {
  const tables = onPostgres
    ? "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'job_search%'"
    : "select name from sqlite_master where type = 'table' and name not like 'job_search%'";
  return (await readRows(dataDir, tables)).map(({ name }) => String(name));
}

/** Returns every row of all tables, except those of the search index. */
export async function readAllRows(dataDir: string): Promise<{ table: string; row: Record<string, unknown> }[]> {
  const rows: { table: string; row: Record<string, unknown> }[] = [];
  for (const table of await listTables(dataDir)) {
    for (const row of await readRows(dataDir, `select * from "${table}"`)) rows.push({ table, row });
  }
  return rows;
}

/** Returns the whole content of a database as text. On SQLite these are the raw files, which may still contain deleted data. */
export async function readAllContent(dataDir: string): Promise<string> {
  if (onPostgres) return JSON.stringify(await readAllRows(dataDir));
  const files = [DATABASE_FILE, `${DATABASE_FILE}-wal`].map((name) => readFile(path.join(dataDir, name), 'latin1'));
  return (await Promise.all(files)).join('');
}

/** Makes writes to a table fail as on a full disk, or lets them succeed again. On SQLite this affects writes to all tables. */
export async function setWritesFailing(db: Kysely<Database>, table: keyof Database, isFailing: boolean): Promise<void> {
  if (!onPostgres) {
    await sql`pragma query_only = ${sql.raw(isFailing ? 'on' : 'off')}`.execute(db);
    return;
  }
  await sql`drop trigger if exists full_disk on ${sql.table(table)}`.execute(db);
  if (!isFailing) return;
  await sql`create or replace function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before insert or update or delete on ${sql.table(table)}
    for each statement execute function full_disk()`.execute(db);
}

/**
 * Runs `work` while each transaction that writes to a table sleeps for 0.2 s before it commits. Concurrent transactions then overlap
 * on any machine, which breaks rules that no lock protects. On SQLite nothing sleeps, because transactions do not overlap there.
 */
export async function withSlowWrites<T>(db: Kysely<Database>, table: keyof Database, work: () => Promise<T>): Promise<T> {
  if (!onPostgres) return work();
  await sql`create or replace function slow_write() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return null; end $$`.execute(db);
  await sql`create constraint trigger slow_write after insert or update or delete on ${sql.table(table)}
    deferrable initially deferred for each row execute function slow_write()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`drop trigger slow_write on ${sql.table(table)}`.execute(db);
  }
}

/** Waits until a transaction sleeps before its commit (see `withSlowWrites`). On SQLite, returns at once. */
export async function waitForSlowWrite(db: Kysely<Database>): Promise<void> {
  if (!onPostgres) return;
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`.execute(db);
    if (rows.length > 0) return;
  }
}
