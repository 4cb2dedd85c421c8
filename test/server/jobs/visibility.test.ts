import { memberIds, startBoard } from './board.ts';
import type { TestBoard } from './board.ts';

type Person = 'visitor' | 'member' | 'owner' | 'admin';
const people: Person[] = ['visitor', 'member', 'owner', 'admin'];

let board: TestBoard;
let tokens: Record<Person, string | undefined>;
const ids = { open: '', unpublished: '', sentback: '', closed: '' };

beforeAll(async () => {
  board = await startBoard();
  const [open, unpublished, sentback, closed] = await board.add(
    { title: 'Open' },
    { title: 'Unpublished', status: 'unpublished' },
    { title: 'Sent back', status: 'sentback', status_remark: 'Please name the city.' },
    { title: 'Closed', closing_date: '2026-11-19' },
  );
  Object.assign(ids, { open: open?.id, unpublished: unpublished?.id, sentback: sentback?.id, closed: closed?.id });
  await board.apply(ids.open, memberIds.other, '2026-11-10T08:00:00.000Z');
  await board.apply(ids.open, memberIds.member, '2026-11-11T08:00:00.000Z');
  await board.apply(ids.closed, memberIds.member, '2026-11-12T08:00:00.000Z');
  tokens = {
    visitor: undefined,
    member: await board.server.login('member@example.org'),
    owner: await board.server.login('owner@example.org'),
    admin: await board.server.login('admin@example.org'),
  };
});

function call(path: string, person: Person) {
  const token = tokens[person];
  return board.server.json(path, { token });
}

describe('a single job', () => {
  it('[JOBS-04] that does not exist gets exactly the same response as a hidden job', async () => {
    const hidden = await call(`/api/jobs/${ids.unpublished}`, 'member');
    const missing = await call('/api/jobs/ffffffffffffffffffffffff', 'member');
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual(hidden.body);
  });
});

describe('the list', () => {
  it('[MOD-01] jobByStatus has unpublished and sent-back jobs, or the jobs with the requested status', async () => {
    expect((await board.list('/api/jobs/jobByStatus', tokens.admin)).titles.sort()).toEqual(['Sent back', 'Unpublished']);
    expect((await board.list('/api/jobs/jobByStatus?status=sentback', tokens.admin)).titles).toEqual(['Sent back']);
    expect((await board.list('/api/jobs/jobByStatus?status=published', tokens.admin)).titles.sort()).toEqual(['Closed', 'Open']);
  });

  it('[MY-01] jobsCreatedByUser has all jobs of the caller, even hidden and closed ones, the newest first', async () => {
    const created = await board.list('/api/jobs/jobsCreatedByUser', tokens.owner);
    expect(created.titles).toEqual(['Closed', 'Sent back', 'Unpublished', 'Open']);
    expect(created.total).toBe(4);
    expect((await board.list('/api/jobs/jobsCreatedByUser', tokens.member)).titles).toEqual([]);
  });

  /** What the helper that applies enters. */
  const enteredApplication = {
    phoneNo: expect.any(String),
    city: expect.any(String),
    yearOfExperience: expect.any(String),
    employeeType: expect.any(String),
    currentCTC: expect.any(Number),
    expectedCTC: expect.any(Number),
    cv: null,
  };

  /** An applied job in the first stage of the application. */
  const receivedApplication = {
    _id: expect.any(String),
    stage: 'received',
    changes: [{ stage: 'received', at: expect.any(String) }],
    cvRemovedAt: null,
    ...enteredApplication,
  };

  it('[MY-04] jobsAppliedByUser has the caller’s applications, the latest first, each with the whole job under `jobId`', async () => {
    const { body } = await call('/api/jobs/jobsAppliedByUser', 'member');
    expect(body).toEqual([
      { ...receivedApplication, jobId: expect.objectContaining({ _id: ids.closed, jobTitle: 'Closed' }) },
      { ...receivedApplication, jobId: expect.objectContaining({ _id: ids.open, email: 'careers@example.org' }) },
    ]);
  });

  it('[MY-04] [D-35] jobsAppliedByUser has only the title at the time of the application while a job is unpublished', async () => {
    const [job] = await board.add({ title: 'As it was' });
    const id = job?.id ?? '';
    await board.apply(id, memberIds.member, '2026-11-13T08:00:00.000Z');
    const change = { title: 'Not public yet', description: 'A secret of the poster', status: 'unpublished' as const };
    await board.deps.db.updateTable('jobs').set(change).where('id', '=', id).execute();
    expect((await call(`/api/jobs/${id}`, 'member')).status).toBe(404);
    const { body } = await call('/api/jobs/jobsAppliedByUser', 'member');
    expect(Reflect.get(body, 0)).toEqual({ ...receivedApplication, jobId: { _id: id, jobTitle: 'As it was', status: 'unpublished' } });
    expect(JSON.stringify(body)).not.toMatch(/Not public yet|A secret/);
    await board.deps.db.deleteFrom('jobs').where('id', '=', id).execute();
  });

  for (const path of ['/api/jobs/jobsCreatedByUser', '/api/jobs/jobsAppliedByUser']) {
    it(`[MY-01] [D-39] ${path} is refused if \`userId\` is another member’s, even to an admin`, async () => {
      expect((await call(`${path}?userId=${memberIds.owner}`, 'member')).status).toBe(403);
      expect((await call(`${path}?userId=${memberIds.owner}`, 'admin')).status).toBe(403);
      expect((await call(`${path}?userId=${memberIds.owner}`, 'owner')).status).toBe(200);
    });
  }
});

describe('a job sent to a caller', () => {
  it('[JOBS-06] [JOBS-08] [D-36] has contact data only for members, and the URL of the description file for everybody', async () => {
    const [job] = await board.add({ title: 'With a file', description_file: '/api/files/abcdef', email: 'hr@x.org' });
    for (const path of ['/api/jobs/allJobs', '/api/jobs/search?keyword=file', `/api/jobs/${job?.id}`]) {
      const text = await (await board.server.fetch(path)).text();
      expect(text).not.toMatch(/careers@example\.org|hr@x\.org|jobs\.example\.org/);
    }
    const { body } = await call(`/api/jobs/${job?.id}`, 'visitor');
    expect(body).toMatchObject({
      email: 'h*******',
      extLink: 'http******************************1001',
      jobDescription: '/api/files/abcdef',
    });
    const signedIn = (await call(`/api/jobs/${job?.id}`, 'member')).body;
    expect(signedIn).toMatchObject({
      email: 'hr@x.org',
      extLink: 'https://jobs.example.org/openings/1001',
      jobDescription: '/api/files/abcdef',
    });
    await board.deps.db.deleteFrom('jobs').where('title', '=', 'With a file').execute();
  });

  it('[JOBS-06] [D-37] has the poster’s id only for callers with a session', async () => {
    for (const path of ['/api/jobs/allJobs', '/api/jobs/search?keyword=scheduling', `/api/jobs/${ids.open}`]) {
      const text = await (await board.server.fetch(path)).text();
      expect(text).toContain('"userId":"poster"');
      for (const id of Object.values(memberIds)) expect(text).not.toContain(id);
    }
    expect((await call(`/api/jobs/${ids.open}`, 'member')).body.userId).toBe(memberIds.owner);
  });

  for (const person of people) {
    it(`[JOBS-07] [D-37] shows the caller “${person}” the number of applicants, and no id of another applicant`, async () => {
      const applied = (await call(`/api/jobs/${ids.open}`, person)).body.appliedBy as string[];
      expect(applied).toHaveLength(2);
      const memberApplicants = Object.values(memberIds).filter((id) => applied.includes(id));
      expect(memberApplicants).toEqual(person === 'member' ? [memberIds.member] : []);
    });
  }
});

describe('routes', () => {
  it('[JOBS-05] return a job with every field, spelt as in the contract', async () => {
    const { body } = await call(`/api/jobs/${ids.open}`, 'owner');
    const time = expect.stringMatching(/^2026-11-01T00:\d\d:00\.000Z$/) as string;
    expect(body).toEqual({
      _id: ids.open,
      jobTitle: 'Open',
      organization: 'Test Works',
      jobType: 'Full-Time',
      jobCategory: 'Project Management',
      jobIndustry: 'Construction',
      description: 'Lead the work and tell people early.',
      jobQualification: ['MBA'],
      skills: ['Scheduling'],
      minjobExperience: 3,
      maxjobExperience: 6,
      jobCarrerLevel: 'Mid-level',
      location: 'Chennai',
      remotePosition: null,
      hoursPerWeek: 40,
      closedAt: null,
      closedReason: null,
      closingDate: '2026-12-31',
      minSalary: 1_200_000,
      maxSalary: 1_800_000,
      minRate: null,
      maxRate: null,
      email: 'careers@example.org',
      extLink: 'https://jobs.example.org/openings/1001',
      jobDescription: null,
      userId: memberIds.owner,
      status: 'published',
      statusRemark: '',
      remarkField: null,
      sentBackAt: null,
      createdAt: time,
      updatedAt: time,
      appliedBy: ['*', '*'],
      answers: null,
    });
  });

  it('[MOD-02] show the reason of a decision only to the poster and admins, even if a published job has one', async () => {
    const [job] = await board.add({ title: 'With a reason' });
    await board.deps.db
      .updateTable('jobs')
      .set({ status_remark: 'Name the city.', remark_field: 'location', sent_back_at: '2026-11-02T08:00:00.000Z' })
      .where('title', '=', 'With a reason')
      .execute();
    const readReason = async (person: Person) => {
      const { statusRemark, remarkField, sentBackAt } = (await call(`/api/jobs/${job?.id}`, person)).body;
      return [statusRemark, remarkField, sentBackAt];
    };
    for (const person of ['visitor', 'member'] as const) expect([person, ...(await readReason(person))]).toEqual([person, '', null, null]);
    for (const person of ['owner', 'admin'] as const) {
      expect([person, ...(await readReason(person))]).toEqual([person, 'Name the city.', 'location', '2026-11-02T08:00:00.000Z']);
    }
    await board.deps.db.deleteFrom('jobs').where('title', '=', 'With a reason').execute();
  });

  it('[JOBS-05] [D-44] return a remote job with the string "true" as `remotePosition`', async () => {
    await board.add({ title: 'From anywhere', remote: 1, location: null });
    const { jobs } = await board.list('/api/jobs/search?keyword=anywhere');
    expect(jobs[0]).toMatchObject({ remotePosition: 'true', location: null });
    await board.deps.db.deleteFrom('jobs').where('title', '=', 'From anywhere').execute();
  });
});
