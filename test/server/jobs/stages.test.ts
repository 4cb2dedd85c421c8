/** @postgres full */
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import type { AppliedJob, Applicant } from '../../../shared/operations/jobs.ts';
import { listStoredFiles } from '../../support/postgres/database.ts';
import { memberIds, startBoard, type TestBoard, newMember } from './board.ts';
import { applicationFields, pdf, send } from './forms.ts';

let board: TestBoard;
let tokens: Record<keyof typeof memberIds, string>;
beforeAll(async () => {
  board = await startBoard();
  const login = (name: string) => board.server.login(`${name}@example.org`);
  tokens = { owner: await login('owner'), member: await login('member'), other: await login('other'), admin: await login('admin') };
});

async function addAppliedJob(title: string): Promise<string> {
  const [job] = await board.add({ title });
  await apply(job?.id ?? '');
  return job?.id ?? '';
}
const apply = (jobId: string) => send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, { cv: pdf(jobId) }), tokens.member);
const listApplicants = async (jobId: string) =>
  (await board.server.json<Applicant[]>(`/api/applicants/${jobId}`, { token: tokens.owner })).body;
const findApplicationId = async (jobId: string) => (await listApplicants(jobId))[0]?._id ?? '';
const setStage = (id: string, body: object, token: string) =>
  board.server.json(`/api/applications/${id}/stage`, { method: 'PATCH', body, token });
const withdraw = (jobId: string) => board.server.json(`/api/jobs/applyJob/${jobId}`, { method: 'DELETE', token: tokens.member });
const fetchFile = (url: string, token: string) => board.server.fetch(url, { headers: { authorization: `Bearer ${token}` } });
/** Reads the member's application to a job, as the member sees it. */
const readAsApplicant = async (jobId: string) =>
  (await board.server.json<AppliedJob[]>('/api/jobs/jobsAppliedByUser', { token: tokens.member })).body.find(
    (applied) => applied.jobId?._id === jobId,
  );
const listMails = async (title: string) =>
  (await board.server.outbox()).filter(({ subject }) => subject.endsWith(title)).map(({ to, subject }) => `${to} ${subject}`);
const listUploads = () => listStoredFiles(board.server.dataDir);

describe('the stage of an application', () => {
  it('[MY-04] is visible to the poster and to the applicant, who also sees the time of each change', async () => {
    const jobId = await addAppliedJob('Both sides');
    const id = await findApplicationId(jobId);
    expect(await readAsApplicant(jobId)).toMatchObject({
      stage: 'received',
      changes: [{ stage: 'received', at: '2026-11-20T06:30:00.000Z' }],
    });
    board.server.clock.advance(86_400_000);
    expect((await setStage(id, { stage: 'shortlisted', was: 'received' }, tokens.owner)).body).toEqual({
      success: true,
      message: 'Asha Member: Shortlisted',
    });
    board.server.clock.advance(86_400_000);
    expect((await setStage(id, { stage: 'seen' }, tokens.admin)).status).toBe(200);
    expect(await readAsApplicant(jobId)).toMatchObject({
      stage: 'seen',
      changes: [
        { stage: 'received', at: '2026-11-20T06:30:00.000Z' },
        { stage: 'shortlisted', at: '2026-11-21T06:30:00.000Z' },
        { stage: 'seen', at: '2026-11-22T06:30:00.000Z' },
      ],
    });
    expect(await listApplicants(jobId)).toMatchObject([{ stage: 'seen', stageAt: '2026-11-22T06:30:00.000Z', city: 'Mysuru' }]);
  });

  it('[APPL-03] becomes “seen” only when the job’s creator downloads the CV, unless a later stage was set', async () => {
    const jobId = await addAppliedJob('Seen');
    const cv = (await listApplicants(jobId))[0]?.cv ?? '';
    for (const token of [tokens.member, tokens.admin, tokens.other]) await (await fetchFile(cv, token)).text();
    expect((await readAsApplicant(jobId))?.stage).toBe('received');
    expect((await fetchFile(cv, tokens.owner)).status).toBe(200);
    expect((await readAsApplicant(jobId))?.stage).toBe('seen');
    await setStage(await findApplicationId(jobId), { stage: 'notchosen' }, tokens.owner);
    await fetchFile(cv, tokens.owner);
    expect((await readAsApplicant(jobId))?.stage).toBe('notchosen');
    expect((await readAsApplicant(jobId))?.changes?.map(({ stage }) => stage)).toEqual(['received', 'seen', 'notchosen']);
  });

  it('can be set only to a known stage', async () => {
    const id = await findApplicationId(await addAppliedJob('Mine to say'));
    for (const stage of ['received', 'hired', '', null]) expect((await setStage(id, { stage }, tokens.owner)).status).toBe(400);
    expect((await setStage('..%2Fx', { stage: 'seen' }, tokens.owner)).status).toBe(400);
  });

  it('is not overwritten by somebody who has seen an earlier stage', async () => {
    const jobId = await addAppliedJob('Two deciders');
    const id = await findApplicationId(jobId);
    await setStage(id, { stage: 'shortlisted', was: 'received' }, tokens.owner);
    const second = await setStage(id, { stage: 'notchosen', was: 'received' }, tokens.admin);
    expect([second.status, second.body.error]).toEqual([409, expect.stringContaining('changed by somebody else. It is now “Shortlisted”')]);
    expect((await readAsApplicant(jobId))?.changes).toHaveLength(2);
    // Setting the current stage again succeeds and changes nothing.
    const before = (await listApplicants(jobId))[0];
    board.server.clock.advance(60_000);
    expect((await setStage(id, { stage: before?.stage }, tokens.owner)).status).toBe(200);
    expect(await listApplicants(jobId)).toEqual([before]);
  });

  it('is mailed to the applicant at the first shortlisting and at the first rejection, but not when it recurs', async () => {
    const id = await findApplicationId(await addAppliedJob('Mails'));
    for (const stage of ['shortlisted', 'seen', 'shortlisted', 'notchosen', 'shortlisted', 'notchosen'])
      expect((await setStage(id, { stage }, tokens.owner)).status).toBe(200);
    expect((await listMails('Mails')).sort()).toEqual([
      'member@example.org Not chosen this time: Mails',
      'member@example.org You applied: Mails',
      'member@example.org You are shortlisted: Mails',
      'owner@example.org Somebody applied: Mails',
    ]);
  });

  it('can be set for a deactivated applicant, who is not mailed', async () => {
    const id = await findApplicationId(await addAppliedJob('Left'));
    const setDeactivatedAt = (deactivated_at: string | null) =>
      board.deps.db.updateTable('members').set({ deactivated_at }).where('email', '=', 'member@example.org').execute();
    await setDeactivatedAt('2026-11-20T07:00:00.000Z');
    expect((await setStage(id, { stage: 'notchosen' }, tokens.owner)).status).toBe(200);
    expect((await listMails('Left')).sort()).toEqual(['member@example.org You applied: Left', 'owner@example.org Somebody applied: Left']);
    await setDeactivatedAt(null);
    tokens.member = await board.server.login('member@example.org');
  });
});

describe('withdrawing an application', () => {
  it('[APPLY-04] deletes the application and its CV at once, reduces the count and mails the poster', async () => {
    const before = await listUploads();
    const jobId = await addAppliedJob('Taken back');
    const id = await findApplicationId(jobId);
    const cv = (await listApplicants(jobId))[0]?.cv ?? '';
    expect(await listUploads()).toHaveLength(before.length + 1);
    expect((await withdraw(jobId)).body).toEqual({ success: true, message: 'Your application was withdrawn, and your CV deleted' });
    expect(await listUploads()).toEqual(before);
    expect(await listApplicants(jobId)).toEqual([]);
    expect((await fetchFile(cv, tokens.owner)).status).toBe(404);
    expect(await readAsApplicant(jobId)).toBeUndefined();
    expect((await board.server.json(`/api/jobs/${jobId}`, { token: tokens.member })).body.appliedBy).toEqual([]);
    expect((await setStage(id, { stage: 'seen' }, tokens.owner)).status).toBe(404);
    expect(await listMails('Taken back')).toContain('owner@example.org Application withdrawn: Taken back');
    for (const table of ['files', 'application_changes'] as const)
      expect(await board.deps.db.selectFrom(table).selectAll().where('application_id', '=', id).execute()).toEqual([]);
  });

  it('[APPLY-04] is possible only once, even when the job has closed', async () => {
    const jobId = await addAppliedJob('Closed since');
    await board.deps.db.updateTable('jobs').set({ closing_date: '2026-11-01', listed: 0 }).where('id', '=', jobId).execute();
    expect((await withdraw(jobId)).status).toBe(200);
    expect((await withdraw(jobId)).status).toBe(404);
  });

  it('[APPLY-04] lets the member apply again while the job is open, with a new application', async () => {
    const jobId = await addAppliedJob('Second thoughts');
    await setStage(await findApplicationId(jobId), { stage: 'notchosen' }, tokens.owner);
    await withdraw(jobId);
    expect((await apply(jobId)).status).toBe(200);
    expect(await readAsApplicant(jobId)).toMatchObject({ stage: 'received', changes: [{ stage: 'received' }] });
    await withdraw(jobId);
    await board.deps.db.updateTable('jobs').set({ closing_date: '2026-11-01', listed: 0 }).where('id', '=', jobId).execute();
    expect((await apply(jobId)).status).toBe(410);
  });
});

describe('the response rate of a poster', () => {
  const readResponseRate = async (jobId: string) => (await board.server.json(`/api/jobs/${jobId}`)).body.answers;

  it.each([
    [4, 4, null],
    [5, 5, 'Answers nearly all applications'],
    [5, 3, 'Answers most applications'],
    [5, 2, 'Answers some applications'],
    [5, 1, 'Seldom answers applications'],
  ])('[JOBS-05] with %d applications, of which %d were answered, is %j', async (applicationCount, answeredCount, expected) => {
    const { deps } = board;
    const poster = `e${(applicationCount * 10 + answeredCount).toString(16).padStart(23, '0')}`;
    await insertMembers(deps.db, [newMember({ id: poster, cms_id: 9500 + applicationCount * 10 + answeredCount })]);
    const jobs = await board.add(...Array.from({ length: applicationCount }, () => ({ user_id: poster })));
    // Applications as old as this count. The recent one below does not.
    for (const { id } of jobs) await board.apply(id, memberIds.other, '2026-10-01T00:00:00.000Z');
    await board.apply(jobs[0]?.id ?? '', memberIds.member, board.server.clock.now().toISOString());
    const ids = jobs.slice(0, answeredCount).map(({ id }) => id);
    await deps.db.updateTable('applications').set({ stage: 'shortlisted' }).where('job_id', 'in', ids).execute();
    expect(await readResponseRate(jobs[0]?.id ?? '')).toBe(expected);
    const { body } = await board.server.json<{ _id: string; answers: string | null }[]>('/api/jobs/allJobs');
    expect(body.find(({ _id }) => _id === jobs[0]?.id)?.answers).toBe(expected);
  });

  it('[JOBS-05] counts recent applications once their job has closed', async () => {
    const [open, ...others] = await board.add(...Array.from({ length: 6 }, () => ({ user_id: memberIds.admin })));
    for (const { id } of others) await board.apply(id, memberIds.member, board.server.clock.now().toISOString());
    expect(await readResponseRate(open?.id ?? '')).toBeNull();
    await board.deps.db
      .updateTable('jobs')
      .set({ closing_date: '2026-11-01', listed: 0 })
      .where(
        'id',
        'in',
        others.map(({ id }) => id),
      )
      .execute();
    expect(await readResponseRate(open?.id ?? '')).toBe('Seldom answers applications');
  });
});
