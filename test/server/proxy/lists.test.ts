import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { until } from '../../support/until.ts';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** Creates a job with all the fields that a backend with only the documented API may send even to visitors. */
const createJob = (id: string, fields: object = {}) => ({
  _id: id,
  jobTitle: `Job ${id}`,
  status: 'published',
  jobType: 'Full-Time',
  jobCategory: 'Delivery',
  email: `recruiting-${id}@example.org`,
  extLink: `https://jobs.example.org/apply/${id}`,
  userId: 'person-1',
  appliedBy: ['person-2', 'person-3'],
  statusRemark: 'Seen by the board',
  internalNote: `ring ${id}`,
  closingDate: '2026-12-24',
  ...fields,
});

const allJobs = [
  createJob('a', { closingDate: '2026-12-28', createdAt: '2026-11-01T00:00:00.000Z', minRate: 900 }),
  // A form's list as text.
  createJob('b', { jobType: 'Intern', remotePosition: 'true', jobCategory: 'Planning', appliedBy: '["person-2","person-3"]' }),
  createJob('c', { status: 'unpublished' }),
  createJob('d', { status: 'sentback' }),
  createJob('e', { closingDate: '2026-11-19T10:00:00.000Z' }),
  createJob('f', { jobType: 'Intern', minSalary: '900000', createdAt: '2026-11-19T10:00:00.000Z', updatedAt: '2026-11-20T05:00:00.000Z' }),
  createJob('g', { status: 'archived' }),
  createJob('h', { closedAt: '2026-11-19T10:00:00.000Z', closedReason: 'filled' }),
];

const applicants = [
  { name: 'Meera', email: 'meera@example.org', expectedCTC: '900000' },
  { name: 'asha', email: 'asha@example.org', expectedCTC: 1200000 },
  { name: 'Kiran', email: 'kiran@example.org' },
];

let origin: string;
let server: TestServer;
let calls: string[];
let listener: RequestListener;

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function respondAsDocumented({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const isSignedIn = headers.authorization === 'Bearer live' || headers.authorization === 'Bearer admin';
  const { pathname, searchParams } = new URL(url, 'http://provider');
  if (pathname.includes('user-details'))
    return isSignedIn ? sendJson(response, { ID: 2, email: 'asha@example.org' }) : sendJson(response, {}, 401);
  if (pathname.includes('checkUser'))
    return sendJson(response, {
      success: true,
      user: { _id: 'person-2', role: headers.authorization === 'Bearer admin' ? 'admin' : 'user' },
    });
  if (pathname === '/api/jobs/allJobs') return sendJson(response, { success: true, data: allJobs });
  if (pathname === '/api/jobs/search') {
    return sendJson(
      response,
      allJobs.filter(({ _id }) => searchParams.get('keyword')?.includes(_id)),
    );
  }
  if (decodeURIComponent(pathname) === '/api/jobs/jobByStatus') return sendJson(response, allJobs);
  if (pathname === '/api/jobs/jobsCreatedByUser') return sendJson(response, allJobs);
  if (pathname.startsWith('/api/similarJobs/')) return sendJson(response, allJobs);
  if (pathname.startsWith('/api/applicants/')) return sendJson(response, applicants);
  const requestedJob = allJobs.find(({ _id }) => pathname === `/api/jobs/${_id}`);
  sendJson(response, requestedJob ?? { success: false, error: 'unknown' }, requestedJob ? 200 : 404);
}

async function start(extensions?: string): Promise<void> {
  const env = { CMS_ORIGIN: origin, JOBS_ORIGIN: origin, ...(extensions === undefined ? {} : { JOBS_EXTENSIONS: extensions }) };
  server = await startTestServer({ env, now: '2026-11-20T10:00:00+05:30', checkResponses: false });
}

beforeAll(async () => {
  ({ origin } = await startHost((request, response) => {
    calls.push(request.url ?? '');
    request.resume();
    listener(request, response);
  }));
});
beforeEach(() => {
  calls = [];
  listener = respondAsDocumented;
});

type Jobs = { _id: string; email: string; appliedBy: string[] }[];
/** Returns whether a call is neither of the two calls that confirm a session. */
const isNotSessionCheck = (call: string): boolean => !/user-details|checkUser/.test(call);
const listIds = (jobs: Jobs): string[] => jobs.map(({ _id }) => _id);

describe('the job board of a provider with only the documented API', () => {
  beforeEach(() => start());

  it('[JOBS-04] lists only published, open jobs, even if the provider lists others', async () => {
    expect(listIds((await server.json<Jobs>('/api/jobs/allJobs')).body)).toEqual(['a', 'b', 'f']);
    expect(listIds((await server.json<Jobs>('/api/jobs/allJobs', { token: 'live' })).body)).toEqual(['a', 'b', 'f']);
    expect(listIds((await server.json<Jobs>('/api/jobs/search?keyword=abcdefgh')).body)).toEqual(['a', 'b', 'f']);
    expect(await Promise.all(['c', 'e', 'h'].map(async (id) => (await server.json(`/api/jobs/${id}`)).status))).toEqual([404, 410, 410]);
    expect((await server.json('/api/jobs/a')).status).toBe(200);
  });

  it.each([undefined, 'made-up'])('[JOBS-06] hides contact, poster, applicants and notes if the token is %s', async (token) => {
    for (const path of ['/api/jobs/allJobs', '/api/jobs/search?keyword=a', '/api/jobs/a']) {
      const { body } = await server.json(path, { token });
      const text = JSON.stringify(body);
      expect(text).toContain('Job a');
      expect(text).not.toMatch(/recruiting-|jobs\.example\.org|person-|Seen by the board|ring a/);
    }
  });

  it('[JOBS-06] [D-37] shows members the contacts, and no id of another applicant', async () => {
    const { body } = await server.json<Jobs>('/api/jobs/allJobs', { token: 'live' });
    expect(body[0]).toMatchObject({ email: 'recruiting-a@example.org', appliedBy: ['person-2', '*'] });
    expect(body[1]?.appliedBy).toEqual(['person-2', '*']);
    const asVisitor = await server.json<Jobs>('/api/jobs/allJobs');
    expect(asVisitor.body.map(({ appliedBy }) => appliedBy.length)).toEqual([2, 2, 2]);
  });

  it('filters, sorts, counts and pages lists on this server', async () => {
    const interns = await server.json<Jobs>('/api/jobs/search?type=Intern&limit=1');
    expect([listIds(interns.body), interns.headers.get('x-total-count')]).toEqual([['b'], '2']);
    const next = await server.json<Jobs>(`/api/jobs/search?type=Intern&limit=1&cursor=${interns.headers.get('x-next-cursor')}`);
    expect([listIds(next.body), next.headers.get('x-next-cursor')]).toEqual([['f'], null]);
    expect(listIds((await server.json<Jobs>('/api/jobs/search?type=Intern&remote=true')).body)).toEqual(['b']);
    expect(listIds((await server.json<Jobs>('/api/jobs/search?salary=800000')).body)).toEqual(['f']);
    const listSorted = async (query: string): Promise<string[]> => listIds((await server.json<Jobs>(`/api/jobs/search?${query}`)).body);
    // An hourly rate of 900 rupees is more per year than a salary of 900,000.
    expect(await listSorted('sort=pay')).toEqual(['a', 'f', 'b']);
    expect(await listSorted('sort=closing&keyword=abcdefg')).toEqual(['b', 'f', 'a']);
    expect(await listSorted('sort=newest')).toEqual(['f', 'a', 'b']);
    expect((await server.json('/api/jobs/search?sort=name')).status).toBe(400);
    expect((await server.json('/api/jobCategories')).body).toEqual([
      { name: 'Delivery', jobs: 2 },
      { name: 'Planning', jobs: 1 },
    ]);
    const pending = await server.json<Jobs>('/api/jobs/jobByStatus?status=sentback', { token: 'admin' });
    expect(listIds(pending.body)).toEqual(['d']);
    // A job with a status that the documented API does not have is treated as unpublished.
    expect(listIds((await server.json<Jobs>('/api/jobs/jobByStatus?status=unpublished', { token: 'admin' })).body)).toEqual(['c', 'g']);
    expect(listIds((await server.json<Jobs>('/api/jobs/jobByStatus', { token: 'admin' })).body)).toEqual(['c', 'd', 'g']);
    // The documented list by status has only pending jobs. Published jobs are taken from another list, the latest first.
    const published = await server.json<Jobs>('/api/jobs/jobByStatus?status=published', { token: 'admin' });
    expect(listIds(published.body)).toEqual(['f', 'a', 'b', 'e', 'h']);
    expect(calls.filter((path) => path.includes('status=published'))).toEqual([]);
    const byName = await server.json<{ name: string }[]>('/api/applicants/a?sort=name&order=asc&limit=2&page=1', { token: 'admin' });
    expect([byName.body.map(({ name }) => name), byName.headers.get('x-total-count')]).toEqual([['asha', 'Kiran'], '3']);
    const byPay = await server.json<{ name: string }[]>('/api/applicants/a?sort=expectedCTC&order=desc', { token: 'admin' });
    expect(byPay.body.map(({ name }) => name)).toEqual(['asha', 'Meera', 'Kiran']);
  });

  it('sends the provider only calls and parameters of the documented API', async () => {
    await server.json('/api/jobs/search?keyword=a&type=Intern&limit=3&cursor=1&exact=true&sort=pay');
    await server.json('/api/jobs/search?closing=soon&limit=3');
    await server.json('/api/applicants/a?sort=name&limit=5&page=1', { token: 'admin' });
    await server.json('/api/applicants/search/a?name=as&stage=seen', { token: 'admin' });
    const memberPaths = ['/api/savedJobs', '/api/savedJobIds', '/api/user/sessions', '/api/jobs/status/counts', '/api/members'];
    for (const path of memberPaths) expect((await server.json(path, { token: 'live' })).status).toBe(404);
    expect(calls.filter(isNotSessionCheck)).toEqual([
      '/api/jobs/search?keyword=a',
      '/api/jobs/allJobs',
      '/api/applicants/a',
      '/api/applicants/search/a?name=as',
    ]);
  });

  it('refuses calls without the needed session or role before it calls the provider, which may send lists to anybody', async () => {
    const lists = ['/api/jobs/jobByStatus', '/api/jobs/jobsCreatedByUser?userId=person-1', '/api/applicants/a'];
    for (const path of lists) expect((await server.json(path)).status).toBe(401);
    for (const path of lists) expect((await server.json(path, { token: 'made-up' })).status).toBe(401);
    for (const path of lists.slice(0, 2)) expect((await server.json(path, { token: 'live' })).status).toBe(403);
    expect(calls.filter(isNotSessionCheck)).toEqual([]);
  });

  it('refuses another member’s list even with a repeated parameter, and never sends a list for a path with encoded letters', async () => {
    const createdPath = '/api/jobs/jobsCreatedByUser?userId=person-2';
    expect((await server.json(`${createdPath}&userId=person-1`, { token: 'live' })).status).toBe(403);
    expect((await server.json('/api/jobs/jobsCreatedByUser', { token: 'live' })).status).toBe(400);
    // The provider's router decodes paths, and may ignore upper and lower case.
    expect((await server.json('/api/jobs/%6AobByStatus', { token: 'live' })).status).toBe(502);
    expect((await server.json('/api/jobs/%6AobByStatus')).status).toBe(502);
    expect((await server.json(createdPath, { token: 'live' })).status).toBe(200);
  });

  it('[D-35] [D-37] shows a job that is not on the board only to an admin, and ids of other applicants only to an admin', async () => {
    const read = async (id: string, token: string) => {
      const { status, body } = await server.json(`/api/jobs/${id}`, { token });
      return { status, userId: body.userId, appliedBy: body.appliedBy, statusRemark: body.statusRemark, updatedAt: body.updatedAt };
    };
    const sharedFields = { status: 200, userId: 'person-1', updatedAt: undefined };
    expect(await read('f', 'live')).toEqual({ ...sharedFields, appliedBy: ['person-2', '*'], statusRemark: undefined });
    expect(await read('f', 'admin')).toEqual({ ...sharedFields, appliedBy: ['person-2', 'person-3'], statusRemark: 'Seen by the board' });
    expect((await read('c', 'live')).status).toBe(404);
    expect((await read('e', 'live')).status).toBe(410);
    expect((await read('c', 'admin')).status).toBe(200);
    const { body } = await server.json<Jobs>('/api/jobs/allJobs', { token: 'live' });
    expect(JSON.stringify(body)).not.toMatch(/person-3|Seen by the board/);
  });

  it.each([
    ['an invalid cursor', '/api/jobs/allJobs?limit=2&cursor=x'],
    ['a limit that is not a number', '/api/jobs/allJobs?limit=many'],
  ])('refuses %s', async (_name, path) => {
    expect((await server.json(path)).status).toBe(400);
  });

  it('responds with 502 if the provider’s list can’t be read', async () => {
    listener = (_request, response) => sendJson(response, { jobs: 'none' });
    expect((await server.json('/api/jobs/allJobs')).status).toBe(502);
  });
});

describe('the job board of a provider with extensions', () => {
  it('also masks contacts and hides jobs in the list of similar jobs, and checks the list by status for drift', async () => {
    await start('similarJobs');
    const { body } = await server.json<Jobs>('/api/similarJobs/a');
    expect(listIds(body)).toEqual(['a', 'b', 'f']);
    expect(JSON.stringify(body)).not.toContain('recruiting-');
    await server.json('/api/jobs/jobByStatus', { token: 'admin' });
    await until(async () =>
      (await (await server.fetch('/metrics')).text()).includes('provider_answers_checked_total{operation="listJobsByStatus"} 1'),
    );
  });

  it('leaves paging and filters to the provider, and masks contacts and hides jobs in the provider’s lists', async () => {
    await start('lists, savedJobs');
    const { body } = await server.json<Jobs>('/api/jobs/allJobs?limit=2');
    expect(listIds(body)).toEqual(['a', 'b', 'f']);
    expect(JSON.stringify(body)).not.toContain('recruiting-');
    await server.json('/api/savedJobs', { token: 'live' });
    expect(calls.filter(isNotSessionCheck)).toEqual(['/api/jobs/allJobs?limit=2', '/api/savedJobs']);
    expect((await server.json('/api/jobCategories')).status).toBe(404);
  });
});
