import { HtmlValidate } from 'html-validate/node';
import { notFoundPage, pages } from '../../../src/app/pages.ts';
import { exampleAddress } from '../../support/exampleAddress.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const ORIGIN = 'https://chapter.example.org';
const PUBLIC_ENV = { PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1:9', DEMO: 'true' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ site: serveRenderedSite, now: '2026-11-20T10:00:00+05:30', env: PUBLIC_ENV });
});

const documents = new Map<string, Promise<string>>();
/** Returns the HTML of a URL. Each URL is fetched only once. */
function fetchDocument(url: string): Promise<string> {
  const cachedDocument = documents.get(url) ?? server.fetch(url).then((response) => response.text());
  documents.set(url, cachedDocument);
  return cachedDocument;
}

const everyPage = [...pages, notFoundPage].map((page) => [exampleAddress(page), page] as const);

/** Lists the URLs in the sitemap, which include all programs, certifications, events and jobs, without the site's origin. */
async function listAddresses(): Promise<string[]> {
  const xml = await (await server.fetch('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&').slice(ORIGIN.length));
}

/** Leaves out the URLs of all events but the first 16, because all events share a template. */
function limitEvents(addresses: readonly string[]): string[] {
  const events = addresses.filter((address) => /^\/special-programs\/[^/]+\/\d+$/.test(address));
  return addresses.filter((address) => !events.slice(16).includes(address));
}

const matchFirst = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const parseHead = (html: string) => ({
  title: matchFirst(html, /<title>([^<]*)</),
  description: matchFirst(html, /<meta name="description" content="([^"]*)"/),
  canonical: matchFirst(html, /<link rel="canonical" href="([^"]*)"/).replaceAll('&amp;', '&'),
  picture: matchFirst(html, /<meta property="og:image" content="([^"]*)"/),
});

describe('the HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    // Integrity hashes are needed only for files of other hosts, and the site has no such files.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  });
  async function findMistakes(address: string): Promise<string[]> {
    const html = await fetchDocument(address);
    const { results } = await validator.validateString(html);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    // What can only be read is no stop of the Tab key.
    const stops = html.match(/<(?!a |button )[a-z][^>]* tabindex="0"[^>]*>/g) ?? [];
    return [...mistakes, ...stops.map((stop) => `needless Tab stop: ${stop}`)];
  }

  it.each(everyPage)('[NAV-04] of %s is valid', async (address) => {
    expect(await findMistakes(address)).toEqual([]);
  });

  it('[NAV-04] of every page in the sitemap, with a selection of events, is valid', async () => {
    const mistakes: Record<string, string[]> = {};
    for (const address of limitEvents(await listAddresses())) {
      const found = await findMistakes(address);
      if (found.length > 0) mistakes[address] = found;
    }
    expect(mistakes).toEqual({});
    // The timeout is long because some fifty documents are validated one after another.
  }, 240_000);

  it('[NAV-04] is reported by the validator if it is invalid', async () => {
    documents.set(
      '/wrong',
      Promise.resolve((await fetchDocument('/')).replace('<main', '<p><div>wrong</div></p><ul><b></b></ul><div tabindex="0"></div><main')),
    );
    expect((await findMistakes('/wrong')).join()).toContain('element-permitted-content');
    expect(await findMistakes('/wrong')).toContain('needless Tab stop: <div tabindex="0">');
  });
});

describe('information for search engines', () => {
  it('[NAV-04] includes a sitemap with every indexed page; each page in it has a unique title and share picture', async () => {
    const listed = await listAddresses();
    expect(new Set(listed).size).toBe(listed.length);
    const expectedPages = pages.filter(({ indexed }) => indexed === true).map(exampleAddress);
    expect(expectedPages.filter((address) => !listed.includes(address))).toEqual([]);
    const heads: ({ address: string } & ReturnType<typeof parseHead>)[] = [];
    // The pages are fetched one after another, because the server renders only a few at the same time and refuses others.
    for (const address of listed) heads.push({ address, ...parseHead(await fetchDocument(address)) });
    for (const { address, canonical } of heads) expect(canonical).toBe(`${ORIGIN}${address}`);
    for (const part of ['title', 'picture'] as const) {
      const values = heads.map((head) => head[part]);
      expect(values.filter((item, index) => item === '' || values.indexOf(item) !== index)).toEqual([]);
    }
    expect(heads.filter(({ description }) => !/\w.{24}/.test(description))).toEqual([]);
  });

  it('includes past events in the sitemap, and the times at which jobs were changed', async () => {
    const xml = await (await server.fetch('/sitemap.xml')).text();
    expect(xml).toContain(`<loc>${ORIGIN}/special-programs/pm-footprints/4201</loc>`);
    expect(xml).toMatch(/<loc>[^<]+\/exploreJobs\?job=[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
  });

  it('[DASH-02] includes a robots.txt that names the sitemap and excludes members’ pages, but no page in the sitemap', async () => {
    const robots = await (await server.fetch('/robots.txt')).text();
    const disallowedPrefixes = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, beginning = '']) => beginning);
    const memberPaths = ['/applicants/', '/applyJob/', '/dashboard/jobs', '/dashboard/profile', '/editJob/', '/postJob'];
    expect(disallowedPrefixes).toEqual(expect.arrayContaining([...memberPaths, '/api/']));
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect((await listAddresses()).filter((address) => disallowedPrefixes.some((beginning) => address.startsWith(beginning)))).toEqual([]);
  });
});

type Thing = Record<string, unknown>;

/** The fields that search engines require in structured data, by the type of schema.org. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'address', 'email'],
  WebSite: ['name', 'url', 'potentialAction'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer', 'description'],
  Course: ['name', 'description', 'provider'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'validThrough'],
};

const parseThings = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json) as Thing);

/** Lists the missing and invalid fields of an object of structured data. */
function listFaults(thing: Thing): string[] {
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

/** Returns the names of the breadcrumbs, or a fault if they aren't numbered or don't lead from the home page to the page. */
function readTrail(things: readonly Thing[], canonical: string): string[] {
  const steps =
    things.filter((thing) => thing['@type'] === 'BreadcrumbList').map(({ itemListElement }) => itemListElement as Thing[])[0] ?? [];
  if (steps.some(({ position, item }, index) => position !== index + 1 || !String(item).startsWith(`${ORIGIN}/`))) return ['wrong steps'];
  if (steps[0]?.item !== `${ORIGIN}/` || steps.at(-1)?.item !== canonical) return ['wrong ends'];
  return steps.map(({ name }) => String(name));
}

describe('the structured data (schema.org)', () => {
  it('[NAV-04] [EVT-08] [CERT-09] [JOBS-09] of each page in the sitemap has all required fields and breadcrumbs', async () => {
    const types = new Map<string, number>();
    for (const address of await listAddresses()) {
      const html = await fetchDocument(address);
      const things = parseThings(html);
      for (const thing of things) types.set(String(thing['@type']), (types.get(String(thing['@type'])) ?? 0) + 1);
      expect({ address, faults: things.flatMap(listFaults) }).toEqual({ address, faults: [] });
      if (address === '/') continue;
      const trail = readTrail(things, `${ORIGIN}${address}`.replace(/\?year=\d+$/, ''));
      expect({ address, trail }).toEqual({ address, trail: ['Home', ...trail.slice(1)] });
      expect(trail.length).toBeGreaterThan(1);
    }
    for (const type of Object.keys(REQUIRED)) expect([type, types.get(type) ?? 0]).not.toEqual([type, 0]);
  });

  it('[CERT-09] of a training has several batches', async () => {
    const [training] = parseThings(await fetchDocument('/trainings/pmpcertification-training')).filter(
      (thing) => thing['@type'] === 'Course',
    );
    const batches = (training?.hasCourseInstance ?? []) as Thing[];
    expect(batches.length).toBeGreaterThan(1);
  });

  it('[NAV-04] of the home page has the chapter with its logo and profiles', async () => {
    const chapter = parseThings(await fetchDocument('/')).find((thing) => thing['@type'] === 'Organization');
    expect(chapter).toMatchObject({ logo: `${ORIGIN}/icon-180.png`, foundingDate: '1998' });
    expect(chapter?.sameAs).toHaveLength(3);
  });

  it('[NAV-04] of the home page has a search action with the URL of the search page', async () => {
    const site = parseThings(await fetchDocument('/')).find((thing) => thing['@type'] === 'WebSite');
    expect(site?.potentialAction).toMatchObject({ target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } });
    expect((await server.fetch('/search?q=river')).status).toBe(200);
  });

  it('[NF-01] is absent from the not-found page', async () => {
    expect(parseThings(await fetchDocument('/not-found'))).toEqual([]);
  });
});
