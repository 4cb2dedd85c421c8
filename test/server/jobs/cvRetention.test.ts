/** @postgres full */
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import { removeOldCvs } from '../../../server/jobs/cleaning.ts';
import type { Applicant } from '../../../shared/operations/jobs.ts';
import { listStoredFiles } from '../../support/postgres/database.ts';
import { startBoard, type TestBoard, newMember } from './board.ts';
import { applicationFields, pdf, send } from './forms.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await startBoard();
});

const dayMs = 24 * 60 * 60 * 1000;
const countFiles = async (): Promise<number> => (await listStoredFiles(board.server.dataDir)).length;

it('a CV is deleted six months after its job closed or was last changed while unpublished; the application says when', async () => {
  const [closing, open, unpublished] = await board.add({ closing_date: '2026-11-25' }, { closing_date: null }, { closing_date: null });
  const member = await board.server.login('member@example.org');
  const ids = [closing, open, unpublished].map((job) => job?.id ?? '');
  for (const id of ids)
    expect((await send(board, 'POST', '/api/jobs/applyJob', applicationFields(id, { cv: pdf(id) }), member)).status).toBe(200);
  await board.deps.db
    .updateTable('jobs')
    .set({ status: 'unpublished', updated_at: '2026-12-15T00:00:00.000Z' })
    .where('id', '=', ids[2] ?? '')
    .execute();

  board.server.clock.advance(Date.parse('2027-05-25T12:00:00+05:30') - Date.parse('2026-11-20T12:00:00+05:30'));
  expect(await removeOldCvs(board.deps)).toBe(0);
  board.server.clock.advance(dayMs);
  expect(await removeOldCvs(board.deps)).toBe(1);
  expect(await countFiles()).toBe(2);
  const owner = await board.server.login('owner@example.org');
  const { body } = await board.server.json<Applicant[]>(`/api/applicants/${ids[0] ?? ''}`, { token: owner });
  expect(body).toEqual([expect.objectContaining({ cv: null, cvRemovedAt: '2027-05-26T06:30:00.000Z' })]);

  const { body: ownApplications } = await board.server.json<{ cvRemovedAt: string | null }[]>('/api/jobs/jobsAppliedByUser', {
    token: await board.server.login('member@example.org'),
  });
  expect(ownApplications.map(({ cvRemovedAt }) => cvRemovedAt).filter((at) => at !== null)).toEqual(['2027-05-26T06:30:00.000Z']);

  board.server.clock.advance(30 * dayMs);
  expect(await removeOldCvs(board.deps)).toBe(1);
  const remainingCvs = await board.deps.db.selectFrom('applications').select('job_id').where('cv_file', 'is not', null).execute();
  expect(remainingCvs).toEqual([{ job_id: ids[1] }]);
  expect(await countFiles()).toBe(1);
});

it('more CVs than one transaction deletes are all deleted', async () => {
  const [job] = await board.add({ closing_date: '2026-01-01' });
  const applicantIds = Array.from({ length: 230 }, (_, index) => `e${index.toString(16).padStart(23, '0')}`);
  const { db } = board.deps;
  for (const [index, id] of applicantIds.entries()) {
    const timestamp = '2026-01-01T00:00:00.000Z';
    await insertMembers(db, [newMember({ id, cms_id: 20_000 + index })]);
    await board.apply(job?.id ?? '', id);
    const application = await db.selectFrom('applications').select('id').where('user_id', '=', id).executeTakeFirstOrThrow();
    const file = await board.deps.files.stage([pdf(id)]);
    await db
      .insertInto('files')
      .values({ id: file.id, kind: 'pdf', job_id: null, application_id: application.id, created_at: timestamp })
      .execute();
    await db.updateTable('applications').set({ cv_file: file.id }).where('id', '=', application.id).execute();
    await file.save(db);
    await file.keep();
  }
  expect(await removeOldCvs(board.deps)).toBe(230);
  // The CV of the open job in the first test remains.
  expect(await countFiles()).toBe(1);
});

it('the page about members’ own data names the configured retention period of CVs; an invalid period prevents the start', async () => {
  expect((await board.server.json<{ cv: string }>('/site/pages/own-data')).body.cv).toMatch(/deleted 6 months after the job closes/);
  const other = await startBoard({ env: { CV_MONTHS: '1' } });
  expect((await other.server.json<{ cv: string }>('/site/pages/own-data')).body.cv).toMatch(/deleted a month after/);
  await other.server.close();
  await expect(startBoard({ env: { CV_MONTHS: '0' } })).rejects.toThrow(/CV_MONTHS/);
});
