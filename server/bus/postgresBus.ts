import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { openingError } from '../db/postgres.ts';
import { onlyOne, type Bus, type Topic } from './bus.ts';
import { listeners } from './listeners.ts';

const second = 1_000;

/** The channel of NOTIFY; PostgreSQL keeps those of other databases apart. */
const CHANNEL = 'chapter';

/** How long an answer may take: the connection has nothing else to do. */
const ANSWER_MS = 10 * second;

/** How often it is looked whether the connection is still there: a host can be gone without a word. */
const LOOK_MS = 15 * second;

/** Before a connection is tried again: twice as long each time. */
const AGAIN_MS = { first: 200, most: 5 * second };

/** The database, too, must notice that a host is gone, and give its locks to others: after some 25 s. */
const OPTIONS = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/**
 * The bus of processes that share a database of PostgreSQL, wherever they run: words are notifications, who is in charge holds an
 * advisory lock. Both belong to a connection of its own, outside of the pool. When it breaks, others take over; it is made again by
 * itself, and then whatever was told in between counts as heard.
 * @throws StorageError with a sentence for people
 */
export async function openPostgresBus(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Bus> {
  const me = randomBytes(8).toString('hex');
  const { on, tell, tellAll } = listeners();
  /** What is to be told. */
  const pending = new Set<Topic>();
  let connection: Client | undefined;
  /** What this process is in charge of, as long as the connection is there. */
  const inCharge = new Set<string>();
  let closed = false;
  /** Ends with what was asked last: a connection takes one question at a time. */
  let turn: Promise<unknown> = Promise.resolve();
  let pauseMs = AGAIN_MS.first;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: 'chapter bus',
      connectionTimeoutMillis: 5 * second,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      options: OPTIONS,
    });
    client.on('error', (error) => lost(client, error));
    client.on('end', () => lost(client));
    client.on('notification', ({ payload = '' }) => {
      const [from, topic = ''] = payload.split(' ');
      if (from !== me) tell(topic);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    connection = client;
    pauseMs = AGAIN_MS.first;
  }

  function lost(client: Client, error?: Error): void {
    if (client !== connection) return;
    connection = undefined;
    inCharge.clear();
    void client.end().catch(() => undefined);
    if (closed) return;
    log.warn({ err: error }, 'the connection by which processes tell each other of changes was lost');
    connectAgain();
  }

  function connectAgain(): void {
    again = setTimeout(() => {
      connect().then(
        () => {
          if (closed) return void connection?.end().catch(() => undefined);
          tellAll();
          send();
        },
        () => {
          if (!closed) connectAgain();
        },
      );
    }, pauseMs).unref();
    pauseMs = Math.min(2 * pauseMs, AGAIN_MS.most);
  }

  /** Asks the database, one thing after the other; a connection that does not answer is given up. @returns undefined without one */
  async function ask<T extends object>(text: string, values: readonly string[]): Promise<T | undefined> {
    const client = connection;
    const asked = turn.then(() => (client === connection ? client?.query<T>(text, [...values]) : undefined));
    turn = asked.catch(() => undefined);
    try {
      return (await asked)?.rows[0];
    } catch (error) {
      if (client !== undefined) lost(client, error instanceof Error ? error : undefined);
      return undefined;
    }
  }

  function send(): void {
    for (const topic of pending) {
      const client = connection;
      if (client === undefined) return;
      pending.delete(topic);
      void ask('select pg_notify($1, $2)', [CHANNEL, `${me} ${topic}`]).then(() => {
        // What could not be told is told once there is a connection again.
        if (client !== connection) pending.add(topic);
      });
    }
  }

  const look = setInterval(() => void ask('select 1', []), LOOK_MS).unref();
  try {
    await connect();
  } catch (error) {
    clearInterval(look);
    throw openingError(error, url);
  }

  return {
    on,
    publish(topic) {
      pending.add(topic);
      send();
    },
    onlyOne: onlyOne(async (name) => {
      if (inCharge.has(name)) return true;
      const client = connection;
      const row = await ask<{ got: boolean }>("select pg_try_advisory_lock(hashtext('in charge'), hashtext($1)) as got", [name]);
      if (row?.got !== true || client !== connection) return false;
      inCharge.add(name);
      return true;
    }),
    async close() {
      closed = true;
      clearInterval(look);
      clearTimeout(again);
      const client = connection;
      // At once, not only when the database has seen the connection end.
      await ask('select pg_advisory_unlock_all()', []);
      connection = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
