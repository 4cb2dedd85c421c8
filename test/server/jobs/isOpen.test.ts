/** @postgres */
import type { Expression, SqlBool } from 'kysely';
import { closedBefore, endedBefore } from '../../../server/jobs/data/isOpen.ts';
import { startBoard, type TestBoard } from './board.ts';

/** Half past midnight on 25 November in India. */
const EARLY_IN_INDIA = '2026-11-24T19:00:00.000Z';

let board: TestBoard;
beforeAll(async () => {
  board = await startBoard();
  const [closed, unpublished] = await board.add({ closing_date: null }, { closing_date: null });
  const { db } = board.deps;
  await db
    .updateTable('jobs')
    .set({ closed_at: EARLY_IN_INDIA, closed_reason: 'filled' })
    .where('id', '=', closed?.id ?? '')
    .execute();
  await db
    .updateTable('jobs')
    .set({ status: 'unpublished', updated_at: EARLY_IN_INDIA })
    .where('id', '=', unpublished?.id ?? '')
    .execute();
});

const countJobs = async (condition: Expression<SqlBool>): Promise<number> =>
  (await board.deps.db.selectFrom('jobs').select('jobs.id').where(condition).execute()).length;

describe('the day on which a job closed', () => {
  it('[D-50] is the day in India', async () => {
    expect([await countJobs(closedBefore('2026-11-25')), await countJobs(closedBefore('2026-11-26'))]).toEqual([0, 1]);
  });

  it('[D-50] is the day in India of the last change if the job is unpublished', async () => {
    expect([await countJobs(endedBefore('2026-11-25')), await countJobs(endedBefore('2026-11-26'))]).toEqual([0, 2]);
  });
});
