import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type Logger } from 'kysely';
import { LRUCache } from 'lru-cache';
import { makeDataDir } from './dataDir.ts';
import { refuseHalfRestored } from './halfRestored.ts';
import { ChapterSqlite } from './sqliteCompiler.ts';
import { StorageError, storageError } from './storageError.ts';
import type { Database } from './schema.ts';

/** The database file inside DATA_DIR. */
export const databaseFile = 'chapter.sqlite';

/** How many prepared statements are kept; Kysely makes the same text for the same query. */
const keptStatements = 256;

/**
 * Opens (and creates) the database of a data directory. Durable: an acknowledged write survives the death of the process
 * and of the machine (write-ahead log, synchronous=FULL).
 * @param hear is told of every statement
 * @throws StorageError with a sentence for people when the directory or the file cannot be used
 */
export function openDatabase(dataDir: string, hear?: Logger): Kysely<Database> {
  const file = join(dataDir, databaseFile);
  let raw: DatabaseSync | undefined;
  try {
    makeDataDir(dataDir);
    if (!existsSync(file)) refuseHalfRestored(dataDir);
    raw = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
    // 32 MB of pages: with the 2 MB that are usual, writing many rows at once reads each page of an index again and again.
    raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000;');
    // Its companions are made with the rights of the file itself.
    chmodSync(file, 0o600);
    const check = raw.prepare('pragma quick_check(1)').get()?.quick_check;
    if (check !== 'ok')
      throw new StorageError(`The database ${file} is damaged. Put a backup in its place, or move it away to start empty.`);
  } catch (error) {
    raw?.close();
    throw storageError(error, file);
  }
  return new Kysely<Database>({ dialect: new ChapterSqlite({ database: adapt(raw) }), ...(hear && { log: hear }) });
}

/** Gives node:sqlite the face that Kysely's SQLite dialect expects, and keeps prepared statements. */
function adapt(raw: DatabaseSync) {
  const kept = new LRUCache<string, ReturnType<typeof adaptStatement>>({ max: keptStatements });

  function adaptStatement(sql: string) {
    const statement = raw.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(inputValue)),
      run: (parameters: readonly unknown[]) => statement.run(...parameters.map(inputValue)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(inputValue)),
    };
  }

  /** A full disk ends a transaction by itself; taking it back once more would hide why. */
  const rollback = () => {
    if (raw.isTransaction) raw.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };

  return {
    close: () => {
      kept.clear();
      raw.close();
    },
    prepare: (sql: string) => {
      if (sql === 'rollback') return { reader: false, all: () => [], run: rollback, iterate: () => [].values() };
      // Whoever reads first and writes then would be refused when another process has written in between (`npm run admin`).
      if (sql === 'begin') return adaptStatement('begin immediate');
      const known = kept.get(sql);
      if (known) return known;
      const statement = adaptStatement(sql);
      // Statements that answer no rows include those that change the schema: those are not worth keeping either way.
      if (/^\s*(create|drop|alter|pragma|begin|commit|rollback)\b/i.test(sql)) return statement;
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite has no booleans; everything else passes and is refused by node:sqlite when it does not fit. */
function inputValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}
