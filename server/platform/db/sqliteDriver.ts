import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, SqliteDriver, type DatabaseConnection, type QueryResult } from 'kysely';
import { readSqliteCode, SQLITE_CODES } from './storageError.ts';

/** How long a statement waits while another program has locked the database. */
const MAX_WAIT_MS = 5_000;
const POLL_MS = 25;

/** Lets one holder in at a time, in the order of the calls. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases it. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const previous = this.#last;
    this.#last = promise;
    await previous;
    return resolve;
  }
}

/** Repeats work while another program has locked the database. SQLite's own wait would stop the whole process. */
async function repeatWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (readSqliteCode(error) !== SQLITE_CODES.busy || performance.now() > deadline) throw error;
      await sleep(POLL_MS);
    }
  }
}

/** A turn at the only connection: for one statement, or from the beginning of a transaction to its end. */
class Turn implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #mutex: Mutex;
  /** Ends the transaction's turn; undefined outside a transaction. */
  #release: (() => void) | undefined;

  constructor(connection: DatabaseConnection, mutex: Mutex) {
    this.#connection = connection;
    this.#mutex = mutex;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release !== undefined) return this.#connection.executeQuery<R>(query);
    return repeatWhileLocked(async () => {
      const release = await this.#mutex.acquire();
      try {
        return await this.#connection.executeQuery<R>(query);
      } finally {
        release();
      }
    });
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    const release = this.#release === undefined ? await this.#mutex.acquire() : undefined;
    try {
      yield* this.#connection.streamQuery<R>(query, chunkSize);
    } finally {
      release?.();
    }
  }

  /** Other statements run between two attempts, so that reads do not wait for a locked write. */
  async begin(): Promise<void> {
    this.#release = await repeatWhileLocked(async () => {
      const release = await this.#mutex.acquire();
      try {
        await this.#connection.executeQuery(CompiledQuery.raw('begin'));
        return release;
      } catch (error) {
        release();
        throw error;
      }
    });
  }

  async commit(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

/** Kysely's driver for SQLite, except that a lock of another program does not stop the process, nor the reads of others. */
export class WaitingSqliteDriver extends SqliteDriver {
  readonly #mutex = new Mutex();

  override async acquireConnection(): Promise<Turn> {
    return new Turn(await super.acquireConnection(), this.#mutex);
  }

  override beginTransaction(connection: Turn): Promise<void> {
    return connection.begin();
  }

  override commitTransaction(connection: Turn): Promise<void> {
    return connection.commit();
  }

  override rollbackTransaction(connection: Turn): Promise<void> {
    return connection.rollback();
  }
}
