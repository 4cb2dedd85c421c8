/** @postgres */
import fc from 'fast-check';
import { memberIds, createNumberedJobs, startBoard } from './board.ts';
import type { ListResponse, TestBoard } from './board.ts';

let board: TestBoard;

beforeEach(async () => {
  board = await startBoard();
});

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

it('[JOBS-02] [D-61] a list without a limit has the first 1,000 jobs, their number, and a cursor that leads to the rest', async () => {
  await board.add(...createNumberedJobs(1_203));
  const newestFirst = createNumberedJobs(1_203)
    .map(({ title }) => title)
    .reverse();
  for (const path of ['/api/jobs/allJobs?', '/api/jobs/search?keyword=job&']) {
    const first = await board.list(path);
    expect([first.titles, first.total]).toEqual([newestFirst.slice(0, 1_000), 1_203]);
    const rest = await board.list(`${path}cursor=${first.next}`);
    expect([rest.titles, rest.total, rest.next]).toEqual([newestFirst.slice(1_000), 1_203, null]);
  }
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
