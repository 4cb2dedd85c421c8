/** @tier full */
import { contacts, hiddenTitles, jobIds, visibleTitles } from '../../support/standIn/data/jobs.ts';
import { PASSCODE, admin, employer, member } from '../../support/standIn/data/people.ts';
import { startStandIn, type StandIn } from '../../support/standIn/standIn.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** The provider of these tests has only the documented API, and its lists are unfiltered. */

jest.setTimeout(120_000);

let provider: StandIn;
let site: TestServer;

async function start(): Promise<void> {
  provider = await startStandIn();
  site = await startTestServer({ site: serveRenderedSite, env: { CMS_ORIGIN: provider.origin, JOBS_ORIGIN: provider.origin } });
}

const read = async (path: string, init?: RequestInit): Promise<string> => (await site.fetch(path, init)).text();

describe('requests to the provider', () => {
  // Each test starts a site with empty caches, because a site does not request cached responses again.
  beforeEach(start);

  const listUndocumented = (): string[] =>
    provider.requests.flatMap(({ method, path: requestPath, undocumented }) =>
      undocumented.map((part) => `${method} ${requestPath}: ${part}`),
    );

  const pages = [
    '/',
    '/special-programs/pm-footprints',
    '/About-us',
    '/volunteering',
    '/trainings/pmpcertification-training',
    '/exploreJobs',
    '/exploreJobs?keyword=coach&type=Intern&remote=true&show=9',
    `/exploreJobs?job=${jobIds.agile}`,
    '/jobs.atom',
    '/events.ics',
    '/sitemap.xml',
    '/search?q=planning',
    '/site/search?q=planning',
  ];
  test.each(pages)('for %s stay within the documented API', async (address) => {
    await read(address);
    expect(provider.requests).not.toEqual([]);
    expect(listUndocumented()).toEqual([]);
  });

  const calls: [string, number][] = [
    ['/api/jobs/allJobs?limit=3&cursor=1&sort=newest&status=published', 200],
    ['/api/jobs/search?keyword=coach&location=&type=Intern', 200],
    ['/api/jobs/jobByStatus?limit=3', 200],
    ['/api/savedJobs', 404],
    ['/api/jobCategories', 200],
    [`/api/jobs/${jobIds.agile}/similar`, 404],
    ['/wp-json/custom/v1/active-events/?limit=3', 200],
  ];
  test.each(calls)('for an admin’s call of %s (status %i) stay within the documented API', async (address, status) => {
    const { body } = await site.json<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', {
      body: { otp: PASSCODE, email: admin.email },
    });
    expect((await site.json(address, { token: body.data.token })).status).toBe(status);
    expect(listUndocumented()).toEqual([]);
  });

  test('[D-38] for job lists have an authorization header even if the caller is a visitor', async () => {
    await read('/api/jobs/allJobs');
    await read('/api/jobs/search?keyword=analyst&location=');
    const lists = provider.requests.filter(({ path: requestPath }) => requestPath.startsWith('/api/jobs/'));
    expect(lists).not.toEqual([]);
    expect(lists.map(({ hasAuthorization }) => hasAuthorization)).toEqual(lists.map(() => true));
  });
});

describe('responses to visitors', () => {
  beforeAll(start);

  const secrets = [...contacts.emails, ...contacts.links.map((link) => link.replace('https://', '')), ...contacts.applicants];
  const unescapeText = (text: string) =>
    text.replaceAll('\\u002F', '/').replaceAll('\\/', '/').replaceAll('&#x2F;', '/').replaceAll('&#64;', '@').replaceAll('%40', '@');
  const findParts = (text: string, parts: readonly string[]) => parts.filter((part) => unescapeText(text).includes(part));

  const addresses: [string, number][] = [
    ['/', 200],
    ['/exploreJobs', 200],
    ['/exploreJobs?show=99', 200],
    ['/exploreJobs?keyword=e', 200],
    ...Object.values(jobIds).map((id): [string, number] => [
      `/exploreJobs?job=${id}`,
      [jobIds.sentBack, jobIds.waiting].includes(id) ? 404 : 200,
    ]),
    ['/jobs.atom', 200],
    ['/jobs.atom?keyword=manager', 200],
    ['/sitemap.xml', 200],
    ['/search?q=manager', 200],
    ['/site/search?q=manager', 200],
    ['/api/jobs/allJobs', 200],
    ['/api/jobs/search?keyword=&location=', 200],
    ['/api/jobs/search?keyword=pmo&location=', 200],
    [`/api/jobs/${jobIds.delivery}`, 200],
    [`/api/jobs/${jobIds.waiting}`, 404],
    [`/api/jobs/${jobIds.sentBack}`, 404],
    ['/api/jobs/jobByStatus', 401],
    [`/api/jobs/jobsCreatedByUser?userId=${employer._id}`, 401],
    [`/api/jobs/jobsAppliedByUser?userId=${member._id}`, 401],
    [`/api/applicants/${jobIds.delivery}`, 401],
    [`/api/applicants/search/${jobIds.delivery}?name=`, 401],
  ];
  test.each(addresses)('[JOBS-04] [JOBS-06] [APPL-03] at %s (status %i) have no contacts and no hidden jobs', async (address, status) => {
    const response = await site.fetch(address);
    expect(response.status).toBe(status);
    const text = await response.text();
    expect({ contacts: findParts(text, secrets), jobs: findParts(text, hiddenTitles) }).toEqual({ contacts: [], jobs: [] });
  });

  test('[JOBS-04] [JOBS-06] [D-37] include all open jobs, with masked contacts and without ids of members', async () => {
    const { body } = await site.json<{ jobTitle: string; email?: string; extLink?: string }[]>('/api/jobs/allJobs');
    expect(body.map(({ jobTitle }) => jobTitle).toSorted()).toEqual(visibleTitles.toSorted());
    const delivery = body.find(({ jobTitle }) => jobTitle.startsWith('Delivery'));
    expect(delivery?.email).toMatch(/^hiri\*+\.org$/);
    expect(delivery?.extLink).toMatch(/^http\*+4411$/);
    expect(findParts(JSON.stringify(body), [member._id])).toEqual([]);
  });
});
