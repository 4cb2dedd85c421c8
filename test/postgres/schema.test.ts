import { sql, type Kysely } from 'kysely';
import { migrate } from '../../server/platform/db/migrate.ts';
import { openDatabase } from '../../server/platform/db/openSqlite.ts';
import type { Database, PostgresTables } from '../../server/platform/db/schema.ts';
import { releaseDatabase, openTestDatabase } from '../support/postgres/database.ts';
import { makeTempDir } from '../support/tempDir.ts';

let dir: string;
let embedded: Kysely<Database>;
let postgres: Kysely<Database>;
beforeAll(async () => {
  dir = makeTempDir();
  embedded = openDatabase(dir);
  await migrate(embedded);
  postgres = await openTestDatabase(dir);
});
afterAll(async () => {
  await embedded.destroy();
  await postgres.destroy();
  await releaseDatabase(dir);
});

/** Kinds of the lossless column types, by the type's name in either database. The test refuses all others. */
const columnKinds: Readonly<Record<string, string>> = {
  text: 'text',
  integer: 'whole',
  int4: 'whole',
  int8: 'whole',
  numeric: 'decimal',
};

/** Tables that only PostgreSQL has. With an embedded database, files have their content. */
const postgresTables: ReadonlySet<string> = new Set<keyof PostgresTables>(['secrets', 'file_pieces']);

const isShared = (text: string): boolean => !postgresTables.has(/^\w+/.exec(text)?.[0] ?? '');

/** Reads every table with its columns: `name kind`, and whether a column is nullable and has a default. */
async function readColumns(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('job_search') && isShared(name));
  const keys = await readPrimaryKeys(db);
  return Object.fromEntries(
    tables
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name: table, columns }) => [
        table,
        columns
          .map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => {
            const kind = columnKinds[dataType.toLowerCase()] ?? `inexact ${dataType}`;
            // SQLite reports primary keys as nullable.
            const nullability = isNullable && !keys.has(`${table}.${name}`) ? ' or nothing' : '';
            return `${name} ${kind}${nullability}${hasDefaultValue && !isAutoIncrementing ? ' by default' : ''}`;
          })
          .toSorted(),
      ]),
  );
}

const isSqlite = (db: Kysely<Database>): boolean => db === embedded;

/** Reads the columns of primary keys: `table.column`. */
async function readPrimaryKeys(db: Kysely<Database>): Promise<Set<string>> {
  const { rows } = isSqlite(db)
    ? await sql<{ name: string }>`select m.name || '.' || c.name as name from sqlite_master as m, pragma_table_info(m.name) as c
        where m.type = 'table' and c.pk > 0`.execute(db)
    : await sql<{ name: string }>`select c.relname || '.' || a.attname as name from pg_index as i join pg_class as c on c.oid = i.indrelid
        join pg_attribute as a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indisprimary`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Reads every index with its columns in order, including primary keys and unique constraints: `table (a, b) unique`. */
async function readIndexes(db: Kysely<Database>): Promise<string[]> {
  const { rows } = isSqlite(db)
    ? await sql<{ index: string }>`
        select m.name || ' (' || (select group_concat(name, ', ') from (select name from pragma_index_info(i.name) order by seqno)) || ')'
          || case i."unique" when 1 then ' unique' else '' end as "index"
        from sqlite_master as m, pragma_index_list(m.name) as i where m.type = 'table' and m.name not like 'job_search%'`.execute(db)
    : await sql<{ index: string }>`
        select c.relname || ' (' || (select string_agg(a.attname, ', ' order by array_position(i.indkey::smallint[], a.attnum)) from pg_attribute as a
            where a.attrelid = c.oid and a.attnum = any (i.indkey)) || ')' || case when i.indisunique then ' unique' else '' end as "index"
        from pg_index as i join pg_class as c on c.oid = i.indrelid join pg_namespace as n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relname not like 'job_search%'`.execute(db);
  // SQLite has no separate index for an autoincremented id.
  return rows
    .map(({ index }) => index)
    .filter((index) => isShared(index) && !/^(?:otp_requests|kysely_\w+) \(id\) unique$/.test(index))
    .toSorted();
}

/** Reads every foreign key: `table.column -> other, cascade`. */
async function readForeignKeys(db: Kysely<Database>): Promise<string[]> {
  const { rows } = isSqlite(db)
    ? await sql<{ reference: string }>`select m.name || '.' || f."from" || ' -> ' || f."table" || ', ' || lower(f.on_delete) as reference
        from sqlite_master as m, pragma_foreign_key_list(m.name) as f where m.type = 'table'`.execute(db)
    : await sql<{ reference: string }>`select c.conrelid::regclass || '.' || a.attname || ' -> ' || c.confrelid::regclass || ', '
          || case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as reference
        from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) where c.contype = 'f'`.execute(
        db,
      );
  return rows
    .map(({ reference }) => reference)
    .filter(isShared)
    .toSorted();
}

describe('the schema of both databases', () => {
  it('has the same tables in a new PostgreSQL database as in SQLite after all migrations', async () => {
    const tables = await readColumns(postgres);
    expect(Object.keys(tables)).toContain('applications');
    expect(tables).toEqual(await readColumns(embedded));
  });

  it('has no column type that loses precision', async () => {
    expect(JSON.stringify(await readColumns(embedded))).not.toContain('inexact');
  });

  it('has the same indexes and unique constraints', async () => {
    const indexes = await readIndexes(postgres);
    expect(indexes).toContain('applications (job_id, user_id) unique');
    expect(indexes).toEqual(await readIndexes(embedded));
  });

  it('has the same foreign keys', async () => {
    expect(await readForeignKeys(postgres)).toEqual(await readForeignKeys(embedded));
  });

  it('sorts text by bytes on PostgreSQL, whatever its locale', async () => {
    const { rows } = await sql`select c.relname, a.attname from pg_attribute as a join pg_class as c on c.oid = a.attrelid
      join pg_namespace as n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%'
      and a.atttypid = 'text'::regtype and a.attcollation <> (select oid from pg_collation where collname = 'C' limit 1)`.execute(postgres);
    expect(rows).toEqual([]);
  });

  it('is not migrated where an earlier version stored the secret and uploads in a folder', async () => {
    await sql`drop table secrets, file_pieces`.execute(postgres);
    await sql`delete from kysely_migration where name = '020-shared-by-servers'`.execute(postgres);
    await sql`insert into members (id, cms_id, email, name, role, created_at) values ('m', 1, 'a@example.org', 'A', 'member', '')`.execute(
      postgres,
    );
    await expect(migrate(postgres)).rejects.toThrow(
      /^An earlier version has used the database, .* make a backup with that version, and restore/,
    );
    expect((await postgres.introspection.getTables()).map(({ name }) => name)).not.toContain('secrets');
    await sql`delete from members`.execute(postgres);
    await migrate(postgres);
  });
});
