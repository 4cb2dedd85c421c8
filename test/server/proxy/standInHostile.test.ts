/** @tier full */
import { eventIds } from '../../support/standIn/data/content.ts';
import { jobIds } from '../../support/standIn/data/jobs.ts';
import { PASSCODE, admin } from '../../support/standIn/data/people.ts';
import { startStandIn, type StandIn } from '../../support/standIn/standIn.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** The provider of these tests sends hostile values in any field. No page or call may fail, and no value may become markup. */

jest.setTimeout(300_000);

let provider: StandIn;
let site: TestServer;
let changeValue: (value: unknown) => unknown;

beforeAll(async () => {
  provider = await startStandIn({ changeResponse: (value) => changeValue(value) });
  const env = { CMS_ORIGIN: provider.origin, JOBS_ORIGIN: provider.origin, PROVIDER_FRESH_SECONDS: '0', PROVIDER_STALE_HOURS: '0' };
  site = await startTestServer({ site: serveRenderedSite, env });
});

type Replace = (value: unknown, name: string) => unknown;

/** Replaces every list and every value that is not an object. The replacement may depend on the field's name. */
function replaceValues(value: unknown, replace: Replace, name = ''): unknown {
  if (Array.isArray(value))
    return replace(
      value.map((item) => replaceValues(item, replace, name)),
      name,
    );
  if (typeof value !== 'object' || value === null) return replace(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceValues(item, replace, key)]));
}

const isId = (name: string): boolean => /^(?:.*id|ID)$/i.test(name) && name !== 'userId';
const isDay = (name: string): boolean => /date|time|At$/.test(name);
/** Returns whether a field decides who may see a job. */
const decidesAccess = (name: string): boolean => name === 'status' || name === 'userId';

/** Creates a replacement that cycles through values, so that the entries of a list get different values. */
const cycleValues = (values: readonly unknown[], appliesTo: (name: string) => boolean): Replace => {
  let valueIndex = 0;
  return (value, name) => (appliesTo(name) && !Array.isArray(value) ? values[valueIndex++ % values.length] : value);
};

const MARKUP =
  '</script><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>]]>"\'&\u0000\u0008\uFFFE\uD800\r\nBEGIN:VEVENT';
const DAYS = [
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  '9999-12-31T23:59:00Z',
  'soon',
  '31 Feb 26',
  1e21,
  -5,
  {},
  '0000-00-00',
];
const IDS = ['__proto__', 'constructor', 'a/b', '../../x', 'a?b=c#d', '', '%2e%2e', '1\u0000', '<b>', 0, -1, {}, null, true];

const replacements: Record<string, Replace> = {
  'markup in texts': (value, name) =>
    typeof value === 'string' && !isId(name) && !isDay(name) && !decidesAccess(name) ? value + MARKUP : value,
  'markup in everything': (value, name) => (typeof value === 'string' && !decidesAccess(name) ? MARKUP + value : value),
  'the latest moment for every day': cycleValues([DAYS[0]], isDay),
  'invalid dates': cycleValues(DAYS, isDay),
  'invalid ids': cycleValues(IDS, isId),
  'the same id everywhere': cycleValues([7], isId),
  'the name of a prototype in every field': (value, name) => (Array.isArray(value) || decidesAccess(name) ? value : '__proto__'),
  'text in place of numbers': (value) => (typeof value === 'number' ? String(value) : value),
  'numbers in place of text': (value, name) => (typeof value === 'string' && !isId(name) && !decidesAccess(name) ? value.length : value),
  'objects in place of text': (value, name) =>
    typeof value === 'string' && !isId(name) && !decidesAccess(name) ? { url: [value], toString: 1 } : value,
  'null in place of fields': (value, name) => (isId(name) || decidesAccess(name) || Array.isArray(value) ? value : null),
  'null in place of lists': (value) => (Array.isArray(value) ? null : value),
  'lists with null': (value) => (Array.isArray(value) ? [null, ...(value as unknown[]), false, 7, [[]]] : value),
  // Every third field is missing.
  'missing fields': cycleValues([undefined, 'kept', 'kept'], (name) => !decidesAccess(name)),
};

const PROGRAM = '/special-programs/pm-footprints';
const addresses = [
  '/',
  '/About-us',
  '/volunteering',
  '/exploreJobs',
  PROGRAM,
  `${PROGRAM}/${eventIds.active}`,
  '/trainings/pmpcertification-training',
  '/events?year=2023',

  '/exploreJobs?keyword=coach&type=Intern&sort=pay',
  `/exploreJobs?job=${jobIds.agile}`,
  '/exploreJobs?show=99&sort=closing&closing=week',
  '/jobs.atom',
  '/events.ics',
  '/sitemap.xml',
  '/search?q=walk',
  '/site/search?q=a',
  `${PROGRAM}/${eventIds.active}/event.ics`,
  '/api/jobs/allJobs',
  '/api/jobCategories',
  `/api/jobs/${jobIds.agile}`,
];
const memberCalls = [
  `/api/jobs/jobsCreatedByUser?userId=${admin._id}`,
  `/api/jobs/jobsAppliedByUser?userId=${admin._id}`,
  '/api/jobs/jobByStatus?limit=3',
  '/api/jobs/jobByStatus?status=published',
  `/api/applicants/${jobIds.delivery}?sort=name`,
  '/wp-json/custom/v1/videos/',
];

/** Returns the tags of a page without the values of their attributes. */
const extractTags = (page: string): string =>
  (page.match(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? []).join('\n').replace(/="[^"]*"/g, '');

/** Returns whether a link, source or form action of the page is a `javascript:` URL. */
const hasScriptLink = (page: string): boolean => /\s(?:href|src|action)="\s*javascript:/i.test(page);

const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

function listProblems(type: string, text: string): string[] {
  const found: Record<string, boolean> = {
    markup: type.includes('html') && (/\sonerror\b/.test(extractTags(text)) || text.includes('<script>alert') || hasScriptLink(text)),
    'values that are not text':
      type.includes('html') && />[^<]*(?:\bundefined\b|\[object |\bNaN\b|Invalid Date)/.test(text.replace(/<script.*?<\/script>/gs, '')),
    'an error in place of the page': text.includes('Something went wrong'),
    'markup in XML': type.includes('xml') && /<(?:script|img)/.test(text),
    'characters that XML does not allow': type.includes('xml') && FORBIDDEN_IN_XML.test(text),
    'a calendar entry injected by text': type.includes('calendar') && /^BEGIN:VEVENT\r\nBEGIN/m.test(text),
  };
  return Object.keys(found).filter((name) => found[name]);
}

test.each(Object.keys(replacements))('[HOME-08] [JOBS-04] [JOBS-06] every page and call works with %s from the provider', async (name) => {
  changeValue = (value) => replaceValues(value, replacements[name] ?? ((original) => original));
  // Cached pages and responses expire.
  site.clock.advance(120_000);
  const { body } = await site.json<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', {
    body: { otp: PASSCODE, email: admin.email },
  });
  const loggedBefore = site.logLines.length;
  const problems: string[] = [];
  for (const address of [...addresses, ...memberCalls]) {
    const isMemberCall = memberCalls.includes(address);
    const response = await site.fetch(address, { headers: isMemberCall ? { authorization: `Bearer ${body.data.token}` } : {} });
    const text = await response.text();
    problems.push(...listProblems(response.headers.get('content-type') ?? '', text).map((problem) => `${address}: ${problem}`));
    if (response.status === 500) problems.push(`${address}: 500 ${text}`);
  }
  const errors = site.logLines.slice(loggedBefore).filter((line) => /"level":(?:50|60)/.test(line));
  expect([...problems, ...errors]).toEqual([]);
});
