import { mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { ProviderDrift } from '../../../shared/operations/site.ts';
import type { Quirk } from '../../support/provider/quirks.ts';
import { startProvider, type Provider } from '../../support/provider/start.ts';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

/** Drift means that a provider's responses no longer match the contract. The provider of these tests runs in its own process. */

const buildDir = makeTempDir();

/** The contents of the file that a build writes: screens, the calls that each screen makes, and names of fields that the code uses. */
const screens = { screens: [{ name: 'My Jobs', address: '/dashboard/jobs' }], calls: { listJobsByStatus: [0] }, names: ['jobTitle'] };

let provider: Provider;
let site: TestServer;
let token: string;
beforeAll(async () => {
  mkdirSync(path.join(buildDir, 'server'));
  writeFileSync(path.join(buildDir, 'server', 'screens.json'), JSON.stringify(screens));
  provider = await startProvider();
  site = await startTestServer({ buildDir, env: provider.env });
  token = await login('admin@example.org');
});

async function login(email: string): Promise<string> {
  await site.json('/wp-json/custom/v1/send-otp', { body: { email } });
  const otp = await provider.readCode(email);
  const { body } = await site.json<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', { body: { otp, email } });
  return body.data.token;
}

const readMetrics = async (server: TestServer): Promise<string> => (await server.fetch('/metrics')).text();

/** Reads the metrics until a line matches. This may take a while, because responses are checked when the server is idle. */
async function readMetricsWith(line: RegExp, server = site): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const text = await readMetrics(server);
    if (line.test(text)) return text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no ${line} in ${await readMetrics(server)}`);
}

/** Makes a call as a visitor and one as an admin, after cached responses and the sampling interval have expired. */
async function callWithQuirk(quirk: Quirk): Promise<void> {
  await provider.setQuirk(quirk);
  site.clock.advance(31_000);
  expect((await site.fetch('/wp-json/custom/v1/certifications-listing/')).status).toBe(200);
  expect((await site.fetch('/api/jobs/jobByStatus', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
}

const createCheckedPattern = (operation: string, count: number): RegExp =>
  new RegExp(`^provider_answers_checked_total\\{operation="${operation}"\\} ${count}$`, 'm');

it('the drift check finds no drift in correct responses, compressed or not, to an admin or a visitor', async () => {
  await callWithQuirk('none');
  await readMetricsWith(createCheckedPattern('listCertifications', 1));
  await readMetricsWith(createCheckedPattern('listJobsByStatus', 1));
  await callWithQuirk('gzip');
  await readMetricsWith(createCheckedPattern('listCertifications', 2));
  const text = await readMetricsWith(createCheckedPattern('listJobsByStatus', 2));
  expect(text).not.toMatch(/^provider_drifts\{/m);
  expect(text).toMatch(createCheckedPattern('verifyOtp', 1));
  expect(text).toContain('provider_answers_drifted_total{operation="listJobsByStatus"} 0\n');
});

it('the metrics count drifts by operation and kind, and the log reveals no content of responses', async () => {
  await callWithQuirk('changed fields');
  for (const operation of ['listCertifications', 'listJobsByStatus']) {
    const text = await readMetricsWith(new RegExp(`provider_answers_drifted_total\\{operation="${operation}"\\} 1\n`));
    for (const kind of ['missing', 'extra', 'type']) {
      expect(text).toMatch(new RegExp(`^provider_drifts\\{operation="${operation}",kind="${kind}"\\} [1-9]`, 'm'));
    }
  }
  const warnings = site.logLines.filter((line) => line.includes('differ from the contract'));
  expect(warnings.join('\n')).toContain('"operation":"listJobsByStatus","field":"[].');
  expect(warnings.join('\n')).not.toMatch(/example\.org|PMP|Bengaluru|_v2/);
});

const readDrift = (callerToken?: string) => site.json<ProviderDrift>('/site/provider/drift', { token: callerToken });

it('the drift report shows an admin which field of which call has changed, since when, and which pages use this field', async () => {
  site = await startTestServer({ buildDir, env: provider.env });
  await callWithQuirk('none');
  await readMetricsWith(createCheckedPattern('listJobsByStatus', 1));
  await callWithQuirk('a renamed field');
  await readMetricsWith(createCheckedPattern('listJobsByStatus', 2));
  const { status, body } = await readDrift(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ backends: ['content', 'jobs'], checked: 6, drifted: 1, skipped: 0, left: 0 });
  const call = { operation: 'listJobsByStatus', call: 'GET /api/jobs/jobByStatus', answers: 1, checked: 2 };
  const seenDates = { firstSeen: expect.stringMatching(/^2\d{3}-.*Z$/), lastSeen: expect.stringMatching(/^2\d{3}-.*Z$/) };
  expect(body.drifts).toEqual([
    { ...call, ...seenDates, field: '[].jobTitle', kind: 'missing', expected: 'text', got: 'nothing', screens: screens.screens },
    { ...call, ...seenDates, field: '[].title', kind: 'extra', expected: 'nothing', got: 'text', screens: [] },
  ]);
  expect(Date.parse(body.drifts[0]?.firstSeen ?? '')).toBeGreaterThan(Date.parse(body.since));
});

it('the drift report is for admins only; the provider confirms each caller at most once a minute', async () => {
  await provider.setQuirk('none');
  site = await startTestServer({ buildDir, env: provider.env });
  const calls = provider.countCalls('POST /api/user/checkUser');
  const member = await login('member@example.org');
  for (let times = 0; times < 3; times += 1) {
    expect((await readDrift()).status).toBe(401);
    expect((await readDrift('made-up')).status).toBe(401);
    expect((await readDrift(member)).status).toBe(403);
    expect((await readDrift(token)).status).toBe(200);
  }
  expect(provider.countCalls('POST /api/user/checkUser')).toBeLessThanOrEqual(calls + 2);
  await provider.kill();
  site.clock.advance(61_000);
  const { status, body } = await readDrift(token);
  expect([status, Object.keys(body)]).toEqual([502, ['success', 'error', 'message', 'code']]);
});

it('the drift report is empty with embedded backends, and also for admins only', async () => {
  const embeddedSite = await startTestServer();
  expect((await embeddedSite.fetch('/site/provider/drift')).status).toBe(401);
  expect((await embeddedSite.json('/site/provider/drift', { token: await embeddedSite.login() })).status).toBe(403);
  const { status, body } = await embeddedSite.json('/site/provider/drift', { token: await embeddedSite.login('admin@example.org') });
  expect(status).toBe(200);
  expect(body).toMatchObject({ backends: [], calls: 0, checked: 0, drifts: [] });
});

it('the drift check also checks cached responses that the provider confirms with 304', async () => {
  const { origin } = await startHost((request, response) => {
    response.setHeader('content-type', 'application/json').setHeader('etag', '"1"');
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.end('{"success":true,"data":[{"number":250}]}');
  });
  const testSite = await startTestServer({ env: { CMS_ORIGIN: origin } });
  for (const times of [1, 2]) {
    expect((await testSite.fetch('/wp-json/custom/v1/matrices/')).status).toBe(200);
    await readMetricsWith(new RegExp(`^provider_answers_drifted_total\\{operation="getMatrices"\\} ${times}$`, 'm'), testSite);
    testSite.clock.advance(31_000);
  }
});

const halfBody = '{"email":"admin@example.org","name":"';

it.each<[string, (response: ServerResponse) => void]>([
  [
    'that breaks off',
    (response) => response.writeHead(200, { 'content-length': '1000' }).write(halfBody, () => setTimeout(() => response.destroy(), 50)),
  ],
  ['without an end', (response) => response.writeHead(200).write(halfBody + 'a'.repeat(40 * 1024 * 1024))],
])('the drift report responds with 502 if the provider confirms the session with a response %s', async (_what, respond) => {
  const { origin } = await startHost((_request, response) => respond(response.setHeader('content-type', 'application/json')));
  const testSite = await startTestServer({ env: { CMS_ORIGIN: origin, JOBS_ORIGIN: origin } });
  expect((await testSite.fetch('/site/provider/drift', { headers: { authorization: 'Bearer any' } })).status).toBe(502);
  expect((await testSite.fetch('/healthz')).status).toBe(200);
});
