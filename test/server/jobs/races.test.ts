/** @postgres */
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { listStoredFiles } from '../../support/postgres/database.ts';
import { memberIds, startBoard, type TestBoard, newMember } from './board.ts';
import { applicationFields, changedFields, pdf, send } from './forms.ts';

let board: TestBoard;
let tokens: Record<keyof typeof memberIds | 'admin2', string>;
beforeAll(async () => {
  board = await startBoard();
  await addMembers([{ id: 'e'.repeat(24), name: 'admin2', role: 'admin' }]);
  const start = (id: string) => startSession(board.deps, board.deps.db, id);
  tokens = {
    owner: await start(memberIds.owner),
    member: await start(memberIds.member),
    other: await start(memberIds.other),
    admin: await start(memberIds.admin),
    admin2: await start('e'.repeat(24)),
  };
});

async function addMembers(people: readonly { id: string; name: string; role: 'member' | 'admin' }[]): Promise<void> {
  // Adding the number of people gives the two calls of this function different ids: 9501, and 9520 to 9539.
  const toRow = (person: (typeof people)[number], index: number) =>
    newMember({ ...person, cms_id: 9_500 + index + people.length, email: `${person.name}@example.org` });
  await insertMembers(board.deps.db, people.map(toRow));
}

async function addJob(title: string, status: 'published' | 'unpublished' = 'published'): Promise<string> {
  const [job] = await board.add({ title, status });
  return job?.id ?? '';
}
const apply = (jobId: string, token: string, cv = pdf()) =>
  send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, { cv }), token);
const decide = (jobId: string, status: string, token: string, updatedAt: string) =>
  board.server.json<{ message: string }>('/api/jobs/status', {
    method: 'PATCH',
    body: { jobId, status, statusRemark: 'Why', updatedAt },
    token,
  });
/** Reads the time of a job's last change. An admin's decision names this time. */
const readUpdatedAt = async (jobId: string): Promise<string> =>
  (await board.deps.db.selectFrom('jobs').select('updated_at').where('id', '=', jobId).executeTakeFirstOrThrow()).updated_at;
const sortedStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
/** Lists `recipient subject` of every mail about a job, sorted. */
const listMailsAbout = async (title: string) =>
  (await board.server.outbox())
    .filter(({ subject }) => subject.endsWith(`: ${title}`))
    .map(({ to, subject }) => `${to} ${subject}`)
    .toSorted();

const withdraw = (jobId: string, token: string) => board.server.json(`/api/jobs/applyJob/${jobId}`, { method: 'DELETE', token });
const findApplicationId = async (jobId: string) =>
  (await board.deps.db.selectFrom('applications').select('id').where('job_id', '=', jobId).executeTakeFirstOrThrow()).id;
/**
 * Reads the application to a job with at most one. Expects exactly the files of the database in storage.
 * @returns the stage or null, the job's count of applications, and the number of stored CVs of the application
 */
async function readApplication(jobId: string): Promise<{ stage: string | null; applied: number; files: number }> {
  const { db } = board.deps;
  const rows = await db.selectFrom('applications').select(['stage', 'cv_file']).where('job_id', '=', jobId).execute();
  const { applied_count: applied } = await db.selectFrom('jobs').select('applied_count').where('id', '=', jobId).executeTakeFirstOrThrow();
  const storedFileIds = (await db.selectFrom('files').select('id').execute()).map(({ id }) => id).toSorted();
  expect(await listStoredFiles(board.server.dataDir)).toEqual(storedFileIds);
  expect(rows.length).toBeLessThanOrEqual(1);
  return { stage: rows[0]?.stage ?? null, applied, files: storedFileIds.filter((id) => id === rows[0]?.cv_file).length };
}

describe('simultaneous requests', () => {
  it('[APPLY-04] of twenty members who each press Submit five times create twenty applications, twenty files and forty mails', async () => {
    const jobId = await addJob('Rush');
    const people = Array.from({ length: 20 }, (_, index) => ({
      id: `e${index.toString(16).padStart(23, '0')}`,
      name: `r${index}`,
      role: 'member' as const,
    }));
    await addMembers(people);
    const sessions = await Promise.all(people.map(({ id }) => startSession(board.deps, board.deps.db, id)));
    const responses = await Promise.all(
      sessions.flatMap((token, index) => Array.from({ length: 5 }, () => apply(jobId, token, pdf(`of ${index}`)))),
    );
    expect(sortedStatuses(responses)).toEqual([...Array<number>(20).fill(200), ...Array<number>(80).fill(409)]);
    const rows = await board.deps.db.selectFrom('applications').select(['user_id', 'cv_file']).where('job_id', '=', jobId).execute();
    expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    const { applied_count } = await board.deps.db
      .selectFrom('jobs')
      .select('applied_count')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    expect(applied_count).toBe(20);
    const files = await board.deps.db.selectFrom('files').select('id').where('application_id', 'is not', null).execute();
    expect(files.map(({ id }) => id).toSorted()).toEqual(rows.map(({ cv_file }) => String(cv_file)).toSorted());
    expect(await listMailsAbout('Rush')).toEqual(
      [
        ...Array<string>(20).fill('owner@example.org Somebody applied: Rush'),
        ...people.map(({ name }) => `${name}@example.org You applied: Rush`),
      ].toSorted(),
    );
  });

  it('[MOD-02] [POST-06] to publish and to change a job never publish text that no admin has read', async () => {
    const jobId = await addJob('Moving', 'unpublished');
    const updatedAt = await readUpdatedAt(jobId);
    const [decided, changed] = await Promise.all([
      decide(jobId, 'published', tokens.admin, updatedAt),
      send(board, 'PUT', `/api/jobs/updateJob/${jobId}`, changedFields({ jobTitle: 'Moved' }), tokens.owner),
    ]);
    const job = await board.deps.db.selectFrom('jobs').select(['title', 'status']).where('id', '=', jobId).executeTakeFirstOrThrow();
    expect([200, 409]).toContain(decided.status);
    expect([200, 503]).toContain(changed.status);
    expect(job).toEqual(changed.status === 200 ? { title: 'Moved', status: 'unpublished' } : { title: 'Moving', status: 'published' });
  });

  it('[APPLY-04] to withdraw one application delete it and its CV once, reduce the count once, and send one mail', async () => {
    const jobId = await addJob('Second thoughts');
    await apply(jobId, tokens.member);
    const responses = await Promise.all(Array.from({ length: 5 }, () => withdraw(jobId, tokens.member)));
    expect(sortedStatuses(responses)).toEqual([200, 404, 404, 404, 404]);
    expect(await readApplication(jobId)).toEqual({ stage: null, applied: 0, files: 0 });
    const withdrawn = (await listMailsAbout('Second thoughts')).filter((mail) => /withdr/i.test(mail));
    expect(withdrawn).toEqual([expect.stringMatching(/^owner@example\.org /)]);
  });

  it('[APPL-03] [APPLY-04] to withdraw and to shortlist delete the application, with mail only if the stage was set', async () => {
    const jobId = await addJob('Crossing');
    await apply(jobId, tokens.member);
    const id = await findApplicationId(jobId);
    const [withdrawn, staged] = await Promise.all([
      withdraw(jobId, tokens.member),
      board.server.json(`/api/applications/${id}/stage`, { method: 'PATCH', body: { stage: 'shortlisted' }, token: tokens.owner }),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([200, 404]).toContain(staged.status);
    expect(await readApplication(jobId)).toEqual({ stage: null, applied: 0, files: 0 });
    expect(await board.deps.db.selectFrom('application_changes').selectAll().where('application_id', '=', id).execute()).toEqual([]);
    const shortlisted = (await listMailsAbout('Crossing')).filter((mail) => mail.startsWith('member@') && !mail.includes('You applied'));
    expect(shortlisted).toHaveLength(staged.status === 200 ? 1 : 0);
  });

  it('[APPL-03] of two people who set a stage succeed once: the other gets a 409, and the applicant gets one mail', async () => {
    const jobId = await addJob('Tug');
    await apply(jobId, tokens.member);
    const id = await findApplicationId(jobId);
    const setStage = (target: string, token: string) =>
      board.server.json(`/api/applications/${id}/stage`, { method: 'PATCH', body: { stage: target, was: 'received' }, token });
    const responses = await Promise.all([setStage('shortlisted', tokens.owner), setStage('notchosen', tokens.admin)]);
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    expect((await readApplication(jobId)).stage).toBe(responses[0].status === 200 ? 'shortlisted' : 'notchosen');
    const mails = (await listMailsAbout('Tug')).filter((mail) => mail.startsWith('member@') && !mail.includes('You applied'));
    expect(mails).toHaveLength(1);
  });

  it('[APPLY-04] to withdraw and to apply again leave at most one application, and a matching count', async () => {
    const jobId = await addJob('To and fro');
    await apply(jobId, tokens.member);
    const responses = await Promise.all([withdraw(jobId, tokens.member), apply(jobId, tokens.member), apply(jobId, tokens.member)]);
    expect(responses[0].status).toBe(200);
    const appliedCount = sortedStatuses(responses.slice(1)).filter((status) => status === 200).length;
    expect(appliedCount).toBeLessThanOrEqual(1);
    expect(await readApplication(jobId)).toEqual({
      stage: appliedCount === 1 ? 'received' : null,
      applied: appliedCount,
      files: appliedCount,
    });
  });
});
