/** @postgres full */
import { buffer } from 'node:stream/consumers';
import type { MemberRow } from '../../../server/platform/db/schema.ts';
import { createRenewal } from '../../../server/jobs/notices/renewal.ts';
import { createErasure } from '../../../server/people/ownData/erasure.ts';
import { createArchive } from '../../../server/people/ownData/archive.ts';
import type { Applicant } from '../../../shared/operations/jobs.ts';
import { readAllRows, listStoredFiles } from '../../support/postgres/database.ts';
import { extractCode, startTestServer } from '../../support/server/start.ts';
import { unzip } from '../../support/server/unzip.ts';
import { memberIds, startBoard, type TestBoard } from '../jobs/board.ts';
import { applicationFields, changedFields, docx, jobFields, pdf, send } from '../jobs/forms.ts';
import { makeTempDir } from '../../support/tempDir.ts';

type Person = keyof typeof memberIds;

let board: TestBoard;
beforeEach(async () => {
  board = await startBoard();
});

const login = (name: Person) => board.server.login(`${name}@example.org`);
const apply = (jobId: string, token: string, text: string) =>
  send(board, 'POST', '/api/jobs/applyJob', applicationFields(jobId, { cv: pdf(text), phoneNo: '9800012345' }), token);
const call = (operation: 'erasure' | 'erase', token?: string, body?: object) =>
  board.server.json<{ message: string }>(`/api/user/${operation}`, {
    method: 'POST',
    token,
    body,
  });
/** Returns the erasure code in the newest mail to a member. */
async function readMailedCode(name: Person): Promise<string> {
  const mail = (await board.server.outbox()).find(({ to, subject }) => to === `${name}@example.org` && subject.includes('erase your data'));
  return extractCode(mail?.text ?? '');
}
async function eraseMember(name: Person, token: string): Promise<void> {
  expect((await call('erasure', token)).status).toBe(200);
  const { status, body } = await call('erase', token, { code: await readMailedCode(name) });
  expect([status, body.message]).toEqual([200, 'All the data that the site held about you has been erased.']);
}
const download = (token?: string) =>
  board.server.fetch('/api/user/data', token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
/** Lists the columns of the database that contain one of these terms, as `table.column`. */
async function findColumnsWith(...terms: string[]): Promise<string[]> {
  const columns = (await readAllRows(board.server.dataDir)).flatMap(({ table, row }) =>
    Object.entries(row)
      .filter(([, value]) => terms.some((word) => String(value).includes(word)))
      .map(([column]) => `${table}.${column}`),
  );
  return [...new Set(columns)];
}

describe('a member’s own data', () => {
  it('is downloaded as one ZIP file with all records and uploads of the member, and with nobody else’s', async () => {
    const tokens = { owner: await login('owner'), member: await login('member') };
    const [job] = await board.add({ title: 'Of the owner' });
    await apply(job?.id ?? '', tokens.member, 'CV of the member');
    await send(board, 'POST', '/api/jobs/postJob', jobFields({ jobTitle: 'Of the member', jobDescription: docx() }), tokens.member);

    const response = await download(tokens.member);
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      'attachment; filename="my-data.zip"',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const entries = unzip(Buffer.from(await response.arrayBuffer()));
    const data = JSON.parse(entries.get('data.json')?.toString() ?? '') as Record<string, Record<string, string>[]>;
    expect(data.members).toEqual([expect.objectContaining({ id: memberIds.member, email: 'member@example.org' })]);
    expect(data.applications).toEqual([expect.objectContaining({ job_title: 'Of the owner', phone_no: '9800012345' })]);
    expect(data.jobs).toEqual([expect.objectContaining({ title: 'Of the member' })]);
    expect(data.sessions).toHaveLength(1);
    expect(data.outbox_mails?.map(({ subject }) => subject)).toContain('You applied: Of the owner');
    const cv = data.applications?.[0]?.cv_file ?? '';
    expect(entries.get(`files/${cv}.pdf`)).toEqual(pdf('CV of the member'));
    expect([...entries.keys()].filter((name) => name.endsWith('.docx'))).toHaveLength(1);
    expect(entries.get('README.txt')?.toString()).toMatch(/Everything that this site stores about you/);
    const allTexts = [...entries.values()].join('\n');
    expect(allTexts).not.toMatch(/owner@example\.org|token_hash|code_hash|"(?:otp_)?issue"/);

    // The poster's download has nothing of the applicant.
    const ownerEntries = unzip(Buffer.from(await (await download(tokens.owner)).arrayBuffer()));
    expect([...ownerEntries.values()].join('\n')).not.toMatch(/9800012345|CV of the member/);
    expect((await download()).status).toBe(401);
  });

  it('is read from the database in small chunks, and is complete and well formatted even with thousands of records', async () => {
    const token = await login('owner');
    const manyJobs = Array.from({ length: 1_001 }, (_none, index) => ({
      title: `“Job” ${index}`,
      description: 'First\nsecond',
      email: '',
    }));
    const jobs = await board.add(...manyJobs);
    for (const { id } of jobs.slice(0, 401)) await board.apply(id, memberIds.owner);
    const { db } = board.deps;
    const file = { kind: 'pdf' as const, application_id: null, member_id: null, created_at: '2026-11-20T06:30:00.000Z' };
    await db
      .insertInto('files')
      .values(jobs.slice(-201).map(({ id }) => ({ ...file, id: id.replace('b', 'f'), job_id: id })))
      .execute();
    await db
      .insertInto('closing_notices')
      .values(jobs.slice(0, 300).map(({ id }) => ({ job_id: id, closing_date: '2026-11-30' })))
      .execute();
    const sizes: number[] = [];
    const observedDb = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        sizes.push(result.rows.length);
        return Promise.resolve(result);
      },
    });
    const archive = createArchive({ ...board.deps, db: observedDb }, { id: memberIds.owner, email: 'owner@example.org' }, ['Read me']);
    const entries = unzip(await buffer(archive));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    const text = entries.get('data.json')?.toString() ?? '';
    const data = JSON.parse(text) as Record<string, Record<string, string>[]>;
    expect(text).toBe(`${JSON.stringify(data, null, 2)}\n`);
    expect(data.jobs?.map(({ title }) => title)).toEqual(manyJobs.map(({ title }) => title));
    expect(data.applications).toHaveLength(401);
    expect(data.closing_notices).toHaveLength(300);
    expect(entries.size).toBe(2 + 201);

    // Other requests get responses during the download.
    const response = await download(token);
    expect((await board.server.json('/api/jobs/allJobs?limit=1')).status).toBe(200);
    expect(unzip(Buffer.from(await response.arrayBuffer())).size).toBe(2 + 201);
  });

  it('can be erased only with a session and with the unexpired code that was mailed to this member', async () => {
    expect((await call('erasure')).status).toBe(401);
    expect((await call('erase', undefined, { code: '123456' })).status).toBe(401);
    const [member, other] = [await login('member'), await login('other')];
    expect((await call('erase', member, { code: '123456' })).body.message).toBe(
      'This code has expired or was used already. Please ask for a new one.',
    );
    await call('erasure', other);
    await call('erasure', member);
    const otherCode = await readMailedCode('other');
    expect((await call('erase', member, { code: otherCode })).status).toBe(400);
    // The next mail is sent after a minute at the earliest.
    const secondRequest = await call('erasure', member);
    expect([secondRequest.status, secondRequest.headers.get('retry-after')]).toEqual([429, '60']);
    const validCode = await readMailedCode('member');
    for (const message of ['3 more times.', '2 more times.', 'once more.', 'tried too often.']) {
      expect((await call('erase', member, { code: otherCode })).body.message).toContain(message);
    }
    expect((await call('erase', member, { code: validCode })).status).toBe(429);
    board.server.clock.advance(61_000);
    await call('erasure', member);
    board.server.clock.advance(10 * 60_000);
    expect((await call('erase', member, { code: await readMailedCode('member') })).status).toBe(400);
    expect((await board.server.json('/wp-json/custom/v1/user-details', { token: member })).status).toBe(200);
  });

  it('leaves no trace after an applicant is erased, except a mail that confirms the erasure; all their sessions end', async () => {
    const owner = await login('owner');
    const [job] = await board.add({ title: 'Applied to' });
    const member = await login('member');
    board.server.clock.advance(61_000);
    const otherSession = await login('member');
    await apply(job?.id ?? '', member, 'CV of the member');
    await apply(job?.id ?? '', await login('other'), 'CV of the other');
    expect((await findColumnsWith(memberIds.member, 'member@example.org')).length).toBeGreaterThan(5);

    await eraseMember('member', member);

    for (const token of [member, otherSession]) {
      expect((await board.server.json('/wp-json/custom/v1/user-details', { token })).status).toBe(401);
    }
    // Only the mail that confirms the erasure remains.
    expect(await findColumnsWith(memberIds.member, 'member@example.org', 'Test member')).toEqual([
      'outbox_mails.recipient',
      'outbox_mails.text',
    ]);
    const mails = (await board.server.outbox()).filter(({ to }) => to === 'member@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/was erased$/)]);
    expect(mails[0]?.text).toMatch(/What is kept, and why:\n- Jobs of yours/);
    const { body } = await board.server.json<Applicant[]>(`/api/applicants/${job?.id ?? ''}`, { token: owner });
    expect(body).toHaveLength(1);
    expect((await board.server.json<{ appliedBy: string[] }>(`/api/jobs/${job?.id ?? ''}`, { token: owner })).body.appliedBy).toHaveLength(
      1,
    );
    expect(await listStoredFiles(board.server.dataDir)).toHaveLength(1);
  });

  it('includes jobs, which are deleted with the member; a job with applicants is closed and made anonymous instead', async () => {
    const [owner, member] = [await login('owner'), await login('member')];
    const [withApplicants, jobWithoutApplicants] = await board.add(
      { title: 'With an applicant', email: 'owner@example.org', ext_link: 'https://example.org/owner' },
      { title: 'Without one' },
      { title: 'In moderation', status: 'unpublished' },
    );
    const jobId = withApplicants?.id ?? '';
    await apply(jobId, member, 'CV of the member');
    const { body: before } = await board.server.json<Applicant[]>(`/api/applicants/${jobId}`, { token: owner });
    await eraseMember('owner', owner);

    expect((await board.list('/api/jobs/allJobs')).titles).toEqual([]);
    expect((await board.list('/api/jobs/search?keyword=applicant')).titles).toEqual([]);
    expect((await board.server.json(`/api/jobs/${jobWithoutApplicants?.id ?? ''}`)).status).toBe(404);
    expect((await board.server.json(`/api/jobs/${jobId}`)).status).toBe(410);
    const applied = await board.server.json<{ jobId: { jobTitle: string; email: string; extLink: null } }[]>(
      '/api/jobs/jobsAppliedByUser',
      {
        token: member,
      },
    );
    expect(applied.body.map((row) => row.jobId)).toEqual([
      expect.objectContaining({ jobTitle: 'With an applicant', email: '', extLink: null }),
    ]);
    const admin = await login('admin');
    expect((await board.list('/api/jobs/jobByStatus', admin)).titles).toEqual([]);
    expect(await findColumnsWith(memberIds.owner, 'owner@example.org', 'example.org/owner')).toEqual(['outbox_mails.recipient']);
    // The CV was meant for the erased poster, so it is deleted.
    const file = await board.server.fetch(before[0]?.cv ?? '', { headers: { authorization: `Bearer ${member}` } });
    expect(file.status).toBe(404);
    expect(await listStoredFiles(board.server.dataDir)).toEqual([]);
    // A decision about the job sends no mail.
    const mails = (await board.server.outbox()).length;
    await board.server.json('/api/jobs/status', { method: 'PATCH', body: { jobId, status: 'unpublished' }, token: admin });
    expect(await board.server.outbox()).toHaveLength(mails);
  });

  it.each(['unpublished', 'sentback'] as const)(
    'includes a poster’s changes that no admin has approved (status %s): they are erased, and applicants never see them',
    async (status) => {
      const [owner, member] = [await login('owner'), await login('member')];
      const [job] = await board.add({ title: 'As it was read', description: 'As it was read, too' });
      const jobId = job?.id ?? '';
      await apply(jobId, member, 'CV of the member');
      const requiredFields = {
        jobTitle: 'UNREAD',
        jobCategory: 'UNREAD',
        jobIndustry: 'UNREAD',
        skills: ['UNREAD'],
        jobQualification: ['UNREAD'],
      };
      const texts = { ...requiredFields, description: 'UNREAD', organization: 'UNREAD', location: 'UNREAD', minSalary: '777' };
      expect((await send(board, 'PUT', `/api/jobs/updateJob/${jobId}`, changedFields(texts), owner)).status).toBe(200);
      if (status === 'sentback') {
        await board.server.json('/api/jobs/status', { method: 'PATCH', body: { jobId, status }, token: await login('admin') });
      }
      await eraseMember('owner', owner);

      const { body } = await board.server.json<{ jobId: object }[]>('/api/jobs/jobsAppliedByUser', { token: member });
      expect(body.map((row) => row.jobId)).toEqual([
        expect.objectContaining({ _id: jobId, jobTitle: 'As it was read', description: null, skills: [], minSalary: null }),
      ]);
      expect(await findColumnsWith('UNREAD')).toEqual([]);
    },
  );

  it('is erased completely even with hundreds of jobs and applications, while other requests can run', async () => {
    const token = await login('owner');
    const jobs = await board.add(...Array.from({ length: 250 }, (_none, index) => ({ title: `Job ${index}` })));
    for (const { id } of jobs.slice(0, 200)) await board.apply(id, memberIds.owner);
    await board.apply(jobs[249]?.id ?? '', memberIds.member);
    await call('erasure', token);
    const code = await readMailedCode('owner');
    const owner = await board.deps.db.selectFrom('members').selectAll().where('id', '=', memberIds.owner).executeTakeFirstOrThrow();
    let turns = 0;
    let next = setImmediate(countTurn);
    function countTurn(): void {
      turns += 1;
      next = setImmediate(countTurn);
    }
    await createErasure(board.deps).erase(owner, code);
    clearImmediate(next);
    expect(turns).toBeGreaterThan(20);
    expect(await findColumnsWith(memberIds.owner, 'Job 248')).toEqual([]);
    expect((await findColumnsWith('Job 249')).toSorted()).toEqual(['applications.job_title', 'jobs.title']);
  });

  it('includes saved jobs and job alerts, which are downloaded, and erased with the member', async () => {
    const [job] = await board.add({ title: 'Saved for later' });
    const member = await login('member');
    await board.server.json(`/api/savedJobs/${job?.id ?? ''}`, { method: 'PUT', token: member });
    await board.server.json('/api/jobAlerts', { method: 'POST', body: { keyword: 'saxophone', frequency: 'daily' }, token: member });
    const entries = unzip(Buffer.from(await (await download(member)).arrayBuffer()));
    const data = JSON.parse(entries.get('data.json')?.toString() ?? '') as Record<string, object[]>;
    expect(data.saved_jobs).toEqual([expect.objectContaining({ job_title: 'Saved for later' })]);
    expect(data.job_alerts).toEqual([expect.objectContaining({ search: 'keyword=saxophone', frequency: 'daily' })]);
    expect(await findColumnsWith('saxophone')).toEqual(['job_alerts.search']);
    await eraseMember('member', member);
    expect(await findColumnsWith(memberIds.member, 'saxophone')).toEqual([]);
  });

  it('includes attended events and the certification cycle, which are downloaded, and erased with the member', async () => {
    const [member, other, admin] = [await login('member'), await login('other'), await login('admin')];
    const { code } = (await board.server.json<{ code: string }>('/api/pdus/codes/4201', { token: admin })).body;
    for (const token of [member, other]) await board.server.json('/api/pdus/attended', { body: { eventId: '4201', code }, token });
    await board.server.json('/api/pdus/cycle', { method: 'PUT', body: { target: 30, start: '2026-01-15' }, token: member });
    const entries = unzip(Buffer.from(await (await download(member)).arrayBuffer()));
    const data = JSON.parse(entries.get('data.json')?.toString() ?? '') as Record<string, object[]>;
    expect(data.attended_events).toEqual([expect.objectContaining({ event_id: '4201', day: '2026-10-28', ways_of_working: 1.5 })]);
    expect(data.pdu_cycles).toEqual([{ target: 30, start: '2026-01-15' }]);
    await board.server.json('/api/pdus/cycle', { method: 'PUT', body: { target: 60 }, token: other });
    const withoutStart = unzip(Buffer.from(await (await download(other)).arrayBuffer()));
    expect((JSON.parse(withoutStart.get('data.json')?.toString() ?? '') as typeof data).pdu_cycles).toEqual([{ target: 60 }]);
    await eraseMember('member', member);
    expect(await findColumnsWith(memberIds.member, '2026-01-15')).toEqual([]);
    // The other member’s record remains.
    expect(await findColumnsWith('Small steps on a large metro')).toEqual(['attended_events.title']);
  });

  it('includes events of interest and reminders, which are downloaded, and erased with the member', async () => {
    const [member, other] = [await login('member'), await login('other')];
    const putJson = (path: string, token: string, body?: object) =>
      board.server.json(path, { method: 'PUT', token, ...(body && { body }) });
    for (const token of [member, other]) await putJson('/api/eventsOfInterest/4101', token);
    await putJson('/api/reminders', member, { enabled: true });
    const { db } = board.deps;
    await db
      .insertInto('sent_reminders')
      .values({ member_id: memberIds.member, kind: 'event', subject_id: '4101', day: '2026-11-25' })
      .execute();
    const entries = unzip(Buffer.from(await (await download(member)).arrayBuffer()));
    const data = JSON.parse(entries.get('data.json')?.toString() ?? '') as Record<string, object[]>;
    expect(data.events_of_interest).toEqual([expect.objectContaining({ event_id: '4101', day: '2026-11-25' })]);
    expect(data.reminders).toHaveLength(1);
    expect(data.sent_reminders).toEqual([{ kind: 'event', subject_id: '4101', day: '2026-11-25' }]);
    await eraseMember('member', member);
    expect(await findColumnsWith(memberIds.member)).toEqual([]);
    // The other member’s record remains.
    expect(await findColumnsWith('4101')).toEqual(['events_of_interest.event_id']);
  });

  it('is erased for good: a link in an old mail cannot renew a job whose poster was erased', async () => {
    const [job] = await board.add({ title: 'With an applicant', closing_date: '2026-11-18' });
    const id = job?.id ?? '';
    await board.apply(id, memberIds.member);
    await eraseMember('owner', await login('owner'));
    const renewal = createRenewal(board.deps);
    expect((await renewal.findByLink(`${id} 2026-11-18`))?.renewedUntil).toBeNull();
    expect(await renewal.renewByLink(`${id} 2026-11-18`)).toBeNull();
  });

  it('of the only admin can’t be erased until there is another active admin', async () => {
    const admin = await login('admin');
    const changeOther = (change: Partial<Pick<MemberRow, 'role' | 'deactivated_at'>>) =>
      board.deps.db.updateTable('members').set(change).where('id', '=', memberIds.other).execute();
    const refusal = [409, 'You are the only admin. Please make another member an admin first.'];
    const request = async (...args: Parameters<typeof call>) => {
      const { status, body } = await call(...args);
      return [status, body.message];
    };
    expect(await request('erasure', admin)).toEqual(refusal);
    await changeOther({ role: 'admin', deactivated_at: board.deps.clock().toISOString() });
    expect(await request('erasure', admin)).toEqual(refusal);
    await changeOther({ deactivated_at: null });
    expect((await call('erasure', admin)).status).toBe(200);
    // The other admin may be demoted between the mail and the code.
    await changeOther({ role: 'member' });
    const code = await readMailedCode('admin');
    expect(await request('erase', admin, { code })).toEqual(refusal);
    await changeOther({ role: 'admin' });
    expect((await call('erase', admin, { code })).status).toBe(200);
  });
});

it('a demo member who was erased isn’t created again at the next start', async () => {
  const dataDir = makeTempDir();
  const start = () => startTestServer({ dataDir, env: { DEMO: 'true' } });
  const email = 'member@example.org';
  let server = await start();
  const token = await server.login(email);
  await server.json('/api/user/erasure', { method: 'POST', token });
  const code = extractCode((await server.outbox())[0]?.text ?? '');
  expect((await server.json('/api/user/erase', { body: { code }, token })).status).toBe(200);
  await server.close();
  server = await start();
  const mails = (await server.outbox()).length;
  expect((await server.json('/wp-json/custom/v1/send-otp', { body: { email } })).status).toBe(200);
  expect(await server.outbox()).toHaveLength(mails);
});
