/** @tier full */
import { sql } from 'kysely';
import { describePostgresFailure } from '../../server/platform/db/postgresError.ts';
import { toOpeningError, openPostgres } from '../../server/platform/db/openPostgres.ts';
import { runInTransaction } from '../../server/platform/db/transaction.ts';
import type { Deps } from '../../server/jobs/deps.ts';
import { endLater } from '../support/cleanup.ts';
import { createCluster, type Cluster } from '../support/postgres/cluster.ts';
import { startTestServer, type TestServer } from '../support/server/start.ts';

const UNREACHABLE_MESSAGE = 'The site cannot reach its database at the moment. Please try again in a moment.';

let cluster: Cluster;
let server: TestServer;
let deps: Deps;
beforeAll(async () => {
  cluster = createCluster();
  endLater(cluster.remove);
  await cluster.start();
  server = await startTestServer({
    env: { DATABASE_URL: cluster.urlOf('postgres') },
    site: async (_app, appDeps) => {
      deps = appDeps;
    },
  });
});

/** Returns the metrics that are read from the database, by name. */
async function readDatabaseMetrics(): Promise<Record<string, string>> {
  const text = await (await server.fetch('/metrics')).text();
  const lines = text.matchAll(/^(database_up|member_sessions|mail_queue_\w+) (.+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

const requestBoard = () => server.json<{ error?: string }>('/api/jobs/allJobs');

describe('a database that becomes unreachable', () => {
  it('is reported with an error message, doesn’t affect calls that need no database, and is used again when it is back', async () => {
    const token = await server.login();
    const { body: before } = await requestBoard();
    const metricsBefore = { database_up: '1', member_sessions: '1', mail_queue_length: '0', mail_queue_oldest_seconds: '0' };
    expect(await readDatabaseMetrics()).toEqual(metricsBefore);
    await cluster.stop('immediate');

    expect(await requestBoard()).toMatchObject({
      status: 503,
      body: { success: false, error: UNREACHABLE_MESSAGE, message: UNREACHABLE_MESSAGE },
    });
    expect((await server.json('/api/savedJobs', { token })).status).toBe(503);
    expect((await server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } })).status).toBe(503);
    expect((await server.fetch('/healthz')).status).toBe(200);
    expect(await readDatabaseMetrics()).toEqual({ database_up: '0' });
    expect((await server.fetch('/wp-json/custom/v1/event-categories')).status).toBe(200);
    expect((await server.fetch('/site/pages/about')).status).toBe(200);

    await cluster.start();
    expect(await requestBoard()).toMatchObject({ status: 200, body: before });
    expect(await readDatabaseMetrics()).toEqual(metricsBefore);
    expect((await server.json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
  });

  it('ends requests in progress, during a statement or between two statements, and the server continues', async () => {
    const { db } = deps;
    const { promise: firstStatementDone, resolve: onReached } = Promise.withResolvers<void>();
    const { promise: restarted, resolve: resume } = Promise.withResolvers<void>();
    const waiting = runInTransaction(db, async (transaction) => {
      await sql`select 1`.execute(transaction);
      onReached();
      await restarted;
      await sql`select 1`.execute(transaction);
    }).catch(describePostgresFailure);
    const pendingQuery = sql`select pg_sleep(60)`.execute(db).catch(describePostgresFailure);
    await firstStatementDone;
    await cluster.stop('immediate');
    await cluster.start();
    resume();
    expect([await waiting, await pendingQuery]).toEqual([
      { status: 503, message: UNREACHABLE_MESSAGE },
      { status: 503, message: UNREACHABLE_MESSAGE },
    ]);
    expect((await requestBoard()).status).toBe(200);
  });

  it('ends the start of a server with an error message that names the host and no password', async () => {
    const url = 'postgresql://chapter:hunter2@127.0.0.1:1/chapter';
    const failed = await startTestServer({ env: { DATABASE_URL: url } }).catch((error: unknown) => error);
    expect(failed).toMatchObject({
      name: 'StorageError',
      message: 'The database server of 127.0.0.1:1/chapter does not respond: start it, or correct DATABASE_URL.',
    });
    const missing = await startTestServer({ env: { DATABASE_URL: cluster.urlOf('nowhere') } }).catch((error: unknown) => error);
    expect(missing).toMatchObject({
      message: expect.stringMatching(/has no database of that name: create it, or correct DATABASE_URL\.$/),
    });
  });
});

describe('an unusable database', () => {
  const readStartResult = async (url: string): Promise<unknown> =>
    startTestServer({ env: { DATABASE_URL: url } }).then(
      () => 'started',
      ({ message }: Error) => message,
    );

  it('is reported at start if its encoding is wrong, or if encryption or the certificate file is missing', async () => {
    const db = openPostgres(cluster.urlOf('postgres'), deps.log, { maxConnections: 1, statementTimeoutMs: 0 });
    await sql`create database latin template template0 encoding 'LATIN1'`.execute(db);
    await db.destroy();
    expect(await readStartResult(cluster.urlOf('latin'))).toBe(
      'The database uses the encoding LATIN1, which cannot store every name: create one with the encoding UTF8.',
    );
    const encrypted = `${cluster.urlOf('postgres')}&sslmode=verify-full`;
    expect(await readStartResult(encrypted)).toMatch(
      / does not support encryption: set ssl = on there, or leave sslmode out of DATABASE_URL\.$/,
    );
    expect(await readStartResult(`${encrypted}&sslrootcert=/nowhere.crt`)).toMatch(
      / a file named in DATABASE_URL cannot be read \(sslrootcert/,
    );
  });

  it.each([
    ['ERR_TLS_CERT_ALTNAME_INVALID', /has a certificate for another name/],
    ['CERT_HAS_EXPIRED', /has an expired certificate/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /sslrootcert=FILE/],
  ])('is reported with an error message about its certificate: %s', (code, message) => {
    const error = Object.assign(new Error('certificate'), { code });
    expect(toOpeningError(error, 'postgresql://db.example.org/chapter').message).toMatch(message);
  });
});

describe('a slow database', () => {
  it('has its statement aborted after the time limit, and the caller gets an error', async () => {
    const db = openPostgres(cluster.urlOf('postgres'), deps.log, { maxConnections: 2, statementTimeoutMs: 200 });
    const refusal = await sql`select pg_sleep(60)`.execute(db).catch(describePostgresFailure);
    expect(refusal).toEqual({ status: 503, message: expect.stringMatching(/^The server is busy/) });
    await db.destroy();
  });
});

describe('transactions in a deadlock', () => {
  it('both succeed, because the aborted one is retried once', async () => {
    const { db } = deps;
    const ids = (await db.selectFrom('jobs').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id);
    const locked = new Set<number>();
    let runs = 0;
    const lockBoth = (first: number) =>
      runInTransaction(db, async (transaction) => {
        runs += 1;
        for (const index of [first, 1 - first]) {
          await transaction
            .selectFrom('jobs')
            .select('id')
            .where('id', '=', ids[index] ?? '')
            .forUpdate()
            .execute();
          locked.add(first);
          // Waits until both transactions have locked their first row.
          while (locked.size < 2) await new Promise((resolve) => setTimeout(resolve, 5));
        }
        return first;
      });
    expect(await Promise.all([lockBoth(0), lockBoth(1)])).toEqual([0, 1]);
    expect(runs).toBe(3);
  });
});
