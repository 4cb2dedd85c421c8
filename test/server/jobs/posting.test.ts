/** @postgres full */
import type { JobRow } from '../../../server/platform/db/jobTables.ts';
import { loginAll, memberIds, startBoard, type TestBoard } from './board.ts';
import { changedFields, compound, docx, jobFields, pdf, send, xlsx, type Fields } from './forms.ts';

let board: TestBoard;
let tokens: Awaited<ReturnType<typeof loginAll>>;
beforeAll(async () => {
  board = await startBoard();
  tokens = await loginAll(board);
});

const post = (overrides: Fields = {}, token: string | undefined = tokens.owner) =>
  send(board, 'POST', '/api/jobs/postJob', jobFields(overrides), token);
const update = (id: string, overrides: Fields = {}, token: string | undefined = tokens.owner) =>
  send(board, 'PUT', `/api/jobs/updateJob/${id}`, changedFields(overrides), token);
const findByTitle = async (title: string): Promise<JobRow> =>
  board.deps.db.selectFrom('jobs').selectAll().where('title', '=', title).executeTakeFirstOrThrow();

describe('posting a job', () => {
  it('[POST-05] stores the job with the status “unpublished”, and shows it only to its poster and to admins', async () => {
    const result = await post({ jobTitle: 'Waits for a look', remotePosition: 'true', minSalary: '1200000', description: 'One\nTwo' });
    expect(result).toEqual({ status: 200, body: { success: true, message: expect.stringMatching(/^Job posted successfully/) } });
    const job = await findByTitle('Waits for a look');
    expect(job).toMatchObject({
      status: 'unpublished',
      user_id: memberIds.owner,
      listed: 0,
      remote: 1,
      min_salary: 1_200_000,
      min_rate: null,
      skills: '["Scrum","SQL"]',
      description: 'One\nTwo',
      // The default is one month ahead (POST-03).
      closing_date: '2026-12-20',
    });
    const statusFor = async (token?: string) => (await board.server.json(`/api/jobs/${job.id}`, { token })).status;
    expect([await statusFor(), await statusFor(tokens.member), await statusFor(tokens.owner), await statusFor(tokens.admin)]).toEqual([
      404, 404, 200, 200,
    ]);
    expect((await board.list('/api/jobs/jobByStatus', tokens.admin)).titles).toContain('Waits for a look');
  });

  it('[D-39] refuses a `userId` that is not the caller’s', async () => {
    expect((await post({ userId: memberIds.member })).status).toBe(403);
    expect((await post({ userId: memberIds.owner })).status).toBe(200);
  });

  it('[D-45] accepts a list as fields named `skills` or `skills[]`, and removes blank and repeated entries', async () => {
    expect((await post({ jobTitle: 'Brackets', skills: undefined, 'skills[]': ['React', 'AWS', 'React', ' '] })).status).toBe(200);
    expect((await findByTitle('Brackets')).skills).toBe('["React","AWS"]');
  });

  it('[D-51] counts a line break in the description as one character', async () => {
    const description = `${'x\n'.repeat(499)}xx`;
    expect(description).toHaveLength(1000);
    expect((await post({ jobTitle: 'Long enough', description })).status).toBe(200);
    expect((await findByTitle('Long enough')).description).toBe(description);
    expect((await post({ description: `${description}x` })).status).toBe(400);
  });

  it.each([
    ['2026-12-31', '2026-12-31'],
    // In India this is the beginning of 2027.
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['2026-12-31T18:29:59Z', '2026-12-31'],
    ['2026-12-31T00:00:00+0530', '2026-12-31'],
    ['2026-12-31T23:59', '2026-12-31'],
  ])('[POST-03] stores the closing date %s as the day %s in India', async (closingDate, day) => {
    const jobTitle = `Closes ${closingDate}`;
    expect((await post({ jobTitle, closingDate })).status).toBe(200);
    expect((await findByTitle(jobTitle)).closing_date).toBe(day);
  });

  it('[D-44] stores a job as not remote if `remotePosition` is `false`, and so does a change of the job', async () => {
    expect((await post({ jobTitle: 'On site', remotePosition: 'false' })).status).toBe(200);
    const { id, remote } = await findByTitle('On site');
    expect(remote).toBe(0);
    expect((await update(id, { jobTitle: 'On site', remotePosition: 'true' })).status).toBe(200);
    expect((await update(id, { jobTitle: 'On site', remotePosition: 'false' })).status).toBe(200);
    expect((await findByTitle('On site')).remote).toBe(0);
  });

  it.each<[Fields, RegExp]>([
    [{ jobTitle: '  ' }, /^Job Title is required$/],
    [{ jobType: ' ' }, /^Job Type is required$/],
    [{ jobType: 'Never' }, /^Job Type must be one of/],
    [{ jobCategory: ' ' }, /^Job Category is required$/],
    [{ jobIndustry: ' ' }, /^Job Industry is required$/],
    [{ jobQualification: [' '] }, /^Select at least one qualification$/],
    [{ skills: [' ', ''] }, /^Select at least one skill$/],
    [{ maxjobExperience: '.' }, /^Enter max job experience required$/],
    [{ minSalary: '.' }, /^Min salary must be a number; leave the field empty if there is none$/],
    [{ hoursPerWeek: '.' }, /^Hours per week must be a number/],
    [{ minjobExperience: '8', maxjobExperience: '7.5' }, /^Max experience cannot be less than min experience$/],
    [{ minSalary: '900000', maxSalary: '100000' }, /^Max salary cannot be less than min salary$/],
    [{ minRate: '10', maxRate: '9' }, /^Max rate cannot be less than min rate$/],
    [{ hoursPerWeek: '200' }, /^Hours per week cannot be more than 168$/],
    [{ maxjobExperience: '12345' }, /maxjobExperience is too long/],
    [{ email: ' ' }, /^Application Email is required$/],
    [{ minSalary: '1e9' }, /minSalary does not have the right form/],
    [{ closingDate: '2026-11-19' }, /^The closing date has passed/],
    [{ closingDate: '2026-02-30' }, /^The closing date must be a day/],
    [{ closingDate: '2026-12-31T25:00Z' }, /^The closing date must be a day/],
    [{ closingDate: '2026-02-30T10:00Z' }, /^The closing date must be a day/],
    [{ closingDate: 'soon' }, /^The closing date must be a day/],
    [{ extLink: 'javascript:alert(1)' }, /^The external link must be a web address/],
    [{ extLink: 'data:text/html,x' }, /^The external link must be a web address/],
    [{ extLink: 'https://user:pw@evil.example/' }, /^The external link must be a web address/],
    [{ extLink: 'good.example@evil.example' }, /^The external link must be a web address/],
    [{ extLink: 'https://evil.example\\@good.example' }, /^The external link must be a web address/],
    [{ extLink: 'not a link' }, /^The external link must be a web address/],
    [{ extLink: 'https://ok.example.org/x y' }, /^The external link must be a web address/],
    [{ closingDate: 'soon', email: ' ' }, /^Application Email is required$/],
    [{ status: 'published' }, /^status must be one of unpublished$/],
    [{ jobTitle: undefined }, /^jobTitle is required$/],
    [{ jobTitle: 'x\0y' }, /not allowed/],
  ])('[POST-01] [POST-03] refuses %j', async (overrides, message) => {
    const before = await board.deps.db.selectFrom('jobs').select('id').execute();
    const { status, body } = await post(overrides);
    expect(status).toBe(400);
    // The last override is the invalid field. Text with a NUL character is refused before fields are parsed, so no field is named.
    const field = String(body.error).includes('not allowed') ? {} : { field: Object.keys(overrides).at(-1) };
    expect(body).toEqual({ success: false, error: expect.stringMatching(message), message: body.error, ...field });
    expect(await board.deps.db.selectFrom('jobs').select('id').execute()).toEqual(before);
  });

  it('[POST-01] refuses a file in place of text', async () => {
    expect(await post({ jobTitle: pdf() })).toMatchObject({ status: 400, body: { error: 'jobTitle must be text, not a file' } });
  });

  it('[POST-01] accepts any text as application e-mail, a link without a scheme, and markup in the title as plain text', async () => {
    const result = await post({
      jobTitle: '<img src=x onerror=alert(1)>\u202e',
      email: 'call us',
      extLink: 'example.org/jobs',
      jobType: 'intern',
    });
    expect(result.status).toBe(200);
    const job = await board.deps.db.selectFrom('jobs').selectAll().where('email', '=', 'call us').executeTakeFirstOrThrow();
    expect(job).toMatchObject({ ext_link: 'https://example.org/jobs', job_type: 'Intern' });
    expect(job.title).toContain('<img');
  });

  it.each<[string, Buffer | Buffer[], number, RegExp]>([
    ['a program', Buffer.from('MZ\x90\x00 this is no document'), 415, /not a PDF or Word document/],
    ['an .xlsx spreadsheet', xlsx(), 415, /not a PDF or Word document/],
    ['an .xls spreadsheet', compound('Workbook'), 415, /not a PDF or Word document/],
    ['an HTML page', Buffer.from('<html><script>alert(1)</script>'), 415, /not a PDF or Word document/],
    ['an empty file', Buffer.alloc(0), 400, /is empty/],
    ['two files', [pdf(), pdf()], 400, /one file only/],
    ['6 MB', Buffer.concat([pdf(), Buffer.alloc(6 * 1024 * 1024)]), 413, /at most 5 MB/],
  ])('[D-47] refuses %s as description, although its name and type say that it is a PDF', async (_what, file, status, message) => {
    const result = await post({ jobTitle: 'With a wrong file', jobDescription: file });
    expect(result.status).toBe(status);
    expect(result.body.error).toMatch(message);
    expect(result.body.field).toBe(status === 413 ? undefined : 'jobDescription');
    expect(await board.deps.db.selectFrom('jobs').select('id').where('title', '=', 'With a wrong file').execute()).toEqual([]);
  });

  it.each([
    ['pdf', pdf(), 'application/pdf'],
    ['docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['doc', compound('WordDocument'), 'application/msword'],
  ])('[POST-02] [JOBS-08] recognises a .%s file by its content, and sends it back unchanged', async (kind, content, type) => {
    expect((await post({ jobTitle: `With a ${kind}`, jobDescription: content })).status).toBe(200);
    const url = (await findByTitle(`With a ${kind}`)).description_file ?? '';
    const response = await board.server.fetch(url, { headers: { authorization: `Bearer ${tokens.owner}` } });
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="job_description.${kind}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
});

describe('changing a job', () => {
  it('[POST-06] [D-41] takes a published job off the board and out of the search', async () => {
    const [job] = await board.add({ title: 'Before the change' });
    const id = job?.id ?? '';
    expect((await board.list('/api/jobs/search?keyword=before', tokens.member)).titles).toContain('Before the change');
    const result = await update(id, { jobTitle: 'After the change' });
    expect(result).toEqual({ status: 200, body: { success: true, message: expect.stringMatching(/^Job updated successfully/) } });
    expect(await findByTitle('After the change')).toMatchObject({
      id,
      status: 'unpublished',
      listed: 0,
      status_remark: '',
      user_id: memberIds.owner,
    });
    expect((await board.list('/api/jobs/search?keyword=change', tokens.member)).titles).toEqual([]);
    expect((await board.list('/api/jobs/allJobs')).titles).not.toContain('After the change');
  });

  it('[D-41] requires a new closing date if the stored one has passed, and otherwise keeps the stored one', async () => {
    const [closed, open] = await board.add({ title: 'Closed', closing_date: '2026-11-19' }, { title: 'Open', closing_date: '2026-12-31' });
    expect((await update(closed?.id ?? '')).body.error).toMatch(/^The closing date has passed/);
    expect((await update(closed?.id ?? '', { closingDate: '2026-11-20' })).status).toBe(200);
    await update(open?.id ?? '', { jobTitle: 'Open as before' });
    expect((await findByTitle('Open as before')).closing_date).toBe('2026-12-31');
  });

  it('[POST-06] keeps the description file unless a new one is uploaded, which replaces and deletes the old one', async () => {
    await post({ jobTitle: 'File first', jobDescription: pdf('first') });
    const { id, description_file: first } = await findByTitle('File first');
    await update(id, { jobTitle: 'File kept' });
    expect((await findByTitle('File kept')).description_file).toBe(first);
    await update(id, { jobTitle: 'File new', jobDescription: pdf('second') });
    const second = (await findByTitle('File new')).description_file;
    expect(second).not.toBe(first);
    const fetchFile = (url: string | null) => board.server.fetch(url ?? '', { headers: { authorization: `Bearer ${tokens.owner}` } });
    expect((await fetchFile(first)).status).toBe(404);
    expect(await (await fetchFile(second)).text()).toContain('second');
  });

  it('[POST-06] several times at once stores one of the changes completely: the job never mixes fields of two', async () => {
    const [job] = await board.add({ title: 'Two at once' });
    const responses = await Promise.all(
      ['A', 'B', 'C'].map((mark) => update(job?.id ?? '', { jobTitle: `Title ${mark}`, location: `Place ${mark}` })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = await board.deps.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', job?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(stored.title.slice(-1)).toBe(stored.location?.slice(-1));
  });
});
