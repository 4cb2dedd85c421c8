/** @postgres full */
import { memberIds, startBoard, type TestBoard } from './board.ts';

let board: TestBoard;
let token: string;

beforeEach(async () => {
  board = await startBoard();
  token = await board.server.login('member@example.org');
});

const saveJob = (id: string) => board.server.json<{ message: string }>(`/api/savedJobs/${id}`, { method: 'PUT', token });
const unsaveJob = (id: string) => board.server.json(`/api/savedJobs/${id}`, { method: 'DELETE', token });
const listSavedIds = async () => (await board.server.json<string[]>('/api/savedJobIds', { token })).body;

describe('saved jobs', () => {
  it('are listed once each, the latest first, only for the member who saved them, until they are removed', async () => {
    const [firstJob, secondJob] = await board.add({ title: 'One' }, { title: 'Two' });
    expect(await saveJob(firstJob?.id ?? '')).toMatchObject({ status: 200 });
    board.server.clock.advance(1_000);
    await saveJob(secondJob?.id ?? '');
    await saveJob(firstJob?.id ?? '');
    expect(await listSavedIds()).toEqual([secondJob?.id, firstJob?.id]);
    expect((await board.list('/api/savedJobs', token)).titles).toEqual(['Two', 'One']);
    const other = await board.server.login('other@example.org');
    expect((await board.server.json('/api/savedJobs', { token: other })).body).toEqual([]);
    expect((await unsaveJob(secondJob?.id ?? '')).status).toBe(200);
    expect((await unsaveJob(secondJob?.id ?? '')).status).toBe(200);
    expect(await listSavedIds()).toEqual([firstJob?.id]);
  });

  it('show the title at the time of saving while a changed job awaits moderation', async () => {
    const [job] = await board.add({ title: 'Planner' });
    await saveJob(job?.id ?? '');
    const row = await board.jobBoard.repository.findById(job?.id ?? '');
    if (!row) throw new Error('The job is gone.');
    await board.jobBoard.repository.replace({ ...row, title: 'Not yet read by us', status: 'unpublished' }, row.updated_at, '2026-11-20');
    const { body } = await board.server.json('/api/savedJobs', { token });
    expect(body).toEqual([{ _id: job?.id, jobTitle: 'Planner', status: 'unpublished' }]);
  });

  it('are limited to 500; a job that is saved already can be saved again', async () => {
    const jobs = await board.add(...Array.from({ length: 501 }, () => ({})));
    const rows = jobs
      .slice(0, 500)
      .map(({ id, title }) => ({ user_id: memberIds.member, job_id: id, job_title: title, created_at: '2026-11-20T00:00:00.000Z' }));
    await board.deps.db.insertInto('saved_jobs').values(rows).execute();
    expect((await saveJob(jobs[500]?.id ?? '')).status).toBe(409);
    expect((await saveJob(jobs[3]?.id ?? '')).status).toBe(200);
    expect(await listSavedIds()).toHaveLength(500);
  });

  it('can’t be changed any number of times in an hour by one member', async () => {
    const limited = await startBoard({ rateLimits: { smallWritePerMember: { max: 2, timeWindow: 3_600_000, perMember: true } } });
    const [job] = await limited.add({});
    const [member, other] = [await limited.server.login('member@example.org'), await limited.server.login('other@example.org')];
    const save = async (caller: string) =>
      (await limited.server.json(`/api/savedJobs/${job?.id}`, { method: 'PUT', token: caller })).status;
    expect([await save(member), await save(member), await save(member)]).toEqual([200, 200, 429]);
    expect(await save(other)).toBe(200);
  });
});
