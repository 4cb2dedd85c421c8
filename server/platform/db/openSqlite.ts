import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createDataDir } from './dataDir.ts';
import { assertNotHalfRestored } from './interruptedRestore.ts';
import { ChapterSqlite } from './sqliteCompiler.ts';
import { toStorageError } from './storageError.ts';
import type { Database } from './schema.ts';

/** Takes the text of a statement, its duration in milliseconds, and its error if it failed. */
export type OnStatement = (sql: string, ms: number, error?: unknown) => void;

/** Name of the database file in DATA_DIR. */
export const DATABASE_FILE = 'chapter.sqlite';

/** Limit of prepared statements that are cached by their text; Kysely generates the same text for the same query. */
const MAX_CACHED_STATEMENTS = 256;

/**
 * Opens or creates the SQLite database of a data directory. An acknowledged write survives the death of the process
 * and of the machine (write-ahead log, synchronous=FULL).
 * @param onStatement called with each statement and its duration in milliseconds, except for rollbacks and iterations. Kysely's own
 *   durations are longer, because they include other work that is done before Kysely's promise resolves.
 * @throws StorageError when the directory or the file cannot be used
 */
export function openDatabase(dataDir: string, onStatement: OnStatement = () => undefined): Kysely<Database> {
  const file = join(dataDir, DATABASE_FILE);
  let connection: DatabaseSync | undefined;
  try {
    createDataDir(dataDir);
    if (!existsSync(file)) assertNotHalfRestored(dataDir);
    connection = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
    connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    // 32 MB: with the default 2 MB, inserting many rows reads index pages repeatedly.
    connection.exec('pragma cache_size = -32000;');
    // 4 MB, the log's usual size. A large transaction grows the log, even if it fails; SQLite truncates the log when reusing it.
    connection.exec('pragma journal_size_limit = 4194304;');
    // From now on the driver waits for locks, because SQLite would wait by stopping the process.
    connection.exec('pragma busy_timeout = 0;');
    // The -wal and -shm files inherit these permissions.
    chmodSync(file, 0o600);
  } catch (error) {
    connection?.close();
    throw toStorageError(error, file);
  }
  return new Kysely<Database>({ dialect: new ChapterSqlite(adaptDatabase(connection, onStatement)) });
}

/** Adapts node:sqlite to Kysely's SQLite dialect, with a cache of prepared statements. */
function adaptDatabase(connection: DatabaseSync, onStatement: OnStatement) {
  const statementCache = new LRUCache<string, ReturnType<typeof adaptStatement>>({ max: MAX_CACHED_STATEMENTS });

  function adaptStatement(sql: string) {
    const statement = connection.prepare(sql);
    const measure = <T>(execute: () => T): T => {
      const start = performance.now();
      let failure: unknown;
      try {
        return execute();
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        onStatement(sql, performance.now() - start, failure);
      }
    };
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => measure(() => statement.all(...parameters.map(toInputValue))),
      run: (parameters: readonly unknown[]) => measure(() => statement.run(...parameters.map(toInputValue))),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toInputValue)),
    };
  }

  /** Rolls back, unless SQLite already has, for example on a full disk: a second rollback would fail and hide the cause. */
  const rollback = () => {
    if (connection.isTransaction) connection.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };

  return {
    close: () => {
      statementCache.clear();
      connection.close();
    },
    prepare: (sql: string) => {
      if (sql === 'rollback') return { reader: false, all: () => [], run: rollback, iterate: () => [].values() };
      // A deferred transaction fails when another process, such as `npm run admin`, writes between its read and its write.
      if (sql === 'begin') return adaptStatement('begin immediate');
      const cached = statementCache.get(sql);
      if (cached) return cached;
      const statement = adaptStatement(sql);
      // Statements that change the schema, and those that begin or end a transaction, are not worth caching.
      if (/^\s*(create|drop|alter|pragma|begin|commit|rollback)\b/i.test(sql)) return statement;
      statementCache.set(sql, statement);
      return statement;
    },
  };
}

/** Converts booleans, which SQLite does not have; node:sqlite refuses other unsupported values. */
function toInputValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}
