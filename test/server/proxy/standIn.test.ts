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
afterEach(() => {
  const undocumentedParts = provider.requests.flatMap(({ undocumented }) => undocumented);
  if (undocumentedParts.length > 0) throw new Error(`The provider received undocumented requests: ${undocumentedParts.join(', ')}`);
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

async function listJobs(path: string, token?: string): Promise<Job[]> {
  return (await site.json<Job[]>(path, { token })).body;
}

const listTitles = (list: readonly Job[]) => list.map(({ jobTitle }) => jobTitle);
test('the provider of these tests records calls outside the documented API', async () => {
  for (const call of ['/api/jobs/allJobs?limit=3', '/api/savedJobs', '/wp-json/custom/v1/videos']) await fetch(`${provider.origin}${call}`);
  const body = new FormData();
  body.append('organization', 'B');
  await fetch(`${provider.origin}/api/jobs/postJob`, { method: 'POST', body });
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
  test('[AUTH-02] [AUTH-06] does not begin for an unknown e-mail address or wrong passcode: the provider’s message is sent', async () => {
    expect((await site.json('/wp-json/custom/v1/send-otp', { body: { email: 'who@example.org' } })).body).toMatchObject({
      error: 'This e-mail is not on our list of members.',
    });
    const verified = await site.json('/wp-json/custom/v1/verify-otp', { body: { otp: '111111', email: member.email } });
    expect(verified.body).toMatchObject({ success: false, error: 'That passcode is wrong.' });
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
});
