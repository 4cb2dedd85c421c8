import { jobIds } from '../../support/standIn/data/jobs.ts';
import { PASSCODE, admin, employer, member, type Person } from '../../support/standIn/data/people.ts';
import { startHost } from '../../support/server/host.ts';
import { startStandIn, type StandIn } from '../../support/standIn/standIn.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** These tests read files and members' data of a provider's job backend, which itself restricts less than this server. */

let provider: StandIn;
let site: TestServer;

beforeEach(async () => {
  provider = await startStandIn();
  site = await startTestServer({ env: { CMS_ORIGIN: provider.origin, JOBS_ORIGIN: provider.origin } });
});

async function login({ email }: Person): Promise<string> {
  const { body } = await site.json<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', { body: { otp: PASSCODE, email } });
  return body.data.token;
}

interface Row {
  _id: string;
  jobDescription?: string;
  cv?: string;
}

async function fetchRows(path: string, token?: string): Promise<Row[]> {
  return (await site.json<Row[]>(path, { token })).body;
}

const fetchFile = async (url: string, token?: string): Promise<{ status: number; name: string | null; text: string }> => {
  const response = await site.fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, name: response.headers.get('content-disposition'), text: await response.text() };
};

const listRequestedFiles = (): string[] => provider.requests.map(({ path }) => path).filter((path) => path.startsWith('/uploads/'));

describe('a file of a provider', () => {
  test.each([
    ['relative', jobIds.delivery, '/uploads/delivery-manager.pdf'],
    ['absolute', jobIds.agile, '/uploads/agile-coach.pdf'],
  ])('[JOBS-08] with a job’s description at a %s URL is sent to visitors as job_description.pdf', async (_kind, id, path) => {
    const listed = (await fetchRows('/api/jobs/allJobs')).find(({ _id }) => _id === id)?.jobDescription ?? '';
    const { body } = await site.json<Row>(`/api/jobs/${id}`);
    expect(body.jobDescription).toBe(listed);
    const file = await fetchFile(listed);
    expect(file).toMatchObject({ status: 200, name: 'attachment; filename="job_description.pdf"' });
    expect(file.text).toContain('%PDF-1.4');
    expect(listRequestedFiles()).toEqual([path]);
  });

  test('[JOBS-08] on another host keeps its URL; a job without a file has no URL', async () => {
    const token = await login(employer);
    const fields = { jobTitle: 'Elsewhere', jobDescription: 'https://files.example.org/a.pdf', userId: employer._id };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await site.fetch('/api/jobs/postJob', { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
    const created = await fetchRows(`/api/jobs/jobsCreatedByUser?userId=${employer._id}`, token);
    expect(created.find(({ jobDescription = '' }) => jobDescription.includes('files.example.org'))?.jobDescription).toBe(
      fields.jobDescription,
    );
    expect(created.find(({ _id }) => _id === jobIds.controls)?.jobDescription).toBeUndefined();
  });

  test('[APPL-01] [APPL-03] with a CV is sent as cv.pdf to the employer; its URL responds with 404 to anybody else', async () => {
    const [asEmployer, asMember] = [await login(employer), await login(member)];
    const [first] = await fetchRows(`/api/applicants/${jobIds.delivery}`, asEmployer);
    const cvUrl = first?.cv ?? '';
    expect(await fetchFile(cvUrl, asEmployer)).toMatchObject({ status: 200, name: 'attachment; filename="cv.pdf"' });
    const requestCount = listRequestedFiles().length;
    expect((await fetchFile(cvUrl, asMember)).status).toBe(404);
    expect((await fetchFile(cvUrl)).status).toBe(404);
    // A changed URL doesn't open another file, and doesn't open the CV as if it were a job description.
    expect((await fetchFile(cvUrl.replace('/uploads/', '/uploads/other-'), asEmployer)).status).toBe(404);
    expect((await fetchFile(cvUrl.replace('/cv/', '/jobDescription/'))).status).toBe(404);
    expect(listRequestedFiles()).toHaveLength(requestCount);
  });
});

test('a provider’s file of an unknown type keeps its length, with which browsers show how far a download is', async () => {
  const readList = async (path: string): Promise<string> => (await fetch(`${provider.origin}${path}`)).text();
  const { origin } = await startHost(({ url = '' }, response) => {
    if (url.startsWith('/uploads/'))
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 10_000 }).end('a'.repeat(10_000));
    else void readList(url).then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
  });
  site = await startTestServer({ env: { CMS_ORIGIN: provider.origin, JOBS_ORIGIN: origin } });
  const job = (await fetchRows('/api/jobs/allJobs')).find(({ _id }) => _id === jobIds.delivery);
  const { status, headers } = await site.fetch(job?.jobDescription ?? '', { headers: { 'accept-encoding': 'gzip' } });
  expect([status, headers.get('content-encoding'), headers.get('content-length')]).toEqual([200, null, '10000']);
});

describe('access to data of other members', () => {
  test.each([`/api/applicants/${jobIds.transformation}`, `/api/applicants/search/${jobIds.transformation}?name=a`])(
    '[APPL-03] at %s is refused to a member who did not post the job, before the provider is asked for applicants',
    async (path) => {
      const [asEmployer, asAdmin] = [await login(employer), await login(admin)];
      const { status, body } = await site.json(path, { token: asEmployer });
      expect([status, body.error]).toEqual([403, 'Only the member who posted a job, or an admin, can see who applied']);
      expect(provider.requests.filter((request) => request.path.startsWith('/api/applicants'))).toEqual([]);
      expect((await site.json(path, { token: asAdmin })).status).toBe(200);
    },
  );

  test('[APPL-03] that doesn’t exist, such as applicants of an unknown job, gets a 404', async () => {
    expect((await site.json(`/api/applicants/66b0000000000000000000ff`, { token: await login(member) })).status).toBe(404);
  });

  test.each([
    ['POST', '/api/jobs/applyJob', { jobId: jobIds.agile, name: 'Meera', cv: 'x'.repeat(300_000) }],
    ['POST', '/api/jobs/postJob', { jobTitle: 'A', description: 'x'.repeat(1_000) }],
  ])('[D-39] by %s %s in the name of another member is refused, and not sent to the provider', async (method, path, fields) => {
    const token = await login(member);
    const send = async (userId: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, userId }))
        form.append(name, name === 'cv' ? new Blob([value], { type: 'application/pdf' }) : value);
      return site.fetch(path, { method, body: form, headers: { authorization: `Bearer ${token}` } });
    };
    const response = await send(employer._id);
    const { error } = (await response.json()) as { error: string };
    expect([response.status, error]).toEqual([403, expect.stringMatching(/^You are logged in as somebody else/)]);
    const received = provider.requests.filter((request) => request.path === path);
    expect(received).toEqual([]);
    expect((await send(member._id)).status).toBe(200);
  });

  test('[D-39] by a form whose fields are sent as JSON is refused', async () => {
    const { status } = await site.json('/api/jobs/applyJob', {
      token: await login(member),
      body: { userId: employer._id, jobId: jobIds.agile },
    });
    expect(status).toBe(415);
  });

  test('[MOD-03] [POST-06] is refused to a member who decides about a job or changes the job of another member', async () => {
    const token = await login(member);
    const body = { jobId: jobIds.waiting, status: 'published', statusRemark: '' };
    expect((await site.json('/api/jobs/status', { method: 'PATCH', body, token })).status).toBe(403);
    const form = new FormData();
    form.append('jobTitle', 'Mine now');
    const headers = { authorization: `Bearer ${token}` };
    const update = (id: string) => site.fetch(`/api/jobs/updateJob/${id}`, { method: 'PUT', body: form, headers });
    expect((await update(jobIds.delivery)).status).toBe(403);
    expect(provider.requests.filter(({ method }) => method === 'PATCH' || method === 'PUT')).toEqual([]);
  });
});
