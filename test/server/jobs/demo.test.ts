/** @postgres full */
import { seedDemo } from '../../../server/dev/demo/seed.ts';
import { readDemoJobs, readDemoMembers } from '../../../server/dev/demo/read.ts';
import type { Deps } from '../../../server/jobs/deps.ts';
import type { WireJob } from '../../../server/jobs/data/serialize.ts';
import { releaseDatabase } from '../../support/postgres/database.ts';
import { startTestServer } from '../../support/server/start.ts';
import type { TestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let server: TestServer;
let deps: Deps;

beforeAll(async () => {
  server = await startTestServer({
    now: '2026-11-20T12:00:00+05:30',
    site: (_app, appDeps) => {
      deps = appDeps;
      return Promise.resolve();
    },
  });
});

async function readList<T = WireJob>(path: string, token?: string): Promise<T[]> {
  return (await server.json<T[]>(path, { token })).body;
}

it('[JOBS-04] the demo shows sixty open jobs with different titles and descriptions', async () => {
  const jobs = await readList('/api/jobs/allJobs');
  expect(jobs).toHaveLength(60);
  expect(new Set(jobs.map((job) => job.jobTitle)).size).toBe(60);
  expect(new Set(jobs.map((job) => job.description)).size).toBe(60);
  expect(new Set(jobs.map((job) => job.location)).size).toBeGreaterThan(15);
  expect(jobs.filter((job) => job.remotePosition === 'true').length).toBeGreaterThan(5);
  for (const job of jobs) {
    expect((job.description ?? '').length).toBeLessThanOrEqual(1000);
    expect((job.closingDate ?? '') >= '2026-11-20').toBe(true);
    expect(Date.parse(job.createdAt)).toBeLessThan(server.clock.now().getTime());
    expect(['Full-Time', 'Part-Time', 'Intern']).toContain(job.jobType);
    expect(['Senior-level', 'Mid-level', 'Junior-level']).toContain(job.jobCarrerLevel);
  }
});

it('[MY-01] the demo has applied jobs for the member, posted jobs for the employer and pending jobs for the admin', async () => {
  const [member, employer, admin] = [
    await server.login('member@example.org'),
    await server.login('employer@example.org'),
    await server.login('admin@example.org'),
  ];
  expect((await readList<{ jobId: WireJob }>('/api/jobs/jobsAppliedByUser', member)).length).toBeGreaterThan(6);
  const created = await readList('/api/jobs/jobsCreatedByUser', employer);
  expect(new Set(created.map((job) => job.status))).toEqual(new Set(['published', 'unpublished', 'sentback']));
  for (const job of created) expect(job.statusRemark !== '').toBe(job.status === 'sentback');
  const pending = await readList('/api/jobs/jobByStatus', admin);
  expect(pending.filter((job) => job.status === 'unpublished')).toHaveLength(6);
  expect(pending.filter((job) => job.status === 'sentback')).toHaveLength(4);
});

it('[APPL-01] the employer of the demo sees applicants, each with a PDF as CV', async () => {
  const employer = await server.login('employer@example.org');
  const created = await readList('/api/jobs/jobsCreatedByUser', employer);
  const job = created.find(({ appliedBy }) => appliedBy.length > 1);
  const applicants = await readList<{ name: string; cv: string }>(`/api/applicants/${job?._id}`, employer);
  expect(applicants).toHaveLength(job?.appliedBy.length ?? 0);
  for (const { name, cv } of applicants) {
    const response = await server.fetch(cv, { headers: { authorization: `Bearer ${employer}` } });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
    expect(await response.text()).toMatch(new RegExp(`^%PDF-1\\.4[^]*\\(${name}\\)[^]*%%EOF\n$`));
  }
});

it('[MY-03] no demo member has applied to their own job', () => {
  const applied = readDemoJobs().filter(({ applicants = [] }) => applicants.length > 0);
  expect(applied.length).toBeGreaterThan(6);
  for (const job of applied) expect(job.applicants).not.toContain(job.by);
});

it('[DASH-03] the demo has six members, one of them without a membership number and one an admin', () => {
  const members = readDemoMembers();
  expect(members).toHaveLength(6);
  expect(members.filter((member) => member.membershipNumber === null)).toHaveLength(1);
  expect(members.filter((member) => member.role === 'admin').map((member) => member.email)).toEqual(['admin@example.org']);
});

it('the demo adds nothing at a second start', async () => {
  const before = await deps.db.selectFrom('jobs').selectAll().execute();
  expect(await seedDemo(deps)).toBe(false);
  expect(await deps.db.selectFrom('jobs').selectAll().execute()).toEqual(before);
});

it('the demo keeps its jobs and their dates at a restart', async () => {
  const { dataDir } = server;
  const first = await readList('/api/jobs/allJobs?limit=5');
  await server.app.close();
  server = await startTestServer({
    dataDir,
    now: '2026-11-22T12:00:00+05:30',
    site: (_app, appDeps) => {
      deps = appDeps;
      return Promise.resolve();
    },
  });
  expect(await readList('/api/jobs/allJobs?limit=5')).toEqual(first);
});

it('a server logs a warning only if it is started with DEMO=false on the demo’s data', async () => {
  const countWarnings = ({ logLines }: TestServer) => logLines.filter((line) => line.includes('of the demonstration; is DATA_DIR')).length;
  expect(countWarnings(server)).toBe(0);
  const empty = await startTestServer({ env: { DEMO: 'false' } });
  expect(countWarnings(empty)).toBe(0);
  await empty.close();
  const dataDir = makeTempDir();
  const first = await startTestServer({ dataDir });
  await first.close();
  const site = await startTestServer({ dataDir, env: { DEMO: 'false' } });
  expect(countWarnings(site)).toBe(1);
  await site.close();
  await releaseDatabase(dataDir);
});
