import type { FastifyBaseLogger } from 'fastify';
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, type LogEvent } from 'kysely';
import { Pool, types as parsers, type PoolClient } from 'pg';
import { ChapterPostgres } from './postgresCompiler.ts';
import { markConnectionError, describeOpeningProblem } from './postgresError.ts';
import type { OnStatement } from './openSqlite.ts';
import type { Database } from './schema.ts';
import { StorageError, toStorageError } from './storageError.ts';

const SECOND_MS = 1_000;

export interface PostgresOptions {
  maxConnections: number;
  /** Milliseconds per statement; 0: unlimited, for migrations and copies. */
  statementTimeoutMs: number;
  /** Called for every statement, with its duration in milliseconds. */
  onStatement?: OnStatement;
}

/** Timeout of a statement while a request waits for it; shorter than the timeout of the request. */
export const REQUEST_STATEMENT_TIMEOUT_MS = 10 * SECOND_MS;

/** Timeout for opening a connection or getting a free one. */
const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;

/** 64-bit integers and decimals are parsed as numbers, as with SQLite: none exceeds 2^53 or 15 digits. */
const NUMERIC_TYPES: readonly number[] = [parsers.builtins.INT8, parsers.builtins.NUMERIC];

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    NUMERIC_TYPES.includes(oid) ? Number : parsers.getTypeParser(oid, format)) as typeof parsers.getTypeParser,
};

/**
 * Opens a PostgreSQL database with a connection pool. Connections are made on demand, so the pool recovers after a restart of the
 * database. A lost connection ends only the transaction on it.
 */
export function openPostgres(url: string, log: Pick<FastifyBaseLogger, 'warn'>, options: PostgresOptions): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'chapter',
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30 * SECOND_MS,
    // A connection keeps some settings with which it was opened, such as `default_transaction_read_only` of the user or database.
    maxLifetimeSeconds: 60,
    keepAlive: true,
    // Tables are in memory or on an SSD; the default cost favours sequential scans.
    options: '-c random_page_cost=1.1',
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs === 0 ? 0 : 30 * SECOND_MS,
    // The database's own limit does not help when its host is unreachable.
    ...(options.statementTimeoutMs === 0 ? {} : { query_timeout: 2 * options.statementTimeoutMs }),
    types,
  });
  // Without these listeners, an `error` event of a connection would end the process.
  pool.on('connect', (client) => client.on('error', markConnectionError));
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
  const { onStatement } = options;
  return new Kysely<Database>({
    dialect: new ChapterPostgres({
      pool: {
        options: pool.options,
        end: () => pool.end(),
        connect: () => connect(pool),
      },
    }),
    ...(onStatement && {
      log: (event: LogEvent) => onStatement(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined),
    }),
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    markConnectionError(error);
    throw error;
  }
}

/** Returns host and database of a URL, without user and password. */
export function describeLocation(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${decodeURIComponent(host) || searchParams.get('host') || 'this machine'}${pathname}`;
}

/** Converts an error that occurred on opening a database: the result has a message for the operator. */
export function toOpeningError(error: unknown, url: string): StorageError {
  const problem = describeOpeningProblem(error);
  if (problem === undefined) return toStorageError(error, describeLocation(url));
  return new StorageError(`The database server of ${describeLocation(url)} ${problem}.`, { cause: error });
}
