import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { databaseFile, openDatabase } from './open.ts';
import { preparePostgres } from './openMigrated.ts';
import { openingError, openPostgres, placeOf } from './postgres.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storageError.ts';

/** Rows that are in memory, and in one statement, at a time: PostgreSQL takes 65,535 values. */
const CHUNK = 500;

type Row = Record<string, unknown>;
/** A database whose tables are read from itself. */
type Any = Kysely<Record<string, Row>>;

interface Table {
  name: string;
  /** Its columns, and those of them that tell its rows apart. */
  columns: string[];
  key: string[];
  /** The tables that its rows point to. */
  needs: string[];
}

/** How many rows a table holds. */
export interface Moved {
  table: string;
  rows: number;
}

/**
 * Copies the embedded database of a data directory into an empty database of PostgreSQL: all of it in one transaction, and
 * every row read back and compared before that is committed. The embedded one is brought to the newest shape and else left as it is.
 * @param listAgain puts what is open on the job board, and into the search; it is given the transaction
 * @returns the tables in the order in which they were copied
 * @throws StorageError with a sentence for people; nothing is left in the new database then
 */
export async function moveDatabase(dataDir: string, url: string, listAgain: (db: Kysely<Database>) => Promise<void>): Promise<Moved[]> {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new StorageError(`There is no embedded database to move: ${file} does not exist.`);
  const unlock = lockDataDir(dataDir);
  const from = openDatabase(dataDir);
  const silent = { warn: () => undefined };
  try {
    await migrate(from);
    await preparePostgres(url, silent);
    const to = openPostgres(url, silent, { most: 2, statementMs: 0 });
    try {
      return await to.transaction().execute(async (step) => {
        const moved = await copy(from as unknown as Any, step as unknown as Any, placeOf(url));
        // The search is made anew, of what is put on the board.
        await step.updateTable('jobs').set({ listed: 0 }).execute();
        await listAgain(step);
        return moved;
      });
    } finally {
      await to.destroy();
    }
  } catch (error) {
    throw openingError(error, url);
  } finally {
    await from.destroy();
    unlock();
  }
}

async function copy(from: Any, to: Any, place: string): Promise<Moved[]> {
  const tables = inOrder(await tablesOf(from));
  for (const { name } of tables) {
    if (await to.selectFrom(name).selectAll().limit(1).executeTakeFirst())
      throw new StorageError(`The database ${place} is not empty: its table ${name} holds data. Nothing was moved. Name another one.`);
  }
  const moved: Moved[] = [];
  for (const table of tables) moved.push({ table: table.name, rows: await copyTable(from, to, table) });
  await countOn(to);
  return moved;
}

async function tablesOf(db: Any): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not like 'sqlite%' and name not like 'kysely%' and name not like 'job_search%'`.execute(db);
  const tables: Table[] = [];
  for (const { name } of rows) {
    const columns = await sql<{ name: string; pk: number }>`select name, pk from pragma_table_info(${name})`.execute(db);
    const targets = await sql<{ name: string }>`select "table" as name from pragma_foreign_key_list(${name})`.execute(db);
    tables.push({
      name,
      columns: columns.rows.map((column) => column.name),
      key: columns.rows.filter(({ pk }) => pk > 0).map((column) => column.name),
      needs: targets.rows.map((target) => target.name),
    });
  }
  return tables;
}

/** Each table after those that its rows point to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const ready = tables.filter(({ name, needs }) => !ordered.has(name) && needs.every((need) => need === name || ordered.has(need)));
    if (ready.length === 0) throw new Error('The tables point to each other in a circle.');
    for (const table of ready) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}

/** @returns how many rows were copied, each of them compared with what is there now */
async function copyTable(from: Any, to: Any, { name, columns, key }: Table): Promise<number> {
  const part = (db: Any, offset: number): Promise<Row[]> =>
    key
      .reduce((query, column) => query.orderBy(column), db.selectFrom(name).select(columns))
      .limit(CHUNK)
      .offset(offset)
      .execute();
  let count = 0;
  for (let rows = await part(from, 0); rows.length > 0; rows = await part(from, count)) {
    await to.insertInto(name).values(rows).execute();
    count += rows.length;
  }
  for (let offset = 0; offset < count; offset += CHUNK) {
    const [before, after] = [await part(from, offset), await part(to, offset)];
    if (!isDeepStrictEqual(before.map(plain), after.map(plain)))
      throw new StorageError(`The table ${name} did not arrive as it was. Nothing was moved.`);
  }
  return count;
}

/** A row without what tells databases' rows apart; a NUL cannot be kept. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value]),
  );

/** Numbers that are given out go on after those that were copied. */
async function countOn(db: Any): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(
      db,
    );
  }
}
