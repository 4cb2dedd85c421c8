import { JSDOM } from 'jsdom';
import { eventIds, texts } from '../../support/standIn/data/content.ts';
import { contacts, jobIds, visibleTitles } from '../../support/standIn/data/jobs.ts';
import { PASSCODE, admin, employer, member, type Person } from '../../support/standIn/data/people.ts';
import { startStandIn, type StandIn } from '../../support/standIn/standIn.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** These tests make calls through this server to a provider that has only the documented API. */

jest.setTimeout(120_000);

let provider: StandIn;
let site: TestServer;

beforeEach(async () => {
  provider = await startStandIn();
  site = await startTestServer({ site: serveRenderedSite, env: { CMS_ORIGIN: provider.origin, JOBS_ORIGIN: provider.origin } });
});
afterEach(async () => {
  const undocumentedParts = provider.requests.flatMap(({ undocumented }) => undocumented);
  if (undocumentedParts.length > 0) throw new Error(`The provider received undocumented requests: ${undocumentedParts.join(', ')}`);
  await site.close();
  await provider.close();
});

interface Job {
  _id: string;
  jobTitle: string;
  status?: string;
  statusRemark?: string;
  email?: string;
  extLink?: string;
  skills?: unknown;
}

async function login(person: Person): Promise<string> {
  expect((await site.json('/wp-json/custom/v1/send-otp', { body: { email: person.email } })).body).toMatchObject({ success: true });
  const verified = await site.json<{ data?: { token: string } }>('/wp-json/custom/v1/verify-otp', {
    body: { otp: PASSCODE, email: person.email },
  });
  return verified.body.data?.token ?? '';
}

const toFormData = (fields: Record<string, string | string[] | Blob>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const item of value) form.append(name, item);
    else if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'paper.pdf');
  }
  return form;
};

async function send(method: string, path: string, token: string, fields: Parameters<typeof toFormData>[0]): Promise<unknown> {
  const response = await site.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, body: toFormData(fields) });
  return { status: response.status, body: await response.json() };
}

async function listJobs(path: string, token?: string): Promise<Job[]> {
  return (await site.json<Job[]>(path, { token })).body;
}

const listTitles = (list: readonly Job[]) => list.map(({ jobTitle }) => jobTitle);
const pdf = new Blob(['%PDF-1.4\n% paper\n%%EOF\n'], { type: 'application/pdf' });

const application = {
  name: 'Edwin',
  email: 'edwin@example.org',
  phoneNo: '9812345670',
  yearOfExperience: '9',
  employeeType: 'Full-time',
  city: 'Mysuru',
  currentCTC: '1200000',
  expectedCTC: '1500000',
};
const newJob = {
  jobTitle: 'Ropeway Planner',
  jobType: 'Full-Time',
  jobCategory: 'Project Management',
  jobIndustry: 'Construction',
  jobQualification: ['MBA', 'PhD'],
  skills: ['Scrum', 'SQL'],
  maxjobExperience: '9',
  email: 'ropeway@example.org',
  closingDate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
};

test('the provider of these tests records calls outside the documented API', async () => {
  for (const call of ['/api/jobs/allJobs?limit=3', '/api/savedJobs', '/wp-json/custom/v1/videos']) await fetch(`${provider.origin}${call}`);
  await fetch(`${provider.origin}/api/jobs/postJob`, { method: 'POST', body: toFormData({ jobTitle: 'A', organization: 'B' }) });
  expect(provider.requests.splice(0).map(({ undocumented }) => undocumented)).toEqual([
    ['query limit'],
    ['call GET /api/savedJobs'],
    ['slash at the end of /wp-json/custom/v1/videos'],
    ['field organization'],
  ]);
});

describe('a page with the provider’s content', () => {
  test.each([
    ['/', [texts.slide, texts.statistic, texts.activeEvent, 'PM Enrich', 'PMP®']],
    ['/special-programs/pm-footprints', [texts.category, texts.upcomingEvent]],
    ['/special-programs/pm-open-space', ['Coming soon', 'No Past Events']],
    [
      `/special-programs/pm-footprints/${eventIds.active}`,
      [texts.activeEvent, 'Gopal Shenoy', 'Register', texts.relatedEvent, 'Fees of the walk'],
    ],
    [`/special-programs/pm-footprints/${eventIds.upcoming}`, [texts.upcomingEvent, 'No Related Events']],
    [
      '/trainings/pmpcertification-training',
      // D-64: the dates of a month are one course.
      [
        texts.certification,
        'Next batches on the river',
        'A printed plan of study',
        '₹16,500',
        '₹19,800',
        '05, 06, 12, 13',
        '1 later batch<',
      ],
    ],
    [`/exploreJobs?job=${jobIds.scrum}`, ['>MBA<', '>PhD<', '>Scrum<', '>Kanban<']],
    ['/trainings/pmi-acp-training', ['PMI-ACP Training', 'Two weekends of practice.']],
    ['/trainings/disciplined-agile-scrum-master-dasm-certification', ['Disciplined Agile Scrum Master (DASM) Certification']],
    ['/About-us', [texts.director, texts.pastPresident]],
    ['/volunteering', [texts.volunteer, 'Membership', 'Other']],
  ])('[D-21] [D-22] is complete at %s', async (address, expected) => {
    const response = await site.fetch(address);
    const page = (await response.text()).replaceAll('&amp;', '&');
    expect(response.status).toBe(200);
    for (const word of expected) expect(page).toContain(word);
  });

  test('[CERT-03] [D-64] has a register link in the first row of the dates only', async () => {
    const page = await (await site.fetch('/trainings/pmpcertification-training')).text();
    const { document } = new JSDOM(page).window;
    const rows = [...document.querySelectorAll('[id=batches] [role=row]')].slice(1);
    expect(rows.map((row) => row.querySelectorAll('a').length)).toEqual([1, 0]);
  });

  test('[EVT-08] [D-70] has no structured data for an event without a place', async () => {
    const page = await (await site.fetch(`/special-programs/pm-footprints/${eventIds.active}`)).text();
    expect(page).toContain('"@type":"BreadcrumbList"');
    expect(page).not.toContain('"@type":"Event"');
  });

  test('[EVT-04] has the status 404 for an unknown event, for which the provider sends the status 200 and an error', async () => {
    const response = await site.fetch('/special-programs/pm-footprints/999999');
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain('Error code: 404');
    expect(page).not.toContain('on our side');
  });

  test('[CERT-09] has the status 404 for an unknown certification', async () => {
    expect((await site.fetch('/trainings/no-such-training')).status).toBe(404);
  });
});

describe('a session with the provider', () => {
  test('[AUTH-01] [AUTH-06] [AUTH-07] begins with a passcode, and has the member’s id and role in the job backend', async () => {
    const token = await login(member);
    const details = await site.json('/wp-json/custom/v1/user-details', { token });
    expect(details.body).toMatchObject({ success: true, email: member.email, membership_number: '7345120', job_role: 'user' });
    const checked = await site.json('/api/user/checkUser', { token, body: { email: member.email, name: member.name } });
    expect(checked.body).toMatchObject({ user: { _id: member._id, role: 'user' } });
  });

  test('[AUTH-02] [AUTH-06] does not begin for an unknown e-mail address or wrong passcode: the provider’s message is sent', async () => {
    expect((await site.json('/wp-json/custom/v1/send-otp', { body: { email: 'who@example.org' } })).body).toMatchObject({
      error: 'This e-mail is not on our list of members.',
    });
    const verified = await site.json('/wp-json/custom/v1/verify-otp', { body: { otp: '111111', email: member.email } });
    expect(verified.body).toMatchObject({ success: false, error: 'That passcode is wrong.' });
  });

  test('[AUTH-09] that the provider does not know is refused', async () => {
    const { status } = await site.json('/wp-json/custom/v1/user-details', { token: 'long-gone' });
    expect([401, 403]).toContain(status);
  });

  test('[VID-03] lets a member read the videos', async () => {
    const { body } = await site.json('/wp-json/custom/v1/videos/', { token: await login(member) });
    expect(JSON.stringify(body)).toContain(texts.video);
  });
});

describe('the provider’s job board', () => {
  test('[JOBS-01] [MY-01] [APPL-01] has lists for members, employers and admins', async () => {
    const [asMember, asEmployer, asAdmin] = [await login(member), await login(employer), await login(admin)];
    expect(listTitles(await listJobs('/api/jobs/allJobs', asMember))).toEqual(expect.arrayContaining(visibleTitles));
    expect(listTitles(await listJobs('/api/jobs/search?keyword=coach&location=bengaluru', asMember))).toEqual(['Agile Coach']);
    expect(listTitles(await listJobs(`/api/jobs/jobsCreatedByUser?userId=${employer._id}`, asEmployer))).toContain('PMO Head (waiting)');
    expect(listTitles(await listJobs('/api/jobs/jobByStatus', asAdmin))).toContain('PMO Head (waiting)');
    const applied = await site.json<{ jobId: Job | null }[]>(`/api/jobs/jobsAppliedByUser?userId=${member._id}`, { token: asMember });
    expect(applied.body[0]?.jobId?.jobTitle).toBe('Delivery Manager, Payments');
    const job = await site.json<Job>(`/api/jobs/${jobIds.agile}`, { token: asMember });
    expect(job.body).toMatchObject({ jobTitle: 'Agile Coach', email: contacts.emails[1] });
  });

  test('[JOBS-05] has descriptions as plain text in the search of the site', async () => {
    const { body } = await site.json<{ groups: { results: { text?: string }[] }[] }>('/site/search?q=delivery');
    const shownTexts = body.groups.flatMap(({ results }) => results).map(({ text }) => text);
    expect(shownTexts).toContain('Lead four teams. Report to <the board> & its committee.');
  });

  test('[APPLY-03] [APPLY-04] [APPL-01] [APPL-02] accepts an application once, and shows it to the employer', async () => {
    const [asAdmin, asEmployer] = [await login(admin), await login(employer)];
    const sentApplication = { ...application, cv: pdf, jobId: jobIds.agile, userId: admin._id };
    expect(await send('POST', '/api/jobs/applyJob', asAdmin, sentApplication)).toMatchObject({
      body: { message: 'Your application is on its way.' },
    });
    expect(await send('POST', '/api/jobs/applyJob', asAdmin, sentApplication)).toMatchObject({
      status: 400,
      body: { message: 'You applied to this one before.' },
    });
    const rows = await site.json(`/api/applicants/${jobIds.agile}`, { token: asEmployer });
    expect(rows.body).toMatchObject([{ name: 'Edwin', expectedCTC: '1500000', jobId: { jobTitle: 'Agile Coach' } }]);
    const found = await site.json<{ name: string }[]>(`/api/applicants/search/${jobIds.delivery}?name=sunita`, { token: asEmployer });
    expect(found.body.map(({ name }) => name)).toEqual(['Sunita Naik']);
  });

  test('[POST-05] [POST-06] [MOD-01] [MOD-02] lets a job be posted, sent back, changed and published', async () => {
    const [asEmployer, asAdmin] = [await login(employer), await login(admin)];
    const findPostedJob = async () =>
      (await listJobs(`/api/jobs/jobsCreatedByUser?userId=${employer._id}`, asEmployer)).find(({ jobTitle }) =>
        jobTitle.startsWith('Ropeway'),
      );
    const decide = (status: string, statusRemark: string, jobId: string) =>
      site.json('/api/jobs/status', { method: 'PATCH', token: asAdmin, body: { jobId, status, statusRemark } });

    expect(await send('POST', '/api/jobs/postJob', asEmployer, { ...newJob, userId: employer._id, jobDescription: pdf })).toMatchObject({
      body: { message: 'Your job waits to be looked at.' },
    });
    const postedJob = await findPostedJob();
    expect(postedJob).toMatchObject({ status: 'unpublished', skills: ['Scrum', 'SQL'] });
    const id = postedJob?._id ?? '';

    expect((await decide('sentback', 'Which valley?', id)).body).toMatchObject({ message: 'Done: sentback.' });
    expect(await findPostedJob()).toMatchObject({ status: 'sentback', statusRemark: 'Which valley?' });

    const { jobQualification, skills, ...rest } = newJob;
    const changed = {
      ...rest,
      jobTitle: 'Ropeway Planner, Nandi',
      'jobQualification[]': jobQualification,
      'skills[]': skills,
      status: 'unpublished',
    };
    expect(await send('PUT', `/api/jobs/updateJob/${id}`, asEmployer, { ...changed, userId: employer._id })).toMatchObject({
      body: { message: 'Your changes are with us.' },
    });
    expect((await decide('published', '', id)).body).toMatchObject({ message: 'Done: published.' });
    expect(listTitles(await listJobs('/api/jobs/allJobs'))).toContain('Ropeway Planner, Nandi');
  });
});
