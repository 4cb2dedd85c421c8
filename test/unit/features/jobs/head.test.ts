import { head } from '../../../../src/features/jobs/JobBoardPage.route.ts';
import { contextAt, job, jobBackend, jobs, preloadBoard } from './board.tsx';

async function headAt(address: string, listed = jobs(12)) {
  const system = jobBackend({ listed, unlisted: [job(99, { organization: 'Palar Payments' })] });
  await preloadBoard(address, system);
  return { ...system, head: head(contextAt(address, system.store)) };
}

it('[NAV-04] names the board for search engines', async () => {
  const { head: board } = await headAt('/exploreJobs');
  expect(board).toMatchObject({ title: 'Find your dream PM job here', path: '/exploreJobs' });
  expect(board.noindex).toBeUndefined();
});

it.each(['', '?keyword=role', '?location=Salem', '?show=6', '?sort=newest'])(
  '[JOBS-09] [D-69] describes no job of a list as structured data (%s)',
  async (search) => {
    const { head: board } = await headAt(`/exploreJobs${search}`, [job(1, { organization: 'Thaai Trust' })]);
    expect(board.structuredData).toBeUndefined();
  },
);

it('[NAV-04] [JOBS-09] names the chosen job, and describes it to search engines', async () => {
  const { head: chosen } = await headAt('/exploreJobs?job=job99&keyword=role&show=6');
  expect(chosen).toMatchObject({ title: 'Role 99 at Palar Payments', path: '/exploreJobs?job=job99' });
  expect(chosen.structuredData).toHaveLength(1);
});

it('[NAV-03] is marked as loading until the chosen job has loaded', () => {
  const { store } = jobBackend({ listed: jobs(12) });
  expect(head(contextAt('/exploreJobs?job=job7', store)).loading).toBe(true);
});

it.each(['job99', 'nobody'])('[NAV-03] is no longer marked as loading once the backend has responded (%s)', async (id) => {
  const { head: chosen } = await headAt(`/exploreJobs?job=${id}`);
  expect(chosen.loading).toBeFalsy();
});

it('[JOBS-03] excludes searches and missing jobs from search engines; a missing job has status 404', async () => {
  const { head: search } = await headAt('/exploreJobs?keyword=role&location=Salem');
  expect(search).toMatchObject({ title: 'Jobs: role in Salem', noindex: true });
  const { head: missingJobHead } = await headAt('/exploreJobs?job=nobody');
  expect(missingJobHead).toMatchObject({ noindex: true });
  expect(missingJobHead.status).toBe(404);
  expect(missingJobHead.structuredData).toBeUndefined();
});

it('[D-7] [CACHE-01] fetches as many pages of the list as the URL asks for, each once', async () => {
  const { paths } = await headAt('/exploreJobs?show=9');
  expect(paths).toEqual(['/api/jobs/allJobs?limit=6', '/api/jobCategories', '/api/jobs/allJobs?limit=6&cursor=6']);
});

it('[JOBS-03] needs no further call for a chosen job that is in the list', async () => {
  const { paths } = await headAt('/exploreJobs?job=job5');
  expect(paths).toEqual(['/api/jobs/allJobs?limit=6', '/api/jobCategories']);
});
