/** @postgres */
import Fastify, { type FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../../server/platform/db/schema.ts';
import { registerErrors } from '../../../server/platform/security/errors.ts';
import { registerLimits, toRouteRateLimit } from '../../../server/platform/security/limits.ts';
import { deleteExpiredRateCounts } from '../../../server/platform/security/rateStore.ts';
import {
  readAllContent,
  releaseDatabase,
  onPostgres,
  openTestDatabase,
  readRows,
  setWritesFailing,
} from '../../support/postgres/database.ts';
import { createTestClock, type TestClock } from '../../support/server/clock.ts';
import { makeTempDir } from '../../support/tempDir.ts';

const minuteMs = 60_000;

/** A server with its own database connection. It stands for one of several processes that share a database. */
interface Process {
  db: Kysely<Database>;
  call(method?: 'GET' | 'POST', address?: string, path?: string): Promise<{ status: number; text: string; retryAfter: string | null }>;
  stop(): Promise<void>;
}

let dir: string;
let clock: TestClock;
let processes: Process[];
beforeEach(async () => {
  dir = makeTempDir();
  clock = createTestClock('2026-11-20T10:00:00+05:30');
  processes = [];
});
afterEach(async () => {
  for (const item of processes) await item.stop();
  await releaseDatabase(dir);
});

/** Starts a server with routes limited to five calls in ten minutes, and `/rendered`, whose handler calls `/searched` in-process. */
async function start(): Promise<Process> {
  const db = await openTestDatabase(dir);
  const app: FastifyInstance = Fastify({ trustProxy: true });
  registerErrors(app);
  await registerLimits(app, { db, clock: clock.now, secret: Buffer.alloc(32, 1) }, 0);
  const config = { rateLimit: toRouteRateLimit({ max: 5, timeWindow: 10 * minuteMs }) };
  app.route({ method: ['GET', 'POST'], url: '/limited', config, handler: async () => 'served' });
  const inMemory = { rateLimit: toRouteRateLimit({ max: 5, timeWindow: 10 * minuteMs, inMemory: true }) };
  app.route({ method: 'GET', url: '/searched', config: inMemory, handler: async () => 'served' });
  app.route({ method: 'GET', url: '/rendered', handler: async () => (await app.inject('/searched')).body });
  app.route({ method: 'POST', url: '/limited/too', config, handler: async () => 'served' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let isRunning = true;
  const instance: Process = {
    db,
    async call(method = 'POST', address = '192.0.2.1', path = '/limited') {
      const response = await fetch(`${origin}${path}`, { method, headers: { 'x-forwarded-for': address } });
      return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await app.close();
      await db.destroy();
    },
  };
  processes.push(instance);
  return instance;
}

/** Makes concurrent calls, distributed over the processes. @returns the number of responses by status */
async function callConcurrently(count: number, ...servers: Process[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const call = async (server: Process | undefined): Promise<void> => {
    const status = (await server?.call())?.status ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: count }, (_, index) => call(servers[index % servers.length])));
  return counts;
}

describe('a rate limit', () => {
  it('is shared by all processes, even for simultaneous calls', async () => {
    expect(await callConcurrently(12, await start(), await start(), await start())).toEqual({ 200: 5, 429: 7 });
  });

  it('counts calls separately for each client, method and path', async () => {
    const server = await start();
    await callConcurrently(5, server);
    expect((await server.call('POST')).status).toBe(429);
    expect((await server.call('POST', '192.0.2.2')).status).toBe(200);
    expect((await server.call('GET')).status).toBe(200);
    expect((await server.call('POST', '192.0.2.1', '/limited/too')).status).toBe(200);
  });

  it('keeps its counts after the process that counted has stopped', async () => {
    const first = await start();
    await callConcurrently(5, first);
    await first.stop();
    expect((await (await start()).call()).status).toBe(429);
  });

  it('applies to a time window that begins with the first call, and every process reports the same wait', async () => {
    const [first, other] = [await start(), await start()];
    await first.call();
    clock.advance(9 * minuteMs);
    await callConcurrently(4, first);
    for (const server of [first, other, first]) {
      expect(await server.call()).toEqual({
        status: 429,
        text: expect.stringContaining('Please wait 60 seconds and try again.'),
        retryAfter: '60',
      });
    }
    clock.advance(minuteMs - 1);
    expect([(await first.call()).status, (await other.call()).status]).toEqual([429, 429]);
    clock.advance(1);
    expect(await callConcurrently(7, other, first)).toEqual({ 200: 5, 429: 2 });
  });

  it('never makes a client wait longer than one time window after the clock is set back', async () => {
    const [first, other] = [await start(), await start()];
    await callConcurrently(6, first);
    clock.advance(-3 * 60 * minuteMs);
    for (const server of [first, other]) expect(await server.call()).toMatchObject({ status: 429, retryAfter: '600' });
    clock.advance(10 * minuteMs);
    for (const server of [first, other]) expect((await server.call()).status).toBe(200);
  });

  it('writes nothing more to the database once a client is refused', async () => {
    const server = await start();
    await callConcurrently(6, server);
    const before = await readRows(dir, 'select used from rate_counts');
    await callConcurrently(20, server);
    expect(await readRows(dir, 'select used from rate_counts')).toEqual(before);
  });

  it('that is kept in memory writes nothing to the database, counts each client, and ignores calls within the process', async () => {
    const server = await start();
    const search = async (address: string) => (await server.call('GET', address, '/searched')).status;
    for (let count = 0; count < 5; count += 1) expect(await search('192.0.2.1')).toBe(200);
    expect([await search('192.0.2.1'), await search('192.0.2.2')]).toEqual([429, 200]);
    for (let count = 0; count < 7; count += 1) expect((await server.call('GET', '192.0.2.1', '/rendered')).text).toBe('served');
    expect(await readRows(dir, 'select used from rate_counts')).toEqual([]);
    clock.advance(10 * minuteMs);
    expect(await search('192.0.2.1')).toBe(200);
  });

  it('stores no network address', async () => {
    const server = await start();
    await server.call('POST', '198.51.100.77');
    expect(await readRows(dir, 'select operation, used, ends_at from rate_counts')).toEqual([
      { operation: 'POST /limited', used: 1, ends_at: '2026-11-20T04:40:00.000Z' },
    ]);
    expect(await readAllContent(dir)).not.toContain('198.51.100.77');
  });

  it('has its counts deleted by the clean-up when their time windows have ended, and not before', async () => {
    const server = await start();
    await server.call('POST', '192.0.2.1');
    clock.advance(minuteMs);
    await server.call('POST', '192.0.2.2');
    const countAfterCleaning = async () => {
      await deleteExpiredRateCounts({ db: server.db, clock: clock.now });
      return (await readRows(dir, 'select who from rate_counts')).length;
    };
    expect(await countAfterCleaning()).toBe(2);
    clock.advance(9 * minuteMs);
    expect(await countAfterCleaning()).toBe(1);
    clock.advance(minuteMs);
    expect(await countAfterCleaning()).toBe(0);
  });

  it('whose counts can’t be stored on a full disk lets GET requests pass, but refuses POST requests', async () => {
    const server = await start();
    if (onPostgres) await setWritesFailing(server.db, 'rate_counts', true);
    else await fillTable(server.db);
    expect((await server.call('GET')).status).toBe(200);
    expect(await server.call('POST')).toMatchObject({ status: 507, text: expect.stringContaining('The server has no room left') });
  });
});

/** Stops an SQLite database from growing, and fills the pages of the table. */
async function fillTable(db: Kysely<Database>): Promise<void> {
  await sql`pragma max_page_count = 1`.execute(db);
  for (let length = 2_000; length > 0;) {
    try {
      // The rows become shorter and shorter, until not even a row of the rate limit fits.
      await db
        .insertInto('rate_counts')
        .values({ operation: `POST /limited ${length}`, who: 'x'.repeat(length), used: 1, ends_at: '' })
        .execute();
      length -= 1;
    } catch {
      length = Math.floor(length / 2);
    }
  }
}
