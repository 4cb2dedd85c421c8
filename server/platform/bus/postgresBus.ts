import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { toOpeningError } from '../db/openPostgres.ts';
import { createRunExclusive, type Bus } from './bus.ts';

const SECOND_MS = 1_000;

export const BUS_NAME_START = 'chapter bus';

/** Name of this machine's connections in the database, which cuts longer names off. */
export const BUS_NAME = `${BUS_NAME_START} on ${hostname()}`.slice(0, 63);

/** Timeout of a statement in milliseconds; all statements of this connection are short. */
const STATEMENT_TIMEOUT_MS = 10 * SECOND_MS;

/** Milliseconds between checks of the connection. */
const CHECK_INTERVAL_MS = 15 * SECOND_MS;

/** First and largest delay in milliseconds before an attempt to reconnect; each delay is twice the previous one. */
const [RETRY_MS, RETRY_MAX_MS] = [200, 5 * SECOND_MS];

/** Makes the database notice within 25 s that a host is gone, and release its locks. */
const CONNECTION_OPTIONS = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/**
 * Opens the bus of processes that share a PostgreSQL database, on any number of machines. A leader holds an advisory lock, which needs a
 * connection outside of the pool. When this connection breaks, other processes can become leaders.
 * @throws StorageError
 */
export async function openPostgresBus(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Bus> {
  let connection: Client | undefined;
  /** Names of the work that this process leads while the connection lasts. */
  const leases = new Set<string>();
  let closed = false;
  let retryTimer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: BUS_NAME,
      connectionTimeoutMillis: 5 * SECOND_MS,
      query_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      options: CONNECTION_OPTIONS,
    });
    client.on('error', (error) => onConnectionLoss(client, error));
    client.on('end', () => onConnectionLoss(client));
    try {
      await client.connect();
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    connection = client;
  }

  function onConnectionLoss(client: Client, error?: Error): void {
    if (client !== connection) return;
    connection = undefined;
    leases.clear();
    void client.end().catch(() => undefined);
    if (closed) return;
    log.warn({ err: error }, 'the connection by which processes coordinate was lost');
    scheduleReconnect(RETRY_MS);
  }

  function scheduleReconnect(afterMs: number): void {
    retryTimer = setTimeout(() => {
      connect().then(
        () => {
          if (closed) void connection?.end().catch(() => undefined);
        },
        () => {
          if (!closed) scheduleReconnect(Math.min(2 * afterMs, RETRY_MAX_MS));
        },
      );
    }, afterMs).unref();
  }

  /** Settles when the last statement has ended, because a connection runs one statement at a time. */
  let lastStatement: Promise<unknown> = Promise.resolve();

  /** Runs a statement and returns its first row, if any. Returns undefined without a connection, and when the statement fails. */
  async function query<T extends object>(text: string, values: string[] = []): Promise<T | undefined> {
    const client = connection;
    const result = lastStatement.then(() => (client === connection ? client?.query<T>(text, values) : undefined));
    lastStatement = result.catch(() => undefined);
    try {
      return (await result)?.rows[0];
    } catch (error) {
      if (client !== undefined) onConnectionLoss(client, error instanceof Error ? error : undefined);
      return undefined;
    }
  }

  async function isLeader(name: string): Promise<boolean> {
    if (leases.has(name)) return true;
    const client = connection;
    const row = await query<{ locked: boolean }>("select pg_try_advisory_lock(hashtext('in charge'), hashtext($1)) as locked", [name]);
    if (row?.locked !== true || client !== connection) return false;
    leases.add(name);
    return true;
  }

  const checkTimer = setInterval(() => void query('select 1'), CHECK_INTERVAL_MS).unref();
  try {
    await connect();
  } catch (error) {
    clearInterval(checkTimer);
    throw toOpeningError(error, url);
  }

  return {
    runExclusive: createRunExclusive(isLeader),
    async close() {
      closed = true;
      clearInterval(checkTimer);
      clearTimeout(retryTimer);
      const client = connection;
      // Otherwise the leases would last until the database notices that the connection has ended.
      await query('select pg_advisory_unlock_all()');
      connection = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
