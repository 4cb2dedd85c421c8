import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { getDialect } from './transaction.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storageError.ts';

/** Largest number of rows in one statement. SQLite allows 32,766 bound values, PostgreSQL 65,535. */
const MAX_ROWS = 500;

type Row = Record<string, unknown>;
type UntypedDatabase = Kysely<Record<string, Row>>;

interface Table {
  name: string;
  columns: string[];
  /** Columns of the primary key. */
  key: string[];
  /** Names of the tables that its foreign keys refer to. */
  references: string[];
}

export interface CopiedTable {
  table: string;
  /** Number of copied rows. */
  rows: number;
}

/**
 * Copies every table of a migrated database into an empty one, and compares every row. At least one of the two must be SQLite.
 * Does not copy the search index: the caller must rebuild it with `reindexJobs`.
 * @param to a transaction of the caller
 * @param targetName name of the target in messages
 * @returns the tables in the order of copying
 * @throws StorageError when the target is not empty, or a row differs
 */
export async function copyTables(from: Kysely<Database>, to: Kysely<Database>, targetName: string): Promise<CopiedTable[]> {
  const source = from as unknown as UntypedDatabase;
  const target = to as unknown as UntypedDatabase;
  const tables = sortByReferences(await readTables(getDialect(from) === 'sqlite' ? source : target));
  for (const { name } of tables) {
    if (await target.selectFrom(name).selectAll().limit(1).executeTakeFirst())
      throw new StorageError(
        `The database ${targetName} is not empty: its table ${name} holds data. Nothing was copied. Choose another database.`,
      );
  }
  const copiedTables: CopiedTable[] = [];
  for (const table of tables) copiedTables.push({ table: table.name, rows: await copyTable(source, target, table) });
  if (getDialect(to) === 'postgres') await advanceSequences(target);
  return copiedTables;
}

/** Returns the tables of an SQLite database, except internal tables of SQLite and Kysely and the search index. */
async function readTables(db: UntypedDatabase): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not like 'sqlite%' and name not like 'kysely%' and name not like 'job_search%'`.execute(db);
  const tables: Table[] = [];
  for (const { name } of rows) {
    const columns = await sql<{ name: string; pk: number }>`select name, pk from pragma_table_info(${name})`.execute(db);
    const foreignKeys = await sql<{ name: string }>`select "table" as name from pragma_foreign_key_list(${name})`.execute(db);
    tables.push({
      name,
      columns: columns.rows.map((column) => column.name),
      key: columns.rows.filter(({ pk }) => pk > 0).map((column) => column.name),
      references: foreignKeys.rows.map((target) => target.name),
    });
  }
  return tables;
}

/** Sorts tables so that each follows those that it references. */
function sortByReferences(tables: readonly Table[]): Table[] {
  const orderedTables = new Map<string, Table>();
  while (orderedTables.size < tables.length) {
    const copyable = tables.filter(
      ({ name, references }) =>
        !orderedTables.has(name) && references.every((reference) => reference === name || orderedTables.has(reference)),
    );
    if (copyable.length === 0) throw new Error('The tables point to each other in a circle.');
    for (const table of copyable) orderedTables.set(table.name, table);
  }
  return [...orderedTables.values()];
}

/** Yields the rows of a table in chunks, in the order of its primary key. */
async function* readChunks(db: UntypedDatabase, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const firstQuery = key.reduce((query, column) => query.orderBy(column), db.selectFrom(name).select(columns).limit(MAX_ROWS));
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  for (let rows = await firstQuery.execute(); rows.length > 0;) {
    yield rows;
    const last = rows.at(-1) ?? {};
    rows = await firstQuery.where(sql<SqlBool>`(${keyColumns}) > (${sql.join(key.map((column) => last[column]))})`).execute();
  }
}

/** Copies a table, then compares every row. @returns the number of copied rows */
async function copyTable(from: UntypedDatabase, to: UntypedDatabase, table: Table): Promise<number> {
  let count = 0;
  for await (const rows of readChunks(from, table)) {
    await to.insertInto(table.name).values(rows).execute();
    count += rows.length;
  }
  const copiedChunks = readChunks(to, table);
  for await (const original of readChunks(from, table)) {
    const copy = (await copiedChunks.next()).value as Row[] | undefined;
    if (!isDeepStrictEqual(original.map(normaliseRow), copy?.map(normaliseRow)))
      throw new StorageError(`The table ${table.name} was changed during the copy. Nothing was copied.`);
  }
  return count;
}

/** Replaces NUL characters, which PostgreSQL cannot store, in the same way as `postgresCompiler.ts`. */
const normaliseRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value]),
  );

/** Sets identity columns of PostgreSQL to continue after the copied values. */
async function advanceSequences(db: UntypedDatabase): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(
      db,
    );
  }
}
