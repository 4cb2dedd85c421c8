/** @postgres */
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { listStoredFiles, readStoredContent } from '../../support/postgres/database.ts';
import { until } from '../../support/until.ts';
import { loginAll, memberIds, startBoard, type TestBoard } from './board.ts';
import { applicationFields, compound, docx, pdf, send, xlsx, type Fields } from './forms.ts';

let board: TestBoard;
let tokens: Awaited<ReturnType<typeof loginAll>>;
beforeAll(async () => {
  board = await startBoard();
  tokens = await loginAll(board);
});

async function addOpenJob(title = 'Open job'): Promise<string> {
  const [job] = await board.add({ title });
  return job?.id ?? '';
}
const apply = (jobId: string, overrides: Fields = {}, token: string | undefined = tokens.member) =>
  send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, overrides), token);
const listApplications = (jobId: string) => board.deps.db.selectFrom('applications').selectAll().where('job_id', '=', jobId).execute();
const readAppliedCount = async (id: string) =>
  (await board.deps.db.selectFrom('jobs').select('applied_count').where('id', '=', id).executeTakeFirstOrThrow()).applied_count;
/** Lists the names of all uploaded files, including unfinished uploads. */
const listUploads = async (): Promise<string[]> => [
  ...(await listStoredFiles(board.server.dataDir)),
  ...(await readdir(path.join(board.server.dataDir, 'files', 'incoming'))),
];

describe('applying', () => {
  it('[APPLY-01] stores the application, counts it, and adds its job to the applied jobs', async () => {
    const jobId = await addOpenJob('Applied for');
    const response = await apply(jobId, { cv: docx() });
    expect(response).toEqual({ status: 200, body: { success: true, message: 'Applied for the job successfully' } });
    expect(await listApplications(jobId)).toEqual([
      expect.objectContaining({
        user_id: memberIds.member,
        name: 'Asha Member',
        email: 'asha@example.org',
        phone_no: '9876543210',
        city: 'Mysuru',
        year_of_experience: '4.5',
        employee_type: 'Full-time',
        current_ctc: 1_500_000,
        expected_ctc: 1_800_000,
        job_title: 'Applied for',
      }),
    ]);
    expect(await readAppliedCount(jobId)).toBe(1);
    expect((await board.server.json(`/api/jobs/${jobId}`, { token: tokens.member })).body.appliedBy).toEqual([memberIds.member]);
    const { body } = await board.server.json('/api/jobs/jobsAppliedByUser', { token: tokens.member });
    expect(body).toEqual([
      {
        _id: expect.any(String),
        jobId: expect.objectContaining({ _id: jobId }),
        stage: 'received',
        changes: [{ stage: 'received', at: '2026-11-20T06:30:00.000Z' }],
        cvRemovedAt: null,
        phoneNo: '9876543210',
        city: 'Mysuru',
        yearOfExperience: '4.5',
        employeeType: 'Full-time',
        currentCTC: 1_500_000,
        expectedCTC: 1_800_000,
        cv: expect.stringMatching(/^\/api\/files\/[0-9a-f]{24}$/),
      },
    ]);
  });

  it('[APPLY-01] returns what a member entered, and the CV, to this member only', async () => {
    const jobId = await addOpenJob('Only for the applicant');
    await apply(jobId, { cv: docx() });
    const [application] = (
      await board.server.json<{ city: string; cv: string }[]>(`/api/jobs/jobsAppliedByUser?userId=${memberIds.member}&limit=1`, {
        token: tokens.member,
      })
    ).body;
    expect(application?.city).toBe('Mysuru');
    const readCv = async (token: string) =>
      (await board.server.fetch(application?.cv ?? '', { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await readCv(tokens.member)).toBe(200);
    expect(await readCv(tokens.other)).toBe(404);
    for (const token of [tokens.owner, tokens.admin, tokens.other])
      expect((await board.server.json(`/api/jobs/jobsAppliedByUser?userId=${memberIds.member}`, { token })).status).toBe(403);
  });

  it('[APPLY-04] mails the applicant at their account’s e-mail address, and the poster, without contents of the form', async () => {
    const jobId = await addOpenJob('Letters');
    await apply(jobId, { email: 'victim@example.net', name: 'Asha\r\nBcc: x@example.net' });
    const mails = (await board.server.outbox()).filter(({ subject }) => subject.endsWith('Letters'));
    expect(mails.map(({ to, subject }) => `${to} ${subject}`).sort()).toEqual([
      'member@example.org You applied: Letters',
      'owner@example.org Somebody applied: Letters',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/victim|9876543210|1800000|\\r/);
  });

  it('[APPLY-04] [D-53] refuses an application to a job that accepts none, and stores neither a record nor a file', async () => {
    const [closed, unpublished, ownJob, appliedJob] = await board.add(
      { closing_date: '2026-11-19' },
      { status: 'unpublished' },
      { user_id: memberIds.member },
      {},
    );
    await apply(appliedJob?.id ?? '');
    const files = await listUploads();
    const refusals: [string | undefined, number, RegExp][] = [
      [closed?.id, 410, /is closed: its closing date has passed/],
      [unpublished?.id, 410, /is not published/],
      [ownJob?.id, 409, /is your own/],
      [appliedJob?.id, 409, /already applied/],
      ['ffffffffffffffffffffffff', 404, /does not exist/],
      ['../etc/passwd', 400, /jobId/],
    ];
    for (const [id, status, message] of refusals) {
      const response = await apply(id ?? '');
      expect(response.status).toBe(status);
      const field = status === 400 && { field: 'jobId' };
      expect(response.body).toEqual({ success: false, error: expect.stringMatching(message), message: response.body.error, ...field });
    }
    expect(await listUploads()).toEqual(files);
    expect(await readAppliedCount(appliedJob?.id ?? '')).toBe(1);
    expect(await readAppliedCount(closed?.id ?? '')).toBe(0);
  });

  it('[APPLY-04] [D-39] needs a session, and refuses to apply for somebody else', async () => {
    const jobId = await addOpenJob();
    const visitor = await send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId));
    expect(visitor.status).toBe(401);
    expect((await apply(jobId, { userId: memberIds.other })).status).toBe(403);
    expect(await listApplications(jobId)).toEqual([]);
  });

  it.each([
    ['5+', 'full-time', '5+', 'Full-time'],
    ['2-3', 'PART-TIME', '2-3', 'Part-time'],
    ['4.50', 'intern', '4.5', 'Intern'],
  ])('[APPLY-02] [D-43] accepts %s years and %s', async (yearOfExperience, employeeType, years, type) => {
    const jobId = await addOpenJob();
    expect((await apply(jobId, { yearOfExperience, employeeType })).status).toBe(200);
    expect(await listApplications(jobId)).toEqual([expect.objectContaining({ year_of_experience: years, employee_type: type })]);
  });

  it.each<[Fields, number, RegExp]>([
    [{ name: ' ' }, 400, /^Name is required$/],
    [{ email: 'nobody' }, 400, /^email must be an e-mail address$/],
    [{ phoneNo: '5876543210' }, 400, /^phoneNo does not have the right form$/],
    [{ phoneNo: '98765432101' }, 400, /phoneNo/],
    [{ yearOfExperience: '.' }, 400, /^Experience is required$/],
    [{ yearOfExperience: '12.55' }, 400, /yearOfExperience is too long/],
    [{ yearOfExperience: '-3' }, 400, /^Please enter years such as 5, 4.5, 5\+ or 2-3$/],
    [{ yearOfExperience: '+' }, 400, /^Experience is required$/],
    [{ yearOfExperience: 'five' }, 400, /^yearOfExperience does not have the right form$/],
    [{ city: '\t' }, 400, /^City is required$/],
    [{ employeeType: 'Boss' }, 400, /^Employee type must be one of Full-time, Part-time, Intern$/],
    [{ currentCTC: '-1' }, 400, /currentCTC/],
    [{ expectedCTC: '12345678' }, 400, /expectedCTC/],
    [{ cv: undefined }, 400, /^cv is required$/],
  ])('[APPLY-02] refuses %j', async (overrides, status, message) => {
    const response = await apply(await addOpenJob(), overrides);
    expect(response.status).toBe(status);
    expect(response.body.error).toMatch(message);
  });

  it.each<[string, Buffer | Buffer[], number, RegExp]>([
    [
      'a program',
      Buffer.from('MZ\x90\x00'.padEnd(200)),
      415,
      /^The file is a program, not a PDF or Word document \(.pdf, .doc or .docx\)\./,
    ],
    ['a spreadsheet', xlsx(), 415, /^The file is a spreadsheet, not a PDF or Word document/],
    ['a .doc that is a spreadsheet', compound('Workbook'), 415, /^The file is a spreadsheet, not a PDF or Word document/],
    ['a document with a password', compound('EncryptedPackage'), 415, /^The file is locked with a password, not a PDF/],
    ['RTF', Buffer.from('{\\rtf1 Asha}'), 415, /^The file is an RTF document, .* Please open it, save it as PDF and choose that file\.$/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, /^The file is a picture, not a PDF/],
    ['plain text', Buffer.from('Asha Member, project manager'), 415, /^The file is not a PDF or Word document/],
    ['a broken archive', Buffer.from('PK\x03\x04 and then nothing PK\x05\x06'), 415, /not a PDF or Word document/],
    ['a compound file cut short', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, /not a PDF or Word document/],
    ['an empty file', Buffer.alloc(0), 400, /^The file is empty\. Please choose another one\.$/],
    ['two files', [pdf('1'), pdf('2')], 400, /^Please upload one file only\.$/],
    ['6 MB', Buffer.concat([pdf(), Buffer.alloc(6 * 1024 * 1024)]), 413, /^A file may be at most 5 MB\.$/],
  ])('[APPLY-02] [D-47] refuses %s as a CV', async (_what, cv, status, message) => {
    const jobId = await addOpenJob();
    const files = await listUploads();
    const response = await apply(jobId, { cv });
    expect(response.status).toBe(status);
    expect(response.body.error).toMatch(message);
    expect(response.body.field).toBe(status === 413 ? undefined : 'cv');
    expect(await listApplications(jobId)).toEqual([]);
    expect(await listUploads()).toEqual(files);
  });
});

it('[APPLY-02] [D-47] a Word CV to which a transfer has added bytes is stored as it came', async () => {
  for (const cv of [Buffer.concat([docx(), Buffer.from('\r\n')]), Buffer.concat([Buffer.from('\r\n'), docx(), Buffer.alloc(512)])]) {
    const before = await listUploads();
    expect((await apply(await addOpenJob(), { cv })).status).toBe(200);
    const added = (await listUploads()).filter((id) => !before.includes(id));
    expect(await Promise.all(added.map((id) => readStoredContent(board.server.dataDir, id)))).toEqual([cv]);
  }
});

describe('an upload in progress', () => {
  it('is written to the disk while it arrives, and deleted when its sender disconnects', async () => {
    const jobId = await addOpenJob();
    const before = await listUploads();
    const incoming = path.join(board.server.dataDir, 'files', 'incoming');
    const readSizes = async (): Promise<number[]> =>
      Promise.all(
        (await readdir(incoming)).map((name) =>
          stat(path.join(incoming, name)).then(
            ({ size }) => size,
            // The file was deleted after `readdir` listed it.
            () => 0,
          ),
        ),
      );
    const { port, hostname } = new URL(board.server.origin);
    const socket = connect(Number(port), hostname);
    const fields = Object.entries(applicationFields(jobId, { cv: undefined })).flatMap(([name, value]) =>
      typeof value === 'string' ? [`--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`] : [],
    );
    const filePartStart = '--part\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n';
    socket.write(
      `POST /api/jobs/applyJob HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${tokens.member}\r\n` +
        `content-type: multipart/form-data; boundary=part\r\ncontent-length: 4000000\r\n\r\n${fields.join('')}${filePartStart}`,
    );
    socket.write(Buffer.alloc(1_000_000, '%'));
    await until(async () => (await readSizes()).some((size) => size > 500_000));
    expect(await readSizes()).toHaveLength(1);
    socket.destroy();
    await until(async () => (await readSizes()).length === 0);
    expect(await listUploads()).toEqual(before);
    expect(await listApplications(jobId)).toEqual([]);
  });

  it('[D-47] is refused as soon as it is too large, before the rest arrives', async () => {
    const { port, hostname } = new URL(board.server.origin);
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    socket.write(
      `POST /api/jobs/applyJob HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${tokens.member}\r\n` +
        'content-type: multipart/form-data; boundary=part\r\ncontent-length: 500000000\r\n\r\n' +
        '--part\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n',
    );
    socket.write(Buffer.alloc(5_400_000, '%'));
    await until(() => response.includes('A file may be at most 5 MB.'));
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await until(async () => (await readdir(path.join(board.server.dataDir, 'files', 'incoming'))).length === 0);
  });
});

describe('simultaneous applications', () => {
  it('[APPLY-04] to a job that an admin takes off the board at the same time are either stored and counted, or refused', async () => {
    const jobId = await addOpenJob();
    const [response] = await Promise.all([
      apply(jobId),
      board.server.json('/api/jobs/status', { method: 'PATCH', body: { jobId, status: 'unpublished' }, token: tokens.admin }),
    ]);
    expect([200, 410]).toContain(response.status);
    expect(await listApplications(jobId)).toHaveLength(response.status === 200 ? 1 : 0);
    expect(await readAppliedCount(jobId)).toBe(response.status === 200 ? 1 : 0);
  });
});
