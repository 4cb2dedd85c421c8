/** @postgres */
import { startBoard } from './board.ts';
import type { TestBoard } from './board.ts';
import { setWritesFailing } from '../../support/postgres/database.ts';

const HOUR = 60 * 60 * 1000;
let board: TestBoard;

/** Starts a board with the clock at `now`, and adds three jobs. @returns the id of the job that closes on 20 November */
async function startBoardAt(now: string): Promise<string> {
  board = await startBoard({ now });
  const [last] = await board.add(
    { title: 'Last day', closing_date: '2026-11-20' },
    { title: 'Open end', closing_date: null },
    { title: 'Tomorrow', closing_date: '2026-11-21' },
  );
  return last?.id ?? '';
}

it('[JOBS-04] the board lists a job on its closing date until midnight in India, not in UTC', async () => {
  // 18:29 UTC is one minute before midnight in Asia/Kolkata.
  const id = await startBoardAt('2026-11-20T23:59:00+05:30');
  expect((await board.list('/api/jobs/search?keyword=project+last')).titles).toEqual(['Last day']);
  expect((await board.list('/api/jobs/allJobs')).titles).toEqual(['Tomorrow', 'Open end', 'Last day']);
  expect((await board.server.json(`/api/jobs/${id}`)).status).toBe(200);

  board.server.clock.advance(2 * 60 * 1000);
  const after = await board.list('/api/jobs/allJobs');
  expect(after.titles).toEqual(['Tomorrow', 'Open end']);
  expect(after.total).toBe(2);
  expect((await board.list('/api/jobs/search?keyword=project+last')).titles).toEqual([]);
  expect((await board.server.json(`/api/jobs/${id}`)).status).toBe(410);
});

it('[JOBS-04] the board doesn’t remove a job at midnight UTC, which is half past five in the morning in India', async () => {
  await startBoardAt('2026-11-20T00:01:00Z');
  expect((await board.list('/api/jobs/allJobs')).total).toBe(3);
});

it('[JOBS-04] the board removes jobs that closed on days without requests', async () => {
  await startBoardAt('2026-11-20T12:00:00+05:30');
  board.server.clock.advance(10 * 24 * HOUR);
  expect((await board.list('/api/jobs/search?keyword=project')).titles).toEqual(['Open end']);
  expect((await board.list('/api/jobs/allJobs?limit=3')).total).toBe(1);
});

it('[JOBS-04] the board sends the same jobs to many simultaneous callers at the start of a day', async () => {
  await startBoardAt('2026-11-20T23:59:59+05:30');
  await board.list('/api/jobs/allJobs');
  board.server.clock.advance(1000);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => board.list(index % 2 ? '/api/jobs/allJobs' : '/api/jobs/search?keyword=project')),
  );
  for (const response of responses) expect(response.titles.toSorted()).toEqual(['Open end', 'Tomorrow']);
});

it('[JOBS-04] the board lists a job again after the clock of the machine was a day ahead and is corrected', async () => {
  await startBoardAt('2026-11-20T12:00:00+05:30');
  board.server.clock.advance(24 * HOUR);
  expect((await board.list('/api/jobs/search?keyword=project')).total).toBe(2);
  board.server.clock.advance(-24 * HOUR);
  expect((await board.list('/api/jobs/search?keyword=project')).total).toBe(3);
});

describe('a board whose jobs can’t be written, for example on a full disk', () => {
  const setJobWritesFailing = (isFailing: boolean) => setWritesFailing(board.deps.db, 'jobs', isFailing);
  const countFailedUpdates = () => board.server.logLines.filter((line) => line.includes('could not be taken off')).length;
  afterEach(() => setJobWritesFailing(false));

  it('[JOBS-04] is still readable and omits expired jobs; the jobs are updated once writes succeed', async () => {
    const id = await startBoardAt('2026-11-20T23:59:00+05:30');
    const [open] = await board.add({ title: 'Another open end', closing_date: null });
    await board.list('/api/jobs/allJobs');
    await setJobWritesFailing(true);
    board.server.clock.advance(2 * 60 * 1000);
    for (let time = 0; time < 3; time += 1) {
      const allJobs = await board.list('/api/jobs/allJobs');
      expect([allJobs.titles, allJobs.total]).toEqual([['Another open end', 'Tomorrow', 'Open end'], 3]);
      const found = await board.list('/api/jobs/search?keyword=project');
      expect([found.titles.includes('Last day'), found.total]).toEqual([false, 3]);
      expect((await board.list('/api/jobs/search?keyword=project+last')).titles).toEqual([]);
    }
    expect((await board.server.json(`/api/jobs/${id}`)).status).toBe(410);
    expect((await board.server.json(`/api/jobs/${open?.id ?? ''}`)).status).toBe(200);
    // The update was tried once in this minute, not with every read.
    expect(countFailedUpdates()).toBe(1);
    board.server.clock.advance(60_000);
    await board.list('/api/jobs/allJobs');
    await board.list('/api/jobs/allJobs');
    expect(countFailedUpdates()).toBe(2);

    await setJobWritesFailing(false);
    board.server.clock.advance(60_000);
    await board.list('/api/jobs/allJobs');
    const { listed } = await board.deps.db.selectFrom('jobs').select('listed').where('id', '=', id).executeTakeFirstOrThrow();
    expect(listed).toBe(0);
  });

  it('[D-61] sends all open jobs even if sixty newer ones have expired', async () => {
    await startBoardAt('2026-11-20T23:59:00+05:30');
    await board.add(...Array.from({ length: 60 }, (_, index) => ({ title: `Last day ${index}`, closing_date: '2026-11-20' })));
    await board.list('/api/jobs/allJobs');
    await setJobWritesFailing(true);
    board.server.clock.advance(2 * 60 * 1000);
    expect((await board.list('/api/jobs/allJobs')).titles).toEqual(['Tomorrow', 'Open end']);
  });
});
