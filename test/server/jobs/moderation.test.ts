/** @postgres full */
import type { JobStatus } from '../../../server/platform/db/jobTables.ts';
import { loginAll, memberIds, startBoard, type TestBoard } from './board.ts';
import { changedFields, send } from './forms.ts';

let board: TestBoard;
let tokens: Awaited<ReturnType<typeof loginAll>>;
beforeAll(async () => {
  board = await startBoard();
  tokens = await loginAll(board);
});

interface TestResponse {
  success: boolean;
  message: string;
  error?: string;
}

const decide = (body: unknown, token: string | undefined = tokens.admin) =>
  board.server.json<TestResponse>('/api/jobs/status', { method: 'PATCH', body, token });
const readJob = (id: string) => board.deps.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function addJobWithStatus(status: JobStatus, title = 'To decide'): Promise<string> {
  const [job] = await board.add({ title, status, status_remark: status === 'sentback' ? 'Name the city.' : '' });
  return job?.id ?? '';
}
const listMailsTo = async (email: string, about: string) =>
  (await board.server.outbox()).filter(({ to, subject }) => to === email && subject.includes(about));

describe('a decision', () => {
  it('[MOD-02] gets the status 404 for an unknown job, and 400 for an invalid id or status or a long remark', async () => {
    expect((await decide({ jobId: 'ffffffffffffffffffffffff', status: 'published' })).status).toBe(404);
    expect((await decide({ jobId: '../../x', status: 'published' })).status).toBe(400);
    expect((await decide({ jobId: 'a1', status: 'deleted' })).status).toBe(400);
    expect((await decide({ jobId: { $ne: '' }, status: 'published' })).status).toBe(400);
    expect((await decide({ jobId: 'a1', status: 'sentback', statusRemark: 'x'.repeat(10_001) })).status).toBe(400);
  });
});

describe('a decision of an admin', () => {
  const transitions: [JobStatus, JobStatus, number][] = [
    ['unpublished', 'published', 200],
    ['unpublished', 'sentback', 200],
    ['unpublished', 'unpublished', 409],
    ['published', 'unpublished', 200],
    ['published', 'published', 409],
    ['published', 'sentback', 409],
    ['sentback', 'published', 200],
    ['sentback', 'unpublished', 200],
    ['sentback', 'sentback', 409],
  ];
  it.each(transitions)('[MOD-01] that changes the status from %s to %s gets the HTTP status %d', async (before, after, status) => {
    const jobId = await addJobWithStatus(before);
    const response = await decide({ jobId, status: after, statusRemark: '' });
    expect(response.status).toBe(status);
    expect((await readJob(jobId)).status).toBe(status === 200 ? after : before);
    expect(response.body.message).toMatch(
      status === 409 ? /Nothing was changed\.$/ : /^Job (published|unpublished|sent back) successfully$/,
    );
  });

  it('[MOD-02] adds a job to the board and the search at once, or removes it from both', async () => {
    const jobId = await addJobWithStatus('unpublished', 'Kingfisher keeper');
    await decide({ jobId, status: 'published' });
    expect((await board.list('/api/jobs/allJobs')).titles).toContain('Kingfisher keeper');
    expect((await board.list('/api/jobs/search?keyword=kingfisher')).titles).toEqual(['Kingfisher keeper']);
    await decide({ jobId, status: 'unpublished' });
    expect((await board.list('/api/jobs/allJobs')).titles).not.toContain('Kingfisher keeper');
    expect((await board.list('/api/jobs/search?keyword=kingfisher')).titles).toEqual([]);
  });

  it.each(['', 'Line one\nLine two', 'x'.repeat(5_000), '<script>alert(1)</script>'])(
    '[MOD-02] stores the reason %j unchanged',
    async (remark) => {
      const jobId = await addJobWithStatus('unpublished');
      expect((await decide({ jobId, status: 'sentback', statusRemark: remark })).status).toBe(200);
      expect((await board.server.json(`/api/jobs/${jobId}`, { token: tokens.owner })).body.statusRemark).toBe(remark);
    },
  );

  it('[MOD-02] stores a reason only with a job that is sent back', async () => {
    const jobId = await addJobWithStatus('sentback');
    await decide({ jobId, status: 'published', statusRemark: 'left over' });
    expect((await readJob(jobId)).status_remark).toBe('');
  });

  it('[MOD-02] to publish a job whose closing date has passed gets a message that says so', async () => {
    const [job] = await board.add({ status: 'unpublished', closing_date: '2026-11-19' });
    const { body } = await decide({ jobId: job?.id, status: 'published' });
    expect(body.message).toMatch(/its closing date has passed/);
  });
});

describe('simultaneous decisions', () => {
  it('[MOD-02] that are the same succeed once, and the others get a 409', async () => {
    const jobId = await addJobWithStatus('unpublished');
    const responses = await Promise.all(Array.from({ length: 5 }, () => decide({ jobId, status: 'published' })));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await listMailsTo('owner@example.org', 'Your job is published')).not.toHaveLength(0);
  });

  it('[MOD-02] about a job that its poster has just changed get a 409, so that no unread change is published', async () => {
    const jobId = await addJobWithStatus('unpublished');
    const { updated_at: updatedAt } = await readJob(jobId);
    await send(board, 'PUT', `/api/jobs/updateJob/${jobId}`, changedFields({ jobTitle: 'Other words' }), tokens.owner);
    const response = await decide({ jobId, status: 'published', updatedAt });
    expect(response.status).toBe(409);
    expect(response.body.error).toMatch(/changed since you opened it, and waits for a decision now/);
    const { updated_at: newUpdatedAt } = await readJob(jobId);
    expect((await decide({ jobId, status: 'published', updatedAt: newUpdatedAt })).status).toBe(200);
  });
});

describe('mail to the poster', () => {
  it('[MOD-02] names the decision and the reason; a line break in the job’s title adds no mail header', async () => {
    const jobId = await addJobWithStatus('unpublished', 'Bee\r\nBcc: x@example.org');
    await decide({ jobId, status: 'sentback', statusRemark: 'Please name the city.' });
    const [mail] = await listMailsTo('owner@example.org', 'Bee');
    expect(mail?.subject).toBe('Your job needs a change: Bee Bcc: x@example.org');
    expect(mail?.text).toContain('Please name the city.');
    expect(mail?.text).not.toContain('No reason was given');
    expect(mail?.text).toContain(`/editJob/${jobId}`);
  });

  it.each(['', ' \n '])('[MOD-02] without a reason (%j) says where to ask', async (statusRemark) => {
    const title = `No reason ${statusRemark.length}`;
    const jobId = await addJobWithStatus('unpublished', title);
    expect((await decide({ jobId, status: 'sentback', statusRemark })).status).toBe(200);
    const [mail] = await listMailsTo('owner@example.org', title);
    const { supportEmail } = board.deps.content.current.chapter.facts;
    expect(mail?.text).toContain(`No reason was given. If you do not know what to change, ask ${supportEmail}.`);
  });

  it('[MOD-02] is sent neither after a refused decision nor to admins who decide about their own jobs', async () => {
    const [adminJob] = await board.add({ title: 'Own of the admin', status: 'unpublished', user_id: memberIds.admin });
    expect((await decide({ jobId: adminJob?.id, status: 'published' })).status).toBe(200);
    const refusedJob = await addJobWithStatus('published', 'Refused decision');
    expect((await decide({ jobId: refusedJob, status: 'sentback' })).status).toBe(409);
    expect(await listMailsTo('admin@example.org', 'Own of the admin')).toEqual([]);
    expect(await listMailsTo('owner@example.org', 'Refused decision')).toEqual([]);
  });
});
