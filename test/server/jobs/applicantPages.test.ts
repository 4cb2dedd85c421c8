import type { Applicant } from '../../../shared/operations/jobs.ts';
import { startBoard, type TestBoard, newMember } from './board.ts';

/** More than two pages of the largest size, and more than one chunk of the exported table. */
const APPLICANT_COUNT = 230;

let board: TestBoard;
let ownerToken: string;
let jobId = '';
beforeAll(async () => {
  board = await startBoard();
  ownerToken = await board.server.login('owner@example.org');
  const [job] = await board.add({ title: 'Many' });
  jobId = job?.id ?? '';
  await addApplicants(jobId, APPLICANT_COUNT);
});

const memberIdAt = (index: number) => `d${index.toString(16).padStart(23, '0')}`;

async function addApplicants(id: string, count: number): Promise<void> {
  const { db } = board.deps;
  for (let index = 0; index < count; index += 1) {
    const name = `Person ${String(index).padStart(3, '0')}`;
    const email = `p${index}@example.org`;
    await db
      .insertInto('members')
      .values(newMember({ id: memberIdAt(index), cms_id: 20_000 + index, email, name }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await board.jobBoard.repository.insertApplications([
      {
        id: `${id.slice(-4)}${memberIdAt(index).slice(4)}`,
        job_id: id,
        user_id: memberIdAt(index),
        name,
        email,
        phone_no: '9840000000',
        year_of_experience: String(index % 12),
        employee_type: index % 3 === 0 ? 'Intern' : 'Full-time',
        city: 'Chennai',
        current_ctc: 1_000_000 - index,
        expected_ctc: 1_000_000 + index,
        cv_file: null,
        created_at: new Date(Date.parse('2026-11-10T00:00:00Z') + index * 1000).toISOString(),
      },
    ]);
  }
}

async function readPage(query: string, list = `/api/applicants/search/${jobId}`) {
  const { status, body, headers } = await board.server.json<Applicant[]>(`${list}?${query}`, { token: ownerToken });
  return { status, names: status === 200 ? body.map(({ name }) => name) : [], total: headers.get('x-total-count') };
}
const listNames = (...numbers: number[]) => numbers.map((number) => `Person ${String(number).padStart(3, '0')}`);

describe('pages of applicants', () => {
  it('[APPL-01] have the requested size, and the total in a header; without a limit, the response is the complete list', async () => {
    expect(await readPage('limit=3')).toEqual({ status: 200, names: listNames(229, 228, 227), total: '230' });
    expect((await readPage('limit=3&page=2')).names).toEqual(listNames(226, 225, 224));
    expect((await readPage('limit=100&page=3')).names).toHaveLength(30);
    expect(await readPage('limit=100&page=4')).toEqual({ status: 200, names: [], total: '230' });
    const completeList = await readPage('');
    expect(completeList.names).toHaveLength(APPLICANT_COUNT);
    expect(completeList.total).toBe('230');
    expect((await readPage('limit=3&page=2', `/api/applicants/${jobId}`)).names).toEqual(listNames(226, 225, 224));
    for (const invalidQuery of ['limit=0', 'limit=101', 'page=0', 'sort=phone', 'order=up', 'stage=hired'])
      expect((await readPage(invalidQuery)).status).toBe(400);
  });

  it('[APPL-02] are cut from the filtered and sorted list of all applicants', async () => {
    expect(await readPage('employeeType=intern&limit=2&page=2&sort=name')).toEqual({ status: 200, names: listNames(6, 9), total: '77' });
    expect((await readPage('name=PERSON%2022&limit=50&sort=name&order=desc')).names).toEqual(
      listNames(229, 228, 227, 226, 225, 224, 223, 222, 221, 220, 122, 22),
    );
  });

  it.each([
    ['sort=applied', [0, 1]],
    ['order=asc', [0, 1]],
    ['sort=name&order=desc', [229, 228]],
    ['sort=email', [0, 100]],
    ['sort=yearOfExperience&order=desc', [227, 215]],
    ['sort=employeeType', [229, 227]],
    ['sort=expectedCTC', [0, 1]],
    ['sort=currentCTC', [229, 228]],
  ])('[APPL-01] are sorted by %s; among equal applicants the latest comes first', async (query, numbers) => {
    expect((await readPage(`${query}&limit=2`)).names).toEqual(listNames(...numbers));
  });

  it('[APPL-01] are sorted by stage in the order of the stages, and filtered by stage', async () => {
    const { db } = board.deps;
    const setStage = (index: number, stage: 'seen' | 'shortlisted' | 'notchosen') =>
      db
        .updateTable('applications')
        .set({ stage })
        .where('name', '=', listNames(index)[0] ?? '')
        .execute();
    await setStage(5, 'notchosen');
    await setStage(6, 'seen');
    await setStage(7, 'shortlisted');
    expect((await readPage('sort=stage&order=desc&limit=4')).names).toEqual(listNames(5, 7, 6, 229));
    expect(await readPage('stage=shortlisted&limit=9')).toEqual({ status: 200, names: listNames(7), total: '1' });
  });
});

describe('the exported table of applicants', () => {
  const fetchTable = (query = '', id = jobId) =>
    board.server.fetch(`/api/applicants/export/${id}${query}`, { headers: { authorization: `Bearer ${ownerToken}` } });
  /** Parses a line of a CSV file in which every cell is quoted. */
  const parseCells = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text.replaceAll('""', '"'));

  it('[APPL-01] has all matching applicants, sorted, as UTF-8 with a byte order mark and CRLF line breaks', async () => {
    const response = await fetchTable('?employeeType=Intern&sort=name');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="applicants.csv"');
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString('utf8').split('\r\n');
    expect(lines.pop()).toBe('');
    expect(parseCells(lines[0] ?? '').slice(0, 3)).toEqual(['Name', 'Email', 'Phone number']);
    expect(lines).toHaveLength(78);
    expect(parseCells(lines[1] ?? '')).toEqual([
      'Person 000',
      'p0@example.org',
      '9840000000',
      'Chennai',
      '0',
      'Intern',
      '1000000',
      '1000000',
      'Received',
      '2026-11-10',
      '2026-11-10',
    ]);
    expect(new Set(lines).size).toBe(78);
    expect((await (await fetchTable()).text()).split('\r\n')).toHaveLength(APPLICANT_COUNT + 2);
  });

  it('[APPL-01] has no text that a spreadsheet reads as a formula, and no years of experience that it reads as a date', async () => {
    const [job] = await board.add({ title: 'One' });
    const id = job?.id ?? '';
    await addApplicants(id, 1);
    const change = { name: '=1+1', city: ' @x', year_of_experience: '2-3' };
    await board.deps.db.updateTable('applications').set(change).where('job_id', '=', id).execute();
    const [, line = ''] = (await (await fetchTable('', id)).text()).split('\r\n');
    expect(parseCells(line).slice(0, 5)).toEqual(["'=1+1", 'p0@example.org', '9840000000', "' @x", '2 to 3']);
  });
});
