import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../server/platform/db/openPostgres.ts';
import { endLater } from '../support/cleanup.ts';
import { createCluster, type Cluster } from '../support/postgres/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = createCluster();
  endLater(cluster.remove);
  await cluster.start();
});

it('the duration of a statement does not include the time in which the event loop was blocked by other work', async () => {
  const durations: number[] = [];
  const db = openPostgres(
    cluster.urlOf('postgres'),
    { warn: () => undefined },
    { maxConnections: 1, statementTimeoutMs: 0, onStatement: (_text, ms) => durations.push(ms) },
  );
  await sql`select pg_sleep(0.3)`.execute(db);
  const shortStatement = sql`select pg_sleep(0.1)`.execute(db);
  await sleep(30);
  const deadline = performance.now() + 1_000;
  while (performance.now() < deadline);
  await shortStatement;
  await db.destroy();
  const [longMs, shortMs] = durations;
  expect(longMs).toBeGreaterThan(250);
  expect(shortMs).toBeLessThan(900);
});
