/** @tier full @postgres full */
import { sql } from 'kysely';
import type { Deps } from '../../../server/jobs/deps.ts';
import { onPostgres, setWritesFailing } from '../../support/postgres/database.ts';
import { createKillableServer } from '../../support/server/killable.ts';
import { until } from '../../support/until.ts';
import { extractCode, startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
let deps: Deps | undefined;
beforeEach(async () => {
  server = await startTestServer({
    site: (_app, appDeps) => {
      deps = appDeps;
      return Promise.resolve();
    },
  });
});

/** Makes inserts into the sessions table fail, as on a full disk. On SQLite, this forbids new pages and fills the existing ones. */
async function fillDisk({ db }: Deps): Promise<void> {
  if (onPostgres) {
    await setWritesFailing(db, 'sessions', true);
    return;
  }
  await sql`pragma max_page_count = 1`.execute(db);
  const { id } = await db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow();
  for (let count = 0; ; count += 1) {
    const time = '2026-11-20T10:00:00.000Z';
    const row = { token_hash: `${count}`.padStart(64, '0'), member_id: id, created_at: time, expires_at: time, used_at: time };
    try {
      await db.insertInto('sessions').values(row).execute();
    } catch {
      return;
    }
  }
}

describe('a full disk', () => {
  it('[D-28] is reported at a login, and the code works once there is space again', async () => {
    const email = 'member@example.org';
    await server.json('/wp-json/custom/v1/send-otp', { body: { email } });
    const otp = extractCode((await server.outbox())[0]?.text ?? '');
    if (!deps) throw new Error('The server did not pass its dependencies.');
    await fillDisk(deps);
    const { status, body } = await server.json<{ error?: string }>('/wp-json/custom/v1/verify-otp', { body: { email, otp } });
    expect([status, body.error]).toEqual([507, 'The server has no room left, so nothing was saved. Please try again later.']);
    const readMetrics = async () => (await (await server.fetch('/metrics')).text()).match(/^database_\w+ .*$/gm);
    expect(await readMetrics()).toEqual(['database_up 1', 'database_writable 0']);
    expect(await server.json('/readyz')).toMatchObject({
      status: 200,
      body: { warnings: ['nothing can be saved: the disk of the database is full'] },
    });
    if (onPostgres) await setWritesFailing(deps.db, 'sessions', false);
    else await sql`pragma max_page_count = 1000000`.execute(deps.db);
    expect((await server.json('/wp-json/custom/v1/verify-otp', { body: { email, otp } })).status).toBe(200);
    // A small write may succeed on a full disk, so one that succeeds does not mean that there is space again.
    expect(await readMetrics()).toEqual(['database_up 1', 'database_writable 0']);
    server.clock.advance(60_000);
    await until(async () => (await readMetrics())?.[1] === 'database_writable 1');
    const warnings = server.logLines.map((line) => JSON.parse(line) as { msg: string; level: number }).filter(({ level }) => level >= 40);
    expect(warnings.map(({ msg }) => msg)).toEqual([
      'the database accepts no writes; reads still succeed',
      'the database accepts writes again',
    ]);
  });

  it('that holds the log doesn’t stop the server', async () => {
    const loggingServer = await createKillableServer({ env: { LOG_LEVEL: 'info' }, logFile: '/dev/full' });
    // The start writes to the log, which fails.
    const origin = await loggingServer.start();
    for (let time = 0; time < 20; time += 1) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await loggingServer.stop()).toBe(0);
  });
});
