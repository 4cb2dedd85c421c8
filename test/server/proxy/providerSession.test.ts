/** @postgres full */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** These tests confirm sessions at a provider whose responses about a member lack fields, have other types, or refuse the member. */

type Respond = (response: ServerResponse, body: Record<string, unknown>) => void;

const sendJson =
  (value: unknown, status = 200): Respond =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const firewallPage: Respond = (response) =>
  response.writeHead(403, { 'content-type': 'text/html' }).end('<!doctype html><title>Attention required</title><h1>Blocked</h1>');

const adila = { success: true, _id: 'a1', ID: 313, email: 'adila@example.org', name: 'Adila Khan', job_role: 'admin' };
const confirmed = { user: { _id: 'a1', role: 'admin' } };

let site: TestServer;
let userDetails: Respond;
let checkUser: Respond;
/** The bodies of the calls of `checkUser`. */
let summaries: Record<string, unknown>[];

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readJson(request);
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (path.endsWith('/user-details')) return userDetails(response, body);
  if (path.endsWith('/verify-otp')) return sendJson({ success: true, data: { token: 'token-1' } })(response, body);
  if (path.endsWith('/checkUser')) {
    summaries.push(body);
    return checkUser(response, body);
  }
  sendJson(path.endsWith('/status') ? { message: 'Done.' } : [])(response, body);
}

beforeEach(async () => {
  userDetails = sendJson(adila);
  checkUser = sendJson(confirmed);
  summaries = [];
  const { origin } = await startHost((request, response) => void respond(request, response));
  site = await startTestServer({ env: { CMS_ORIGIN: origin, JOBS_ORIGIN: origin } });
});

const login = (email: string) => site.json('/wp-json/custom/v1/verify-otp', { body: { otp: '246810', email } });
const moderate = () =>
  site.json('/api/jobs/status', { method: 'PATCH', token: 'token-1', body: { jobId: '1', status: 'published', statusRemark: '' } });
const listCreated = (userId: string) => site.json(`/api/jobs/jobsCreatedByUser?userId=${userId}`, { token: 'token-1' });

describe('the user summary and the role', () => {
  it('[AUTH-07] [MOD-01] a backend that returns the posted role makes an admin by `job_role` an admin for moderation and System', async () => {
    checkUser = (response, { role }) => sendJson({ user: { _id: 'a1', role } })(response, {});
    expect(await moderate()).toMatchObject({ status: 200, body: { message: 'Done.' } });
    expect((await site.json('/site/system', { token: 'token-1' })).status).toBe(200);
  });

  it.each([undefined, null, '', false])(
    '[MOD-01] [MOD-03] the `job_role` counts when the job backend answers with the role %s',
    async (role) => {
      checkUser = sendJson({ user: { _id: 'a1', role } });
      expect((await moderate()).status).toBe(200);
    },
  );

  it('[MOD-03] the job backend’s role takes precedence over the `job_role`', async () => {
    checkUser = sendJson({ user: { _id: 'a1', role: 'user' } });
    expect(await moderate()).toMatchObject({ status: 403, body: { error: 'Only an admin can decide about jobs' } });
  });

  it('[AUTH-07] all six documented fields are posted as received, so that a backend that stores them loses none', async () => {
    userDetails = sendJson({ ...adila, membership_number: 7345120, profile_picture: `https://cms.example.org/a.png` });
    await listCreated('a1');
    userDetails = sendJson({ success: true, data: { email: 'adila@example.org' } });
    site.clock.advance(61_000);
    await listCreated('a1');
    expect(summaries).toEqual([
      {
        email: 'adila@example.org',
        name: 'Adila Khan',
        ID: 313,
        role: 'admin',
        membership_number: 7345120,
        profile_picture: 'https://cms.example.org/a.png',
      },
      { email: 'adila@example.org', name: null, ID: null, role: null, membership_number: null, profile_picture: null },
    ]);
  });
});

describe('a member whose record has only what the documents promise', () => {
  beforeEach(() => {
    userDetails = sendJson({ success: true, _id: 'a1' });
  });

  it('[AUTH-07] [D-63] has the e-mail address of the login', async () => {
    await login(' Adila@Example.org');
    expect((await listCreated('a1')).status).toBe(200);
    expect(summaries).toMatchObject([{ email: 'adila@example.org' }]);
    site.clock.advance(61_000);
    expect((await listCreated('a1')).status).toBe(200);
  });

  it('[AUTH-09] [D-63] has to log in again when the address of the login is not known, instead of failing for ever', async () => {
    expect((await listCreated('a1')).status).toBe(401);
    // An address that the client itself names is no proof.
    await site.json('/api/user/checkUser', { token: 'token-1', body: { email: 'adila@example.org' } });
    site.clock.advance(61_000);
    expect((await listCreated('a1')).status).toBe(401);
    await login('adila@example.org');
    site.clock.advance(61_000);
    expect((await listCreated('a1')).status).toBe(200);
  });

  it.each([null, false, '', ['adila@example.org']])('[D-63] may have the e-mail address %j', async (email) => {
    await login('adila@example.org');
    userDetails = sendJson({ success: true, _id: 'a1', email });
    expect((await listCreated('a1')).status).toBe(200);
  });

  it('[D-25] [D-63] may have a number as id, which is compared as text', async () => {
    await login('adila@example.org');
    userDetails = sendJson({ success: true, _id: 42, ID: false, name: false });
    checkUser = sendJson({ user: { _id: 42 } });
    expect((await listCreated('42')).status).toBe(200);
    expect((await listCreated('43')).status).toBe(403);
  });
});

describe('a refusal', () => {
  const statusOf = async () => (await listCreated('a1')).status;

  it.each<[string, Respond]>([
    ['401', sendJson({ message: 'Expired' }, 401)],
    [
      '403 with the code of an invalid token',
      sendJson({ code: 'jwt_auth_invalid_token', message: 'Expired token', data: { status: 403 } }, 403),
    ],
    ['the flag of the session', sendJson({ success: false })],
  ])('[AUTH-09] of `user-details` with %s means that the session has ended', async (_what, answer) => {
    userDetails = answer;
    expect(await statusOf()).toBe(401);
  });

  it('[AUTH-09] of `checkUser` whose code names the token means that the session has ended', async () => {
    checkUser = sendJson({ code: 'token_expired', message: 'jwt expired' }, 403);
    expect(await statusOf()).toBe(401);
  });

  it('[AUTH-09] [ERR-01] by a firewall’s HTML page does not end the session; the page shows the documented message', async () => {
    userDetails = firewallPage;
    expect(await listCreated('a1')).toMatchObject({ status: 403, body: { code: 'NO_REASON' } });
    userDetails = sendJson(adila);
    checkUser = firewallPage;
    expect(await listCreated('a1')).toMatchObject({ status: 403, body: { code: 'NO_REASON' } });
    checkUser = sendJson(confirmed);
    expect(await statusOf()).toBe(200);
  });

  it.each<[string, Respond, number]>([
    ['403 and a message', sendJson({ message: 'Your membership has lapsed.' }, 403), 403],
    ['200 and the failure flag', sendJson({ success: false, error: 'Your membership has lapsed.' }), 403],
    ['404 and a message', sendJson({ message: 'Your membership has lapsed.' }, 404), 502],
    ['500 and a message', sendJson({ message: 'Your membership has lapsed.' }, 500), 502],
  ])('[AUTH-09] [ERR-01] of `checkUser` with %s shows the reason and does not end the session', async (_what, answer, status) => {
    checkUser = answer;
    expect(await listCreated('a1')).toMatchObject({ status, body: { error: 'Your membership has lapsed.' } });
    // The board is shown as to visitors.
    expect((await site.json('/api/jobs/allJobs', { token: 'token-1' })).status).toBe(200);
  });

  it('[AUTH-09] [ERR-01] of `user-details` with another code shows the reason and does not end the session', async () => {
    userDetails = sendJson({ code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.' }, 403);
    expect(await listCreated('a1')).toMatchObject({ status: 403, body: { error: 'Sorry, you are not allowed to do that.' } });
  });
});
