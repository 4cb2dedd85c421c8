/** @postgres full */
import { createFileRepository } from '../../../server/files/repository.ts';
import type { Applicant } from '../../../shared/operations/jobs.ts';
import { loginAll, memberIds, startBoard, type TestBoard } from './board.ts';
import { applicationFields, jobFields, pdf, send } from './forms.ts';

type Person = 'anonymous' | 'applicant' | 'other' | 'owner' | 'admin';
const people: Person[] = ['anonymous', 'applicant', 'other', 'owner', 'admin'];

let board: TestBoard;
let tokens: Record<Person, string | undefined>;
let jobId = '';
let cvPath = '';
beforeAll(async () => {
  board = await startBoard();
  const { member, ...others } = await loginAll(board);
  tokens = { anonymous: undefined, applicant: member, ...others };
  const [job] = await board.add({ title: 'With applicants' });
  jobId = job?.id ?? '';
  await send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, { cv: pdf('the CV of Asha') }), tokens.applicant);
  board.server.clock.advance(60_000);
  const secondApplicant = {
    name: 'Édouard %_Nair',
    email: 'EN@example.net',
    yearOfExperience: '10+',
    employeeType: 'Intern',
    currentCTC: '1',
    expectedCTC: '2',
  };
  await send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, secondApplicant), tokens.other);
  cvPath = (await read(`/api/applicants/${jobId}`, 'owner')).body.find(({ name }) => name === 'Asha Member')?.cv ?? '';
});
afterAll(() => board.server.close());

const createTokenOption = (person: Person) => ({ token: tokens[person] });
const read = (path: string, person: Person) => board.server.json<Applicant[]>(path, createTokenOption(person));
const fetchFile = (path: string, person: Person) =>
  board.server.fetch(path, tokens[person] === undefined ? {} : { headers: { authorization: `Bearer ${tokens[person]}` } });

describe('applicants of a job', () => {
  const expectedStatuses: Record<Person, number> = { anonymous: 401, applicant: 403, other: 403, owner: 200, admin: 200 };
  for (const person of people) {
    it(`[APPL-03] lead to the status ${expectedStatuses[person]} when the caller “${person}” lists or searches them`, async () => {
      expect((await read(`/api/applicants/${jobId}`, person)).status).toBe(expectedStatuses[person]);
      expect((await read(`/api/applicants/search/${jobId}?name=a`, person)).status).toBe(expectedStatuses[person]);
    });
  }

  it('[APPL-01] are listed with all fields and the title of the job, the latest applicant first', async () => {
    const { body } = await read(`/api/applicants/${jobId}`, 'owner');
    expect(body.map(({ name }) => name)).toEqual(['Édouard %_Nair', 'Asha Member']);
    expect(body[1]).toEqual({
      _id: expect.any(String),
      name: 'Asha Member',
      email: 'asha@example.org',
      yearOfExperience: '4.5',
      employeeType: 'Full-time',
      expectedCTC: 1_800_000,
      currentCTC: 1_500_000,
      cv: expect.stringMatching(/^\/api\/files\/[0-9a-f]{24}$/),
      cvRemovedAt: null,
      phoneNo: '9876543210',
      city: 'Mysuru',
      appliedAt: '2026-11-20T06:30:00.000Z',
      stage: 'received',
      stageAt: '2026-11-20T06:30:00.000Z',
      jobId: { _id: jobId, jobTitle: 'With applicants' },
    });
  });

  it.each([
    ['S. K. Iyer', ['S.K.Iyer', 'S K Iyer', 'SK Iyer', 'iyer s k', 's. k.']],
    ['SK Iyer', ['S. K. Iyer', 's k iyer']],
    ['Maeve O’Brien', ["O'Brien", 'OBrien', 'o brien', "brien o'"]],
    ['A K Nair', ['AK Nair', 'Nair AK', 'A. K. Nair']],
    ['APJ Abdul Kalam', ['Abdul Kalam A P J', 'A.P.J. Abdul Kalam']],
    ['Anita D Souza', ['DSouza', 'D’Souza', 'souza anita d']],
    ['Nair K', ['K Nair', 'K. Nair']],
    ['Mary-Ann Raj', ['mary ann', 'maryann', 'Mary–Ann']],
    ['അനിൽ കുമാർ', ['അനില്\u200d', 'കുമാര്\u200d അനിൽ']],
  ])('[APPL-02] with the name %s are found by %j', async (name, typed) => {
    const [job] = await board.add({ title: 'Named', user_id: memberIds.owner });
    await board.apply(job?.id ?? '', memberIds.member);
    await board.jobBoard.repository.insertApplications([
      {
        ...(await board.deps.db
          .selectFrom('applications')
          .selectAll()
          .where('job_id', '=', job?.id ?? '')
          .executeTakeFirstOrThrow()),
        id: `named-${name}`,
        user_id: memberIds.other,
        name,
      },
    ]);
    for (const text of typed) {
      const { body } = await read(`/api/applicants/search/${job?.id}?name=${encodeURIComponent(text)}`, 'owner');
      expect([text, body.map((applicant) => applicant.name)]).toEqual([text, [name]]);
    }
  });

  it('[APPL-03] [D-35] of a job that the caller may not see get the same 404 as those of a job that does not exist', async () => {
    const [hidden] = await board.add({ status: 'unpublished' });
    const result = await read(`/api/applicants/${hidden?.id}`, 'other');
    expect(result.status).toBe(404);
    expect(result.body).toEqual((await read('/api/applicants/ffffffffffffffffffffffff', 'other')).body);
    expect((await read('/api/applicants/..%2Fx', 'owner')).status).toBe(400);
  });

  it.each<[string, string[]]>([
    ['', ['Édouard %_Nair', 'Asha Member']],
    ['name=ASHA', ['Asha Member']],
    ['name=edouard', ['Édouard %_Nair']],
    ['name=E A Nair', []],
    ['email=EXAMPLE.org', ['Asha Member']],
    ['yearOfExperience=4.50', ['Asha Member']],
    ['yearOfExperience=10', ['Édouard %_Nair']],
    ['yearOfExperience=10%2B', ['Édouard %_Nair']],
    ['yearOfExperience=4%2B', []],
    ['sort=yearOfExperience&order=asc', ['Asha Member', 'Édouard %_Nair']],
    ['employeeType=Full-Time', ['Asha Member']],
    ['expectedCTC=18,00,000', ['Asha Member']],
    ['currentCTC=1', ['Édouard %_Nair']],
    ['name=a&employeeType=intern&yearOfExperience=', ['Édouard %_Nair']],
    ['yearOfExperience=many', []],
    ['currentCTC=.', []],
    ["name='%20or%201=1--", []],
    ['name=[.*', []],
    // Signs are no words.
    ['name=%25', []],
    ['name=%25nair', ['Édouard %_Nair']],
    ['name=nair%20edouard', ['Édouard %_Nair']],
  ])('[APPL-02] [D-43] that match the search %j are found', async (query, names) => {
    const { status, body } = await read(`/api/applicants/search/${jobId}?${query}`, 'owner');
    expect(status).toBe(200);
    expect(body.map(({ name }) => name)).toEqual(names);
  });
});

describe('files', () => {
  const expectedStatuses: Record<Person, number> = { anonymous: 404, applicant: 200, other: 404, owner: 200, admin: 200 };
  for (const person of people) {
    it(`[APPL-03] [D-57] the URL of a CV responds with ${expectedStatuses[person]} to the caller “${person}”`, async () => {
      const response = await fetchFile(cvPath, person);
      expect(response.status).toBe(expectedStatuses[person]);
      const text = await response.text();
      expect(text === pdf('the CV of Asha').toString()).toBe(expectedStatuses[person] === 200);
      expect(response.headers.get('cache-control')).toMatch(/no-store/);
    });
  }

  it('[APPL-01] a CV is sent as a download whose type browsers may not guess', async () => {
    const { headers } = await fetchFile(cvPath, 'owner');
    expect(headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('[JOBS-08] a job description file is open to those who can see its job', async () => {
    await send(board, 'POST', '/api/jobs/postJob', jobFields({ jobTitle: 'Described', jobDescription: pdf('described') }), tokens.owner);
    const job = await board.deps.db.selectFrom('jobs').selectAll().where('title', '=', 'Described').executeTakeFirstOrThrow();
    const readStatuses = async () =>
      Promise.all(people.map(async (person) => (await fetchFile(job.description_file ?? '', person)).status));
    expect(await readStatuses()).toEqual([404, 404, 404, 200, 200]);
    await board.server.json('/api/jobs/status', {
      method: 'PATCH',
      body: { jobId: job.id, status: 'published' },
      ...createTokenOption('admin'),
    });
    expect(await readStatuses()).toEqual([200, 200, 200, 200, 200]);
    await send(board, 'POST', '/api/jobs/applyJob', applicationFields(job.id), tokens.applicant);
    await board.deps.db.updateTable('jobs').set({ closing_date: '2026-11-19', listed: 0 }).where('id', '=', job.id).execute();
    // The job is closed now: an applicant still sees the job, and therefore its file.
    expect(await readStatuses()).toEqual([404, 200, 404, 200, 200]);
  });

  it.each(['ffffffffffffffffffffffff', '..%2F..%2Fsecret', '..%2Fincoming', 'incoming', '%00', 'chapter.sqlite'])(
    '[D-47] the guessed file id %s leads to 400 or 404, even for an admin',
    async (id) => {
      expect([400, 404]).toContain((await fetchFile(`/api/files/${id}`, 'admin')).status);
    },
  );

  it('[D-57] a file isn’t found once its job is deleted', async () => {
    const repository = createFileRepository(board.deps.db);
    const [job] = await board.add({ user_id: memberIds.owner });
    await repository.insert({
      id: 'a'.repeat(24),
      kind: 'pdf',
      job_id: job?.id ?? '',
      application_id: null,
      created_at: '2026-11-20T00:00:00.000Z',
    });
    expect(await repository.findById('a'.repeat(24))).toMatchObject({ kind: 'pdf' });
    await board.deps.db
      .deleteFrom('jobs')
      .where('id', '=', job?.id ?? '')
      .execute();
    expect(await repository.findById('a'.repeat(24))).toBeUndefined();
  });
});
