import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storageError.ts';

/** Rows that are in memory, and in one statement, at a time: SQLite takes 32,766 values, PostgreSQL 65,535. */
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

/** How many rows of a table were copied. */
export interface Copied {
  table: string;
  rows: number;
}

/**
 * Copies every table of a database into an empty one, both in the newest shape and one of them SQLite's, and compares every row with its
 * original. The search is left out: it is made anew of what is put on the board (`listAgain`). Both are transactions of the caller's.
 * @param place what the second one is called in sentences
 * @returns the tables in the order in which they were copied
 * @throws StorageError with a sentence when it is not empty, or when a row did not arrive as it was
 */
export async function copyTables(from: Kysely<Database>, to: Kysely<Database>, place: string): Promise<Copied[]> {
  const source = from as unknown as Any;
  const target = to as unknown as Any;
  const tables = inOrder(await tablesOf(dialectOf(from) === 'sqlite' ? source : target));
  for (const { name } of tables) {
    if (await target.selectFrom(name).selectAll().limit(1).executeTakeFirst())
      throw new StorageError(`The database ${place} is not empty: its table ${name} holds data. Nothing was copied. Name another one.`);
  }
  const copied: Copied[] = [];
  for (const table of tables) copied.push({ table: table.name, rows: await copyTable(source, target, table) });
  if (dialectOf(to) === 'postgres') await countOn(target);
  return copied;
}

/** The product's tables of an SQLite database. */
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

/** The rows of a table in the order of its key, a piece at a time. */
async function* piecesOf(db: Any, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const first = key.reduce((query, column) => query.orderBy(column), db.selectFrom(name).select(columns).limit(CHUNK));
  const own = sql.join(key.map((column) => sql.ref(column)));
  for (let rows = await first.execute(); rows.length > 0;) {
    yield rows;
    const last = rows.at(-1) ?? {};
    rows = await first.where(sql<SqlBool>`(${own}) > (${sql.join(key.map((column) => last[column]))})`).execute();
  }
}

/** @returns how many rows were copied, each of them compared with what is there now */
async function copyTable(from: Any, to: Any, table: Table): Promise<number> {
  let count = 0;
  for await (const rows of piecesOf(from, table)) {
    await to.insertInto(table.name).values(rows).execute();
    count += rows.length;
  }
  const arrived = piecesOf(to, table);
  for await (const before of piecesOf(from, table)) {
    const after = (await arrived.next()).value as Row[] | undefined;
    if (!isDeepStrictEqual(before.map(plain), after?.map(plain)))
      throw new StorageError(`The table ${table.name} did not arrive as it was. Nothing was copied.`);
  }
  return count;
}

/** A row without what tells databases' rows apart; a NUL cannot be kept. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value]),
  );

/** Numbers that PostgreSQL gives out go on after those that were copied. */
async function countOn(db: Any): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(
      db,
    );
  }
}
