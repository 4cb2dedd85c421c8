/** @postgres full */
import { readRows } from '../../support/postgres/database.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const dayMs = 24 * 60 * 60 * 1000;
const detailsPath = '/wp-json/custom/v1/user-details';
const checkUserPath = '/api/user/checkUser';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: '2026-11-20T10:00:00+05:30' });
});

describe('sessions', () => {
  it('[D-60] end thirty days after their start, even when in use', async () => {
    const token = await server.login();
    for (let count = 0; count < 15; count += 1) {
      expect((await server.json(detailsPath, { token })).status).toBe(200);
      server.clock.advance(2 * dayMs - (count === 14 ? 1 : 0));
    }
    expect((await server.json(detailsPath, { token })).status).toBe(200);
    server.clock.advance(1);
    expect((await server.json(detailsPath, { token })).status).toBe(401);
  });

  it('[D-60] end 72 hours after their last use', async () => {
    const token = await server.login();
    server.clock.advance(3 * dayMs - 1);
    expect((await server.json(detailsPath, { token })).status).toBe(200);
    server.clock.advance(3 * dayMs - 1);
    expect((await server.json(detailsPath, { token })).status).toBe(200);
    server.clock.advance(3 * dayMs);
    expect((await server.json(detailsPath, { token })).status).toBe(401);
  });

  it('[D-60] count every call with the token as a use, even a call that needs no session', async () => {
    const token = await server.login();
    server.clock.advance(2 * dayMs);
    await server.json('/api/jobs/allJobs', { token });
    server.clock.advance(2 * dayMs);
    expect((await server.json(detailsPath, { token })).status).toBe(200);
  });

  it('[D-60] last as long as the settings SESSION_IDLE_HOURS and SESSION_DAYS say', async () => {
    await server.close();
    server = await startTestServer({ now: '2026-11-20T10:00:00+05:30', env: { SESSION_IDLE_HOURS: '2', SESSION_DAYS: '1' } });
    const [idleSession, busySession] = [await server.login(), await server.login()];
    for (let hour = 0; hour < 23; hour += 1) {
      server.clock.advance(dayMs / 24);
      expect((await server.json(detailsPath, { token: busySession })).status).toBe(200);
    }
    expect((await server.json(detailsPath, { token: idleSession })).status).toBe(401);
    server.clock.advance(dayMs / 24);
    expect((await server.json(detailsPath, { token: busySession })).status).toBe(401);
  });

  it('[D-60] record their last use at most once every five minutes', async () => {
    const token = await server.login();
    const readUsedAt = async () => (await readRows(server.dataDir, 'select used_at from sessions'))[0]?.used_at;
    const first = await readUsedAt();
    server.clock.advance(5 * 60_000 - 1);
    await server.json(detailsPath, { token });
    expect(await readUsedAt()).toBe(first);
    server.clock.advance(1);
    await server.json(detailsPath, { token });
    expect(await readUsedAt()).not.toBe(first);
  });

  it('survive a restart', async () => {
    const token = await server.login();
    await server.app.close();
    const next = await startTestServer({ dataDir: server.dataDir, now: '2026-11-20T11:00:00+05:30' });
    expect((await next.json(detailsPath, { token })).status).toBe(200);
  });

  it('are accessible with their exact token only', async () => {
    const token = await server.login();
    for (const invalidToken of ['', 'undefined', 'null', token.slice(1), `${token}x`, token.toLowerCase(), 'your_token_here']) {
      const { status, body } = await server.json(detailsPath, { headers: { authorization: `Bearer ${invalidToken}` } });
      expect([invalidToken, status, body]).toEqual([
        invalidToken,
        401,
        { success: false, error: 'Please log in first.', message: 'Please log in first.' },
      ]);
    }
    expect((await server.json(detailsPath)).status).toBe(401);
    expect((await server.fetch(`${detailsPath}?token=${token}`)).status).toBe(401);
  });

  it('[D-38] are optional for some calls, which treat a placeholder or an expired token as no token', async () => {
    const endedSession = await server.login();
    server.clock.advance(31 * dayMs);
    const anonymous = await server.json('/api/jobs/allJobs');
    for (const token of ['YOUR_TOKEN', 'x'.repeat(43), endedSession]) {
      const { status, body } = await server.json('/api/jobs/allJobs', { token });
      expect([status, body]).toEqual([200, anonymous.body]);
    }
  });

  it('give responses that no cache stores', async () => {
    const token = await server.login();
    expect((await server.json(detailsPath, { token })).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('checkUser', () => {
  const member = { email: 'member@example.org', name: 'X', ID: 7001, membership_number: null, profile_picture: null };

  it('[AUTH-07] [D-25] returns the stored id and role of the session’s member, and ignores the role in the body', async () => {
    const token = await server.login();
    const { status, body } = await server.json<{ user: unknown }>(checkUserPath, { token, body: { ...member, role: 'admin' } });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id: '65f1c0ffee65f1c0ffee0001', role: 'member', email: 'member@example.org' });
  });

  it('[AUTH-07] accepts each field in every type that a content system may send', async () => {
    const token = await server.login();
    const { email } = member;
    for (const body of [
      { email, name: false, ID: '', role: false, membership_number: 1204567, profile_picture: { url: '/p.svg', alt: '' } },
      { email, name: null, ID: null, role: null, membership_number: false, profile_picture: '' },
    ])
      expect((await server.json(checkUserPath, { token, body })).status).toBe(200);
  });

  it('[D-25] compares ids as strings', async () => {
    const token = await server.login();
    expect((await server.json(checkUserPath, { token, body: { ...member, ID: '7001' } })).status).toBe(200);
  });

  it.each([{ email: 'admin@example.org' }, { email: 'member@example.org', ID: 7003 }])(
    '[D-39] refuses a body that names another member: %j',
    async (body) => {
      const token = await server.login();
      expect((await server.json(checkUserPath, { token, body })).status).toBe(403);
    },
  );
});
