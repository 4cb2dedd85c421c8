/** @postgres full */
import type { JobSentBack } from '../../../shared/operations/board.ts';
import { startBoard, type memberIds, type TestBoard } from './board.ts';
import { changedFields, pdf, send } from './forms.ts';

let board: TestBoard;
let tokens: Record<keyof typeof memberIds, string>;
beforeAll(async () => {
  board = await startBoard();
  const login = (name: string) => board.server.login(`${name}@example.org`);
  tokens = { owner: await login('owner'), member: await login('member'), other: await login('other'), admin: await login('admin') };
});

const decide = (body: unknown) =>
  board.server.json<{ message: string; updatedAt: string }>('/api/jobs/status', { method: 'PATCH', body, token: tokens.admin });
const readJob = async (id: string, token: string) => (await board.server.json(`/api/jobs/${id}`, { token })).body;
const readSentBack = (id: string, token?: string) => board.server.json<JobSentBack>(`/api/jobs/${id}/sentBack`, token ? { token } : {});
const change = (id: string, overrides: Parameters<typeof changedFields>[0]) =>
  send(board, 'PUT', `/api/jobs/updateJob/${id}`, changedFields(overrides), tokens.owner);
const readSentBackRows = (id: string) => board.deps.db.selectFrom('jobs_sent_back').selectAll().where('job_id', '=', id).execute();

async function addSentBackJob(remarkField?: string): Promise<string> {
  const [job] = await board.add({ title: 'As it was', status: 'unpublished', location: 'Mysuru' });
  const id = job?.id ?? '';
  expect((await decide({ jobId: id, status: 'sentback', statusRemark: 'Name the city.', remarkField })).status).toBe(200);
  return id;
}

describe('a remark about one field', () => {
  it('is visible to the poster, and no longer after the job is published', async () => {
    const id = await addSentBackJob('location');
    expect(await readJob(id, tokens.owner)).toMatchObject({ remarkField: 'location', statusRemark: 'Name the city.' });
    expect((await readJob(id, tokens.owner)).sentBackAt).toMatch(/^2026-11-20T/);
    await decide({ jobId: id, status: 'published' });
    expect(await readJob(id, tokens.member)).toMatchObject({ remarkField: null, sentBackAt: null });
  });

  it('is about the whole job if no field is named, and is refused if the field is unknown', async () => {
    const id = await addSentBackJob();
    expect(await readJob(id, tokens.owner)).toMatchObject({ remarkField: null, statusRemark: 'Name the city.' });
    const [job] = await board.add({ status: 'unpublished' });
    expect((await decide({ jobId: job?.id, status: 'sentback', remarkField: 'status' })).status).toBe(400);
  });

  it('is stored only while the job is sent back', async () => {
    const [job] = await board.add({ status: 'unpublished' });
    await decide({ jobId: job?.id, status: 'published', remarkField: 'location' });
    expect(await readJob(job?.id ?? '', tokens.owner)).toMatchObject({ remarkField: null, sentBackAt: null });
    const id = await addSentBackJob('location');
    await change(id, { location: 'Mysuru' });
    expect(await readJob(id, tokens.owner)).toMatchObject({ remarkField: null, statusRemark: '', status: 'unpublished' });
  });

  it('is in the mail to the poster', async () => {
    const id = await addSentBackJob('closingDate');
    const mail = (await board.server.outbox()).find(({ text }) => text.includes(`/editJob/${id}`));
    expect(mail?.text).toContain('What it is about: Closing date');
    expect(mail?.text).toContain('The reason they gave:\nName the city.');
  });
});

describe('the version of a job that was sent back', () => {
  it('stays stored with its remark through all later changes', async () => {
    const id = await addSentBackJob('location');
    await change(id, { jobTitle: 'Once changed', location: 'Kochi', jobDescription: pdf() });
    await change(id, { jobTitle: 'Twice changed', skills: ['SQL'] });
    const { status, body } = await readSentBack(id, tokens.admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ remark: 'Name the city.', remarkField: 'location' });
    expect(body.job).toMatchObject({ jobTitle: 'As it was', location: 'Mysuru', jobDescription: null, status: 'sentback' });
    expect(await readJob(id, tokens.admin)).toMatchObject({ jobTitle: 'Twice changed', sentBackAt: body.sentBackAt });
  });

  it('is replaced when the job is sent back a second time, and deleted when the job is published', async () => {
    const id = await addSentBackJob('location');
    await change(id, { jobTitle: 'Second try' });
    await decide({ jobId: id, status: 'sentback', statusRemark: 'And the team.' });
    const { body } = await readSentBack(id, tokens.admin);
    expect(body).toMatchObject({ remark: 'And the team.', job: { jobTitle: 'Second try' } });
    expect(body).not.toHaveProperty('remarkField');
    await decide({ jobId: id, status: 'published' });
    expect(await readSentBackRows(id)).toEqual([]);
    expect((await readSentBack(id, tokens.admin)).status).toBe(404);
  });

  it('[MOD-02] doesn’t change after a refused decision', async () => {
    const id = await addSentBackJob('location');
    const before = await readSentBackRows(id);
    const stale = { jobId: id, updatedAt: '2026-01-01T00:00:00.000Z' };
    expect((await decide({ ...stale, status: 'published' })).status).toBe(409);
    await change(id, { jobTitle: 'New words' });
    expect((await decide({ ...stale, status: 'sentback', statusRemark: 'Too late' })).status).toBe(409);
    expect(await readSentBackRows(id)).toEqual(before);
  });
});

it('[MOD-02] a decision returns the job’s new time of change; a later decision that names an older time is refused', async () => {
  const [job] = await board.add({ status: 'unpublished' });
  const { body } = await decide({ jobId: job?.id, status: 'published' });
  expect((await decide({ jobId: job?.id, status: 'unpublished', updatedAt: body.updatedAt })).status).toBe(200);
  expect((await decide({ jobId: job?.id, status: 'published', updatedAt: body.updatedAt })).status).toBe(409);
});

describe('the counts of jobs by status', () => {
  const readCounts = (token?: string) => board.server.json<Record<string, number>>('/api/jobs/status/counts', token ? { token } : {});

  it('are right after a new job and after a decision', async () => {
    const { body: before } = await readCounts(tokens.admin);
    const [job] = await board.add({ status: 'unpublished' });
    expect((await readCounts(tokens.admin)).body).toEqual({ ...before, unpublished: (before.unpublished ?? 0) + 1 });
    await decide({ jobId: job?.id, status: 'sentback' });
    expect((await readCounts(tokens.admin)).body).toEqual({ ...before, sentback: (before.sentback ?? 0) + 1 });
  });
});

describe('the mail about a decision', () => {
  const findMailAbout = async (title: string) => (await board.server.outbox()).find(({ subject }) => subject.includes(title));

  it.each([
    ['unpublished', 'published', 'Your job is published', 'was published: members can apply'],
    ['published', 'unpublished', 'Your job is no longer published', 'was taken off the job board'],
    ['sentback', 'unpublished', 'Your job will be checked again', 'no longer needs to be changed'],
    ['unpublished', 'sentback', 'Your job needs a change', 'was sent back to you'],
  ] as const)('that changes the status from %s to %s describes the decision', async (before, after, subject, text) => {
    const title = `Letter ${before} ${after}`;
    const [job] = await board.add({ title, status: before });
    await decide({ jobId: job?.id, status: after });
    const mail = await findMailAbout(title);
    expect(mail).toMatchObject({ to: 'owner@example.org', subject: `${subject}: ${title}` });
    expect(mail?.text).toContain(text);
  });

  it('says that the closing date has passed, and links to the form, if the job is published after its closing date', async () => {
    const [job] = await board.add({ title: 'Too late for anybody', status: 'unpublished', closing_date: '2026-11-19' });
    await decide({ jobId: job?.id, status: 'published' });
    const mail = await findMailAbout('Too late for anybody');
    expect(mail?.text).toContain('its closing date has passed');
    expect(mail?.text).not.toContain('members can apply');
    expect(mail?.text).toContain(`/editJob/${job?.id ?? ''}`);
  });
});
