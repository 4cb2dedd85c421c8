import { sql, type Kysely } from 'kysely';
import { up as emptyIndex } from '../../../server/platform/db/migrations/026-search-words.ts';
import { readVersion, writeSearchWordsVersion } from '../../../server/platform/db/versions.ts';
import { findMemberPage } from '../../../server/people/directory/memberRepository.ts';
import { rebuildSearchWords } from '../../../server/start/rebuildSearchWords.ts';
import { SEARCH_WORDS_VERSION } from '../../../shared/words.ts';
import { onPostgres } from '../../support/postgres/database.ts';
import { memberIds, startBoard, type TestBoard } from './board.ts';

let board: TestBoard;
beforeEach(async () => {
  board = await startBoard();
});

const findJobs = async (keyword: string): Promise<string[]> =>
  (await board.jobBoard.service.search(null, { keyword }, {})).items.map(({ jobTitle }) => jobTitle);
const findMembers = async (q: string): Promise<string[]> =>
  (await findMemberPage(board.deps.db, { q }, { limit: 5, offset: 0 })).rows.map(({ name }) => name);
const findApplicants = async (jobId: string, name: string): Promise<string[]> => {
  const token = await board.server.login('owner@example.org');
  const { body } = await board.server.json<{ name: string }[]>(`/api/applicants/search/${jobId}?${new URLSearchParams({ name })}`, {
    token,
  });
  return body.map((applicant) => applicant.name);
};

it('[JOBS-01] [APPL-02] words that an earlier version has stored are stored anew when the server starts, and only then', async () => {
  const { db } = board.deps;
  const [planner] = await board.add(
    { title: 'On-site Planner', user_id: memberIds.owner },
    { title: 'On site guide' },
    { title: 'Third job' },
  );
  await board.add({ title: 'Onsite head' });
  const jobId = planner?.id ?? '';
  await board.apply(jobId, memberIds.member);
  await db.updateTable('applications').set({ name: 'S. K. Iyer', name_key: 's. k. iyer', email_key: '' }).execute();
  await db.updateTable('members').set({ name: 'S. K. Iyengar', name_key: 's. k. iyengar' }).where('id', '=', memberIds.member).execute();
  await db.deleteFrom('member_words').execute();
  await db.insertInto('member_words').values({ word: 'old', member_id: memberIds.member }).execute();
  if (onPostgres) await sql`update job_search_documents set words = ''`.execute(db);
  else await emptyIndex(db as Kysely<unknown>);
  await writeSearchWordsVersion(db, SEARCH_WORDS_VERSION - 1);
  expect([await findJobs('on-site'), await findMembers('SK Iyengar'), await findApplicants(jobId, 'SK Iyer')]).toEqual([[], [], []]);

  await rebuildSearchWords(db);
  // The newest publication is still the first.
  expect(await findJobs('onsite')).toEqual(['Onsite head', 'On site guide', 'On-site Planner']);
  expect([await findMembers('SK Iyengar'), await findMembers('old')]).toEqual([['S. K. Iyengar'], []]);
  expect(await findApplicants(jobId, 'SK Iyer')).toEqual(['S. K. Iyer']);
  expect(await readVersion(db, 'search words')).toBe(SEARCH_WORDS_VERSION);

  await db.deleteFrom('member_words').execute();
  await rebuildSearchWords(db);
  expect(await findMembers('iyengar')).toEqual([]);
});
