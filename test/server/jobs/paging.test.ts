/** @postgres */
import fc from 'fast-check';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { memberIds, createNumberedJobs, startBoard } from './board.ts';
import type { ListResponse, TestBoard } from './board.ts';

let board: TestBoard;

beforeEach(async () => {
  board = await startBoard();
});
afterEach(() => board.server.close());

/** Reads a list to its end, and runs a callback after each page. @returns the pages */
async function readAll(path: string, limit: number, token?: string, afterEachPage?: () => Promise<unknown>): Promise<ListResponse[]> {
  const pages: ListResponse[] = [];
  let cursor: string | null = null;
  do {
    const join = path.includes('?') ? '&' : '?';
    const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: ListResponse = await board.list(`${path}${join}limit=${limit}${after}`, token);
    pages.push(page);
    cursor = page.next;
    await afterEachPage?.();
  } while (cursor !== null);
  return pages;
}

const listTitles = (pages: ListResponse[]) => pages.flatMap((page) => page.titles);

it('[JOBS-02] each page has the next newest jobs, and headers with the total and the cursor of the next page', async () => {
  await board.add(...createNumberedJobs(7));
  const first = await board.list('/api/jobs/allJobs?limit=3');
  expect(first.titles).toEqual(['Job 7', 'Job 6', 'Job 5']);
  expect(first.total).toBe(7);
  const second = await board.list(`/api/jobs/allJobs?limit=3&cursor=${first.next}`);
  expect(second.titles).toEqual(['Job 4', 'Job 3', 'Job 2']);
  const last = await board.list(`/api/jobs/allJobs?limit=3&cursor=${second.next}`);
  expect(last.titles).toEqual(['Job 1']);
  expect(last.next).toBeNull();
});

it('[JOBS-02] a long list without a limit is complete, and in the same order as pages', async () => {
  await board.add(...createNumberedJobs(1_203));
  for (const path of ['/api/jobs/allJobs', '/api/jobs/search?keyword=job']) {
    const allRows = await board.list(path);
    expect(allRows.titles).toEqual(
      createNumberedJobs(1_203)
        .map(({ title }) => title)
        .reverse(),
    );
    expect(allRows.total).toBe(1_203);
    expect(allRows.next).toBeNull();
  }
});

describe('long lists that clients request but don’t read', () => {
  const unreadSockets: Socket[] = [];
  afterEach(() => {
    for (const socket of unreadSockets.splice(0)) socket.destroy();
  });

  /** Requests the list `times` times without reading the responses. @returns how many chunks the server read from the database */
  async function countChunksRead(times: number): Promise<number> {
    const listOpenSpy = jest.spyOn(board.jobBoard.service, 'listOpen');
    for (let count = 0; count < times; count += 1) {
      const socket = connect(Number(new URL(board.server.origin).port), '127.0.0.1').pause();
      socket.write('GET /api/jobs/allJobs HTTP/1.1\r\nhost: x\r\n\r\n');
      unreadSockets.push(socket);
    }
    let before = -1;
    while (listOpenSpy.mock.calls.length === 0 || listOpenSpy.mock.calls.length !== before) {
      before = listOpenSpy.mock.calls.length;
      await setTimeout(300);
    }
    listOpenSpy.mockRestore();
    return before;
  }

  it('[JOBS-02] [D-61] are limited in number: further lists are shorter, with the total and the cursor of the next page', async () => {
    await board.add(...createNumberedJobs(4_000).map((job) => ({ ...job, description: 'x'.repeat(4_000) })));
    // Each complete list would take 80 chunks.
    expect(await countChunksRead(16)).toBeLessThan(16 * 55);
    const newest = await board.list('/api/jobs/allJobs');
    expect([newest.jobs.length, newest.total, newest.next === null]).toEqual([1_000, 4_000, false]);
    // Each of these 24 shorter lists takes at most 20 chunks.
    expect(await countChunksRead(24)).toBeLessThanOrEqual(24 * 20);
    const shortPage = await board.list('/api/jobs/allJobs');
    expect([shortPage.jobs.length, shortPage.total]).toEqual([50, 4_000]);
    const after = await board.list(`/api/jobs/allJobs?limit=50&cursor=${shortPage.next}`);
    expect(shortPage.titles.concat(after.titles)).toEqual(newest.titles.slice(0, 100));
    // Lists are complete again once the connections are closed.
    for (const socket of unreadSockets.splice(0)) socket.destroy();
    while ((await board.list('/api/jobs/allJobs')).jobs.length < 4_000) await setTimeout(50);
  });
});

it('[JOBS-02] [D-61] a list without a limit is complete even after many clients disconnected before their responses', async () => {
  await board.add(...createNumberedJobs(120));
  const { listOpen } = board.jobBoard.repository;
  const listOpenSpy = jest.spyOn(board.jobBoard.repository, 'listOpen');
  const closedSockets: Promise<unknown>[] = [];
  const sockets: Socket[] = [];
  // Each client disconnects while its first chunk is being read.
  listOpenSpy.mockImplementation(async (page) => {
    const socket = sockets.shift();
    socket?.destroy();
    if (socket) await setTimeout(20);
    return listOpen(page);
  });
  const { hostname, port } = new URL(board.server.origin);
  for (let visitor = 0; visitor < 45; visitor += 1) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    closedSockets.push(new Promise((resolve) => socket.once('close', resolve)));
    socket.write('GET /api/jobs/allJobs HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closedSockets.at(-1);
  }
  listOpenSpy.mockRestore();
  expect(await board.list('/api/jobs/allJobs')).toMatchObject({ total: 120, next: null, jobs: { length: 120 } });
});

it('[JOBS-02] a last page that is exactly full has no cursor of a next page', async () => {
  await board.add(...createNumberedJobs(6));
  expect((await readAll('/api/jobs/allJobs', 3)).map((page) => page.jobs.length)).toEqual([3, 3]);
});

it('[JOBS-02] paging repeats and skips nothing while others publish between two pages', async () => {
  await board.add(...createNumberedJobs(10));
  const pages = await readAll('/api/jobs/allJobs', 3, undefined, () => board.add({ title: 'Newer' }, { title: 'Newer' }));
  expect(listTitles(pages)).toEqual(
    createNumberedJobs(10)
      .map(({ title }) => title)
      .reverse(),
  );
  expect(pages.map((page) => page.total)).toEqual([10, 12, 14, 16]);
});

it('[JOBS-02] paging repeats and skips nothing while others publish at the same time', async () => {
  await board.add(...createNumberedJobs(40));
  const writing = (async () => {
    for (let index = 0; index < 30; index += 1) await board.add({ title: 'Newer' });
  })();
  const [pages] = await Promise.all([readAll('/api/jobs/allJobs', 4), writing]);
  const readTitles = listTitles(pages).filter((title) => title !== 'Newer');
  expect(readTitles).toEqual(
    createNumberedJobs(40)
      .map(({ title }) => title)
      .reverse(),
  );
});

it('[JOBS-02] the total is counted again after every write', async () => {
  expect((await board.list('/api/jobs/allJobs?limit=3')).total).toBe(0);
  await board.add(...createNumberedJobs(2));
  expect((await board.list('/api/jobs/allJobs?limit=3')).total).toBe(2);
  expect((await board.list('/api/jobs/search?keyword=project&limit=3')).total).toBe(2);
  await board.add(...createNumberedJobs(1));
  expect((await board.list('/api/jobs/search?keyword=project&limit=3')).total).toBe(3);
});

it('[JOBS-02] paging returns every job exactly once, for any page size, even when many share a time of publication', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 25 }),
      fc.integer({ min: 1, max: 7 }),
      async (moments, limit) => {
        await board.deps.db.deleteFrom('jobs').execute();
        await board.deps.db.deleteFrom('applications').execute();
        board.jobBoard.clearCaches();
        const jobs = await board.add(...moments.map((index) => ({ published_at: `2026-11-0${index + 1}T00:00:00.000Z` })));
        const pages = await readAll('/api/jobs/allJobs', limit);
        const ids = pages.flatMap((page) => page.jobs.map((job) => job._id));
        expect([...ids].sort()).toEqual(jobs.map((job) => job.id).sort());
        const order = pages.flatMap((page) => page.jobs.map((job) => jobs.find(({ id }) => id === job._id)?.published_at ?? ''));
        expect(order).toEqual([...order].sort().reverse());
      },
    ),
    { numRuns: 25 },
  );
});

it('[MY-02] the lists of created, applied and pending jobs come in pages', async () => {
  const jobs = await board.add(
    ...createNumberedJobs(5),
    ...createNumberedJobs(4, 'Waiting').map((job, index) => ({
      ...job,
      status: index % 2 ? ('sentback' as const) : ('unpublished' as const),
    })),
  );
  for (const [index, job] of jobs.slice(0, 5).entries()) await board.apply(job.id, memberIds.member, `2026-11-1${index}T00:00:00.000Z`);
  const [owner, member, admin] = [
    await board.server.login('owner@example.org'),
    await board.server.login('member@example.org'),
    await board.server.login('admin@example.org'),
  ];
  expect(listTitles(await readAll('/api/jobs/jobsCreatedByUser', 2, owner))).toEqual(jobs.map((job) => job.title).reverse());
  expect(listTitles(await readAll('/api/jobs/jobByStatus', 3, admin))).toEqual(['Waiting 4', 'Waiting 3', 'Waiting 2', 'Waiting 1']);
  const applied: unknown[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body, headers } = await board.server.json<{ jobId: { jobTitle: string } }[]>(`/api/jobs/jobsAppliedByUser?limit=2${query}`, {
      token: member,
    });
    applied.push(...body.map((record) => record.jobId.jobTitle));
    expect(headers.get('x-total-count')).toBe('5');
    cursor = headers.get('x-next-cursor');
  }
  expect(applied).toEqual(['Job 5', 'Job 4', 'Job 3', 'Job 2', 'Job 1']);
});
