import { readSettings } from '../../../server/platform/settings.ts';
import { scenarioNames, type ScenarioName } from '../../../server/platform/scenarioNames.ts';
import { startTestServer, type JsonInit, type TestServer } from '../../support/server/start.ts';

type Row = Record<string, unknown>;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { NODE_ENV: 'development' } });
  token = await server.login('admin@example.org');
});

const request = <T>(scenario: ScenarioName, path: string, init: JsonInit = {}) =>
  server.json<T>(path, { ...init, headers: { cookie: `other=1; scenario=${scenario}` } });

const JOB = '65f1c0ffee65f1c0ffee1001';
const CALLS = [
  ...['matrices', 'home-banner', 'certifications-listing', 'active-events', 'volunteers-list', 'videos', 'recent-videos'].map(
    (call) => `/wp-json/custom/v1/${call}/`,
  ),
  ...[
    'event-categories',
    'upcoming-events',
    'past-events/?year=2025',
    'related-past-events/4101',
    'certification/2691',
    'user-details',
  ].map((call) => `/wp-json/custom/v1/${call}`),
  ...['event/4101', 'directors', 'past-directors/'].map((call) => `/wp-json/custom-api/v1/${call}`),
  ...['allJobs', 'search?keyword=manager&limit=6', 'jobByStatus', 'jobsCreatedByUser', 'jobsAppliedByUser', 'status/counts', JOB].map(
    (call) => `/api/jobs/${call}`,
  ),
  ...['jobCategories', `similarJobs/${JOB}`, 'savedJobs', 'savedJobIds', 'jobAlerts', `applicants/${JOB}?limit=20&page=2`].map(
    (call) => `/api/${call}`,
  ),
  ...['pages/about', 'pages/volunteering', 'pages/membership', 'search?q=project'].map((call) => `/site/${call}`),
];

// On this server, a response that does not match its contract becomes a 500.
it.each(['empty', 'hostile', 'huge', 'long-words'] as const)(
  'in the scenario “%s” every response follows its contract, and many differ from the usual responses',
  async (name) => {
    let changedCount = 0;
    for (const call of CALLS) {
      const usual = await request('usual', call, { token });
      const { status, body } = await request(name, call, { token });
      expect([call, status, body]).toEqual([call, usual.status, body]);
      if (JSON.stringify(body) !== JSON.stringify(usual.body)) changedCount += 1;
    }
    expect(changedCount).toBeGreaterThan(name === 'huge' ? 5 : CALLS.length / 2);
  },
);

it('in the scenario “hostile” pictures cannot be loaded, but keep their alternative texts', async () => {
  const { body } = await request('hostile', '/wp-json/custom-api/v1/directors');
  const pictures = JSON.stringify(body).match(/\{[^{}]*no-such-picture[^{}]*\}/g) ?? [];
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((picture) => !picture.includes('"alt":'))).toEqual([]);
});

it('in the scenario “empty” lists are empty, and counts are zero', async () => {
  expect((await request('empty', '/wp-json/custom/v1/volunteers-list/')).body).toMatchObject({ data: [] });
  const { body, headers } = await request('empty', '/api/jobs/allJobs?limit=6');
  expect([body, headers.get('x-total-count'), headers.get('x-next-cursor')]).toEqual([[], '0', null]);
  expect((await request('empty', '/api/jobs/status/counts', { token })).body).toEqual({ published: 0, unpublished: 0, sentback: 0 });
});

it('in the scenario “huge” there are two thousand jobs, which can be read in pages and opened', async () => {
  expect((await request<{ data: Row[] }>('huge', '/wp-json/custom/v1/volunteers-list/')).body.data).toHaveLength(200);
  const rows = await request<Row[]>('huge', '/api/jobs/allJobs');
  expect(new Set(rows.body.map(({ _id }) => _id)).size).toBe(2_000);
  const first = await request<Row[]>('huge', '/api/jobs/allJobs?limit=100');
  const cursor = first.headers.get('x-next-cursor');
  const next = await request<Row[]>('huge', `/api/jobs/allJobs?limit=100&cursor=${cursor}`);
  expect([...first.body, ...next.body]).toEqual(rows.body.slice(0, 200));
  const id = String(next.body.at(-1)?._id);
  expect((await request('huge', `/api/jobs/${id}`)).body).toMatchObject({ _id: id });
  expect((await request<Row[]>('huge', '/api/jobs/search?keyword=zeppelin')).body).toEqual([]);
});

it('in the scenario “failing” errors follow the contracts, except one that is an HTML page', async () => {
  expect(await request('failing', '/wp-json/custom-api/v1/directors')).toMatchObject({ status: 500, body: { success: false } });
  expect(await request('failing', '/api/jobs/allJobs')).toMatchObject({ status: 503, body: { success: false } });
  const broken = await server.fetch('/wp-json/custom/v1/matrices/', { headers: { cookie: 'scenario=failing' } });
  expect([broken.status, broken.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect((await server.fetch('/wp-json/custom/v1/matrices/')).status).toBe(200);
});

it('in the scenario “signed-out” only the first call that needs a session succeeds, until the scenario is chosen again', async () => {
  const listSavedJobs = () => request('signed-out', '/api/savedJobs', { token });
  expect([(await listSavedJobs()).status, (await listSavedJobs()).status]).toEqual([200, 401]);
  expect((await request('signed-out', '/wp-json/custom/v1/user-details', { token })).status).toBe(401);
  await server.fetch('/scenario/signed-out', { redirect: 'manual' });
  expect((await listSavedJobs()).status).toBe(200);
  expect((await server.json('/api/savedJobs', { token })).status).toBe(200);
});

it('a browser chooses a scenario by opening the scenario’s URL, which redirects only within the site', async () => {
  const choose = (nameAndQuery: string) => server.fetch(`/scenario/${nameAndQuery}`, { redirect: 'manual' });
  const { status, headers } = await choose(`hostile?to=${encodeURIComponent('/exploreJobs?show=12')}`);
  expect([status, headers.get('location')]).toEqual([302, '/exploreJobs?show=12']);
  expect(headers.get('set-cookie')).toContain('scenario=hostile;');
  for (const to of ['//evil.example', '/.//evil.example', '/\\evil.example', 'https://evil.example/']) {
    expect((await choose(`empty?to=${encodeURIComponent(to)}`)).headers.get('location')).toBe('/');
  }
  const unknown = await server.json('/scenario/chaos');
  expect(unknown).toMatchObject({ status: 404, body: { message: expect.stringContaining(scenarioNames.join(', ')) } });
  expect(await (await server.fetch('/scenario')).text()).toContain('href="/scenario/long-words"');
});

it('the scenario in the setting SCENARIO applies to browsers that have not chosen one', async () => {
  const other = await startTestServer({ env: { NODE_ENV: 'development', SCENARIO: 'empty' } });
  expect((await other.json('/api/jobs/allJobs')).body).toEqual([]);
  expect((await other.json<Row[]>('/api/jobs/allJobs', { headers: { cookie: 'scenario=usual' } })).body).not.toEqual([]);
});

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['without NODE_ENV', {}],
  ['that is open to the network', { NODE_ENV: 'development', HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example.org' }],
  ['in front of a provider’s backends', { NODE_ENV: 'development', JOBS_ORIGIN: 'https://jobs.example.org' }],
])('a server %s refuses the setting SCENARIO, and has no scenarios', (_where, env) => {
  expect(() => readSettings({ ...env, SCENARIO: 'empty' })).toThrow(/^SCENARIO is set, but scenarios exist only on a development server/);
  expect(readSettings(env).scenario).toBeUndefined();
});

it('an unknown name in SCENARIO prevents the start with a message that lists the known names', () => {
  expect(() => readSettings({ NODE_ENV: 'development', SCENARIO: 'chaos' })).toThrow(/Choose one of: usual, empty, slow/);
});

it('in production a scenario’s cookie has no effect, and a scenario’s URL responds with 404', async () => {
  const productionServer = await startTestServer({ env: { NODE_ENV: 'production' } });
  expect((await productionServer.json('/api/jobs/allJobs', { headers: { cookie: 'scenario=empty' } })).body).not.toEqual([]);
  expect((await productionServer.fetch('/scenario/empty', { redirect: 'manual' })).status).toBe(404);
});
