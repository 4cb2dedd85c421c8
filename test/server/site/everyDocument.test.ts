/** @jest-environment node */
import { HtmlValidate } from 'html-validate/node';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notFoundPage, pages } from '../../../src/app/pages.ts';
import { exampleAddress } from '../../support/exampleAddress.ts';
import { renderedSite as mockSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** The documents of the whole site, with the embedded backends and the demo content. */

const mockFolder = mkdtempSync(path.join(tmpdir(), 'site-build-'));

jest.mock('../../../server/site/build.ts', () => ({
  get BUILD_DIR() {
    return mockFolder;
  },
  loadBuild: async () => mockSite,
}));

const ORIGIN = 'https://chapter.example.org';
const PUBLIC_ENV = { PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1:9', DEMO: 'true' };

let server: TestServer;
beforeAll(async () => {
  mkdirSync(path.join(mockFolder, 'client', 'assets'), { recursive: true });
  const { registerSite } = await import('../../../server/site/register.ts');
  server = await startTestServer({ site: registerSite, now: '2026-11-20T10:00:00+05:30', env: PUBLIC_ENV });
});
afterAll(async () => {
  await server.close();
  rmSync(mockFolder, { recursive: true, force: true });
});

const documents = new Map<string, Promise<string>>();
/** Returns the HTML of an address, which is fetched only once. */
function documentOf(address: string): Promise<string> {
  const cachedDocument = documents.get(address) ?? server.fetch(address).then((response) => response.text());
  documents.set(address, cachedDocument);
  return cachedDocument;
}

const everyPage = [...pages, notFoundPage].map((page) => [exampleAddress(page), page] as const);

/** Lists the addresses of the sitemap, including all programs, certifications, events and jobs. */
async function listAddresses(): Promise<string[]> {
  const xml = await (await server.fetch('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&').slice(ORIGIN.length));
}

/** Leaves out all events but the first 16, upcoming and some past ones, because they share a template. */
function limitEvents(addresses: readonly string[]): string[] {
  const events = addresses.filter((address) => /^\/special-programs\/[^/]+\/\d+$/.test(address));
  return addresses.filter((address) => !events.slice(16).includes(address));
}

const matchFirst = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const headOf = (html: string) => ({
  title: matchFirst(html, /<title>([^<]*)</),
  description: matchFirst(html, /<meta name="description" content="([^"]*)"/),
  canonical: matchFirst(html, /<link rel="canonical" href="([^"]*)"/).replaceAll('&amp;', '&'),
  picture: matchFirst(html, /<meta property="og:image" content="([^"]*)"/),
});

describe('HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    // Integrity hashes are for files of other hosts, and there are none.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  });
  async function findMistakes(address: string): Promise<string[]> {
    const { results } = await validator.validateString(await documentOf(address));
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
  }

  it.each(everyPage)('[NAV-04] %s is valid', async (address) => {
    expect(await findMistakes(address)).toEqual([]);
  });

  it('[NAV-04] every kind of address in the sitemap is valid', async () => {
    const mistakes: Record<string, string[]> = {};
    for (const address of limitEvents(await listAddresses())) {
      const found = await findMistakes(address);
      if (found.length > 0) mistakes[address] = found;
    }
    expect(mistakes).toEqual({});
    // Some fifty documents are validated sequentially.
  }, 240_000);

  it('[NAV-04] the validator finds invalid HTML', async () => {
    documents.set('/wrong', Promise.resolve((await documentOf('/')).replace('<main', '<p><div>wrong</div></p><ul><b></b></ul><main')));
    expect((await findMistakes('/wrong')).join()).toContain('element-permitted-content');
  });
});

describe('information for search engines', () => {
  it('[NAV-04] the sitemap has every listed page, and each address has a head of its own', async () => {
    const listed = await listAddresses();
    expect(new Set(listed).size).toBe(listed.length);
    const expectedPages = pages.filter(({ indexed }) => indexed === true).map(exampleAddress);
    expect(expectedPages.filter((address) => !listed.includes(address))).toEqual([]);
    const heads: ({ address: string } & ReturnType<typeof headOf>)[] = [];
    // Sequentially, because the server refuses more than a few at once.
    for (const address of listed) heads.push({ address, ...headOf(await documentOf(address)) });
    for (const { address, canonical } of heads) expect(canonical).toBe(`${ORIGIN}${address}`);
    for (const part of ['title', 'picture'] as const) {
      const values = heads.map((head) => head[part]);
      expect(values.filter((item, index) => item === '' || values.indexOf(item) !== index)).toEqual([]);
    }
    expect(heads.filter(({ description }) => !/\w.{24}/.test(description))).toEqual([]);
  });

  it('the sitemap has past events, as the search does, and when jobs were changed', async () => {
    const xml = await (await server.fetch('/sitemap.xml')).text();
    expect(xml).toContain(`<loc>${ORIGIN}/special-programs/pm-footprints/4201</loc>`);
    expect(xml).toMatch(/<loc>[^<]+\/exploreJobs\?job=[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
  });

  it('robots.txt excludes members’ pages, names the sitemap, and excludes nothing listed in it', async () => {
    const robots = await (await server.fetch('/robots.txt')).text();
    const disallowedPrefixes = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, beginning = '']) => beginning);
    expect(disallowedPrefixes).toEqual(expect.arrayContaining(['/postJob', '/api/']));
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect((await listAddresses()).filter((address) => disallowedPrefixes.some((beginning) => address.startsWith(beginning)))).toEqual([]);
  });
});

type Thing = Record<string, unknown>;

/** Fields that schema.org's readers require, by type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'address', 'email'],
  WebSite: ['name', 'url', 'potentialAction'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer', 'description'],
  Course: ['name', 'description', 'provider'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'validThrough'],
};

const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json) as Thing);

/** Lists what is missing or wrong in an object of structured data. */
function faultsOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const faults = (REQUIRED[type] ?? [])
    .filter((field) => ['', undefined, null].includes(thing[field] as string))
    .map((field) => `${type}.${field}`);
  if (thing['@context'] !== 'https://schema.org') faults.push(`${type}: context`);
  const dates = [thing.startDate, thing.endDate, thing.datePosted, thing.validThrough].filter((item) => item !== undefined);
  if (dates.some((date) => typeof date !== 'string' || Number.isNaN(Date.parse(date)))) faults.push(`${type}: date`);
  for (const instance of (thing.hasCourseInstance ?? []) as Thing[]) {
    const { startDate, endDate, courseMode, courseWorkload } = instance;
    const inOrder = [startDate, endDate].every((day) => /^\d{4}-\d\d-\d\d$/.test(String(day))) && String(startDate) <= String(endDate);
    const isComplete = ['Onsite', 'Online', 'Blended'].includes(String(courseMode)) && /^P\d+D$/.test(String(courseWorkload));
    if (instance['@type'] !== 'CourseInstance' || !inOrder || !isComplete) faults.push(`CourseInstance: ${JSON.stringify(instance)}`);
  }
  if (type === 'JobPosting' && thing.jobLocation === undefined && thing.jobLocationType !== 'TELECOMMUTE') faults.push('JobPosting: place');
  return faults;
}

/** Returns the names of the breadcrumbs if they are numbered and lead from the home page to the page, else what is wrong. */
function trailOf(things: readonly Thing[], canonical: string): string[] {
  const steps =
    things.filter((thing) => thing['@type'] === 'BreadcrumbList').map(({ itemListElement }) => itemListElement as Thing[])[0] ?? [];
  if (steps.some(({ position, item }, index) => position !== index + 1 || !String(item).startsWith(`${ORIGIN}/`))) return ['wrong steps'];
  if (steps[0]?.item !== `${ORIGIN}/` || steps.at(-1)?.item !== canonical) return ['wrong ends'];
  return steps.map(({ name }) => String(name));
}

describe('schema.org', () => {
  it('[NAV-04] [EVT-08] [CERT-09] [JOBS-09] every listed address has all required fields, and breadcrumbs', async () => {
    const types = new Map<string, number>();
    for (const address of await listAddresses()) {
      const html = await documentOf(address);
      const things = thingsIn(html);
      for (const thing of things) types.set(String(thing['@type']), (types.get(String(thing['@type'])) ?? 0) + 1);
      expect({ address, faults: things.flatMap(faultsOf) }).toEqual({ address, faults: [] });
      if (address === '/') continue;
      const trail = trailOf(things, `${ORIGIN}${address}`.replace(/\?year=\d+$/, ''));
      expect({ address, trail }).toEqual({ address, trail: ['Home', ...trail.slice(1)] });
      expect(trail.length).toBeGreaterThan(1);
    }
    for (const type of Object.keys(REQUIRED)) expect([type, types.get(type) ?? 0]).not.toEqual([type, 0]);
  });

  it('[CERT-09] a training has several batches', async () => {
    const [training] = thingsIn(await documentOf('/trainings/pmpcertification-training')).filter((thing) => thing['@type'] === 'Course');
    const batches = (training?.hasCourseInstance ?? []) as Thing[];
    expect(batches.length).toBeGreaterThan(1);
  });

  it('[NAV-04] the home page has the chapter with its logo and profiles', async () => {
    const chapter = thingsIn(await documentOf('/')).find((thing) => thing['@type'] === 'Organization');
    expect(chapter).toMatchObject({ logo: `${ORIGIN}/icon-180.png`, foundingDate: '1998' });
    expect(chapter?.sameAs).toHaveLength(3);
  });

  it('[NAV-04] the home page has a search action with an existing address', async () => {
    const site = thingsIn(await documentOf('/')).find((thing) => thing['@type'] === 'WebSite');
    expect(site?.potentialAction).toMatchObject({ target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } });
    expect((await server.fetch('/search?q=river')).status).toBe(200);
  });

  it('[NF-01] unlisted pages have no breadcrumbs', async () => {
    expect(thingsIn(await documentOf('/not-found'))).toEqual([]);
  });
});
