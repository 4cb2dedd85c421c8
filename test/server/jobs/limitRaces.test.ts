/** @postgres */
import { MAX_SAVED } from '../../../server/jobs/board/saved.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { onPostgres, waitForSlowWrite, withSlowWrites } from '../../support/postgres/database.ts';
import { extractCode } from '../../support/server/start.ts';
import { memberIds, newJob, startBoard, type TestBoard } from './board.ts';
import { applicationFields, send } from './forms.ts';

let board: TestBoard;
let tokens: Record<keyof typeof memberIds, string>;
beforeAll(async () => {
  board = await startBoard();
  const start = (id: string) => startSession(board.deps, board.deps.db, id);
  tokens = {
    owner: await start(memberIds.owner),
    member: await start(memberIds.member),
    other: await start(memberIds.other),
    admin: await start(memberIds.admin),
  };
});

const timestamp = '2026-11-20T06:00:00.000Z';
/** Counts responses by status. */
function countByStatus(responses: readonly { status: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const post = (path: string, token: string, body?: object) => board.server.json<{ message: string }>(path, { method: 'POST', token, body });
const callSimultaneously = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

describe('when simultaneous requests reach a limit', () => {
  it('two of six jobs are saved if there is room for two', async () => {
    const { db } = board.deps;
    const existingJobs = Array.from({ length: MAX_SAVED - 2 }, () => newJob({ status: 'unpublished' }));
    await board.jobBoard.repository.insert(existingJobs, '2026-11-20');
    for (const { id: job_id } of existingJobs) {
      await db.insertInto('saved_jobs').values({ user_id: memberIds.member, job_id, job_title: '', created_at: timestamp }).execute();
    }
    const jobs = await board.add({}, {}, {}, {}, {}, {});
    const responses = await withSlowWrites(db, 'saved_jobs', () =>
      callSimultaneously(6, (index) =>
        board.server.json(`/api/savedJobs/${jobs[index]?.id ?? ''}`, { method: 'PUT', token: tokens.member }),
      ),
    );
    expect(countByStatus(responses)).toEqual({ 200: 2, 409: 4 });
  });

  it('[APPLY-04] one of four applications is accepted if the poster can get mail about only one more', async () => {
    const row = {
      status: 'local',
      sender: memberIds.other,
      recipient: 'owner@example.org',
      reply_to: null,
      subject: '',
      text: '',
    } as const;
    const times = { next_attempt_at: timestamp, expires_at: timestamp, created_at: timestamp };
    const mails = Array.from({ length: 59 }, (_, index) => ({
      ...row,
      ...times,
      id: String(index),
      otp_issue: null,
      attempts: 0,
      unsubscribe_url: null,
    }));
    await board.deps.db.insertInto('outbox_mails').values(mails).execute();
    const jobs = await board.add({}, {}, {}, {});
    const responses = await callSimultaneously(4, (index) =>
      send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobs[index]?.id ?? ''), tokens.other),
    );
    expect(countByStatus(responses)).toEqual({ 200: 1, 429: 3 });
  });
});

describe('a simultaneous erasure', () => {
  /** Requests an erasure. @returns the mailed code */
  async function requestErasureCode(name: 'admin' | 'admin2' | 'member' | 'other', token: string): Promise<string> {
    expect((await post('/api/user/erasure', token)).status).toBe(200);
    const mail = (await board.server.outbox()).find(({ to, subject }) => to === `${name}@example.org` && subject.includes('erase'));
    return extractCode(mail?.text ?? '');
  }

  it('[APPLY-04] of an applicant keeps the count of applications right while another member applies to the same job', async () => {
    const [job] = await board.add({ title: 'Come and go' });
    const id = job?.id ?? '';
    await board.apply(id, memberIds.member);
    const code = await requestErasureCode('member', tokens.member);
    const { db } = board.deps;
    await db.deleteFrom('outbox_mails').execute();
    const [erased, applied] = await withSlowWrites(db, 'applications', () =>
      Promise.all([
        post('/api/user/erase', tokens.member, { code }),
        send(board, 'POST', '/api/jobs/applyJob', applicationFields(id), tokens.other),
      ]),
    );
    expect([erased.status, applied.status]).toEqual([200, 200]);
    const { applied_count } = await db.selectFrom('jobs').select('applied_count').where('id', '=', id).executeTakeFirstOrThrow();
    const remainingApplications = await db.selectFrom('applications').select('user_id').where('job_id', '=', id).execute();
    expect([applied_count, remainingApplications]).toEqual([1, [{ user_id: memberIds.other }]]);
  });

  it('[APPLY-04] of a member who is applying leaves neither the application nor its files, and the count is 0', async () => {
    const [job] = await board.add({ title: 'Last wish' });
    const id = job?.id ?? '';
    const code = await requestErasureCode('other', tokens.other);
    const { db } = board.deps;
    const [applied, erased] = await withSlowWrites(db, 'applications', async () => {
      const applying = send(board, 'POST', '/api/jobs/applyJob', applicationFields(id), tokens.other);
      await waitForSlowWrite(db);
      return Promise.all([applying, post('/api/user/erase', tokens.other, { code })]);
    });
    expect(erased.status).toBe(200);
    // On SQLite writes do not overlap, so the erasure may come first.
    expect(onPostgres ? [200] : [200, 401]).toContain(applied.status);
    const { applied_count } = await db.selectFrom('jobs').select('applied_count').where('id', '=', id).executeTakeFirstOrThrow();
    expect([applied_count, await db.selectFrom('applications').select('id').where('job_id', '=', id).execute()]).toEqual([0, []]);
    expect(await db.selectFrom('files').select('id').where('application_id', 'is not', null).execute()).toEqual([]);
  });

  it('of the last two admins leaves one of them', async () => {
    const secondAdminId = 'e'.repeat(24);
    const { db } = board.deps;
    const { email: _address, ...admin } = await db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberIds.admin)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('members')
      .values({ ...admin, id: secondAdminId, cms_id: 9999, email: 'admin2@example.org' })
      .execute();
    const token = await startSession(board.deps, db, secondAdminId);
    const codes = [await requestErasureCode('admin', tokens.admin), await requestErasureCode('admin2', token)];
    const responses = await withSlowWrites(db, 'members', () =>
      callSimultaneously(2, (index) => post('/api/user/erase', index === 0 ? tokens.admin : token, { code: codes[index] ?? '' })),
    );
    expect(countByStatus(responses)).toEqual({ 200: 1, 409: 1 });
    expect(await db.selectFrom('members').select('id').where('role', '=', 'admin').execute()).toHaveLength(1);
  });
});
