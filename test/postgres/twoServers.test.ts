import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openPostgresBus } from '../../server/platform/bus/postgresBus.ts';
import type { Deps } from '../../server/jobs/deps.ts';
import { applicationFields, jobFields, pdf, send } from '../server/jobs/forms.ts';
import { loginAll, memberIds, startBoard, type TestBoard } from '../server/jobs/board.ts';
import { databaseSettings, readRows } from '../support/postgres/database.ts';
import { createKillableServer, type KillableServer } from '../support/server/killable.ts';
import { renderedSite, serveRenderedSite } from '../support/server/renderedSite.ts';
import { createClient, startTestServer, type TestServer } from '../support/server/start.ts';
import { until } from '../support/until.ts';

const now = '2026-11-20T12:00:00+05:30';

describe('two servers on one database, each with its own folder', () => {
  let board: TestBoard;
  let otherServer: TestServer;
  let otherDeps: Deps;
  let tokens: Awaited<ReturnType<typeof loginAll>>;
  beforeAll(async () => {
    board = await startBoard({ now, alsoSite: serveRenderedSite });
    tokens = await loginAll(board);
    otherServer = await startTestServer({
      now,
      env: { DEMO: 'false' },
      sharedWith: board.server,
      site: async (app, deps) => {
        otherDeps = deps;
        await serveRenderedSite(app, deps);
      },
    });
  });

  async function postJob(title: string): Promise<string> {
    const form = jobFields({ jobTitle: title, jobCategory: 'Airships' });
    expect((await send(board, 'POST', '/api/jobs/postJob', form, tokens.owner)).status).toBe(200);
    const { jobs } = await board.list('/api/jobs/jobByStatus?status=unpublished', tokens.admin);
    return jobs.find(({ jobTitle }) => jobTitle === title)?._id ?? '';
  }

  const decideJob = async (jobId: string, status: string) =>
    expect((await board.server.json('/api/jobs/status', { method: 'PATCH', token: tokens.admin, body: { jobId, status } })).status).toBe(
      200,
    );

  /** Reads lists, counts, categories and searches from the other server. */
  async function readTotals() {
    const readTotal = async (requestPath: string) => {
      const { status, headers } = await otherServer.json(requestPath, { token: tokens.admin });
      expect(status).toBe(200);
      return Number(headers.get('x-total-count'));
    };
    const counts = await otherServer.json<{ published: number; unpublished: number }>('/api/jobs/status/counts', { token: tokens.admin });
    const categories = await otherServer.json<{ name: string; jobs: number }[]>('/api/jobCategories');
    const site = await otherServer.json<{ total: number }>('/site/search?q=zeppelin');
    return {
      all: await readTotal('/api/jobs/allJobs'),
      found: await readTotal('/api/jobs/search?keyword=zeppelin&location='),
      waiting: await readTotal('/api/jobs/jobByStatus?status=unpublished'),
      counts: [counts.body.published, counts.body.unpublished],
      airships: categories.body.find(({ name }) => name === 'Airships')?.jobs ?? 0,
      site: site.body.total,
    };
  }

  it('see at once in lists, counts, categories and searches what was posted, published and unpublished on the other', async () => {
    const before = { all: 0, found: 0, waiting: 0, counts: [0, 0], airships: 0, site: 0 };
    expect(await readTotals()).toEqual(before);
    const id = await postJob('Zeppelin pilot');
    expect(await readTotals()).toEqual({ ...before, waiting: 1, counts: [0, 1] });
    await decideJob(id, 'published');
    expect(await readTotals()).toEqual({ all: 1, found: 1, waiting: 0, counts: [1, 0], airships: 1, site: 1 });
    await decideJob(id, 'unpublished');
    expect(await readTotals()).toEqual({ ...before, waiting: 1, counts: [0, 1] });
  });

  it('[CACHE-01] cache a changed page of the board no longer than a single server would, and respond to an unchanged one with 304', async () => {
    let advancedMs = 0;
    const readRealTime = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => readRealTime() + advancedMs);
    const fetchBoardPage = async (): Promise<string> => (await otherServer.fetch('/exploreJobs')).text();
    const id = await postJob('Balloon inspector');
    expect((await fetchBoardPage()).includes('Balloon inspector')).toBe(false);
    await decideJob(id, 'published');
    advancedMs += 10_001;
    expect((await fetchBoardPage()).includes('Balloon inspector')).toBe(true);
    await decideJob(id, 'unpublished');
    advancedMs += 10_001;
    expect((await fetchBoardPage()).includes('Balloon inspector')).toBe(false);
    const etag = (await otherServer.fetch('/exploreJobs')).headers.get('etag') ?? '';
    const rendered = jest.spyOn(renderedSite, 'loadPage');
    advancedMs += 300_000;
    expect((await otherServer.fetch('/exploreJobs', { headers: { 'if-none-match': etag } })).status).toBe(304);
    // The page is rendered again after the response.
    await until(() => rendered.mock.calls.length === 1);
    rendered.mockRestore();
  });

  it('[JOBS-03] have the same feed with the same ETag', async () => {
    await decideJob(await postJob('Kite maker'), 'published');
    board.server.clock.advance(61_000);
    otherServer.clock.advance(61_000);
    const [first, second] = await Promise.all([board.server.fetch('/jobs.atom'), otherServer.fetch('/jobs.atom')]);
    const text = await first.text();
    expect(text).toContain('Kite maker');
    expect(await second.text()).toBe(text);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('end the sessions of a deactivated member on both at once', async () => {
    const fetchDetails = (server: TestServer) => server.json('/wp-json/custom/v1/user-details', { token: tokens.other });
    expect([(await fetchDetails(board.server)).status, (await fetchDetails(otherServer)).status]).toEqual([200, 200]);
    const member = `/api/members/${memberIds.other}`;
    expect((await otherServer.json(member, { method: 'PATCH', token: tokens.admin, body: { state: 'deactivated' } })).status).toBe(200);
    expect([(await fetchDetails(board.server)).status, (await fetchDetails(otherServer)).status]).toEqual([401, 401]);
  });

  it('[D-47] share uploads, so that a CV uploaded to one can be read from the other until the application is withdrawn', async () => {
    const [job] = await board.add({ title: 'With a CV' });
    const [jobId, cv] = [job?.id ?? '', pdf('the CV of Asha'.padEnd(700_000))];
    expect((await send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, { cv }), tokens.member)).status).toBe(200);
    const { body } = await otherServer.json<{ cv: string }[]>(`/api/applicants/${jobId}`, { token: tokens.owner });
    const fetchCv = (server: TestServer, token: string) =>
      server.fetch(body[0]?.cv ?? '', { headers: { authorization: `Bearer ${token}` } });
    const response = await fetchCv(otherServer, tokens.owner);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="cv.pdf"']);
    expect(Buffer.from(await response.arrayBuffer()).equals(cv)).toBe(true);
    expect((await fetchCv(otherServer, tokens.other)).status).toBe(404);
    expect((await otherServer.json(`/api/jobs/applyJob/${jobId}`, { method: 'DELETE', token: tokens.member })).status).toBe(200);
    expect((await fetchCv(board.server, tokens.owner)).status).toBe(404);
    for (const { dataDir } of [board.server, otherServer])
      expect(await readdir(path.join(dataDir, 'files'), { recursive: true })).toEqual(['incoming']);
  });

  it('elect one leader for a task, and never two at a time', async () => {
    const runs: string[] = [];
    let end: () => void = () => undefined;
    const longTask = board.deps.bus.runExclusive('a task', async () => {
      runs.push('one');
      await new Promise<void>((resolve) => (end = resolve));
    });
    await until(() => runs.length === 1);
    const createTask = (name: string) => async () => void runs.push(name);
    expect(await board.deps.bus.runExclusive('a task', createTask('one'))).toBe(false);
    expect(await otherDeps.bus.runExclusive('a task', createTask('other'))).toBe(false);
    end();
    expect(await longTask).toBe(true);
    expect(await otherDeps.bus.runExclusive('a task', createTask('other'))).toBe(false);
    expect(await otherDeps.bus.runExclusive('another task', createTask('other'))).toBe(true);
    expect(await board.deps.bus.runExclusive('a task', createTask('one'))).toBe(true);
    expect(runs).toEqual(['one', 'other', 'one']);
  });
});

describe('two server processes on one database', () => {
  let first: KillableServer;
  let second: KillableServer;
  beforeAll(async () => {
    first = await createKillableServer({ env: { WORKERS: '2' } });
    second = await createKillableServer({ sharedWith: first });
  });

  it('may be started at the same time on an empty database, and share its members and sessions', async () => {
    const [firstClient, secondClient] = (await Promise.all([first.start(), second.start()])).map(createClient);
    const token = await firstClient?.login();
    expect((await secondClient?.json('/wp-json/custom/v1/user-details', { token: token ?? '' }))?.status).toBe(200);
    const [members] = await readRows(first.dataDir, `select count(*) as count from members where email = 'admin@example.org'`);
    expect(Number(members?.count)).toBe(1);
    await Promise.all([first.kill(), second.kill()]);
  });

  it('lose no acknowledged write when one is killed, and the other continues and takes over its scheduled work', async () => {
    const firstOrigin = await first.start();
    const secondOrigin = await second.start();
    const { DATABASE_URL = '' } = await databaseSettings(first.dataDir);
    const observingBus = await openPostgresBus(DATABASE_URL, { warn: () => undefined });
    const poster = await createClient(firstOrigin).login('employer@example.org');
    const admin = await createClient(secondOrigin).login('admin@example.org');
    const createWrite = (origin: string, lane: string) => async (count: number) => {
      const title = `Write ${lane}-${count}`;
      const { status } = await send({ server: createClient(origin) }, 'POST', '/api/jobs/postJob', jobFields({ jobTitle: title }), poster);
      if (status !== 200) throw new Error(`refused with ${status}`);
      return title;
    };
    const listUnpublished = async (): Promise<[total: number, titles: string[]]> => {
      const { body, headers } = await createClient(secondOrigin).json<{ jobTitle: string }[]>('/api/jobs/jobByStatus?status=unpublished', {
        token: admin,
      });
      return [Number(headers.get('x-total-count')), body.map(({ jobTitle }) => jobTitle)];
    };
    // Fills the second server's caches.
    await listUnpublished();
    const victim = { alive: true };
    const acknowledgedTitles: string[] = [];
    const continuedWrites = (async () => {
      const postNext = createWrite(secondOrigin, 'left');
      for (let count = 0, after = 0; after < 10; count += 1) {
        acknowledgedTitles.push(await postNext(count));
        if (!victim.alive) after += 1;
      }
    })();
    expect(await observingBus.runExclusive('cleaning', () => Promise.resolve())).toBe(false);
    acknowledgedTitles.push(...(await first.writeUntilKilled([createWrite(firstOrigin, 'a'), createWrite(firstOrigin, 'b')], 12)));
    victim.alive = false;
    await continuedWrites;
    const [total, titles] = await listUnpublished();
    expect(acknowledgedTitles.filter((title) => !titles.includes(title))).toEqual([]);
    expect(titles).toHaveLength(total);
    // The killed process was the leader.
    await until(() => observingBus.runExclusive('cleaning', () => Promise.resolve()));
    await observingBus.close();
  });
});
