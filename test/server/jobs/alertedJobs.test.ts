/** @postgres full */
import { startCleaning } from '../../../server/start/cleaning.ts';
import { deleteAlertedJobs } from '../../../server/jobs/cleaning.ts';
import { memberIds, startBoard, type TestBoard } from './board.ts';

let board: TestBoard;
beforeEach(async () => {
  board = await startBoard();
});

it('records of mailed jobs and announced closing dates are deleted when they are old', async () => {
  const jobs = await board.add(
    { title: 'Open', closing_date: null },
    { title: 'Closed lately', closing_date: '2026-10-25' },
    { title: 'Closed long ago', closing_date: '2026-09-20' },
    { title: 'Sent back lately', status: 'sentback', closing_date: null, updated_at: '2026-10-25T00:00:00.000Z' },
    { title: 'Sent back long ago', status: 'sentback', closing_date: null, updated_at: '2026-09-20T00:00:00.000Z' },
  );
  const { db } = board.deps;
  const timestamp = '2026-11-01T00:00:00.000Z';
  await db
    .insertInto('job_alerts')
    .values({
      id: 'a1',
      user_id: memberIds.member,
      search: 'keyword=x',
      frequency: 'daily',
      created_at: timestamp,
      checked_at: timestamp,
      due_at: timestamp,
    })
    .execute();
  await db
    .insertInto('job_alert_jobs')
    .values(jobs.map(({ id }) => ({ alert_id: 'a1', job_id: id })))
    .execute();
  await db
    .insertInto('closing_notices')
    .values(jobs.slice(0, 3).map(({ id }, index) => ({ job_id: id, closing_date: `2026-11-${19 + index}` })))
    .execute();
  await deleteAlertedJobs(board.deps);
  const alerted = await db.selectFrom('job_alert_jobs').innerJoin('jobs', 'jobs.id', 'job_id').select('title').orderBy('title').execute();
  expect(alerted.map(({ title }) => title)).toEqual(['Closed lately', 'Open', 'Sent back lately']);
  expect((await db.selectFrom('closing_notices').select('closing_date').execute()).map((row) => row.closing_date).sort()).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
});

it('records of announced closing dates are deleted by the clean-up, which runs at the start and every hour', async () => {
  const [job] = await board.add({});
  const { db } = board.deps;
  const listNotices = () => db.selectFrom('closing_notices').select('closing_date').execute();
  const addNotice = () =>
    db
      .insertInto('closing_notices')
      .values({ job_id: job?.id ?? '', closing_date: '2026-11-01' })
      .execute();
  const timer = jest.spyOn(globalThis, 'setInterval');
  await addNotice();
  const stop = await startCleaning(board.deps);
  expect(await listNotices()).toEqual([]);
  await addNotice();
  const [runHourlyCleanUp, interval] = timer.mock.calls.at(-1) ?? [];
  expect(interval).toBe(60 * 60 * 1000);
  runHourlyCleanUp?.();
  await stop();
  expect(await listNotices()).toEqual([]);
});
