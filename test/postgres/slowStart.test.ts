/** @tier full */
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeDataDir } from '../support/server/dataDir.ts';
import { startTestServer } from '../support/server/start.ts';
import { releaseDatabase, openTestDatabase } from '../support/postgres/database.ts';

/** Longer than Fastify waits for a plugin by default. */
const MIGRATION_MS = 10_500;

it('a server starts however long another one migrates the database', async () => {
  const dataDir = await makeDataDir();
  const db = await openTestDatabase(dataDir);
  const { starting } = await db.transaction().execute(async (transaction) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(transaction);
    const server = startTestServer({ dataDir });
    await Promise.race([server, sleep(MIGRATION_MS)]);
    // Returned in an object, because the transaction would wait for a returned promise.
    return { starting: server };
  });
  const { origin, close } = await starting;
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await close();
  await db.destroy();
  await releaseDatabase(dataDir);
  await rm(dataDir, { recursive: true });
});
