/** @postgres full */
import type { AppliedJob, Job } from '../../../shared/operations/jobs.ts';
import { removeOldCvs } from '../../../server/jobs/cleaning.ts';
import { createRenewal } from '../../../server/jobs/notices/renewal.ts';
import { listStoredFiles } from '../../support/postgres/database.ts';
import { loginAll, startBoard, type TestBoard } from './board.ts';
import { applicationFields, changedFields, send } from './forms.ts';

const DAY = 24 * 60 * 60_000;

let board: TestBoard;
let tokens: Awaited<ReturnType<typeof loginAll>>;
beforeEach(async () => {
  board = await startBoard();
  tokens = await loginAll(board);
});

interface ClosingResponse {
  message: string;
  closedAt: string;
}

const post = (path: string, body: object, token = tokens.owner) =>
  board.server.json<ClosingResponse>(`/api/jobs/${path}`, { method: 'POST', token, body });
const close = (id: string, reason = 'filled', token?: string) => post(`closeJob/${id}`, { reason }, token);
const reopen = (id: string, closedAt: string, token?: string) => post(`reopenJob/${id}`, { closedAt }, token);
const apply = (id: string, token: string) => send(board, 'POST', '/api/jobs/applyJob', applicationFields(id), token);
const sortedStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

async function addThreeJobs(): Promise<string[]> {
  const jobs = await board.add({ title: 'Planner one' }, { title: 'Planner two', closing_date: '2026-11-26' }, { title: 'Planner three' });
  return jobs.map(({ id }) => id);
}

/** Reads a job from the database, and all public responses that depend on whether the job is open. */
async function readPublicState(id: string): Promise<unknown> {
  const lists = ['allJobs', 'search?keyword=planner', 'search?type=Full-Time'];
  const found = await Promise.all(lists.map(async (list) => board.list(`/api/jobs/${list}`)));
  const [categories, similar, job] = await Promise.all([
    board.server.json('/api/jobCategories'),
    board.server.json<Job[]>('/api/similarJobs/nosuchjob'),
    board.server.json(`/api/jobs/${id}`, { token: tokens.other }),
  ]);
  const row = await board.deps.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    lists: found.map(({ titles, total }) => [titles, total]),
    categories: categories.body,
    similar: similar.body,
    one: job.body,
    row,
  };
}

describe('a job that its poster closes', () => {
  it('[JOBS-04] [D-53] [MY-04] leaves the board and says why, but stays in the created, applied and saved jobs of members', async () => {
    const [, id = ''] = await addThreeJobs();
    expect((await apply(id, tokens.member)).status).toBe(200);
    await board.server.json(`/api/savedJobs/${id}`, { method: 'PUT', token: tokens.member });
    const closed = await close(id);
    expect(closed).toMatchObject({ status: 200, body: { success: true, message: 'Job closed: filled.' } });
    for (const list of ['allJobs', 'search?keyword=planner'])
      expect((await board.list(`/api/jobs/${list}`, tokens.member)).titles).toEqual(['Planner three', 'Planner one']);
    expect((await board.server.json('/api/jobCategories')).body).toEqual([{ name: 'Project Management', jobs: 2 }]);
    const closedError = { error: 'This job is closed: it has been filled' };
    for (const token of [undefined, tokens.member])
      expect(await board.server.json(`/api/jobs/${id}`, { token })).toMatchObject({
        status: 410,
        body: closedError,
      });
    expect(await apply(id, tokens.other)).toMatchObject({ status: 410, body: closedError });
    expect((await board.server.json(`/api/savedJobs/${id}`, { method: 'PUT', token: tokens.other })).status).toBe(410);

    const closing = { status: 'published', closedAt: closed.body.closedAt, closedReason: 'filled' };
    expect((await board.server.json(`/api/jobs/${id}`, { token: tokens.owner })).body).toMatchObject(closing);
    expect((await board.list('/api/jobs/jobsCreatedByUser', tokens.owner)).jobs[1]).toMatchObject(closing);
    expect((await board.list('/api/savedJobs', tokens.member)).jobs[0]).toMatchObject(closing);
    const { body } = await board.server.json<AppliedJob[]>('/api/jobs/jobsAppliedByUser', { token: tokens.member });
    expect(body[0]?.jobId).toMatchObject(closing);

    await createRenewal(board.deps).sendClosingNotices();
    expect((await board.server.outbox()).filter(({ subject }) => subject.startsWith('Your job closes soon'))).toEqual([]);
    // On the first request of a day, `refreshListed` decides from the dates which jobs are listed. It must not list the closed job.
    board.server.clock.advance(DAY);
    expect((await board.list('/api/jobs/allJobs')).titles).not.toContain('Planner two');
  });

  it('says that it was withdrawn if that is the reason, and can’t be closed a second time', async () => {
    const [id = ''] = await addThreeJobs();
    expect((await close(id, 'withdrawn', tokens.admin)).body.message).toBe('Job closed: withdrawn.');
    expect((await apply(id, tokens.other)).body.error).toBe('This job is closed: its poster has withdrawn it');
    expect(await close(id)).toMatchObject({ status: 409, body: { error: 'This job is already closed: withdrawn. Nothing was changed.' } });
    expect((await post(`closeJob/${id}`, { reason: 'bored' })).status).toBe(400);
  });

  it('[D-41] [MOD-01] is no longer closed after it is changed or unpublished, and can be published again', async () => {
    const [first = '', , third = ''] = await addThreeJobs();
    await close(first);
    await close(third);
    const form = changedFields({ jobTitle: 'Planner anew', closingDate: '2026-12-24' });
    expect((await send(board, 'PUT', `/api/jobs/updateJob/${first}`, form, tokens.owner)).status).toBe(200);
    const decide = (jobId: string, status: string) =>
      board.server.json('/api/jobs/status', { method: 'PATCH', token: tokens.admin, body: { jobId, status } });
    await decide(third, 'unpublished');
    for (const id of [first, third]) {
      expect((await board.server.json(`/api/jobs/${id}`, { token: tokens.owner })).body).toMatchObject({
        closedAt: null,
        closedReason: null,
      });
      expect((await decide(id, 'published')).status).toBe(200);
    }
    expect((await board.list('/api/jobs/search?keyword=planner')).titles).toEqual(['Planner three', 'Planner anew', 'Planner two']);
  });

  it('is reopened by a renewal in My Jobs, but not by the renewal link in an earlier mail', async () => {
    const [, id = ''] = await addThreeJobs();
    const renewal = createRenewal(board.deps);
    const subject = `${id} 2026-11-26`;
    expect((await renewal.findByLink(subject))?.renewedUntil).toBe('2026-12-26');
    await close(id);
    expect((await renewal.findByLink(subject))?.renewedUntil).toBeNull();
    expect(await renewal.renewByLink(subject)).toBeNull();
    expect((await post(`renewJob/${id}`, {})).body.message).toBe('Job renewed: members can apply until 26 December 2026.');
    for (const list of ['allJobs', 'search?keyword=planner']) expect((await board.list(`/api/jobs/${list}`)).titles[0]).toBe('Planner two');
    expect((await apply(id, tokens.member)).status).toBe(200);
  });

  it('has its CVs deleted half a year after it was closed, even if its closing date is later', async () => {
    const [job] = await board.add({ closing_date: '2027-06-30' });
    const id = job?.id ?? '';
    await apply(id, tokens.member);
    await close(id);
    board.server.clock.advance(Date.parse('2027-05-20T12:00:00+05:30') - Date.parse('2026-11-20T12:00:00+05:30'));
    expect(await removeOldCvs(board.deps)).toBe(0);
    board.server.clock.advance(DAY);
    expect(await removeOldCvs(board.deps)).toBe(1);
    expect(await listStoredFiles(board.server.dataDir)).toEqual([]);
  });
});

describe('closing and reopening a job', () => {
  it('restore the job and its place in every list exactly', async () => {
    const [, id = ''] = await addThreeJobs();
    const before = await readPublicState(id);
    const { closedAt } = (await close(id)).body;
    expect(await readPublicState(id)).not.toEqual(before);
    expect(await reopen(id, closedAt)).toMatchObject({ status: 200, body: { message: 'Job reopened: members can apply again.' } });
    expect(await readPublicState(id)).toEqual(before);
    expect((await apply(id, tokens.member)).status).toBe(200);
  });

  it('each take effect only once when several requests arrive at the same time', async () => {
    const [id = ''] = await addThreeJobs();
    const before = await readPublicState(id);
    const closings = await Promise.all([close(id), close(id, 'withdrawn', tokens.admin), close(id, 'withdrawn')]);
    expect(sortedStatuses(closings)).toEqual([200, 409, 409]);
    const { closedAt } = closings.find(({ status }) => status === 200)?.body ?? { closedAt: '' };
    const reopenings = await Promise.all([reopen(id, closedAt), reopen(id, closedAt), reopen(id, closedAt, tokens.admin)]);
    expect(sortedStatuses(reopenings)).toEqual([200, 409, 409]);
    expect(await readPublicState(id)).toEqual(before);
  });

  it('do not undo a later closing or a renewal, because the reopening must name the time of the last closing', async () => {
    const [, id = ''] = await addThreeJobs();
    const first = (await close(id)).body.closedAt;
    await reopen(id, first);
    board.server.clock.advance(1_000);
    const second = (await close(id, 'withdrawn')).body.closedAt;
    const refusal = { status: 409, body: { error: 'This job was reopened or changed since it was closed. Nothing was changed.' } };
    expect(await reopen(id, first)).toMatchObject(refusal);
    await post(`renewJob/${id}`, {});
    expect(await reopen(id, second)).toMatchObject(refusal);
    const row = await board.jobBoard.repository.findById(id);
    expect(row).toMatchObject({ closing_date: '2026-12-26', closed_at: null, listed: 1 });
  });

  it('leave a job closed if its closing date has passed between closing and reopening', async () => {
    const [, id = ''] = await addThreeJobs();
    const { closedAt } = (await close(id)).body;
    board.server.clock.advance(7 * DAY);
    tokens = await loginAll(board);
    expect((await reopen(id, closedAt)).body.message).toMatch(/^Job reopened, but its closing date has passed/);
    expect((await board.server.json(`/api/jobs/${id}`)).body).toMatchObject({ error: 'This job is closed: its closing date has passed' });
    expect((await board.list('/api/jobs/search?keyword=planner')).titles).toEqual(['Planner three', 'Planner one']);
  });

  it('keep the count of applications right when an application arrives at the same time as the closing', async () => {
    const [id = ''] = await addThreeJobs();
    const [closed, applied] = await Promise.all([close(id), apply(id, tokens.member)]);
    expect(closed.status).toBe(200);
    expect([200, 410]).toContain(applied.status);
    const row = await board.jobBoard.repository.findById(id);
    expect(row).toMatchObject({ listed: 0, applied_count: applied.status === 200 ? 1 : 0 });
  });
});
