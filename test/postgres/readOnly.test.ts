/** @tier full */
import { Client } from 'pg';
import { openPostgres } from '../../server/platform/db/openPostgres.ts';
import { describePostgresFailure } from '../../server/platform/db/postgresError.ts';
import { sql } from 'kysely';
import { endLater } from '../support/cleanup.ts';
import { createCluster, type Cluster } from '../support/postgres/cluster.ts';
import { expectReadOnlyIsHandled } from '../support/server/readOnly.ts';
import { startTestServer } from '../support/server/start.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = createCluster();
  endLater(cluster.remove);
  await cluster.start();
});
afterEach(() => setReadOnly(false));

async function runOnCluster(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const setReadOnly = (isReadOnly: boolean): Promise<void> =>
  runOnCluster(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`, 'select pg_reload_conf()');

it('a PostgreSQL that is read only can be read; people, System, /readyz, metrics and the log say so until it is writable again', async () => {
  await cluster.create('chapter');
  const server = await startTestServer({ env: { DATABASE_URL: cluster.urlOf('chapter') } });
  await expectReadOnlyIsHandled(server, setReadOnly);
});

it('a server that is started while PostgreSQL is read only serves what can be read', async () => {
  await setReadOnly(true);
  const server = await startTestServer({ env: { DATABASE_URL: cluster.urlOf('chapter') } });
  expect((await server.json('/api/jobs/allJobs')).status).toBe(200);
  expect((await server.json('/readyz')).body).toEqual({ status: 'ready', warnings: ['nothing can be saved: the database is read only'] });
});

it('a PostgreSQL without a free connection is reported as busy, not as unreachable', async () => {
  await cluster.create('crowded');
  const clients = Array.from({ length: 220 }, () => new Client({ connectionString: cluster.urlOf('crowded') }));
  const connected = await Promise.all(
    clients.map((client) =>
      client.connect().then(
        () => true,
        () => false,
      ),
    ),
  );
  expect(connected).toContain(false);
  const db = openPostgres(cluster.urlOf('crowded'), { warn: () => undefined }, { maxConnections: 1, statementTimeoutMs: 0 });
  expect(await sql`select 1`.execute(db).catch(describePostgresFailure)).toEqual({
    status: 503,
    message: 'The database is busy at the moment. Please try again in a moment.',
  });
  await Promise.all(clients.filter((_client, index) => connected[index] === true).map((client) => client.end()));
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
