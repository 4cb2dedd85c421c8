import { sql } from 'kysely';
import { findPendingMigrations } from '../../../server/platform/db/migrate.ts';
import type { Deps } from '../../../server/jobs/deps.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
let deps: Deps;
beforeEach(async () => {
  server = await startTestServer({
    site: (_app, appDeps) => {
      deps = appDeps;
      return Promise.resolve();
    },
  });
});
afterEach(() => server.close());

/** Reads `/readyz` after the previous result has expired from the cache. */
async function readReadiness(): Promise<{ status: number; body: Record<string, unknown> }> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return server.json('/readyz');
}

describe('/readyz', () => {
  it('responds with 200 while the database responds and is fully migrated', async () => {
    const { status, body, headers } = await server.json('/readyz');
    expect([status, body, headers.get('cache-control')]).toEqual([200, { status: 'ready' }, 'no-store']);
    expect(await findPendingMigrations(deps.db)).toEqual([]);
  });

  it('responds with 503 and the reason while a migration is missing, and 200 afterwards', async () => {
    await sql`update kysely_migration set name = 'x' where name = '016-member-directory'`.execute(deps.db);
    expect(await readReadiness()).toMatchObject({
      status: 503,
      body: { status: 'not ready', reasons: ['the database lacks migrations'] },
    });
    expect((await server.json('/healthz')).status).toBe(200);
    await sql`update kysely_migration set name = '016-member-directory' where name = 'x'`.execute(deps.db);
    expect((await readReadiness()).status).toBe(200);
  });

  it('responds with 503 and the reason while the database doesn’t respond; /healthz still responds with 200', async () => {
    await deps.db.destroy();
    expect(await readReadiness()).toMatchObject({ status: 503, body: { reasons: ['the database does not respond'] } });
    expect((await server.json('/healthz')).status).toBe(200);
  });
});
