import type { FastifyBaseLogger } from 'fastify';
import { HandleEmptyInListsPlugin, Kysely, type Logger, replaceWithNoncontingentExpression } from 'kysely';
import { Pool, types as parsers, type PoolClient } from 'pg';
import { ChapterPostgres } from './postgresCompiler.ts';
import { noteBroken, openingProblem } from './postgresError.ts';
import type { Database } from './schema.ts';
import { StorageError, storageError } from './storageError.ts';

const second = 1_000;

/** What a connection is made with. */
export interface PostgresOptions {
  /** Connections at most. */
  most: number;
  /** Milliseconds that a statement may take; 0: any, for changes of the schema and for moving. */
  statementMs: number;
  /** Is told of every statement. */
  hear?: Logger;
}

/** For requests: shorter than these wait for their answer. */
export const requestStatementMs = 10 * second;

/** Milliseconds to wait for a connection: for a new one, or for one of the pool's to be free. */
const connectMs = 5 * second;

/** Numbers of 64 bits and decimals come as numbers, as from SQLite: none of the product's is beyond 2^53 or longer than 15 digits. */
const NUMBERS: readonly number[] = [parsers.builtins.INT8, parsers.builtins.NUMERIC];

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    NUMBERS.includes(oid) ? Number : parsers.getTypeParser(oid, format)) as typeof parsers.getTypeParser,
};

/**
 * A database of PostgreSQL, over a pool of connections. They are made when they are needed: after a restart of the database
 * the next statement finds it again. A connection that breaks ends the transaction that runs on it, and nothing else.
 */
export function openPostgres(url: string, log: Pick<FastifyBaseLogger, 'warn'>, options: PostgresOptions): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'chapter',
    max: options.most,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30 * second,
    keepAlive: true,
    // Its tables are in memory or on a disk without arms: the default would have PostgreSQL read all jobs where an index tells them.
    options: '-c random_page_cost=1.1',
    statement_timeout: options.statementMs,
    lock_timeout: options.statementMs,
    idle_in_transaction_session_timeout: options.statementMs === 0 ? 0 : 30 * second,
    // A host that is gone without a word: the server's own limit cannot be heard then.
    ...(options.statementMs === 0 ? {} : { query_timeout: 2 * options.statementMs }),
    types,
  });
  // Nobody else hears of a connection that breaks between two statements; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', noteBroken));
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
  return new Kysely<Database>({
    dialect: new ChapterPostgres({
      pool: {
        options: pool.options,
        end: () => pool.end(),
        connect: () => connected(pool),
      },
    }),
    ...(options.hear && { log: options.hear }),
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

async function connected(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    noteBroken(error);
    throw error;
  }
}

/** Where an address leads, without user and password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${decodeURIComponent(host) || searchParams.get('host') || 'this machine'}${pathname}`;
}

/** Turns what was said while opening a database into a sentence for people. */
export function openingError(error: unknown, url: string): StorageError {
  const problem = openingProblem(error);
  if (problem === undefined) return storageError(error, placeOf(url));
  return new StorageError(`The database server of ${placeOf(url)} ${problem}.`, { cause: error });
}
