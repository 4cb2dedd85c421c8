/** @postgres full */
import { describeDevice } from '../../../server/people/login/device.ts';
import type { OwnSession } from '../../../shared/operations/people.ts';
import { readRows } from '../../support/postgres/database.ts';
import { extractCode, startTestServer, type TestServer } from '../../support/server/start.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: '2026-11-20T10:00:00+05:30' });
});

/** Advances the clock so that a code is mailed, and logs a member in with this user agent. @returns the session token */
async function login(agent: string, email = 'member@example.org'): Promise<string> {
  server.clock.advance(61_000);
  await server.json('/wp-json/custom/v1/send-otp', { body: { email } });
  const otp = extractCode((await server.outbox()).find(({ to }) => to === email)?.text ?? '');
  const headers = { 'user-agent': agent };
  const { body } = await server.json<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', { body: { email, otp }, headers });
  return body.data.token;
}
const list = async (token: string) => (await server.json<OwnSession[]>('/api/user/sessions', { token })).body;
/** Ends the session with this id. Without an id, it ends all sessions of the member except the current one. */
const endSession = (token: string, id = '') =>
  server.json<{ message: string }>(`/api/user/sessions${id === '' ? '' : `/${id}`}`, { method: 'DELETE', token });
const isLoggedIn = async (token: string) => (await server.json('/api/user/sessions', { token })).status === 200;

describe('a member’s own sessions', () => {
  it('are listed with device and times; the current one is marked, and other members’ sessions are absent', async () => {
    const first = await login(FIREFOX);
    const second = await login(CHROME);
    await login(FIREFOX, 'employer@example.org');
    server.clock.advance(60 * 60 * 1000);
    const sessions = await list(first);
    expect(sessions).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        current: true,
        device: 'Firefox on Windows',
        startedAt: '2026-11-20T04:31:01.000Z',
        usedAt: '2026-11-20T05:33:03.000Z',
        endsAt: '2026-11-23T05:33:03.000Z',
      },
      expect.objectContaining({ current: false, device: 'Chrome on Android', startedAt: '2026-11-20T04:32:02.000Z' }),
    ]);
    expect((await list(second)).find(({ current }) => current)?.device).toBe('Chrome on Android');
  });

  it('can be ended one by one, or all at once except the current one', async () => {
    const [currentSession, androidSession, otherSession] = [await login(FIREFOX), await login(CHROME), await login('')];
    const listed = (await list(currentSession)).find(({ device }) => device === 'Chrome on Android');
    expect((await endSession(currentSession, listed?._id)).body.message).toBe('The login has ended.');
    expect([await isLoggedIn(currentSession), await isLoggedIn(androidSession), await isLoggedIn(otherSession)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await endSession(currentSession, listed?._id)).status).toBe(404);
    expect((await endSession(currentSession)).body.message).toBe('All other logins have ended.');
    expect([await isLoggedIn(currentSession), await isLoggedIn(otherSession), (await endSession(currentSession)).body.message]).toEqual([
      true,
      false,
      'There was no other login.',
    ]);
  });

  it('can’t be ended by other members', async () => {
    const ownSession = await login(FIREFOX);
    const otherMember = await login(CHROME, 'employer@example.org');
    const [session] = await list(ownSession);
    expect((await endSession(otherMember, session?._id)).status).toBe(404);
    await endSession(otherMember);
    expect(await isLoggedIn(ownSession)).toBe(true);
  });

  it('store a short description of the device, but neither its user agent nor its network address', async () => {
    await login(FIREFOX);
    const rows = await readRows(server.dataDir, 'select * from sessions');
    expect(rows).toMatchObject([{ device: 'Firefox on Windows' }]);
    // The token hash is random, and may contain the digits of the browser’s version by chance.
    expect(JSON.stringify(rows.map((row) => ({ ...row, token_hash: '' })))).not.toMatch(/145|Gecko|127\.0/);
  });
});

describe('the description of a device', () => {
  const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';
  it.each([
    [FIREFOX, 'Firefox on Windows'],
    [CHROME, 'Chrome on Android'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 'Safari on an iPhone'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'Safari on a Mac'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 OPR/120.0', 'Opera on Linux'],
    ['curl/8.5.0', null],
    [undefined, null],
  ])('for the user agent %s is %s', (agent, deviceName) => {
    expect(describeDevice(agent)).toBe(deviceName);
  });
});
