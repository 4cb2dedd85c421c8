/** @postgres */
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { up as addSortKeys } from '../../../server/platform/db/migrations/025-job-sorting.ts';
import type { NewJob } from '../../../server/jobs/data/jobWrites.ts';
import { startBoard, type ListResponse, type TestBoard } from './board.ts';

let board: TestBoard;

beforeAll(async () => {
  board = await startBoard();
});
afterEach(deleteJobs);

async function deleteJobs(): Promise<void> {
  const { db } = board.deps;
  await db.updateTable('jobs').set({ closing_date: '2026-01-01' }).execute();
  await board.jobBoard.repository.refreshListed('2026-11-20');
  await db.deleteFrom('jobs').execute();
}

const noPay = { min_salary: null, max_salary: null };

/** Jobs in the order of publication, the oldest first. */
const jobs = [
  { title: 'Scrum coach', ...noPay, closing_date: '2026-12-01' },
  // The yearly pay is 2,000 rupees an hour for 20 hours in each of 52 weeks.
  { title: 'Planner by the hour', ...noPay, max_rate: 2_000, hours_per_week: 20, closing_date: '2026-12-24' },
  { title: 'Scrum master', min_salary: 1_500_000, max_salary: 2_100_000, closing_date: null },
  { title: 'Delivery lead', skills: '["Scrum"]', min_salary: 2_090_000, max_salary: null, closing_date: '2026-12-01' },
];

/** Reads a list to its end, and runs a callback between two pages. @returns the pages */
async function readAll(query: string, limit: number, betweenPages?: () => Promise<unknown>): Promise<ListResponse[]> {
  const pages: ListResponse[] = [];
  for (let cursor = ''; ; cursor = `&cursor=${encodeURIComponent(pages.at(-1)?.next ?? '')}`) {
    const page = await board.list(`/api/jobs/search?${query}&limit=${limit}${cursor}`);
    pages.push(page);
    if (page.next === null) return pages;
    await betweenPages?.();
  }
}

const takeDown = (job: NewJob): Promise<boolean> =>
  board.jobBoard.repository.replace(
    {
      ...job,
      status: 'unpublished',
      listed: 0,
      applied_count: 0,
      remark_field: null,
      sent_back_at: null,
      closed_at: null,
      closed_reason: null,
    },
    job.updated_at,
    '2026-11-20',
  );

const listTitles = (pages: readonly ListResponse[]): string[] => pages.flatMap((page) => page.titles);

it('[JOBS-02] [JOBS-03] searches are sorted by publication, closing date and yearly pay; jobs without a value come last', async () => {
  await board.add(...jobs);
  const readTitles = async (query: string): Promise<string[]> => (await board.list(`/api/jobs/search?${query}`)).titles;
  expect(await readTitles('sort=pay')).toEqual(['Scrum master', 'Delivery lead', 'Planner by the hour', 'Scrum coach']);
  expect(await readTitles('sort=closing')).toEqual(['Delivery lead', 'Scrum coach', 'Planner by the hour', 'Scrum master']);
  expect(await readTitles('sort=newest')).toEqual(['Delivery lead', 'Scrum master', 'Planner by the hour', 'Scrum coach']);
  // A search with keywords puts the best match first, unless it names another order.
  expect(await readTitles('keyword=scrum')).toEqual(['Scrum master', 'Scrum coach', 'Delivery lead']);
  expect(await readTitles('keyword=scrum&sort=newest')).toEqual(['Delivery lead', 'Scrum master', 'Scrum coach']);
  expect(await readTitles('keyword=scrum&sort=closing')).toEqual(['Delivery lead', 'Scrum coach', 'Scrum master']);
  expect(await readTitles('keyword=scrum&salary=300000&sort=pay')).toEqual(['Scrum master', 'Delivery lead']);
  // A sorted search also corrects misspelt words and counts the matches.
  expect(await board.list('/api/jobs/search?keyword=scrumm&sort=pay&limit=1')).toMatchObject({
    titles: ['Scrum master'],
    total: 3,
    corrected: { keyword: 'scrum' },
  });
  expect((await board.server.json('/api/jobs/search?sort=title')).status).toBe(400);
});

it('[JOBS-02] a closed job is neither listed nor counted in any order, and has the same place after it is reopened', async () => {
  const added = await board.add(...jobs);
  const { db } = board.deps;
  const { repository } = board.jobBoard;
  const readRow = async (title: string) => {
    const id = added.find((job) => job.title === title)?.id ?? '';
    return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };
  const queries = ['newest', 'closing', 'pay'].flatMap((sort) => [`sort=${sort}`, `keyword=scrum&sort=${sort}`]);
  const readAllOrders = async () =>
    Promise.all(
      queries.map(async (query) => {
        const pages = await readAll(query, 1);
        return { query, titles: listTitles(pages), totals: [...new Set(pages.map(({ total }) => total))] };
      }),
    );
  const before = await readAllOrders();
  expect(before.map(({ totals }) => totals)).toEqual([[4], [3], [4], [3], [4], [3]]);
  await repository.setClosing(await readRow('Scrum master'), { at: '2026-11-20T06:00:00.000Z', reason: 'filled' }, '2026-11-20');
  expect(await readAllOrders()).toEqual(
    before.map(({ query, titles, totals: [total = 0] }) => ({
      query,
      titles: titles.filter((title) => title !== 'Scrum master'),
      totals: [total - 1],
    })),
  );
  await repository.setClosing(await readRow('Scrum master'), null, '2026-11-20');
  expect(await readAllOrders()).toEqual(before);
});

it('[JOBS-02] paging in any order repeats and skips no job while other jobs are published and taken down', async () => {
  for (const query of ['sort=pay', 'sort=closing', 'keyword=job&sort=pay', 'keyword=job&sort=closing', 'keyword=job&sort=newest']) {
    const [takenDownJob] = await board.add({ title: 'Job taken down', max_salary: 1, closing_date: '2027-01-01' });
    const remainingJobs = Array.from({ length: 9 }, (_, index) => ({
      title: `Job ${index}`,
      max_salary: 1_000_000 + (index % 3) * 100_000,
      closing_date: `2026-12-0${1 + (index % 4)}`,
    }));
    await board.add(...remainingJobs);
    let pageCount = 0;
    const pages = await readAll(query, 2, async () => {
      pageCount += 1;
      await board.add({ title: 'Newer job', max_salary: pageCount * 300_000, closing_date: `2026-12-0${1 + (pageCount % 5)}` });
      if (takenDownJob) await takeDown(takenDownJob);
    });
    const readTitles = listTitles(pages).filter((title) => title !== 'Newer job');
    expect([query, readTitles.toSorted()]).toEqual([query, remainingJobs.map(({ title }) => title)]);
    await deleteJobs();
  }
});

it('[JOBS-02] every sorted list has each job exactly once, for any page size, even when many jobs share a sort key', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ pay: fc.integer({ min: 0, max: 3 }), day: fc.option(fc.integer({ min: 1, max: 4 })) }), { maxLength: 14 }),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('', 'keyword=project&'),
      async (jobValues, limit, queryPrefix) => {
        await deleteJobs();
        const added = await board.add(
          ...jobValues.map(({ pay, day }) => ({
            ...noPay,
            max_salary: pay === 0 ? null : pay * 100_000,
            closing_date: day === null ? null : `2026-12-0${day}`,
          })),
        );
        const readSorted = async (sort: string): Promise<(typeof added)[number][]> =>
          (await readAll(`${queryPrefix}sort=${sort}`, limit)).flatMap(({ jobs: page }) =>
            page.flatMap(({ _id }) => added.filter(({ id }) => id === _id)),
          );
        const newestFirst = added.toReversed();
        expect(await readSorted('pay')).toEqual(newestFirst.toSorted((a, b) => (b.max_salary ?? 0) - (a.max_salary ?? 0)));
        const getSortKey = (job: (typeof added)[number]): string => job.closing_date ?? '9';
        expect(await readSorted('closing')).toEqual(newestFirst.toSorted((a, b) => getSortKey(a).localeCompare(getSortKey(b))));
      },
    ),
    { numRuns: 12 },
  );
});

it('a sorted list without a limit comes in pages of 100; a cursor is valid only for the same search in the same order', async () => {
  await board.add(...Array.from({ length: 103 }, (_, index) => ({ title: `Job ${index}` })));
  const first = await board.list('/api/jobs/search?sort=pay');
  expect([first.jobs.length, first.total]).toEqual([100, 103]);
  expect((await board.list(`/api/jobs/search?sort=pay&cursor=${first.next}`)).jobs).toHaveLength(3);
  for (const query of ['sort=closing', 'keyword=job&sort=pay', 'keyword=job']) {
    expect((await board.server.json(`/api/jobs/search?${query}&cursor=${first.next}`)).status).toBe(400);
  }
});

it('jobs that were listed before sort keys existed get sort keys from the migration', async () => {
  await board.add(...jobs);
  const { db } = board.deps;
  const readOrders = async (): Promise<string[][]> =>
    Promise.all(['pay', 'closing'].map(async (sort) => (await board.list(`/api/jobs/search?sort=${sort}`)).titles));
  const before = await readOrders();
  await sql`drop index job_search_by_closing`.execute(db);
  await sql`drop index job_search_by_pay`.execute(db);
  for (const column of ['closing', 'yearly_pay']) await sql`alter table job_search_documents drop column ${sql.ref(column)}`.execute(db);
  await addSortKeys(db as unknown as Kysely<unknown>);
  expect(await readOrders()).toEqual(before);
});
