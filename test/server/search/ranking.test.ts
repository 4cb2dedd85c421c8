import type { SearchAnswer } from '../../../shared/operations/site.ts';
import { createIndex, type SearchIndex } from '../../../server/site/search/searchIndex.ts';
import { createSources, listPastEventSources } from '../../../server/site/search/documents.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
let index: SearchIndex;

/** The titles and texts of pages. They replace the pages of the built site, which these tests don't have. */
const PAGES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  '/': ['Kaveri Chapter: Project people of the Kaveri region, learning together since 1998', 'Events, trainings and jobs.'],
  '/exploreJobs': ['Find your dream PM job here', 'Open jobs for project people.'],
  '/Login': ['Member Login', 'Log in with a one-time passcode that is mailed to you.'],
  '/Contact': ['Contact Us', 'Telephone, support e-mail, address. CSR Activity Collaboration. Corporate Enquiry. PMP Training.'],
  '/About-us': ['About us', 'Board Of Directors. Past Presidents. Anitha Balakrishnan. Our mission. A fair price for evenings.'],
  '/Training': ['Corporate Training', 'Courses at your place. Fees on request. Agile. PMP.'],
  '/volunteering': ['Volunteering knows no age limit', 'Ten steps to become a volunteer. Event days.'],
  '/non-profit': ['Non-Profits and NGOs', 'Rice for kitchens, a fund for oxygen, tablets for rural students. CSR.'],
  '/academic-relations': ['Academic Relations', 'Business schools, engineering colleges and schools.'],
  '/membership': [
    'Membership',
    'Nine reasons that members gave us when we asked them why they renewed. Become a member. A fair fee: members pay less for every training, from the next batch on.',
  ],
};

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: 'true' } });
  const html = (path: string): string => {
    const [title, text] = PAGES[path] ?? ['', ''];
    return `<title>${title} | Kaveri Chapter</title><main>${text}</main>`;
  };
  const get = (path: string): Promise<Response> => {
    if (path === '/sitemap.xml')
      return Promise.resolve(
        new Response(
          Object.keys(PAGES)
            .map((page) => `<loc>https://chapter.example.org${page}</loc>`)
            .join(''),
        ),
      );
    return PAGES[path] === undefined ? server.fetch(path) : Promise.resolve(new Response(html(path)));
  };
  const sources = [...createSources(get), ...(await listPastEventSources(get, 2026))];
  index = createIndex((await Promise.all(sources.map(({ read }) => read()))).flat());
});

it('each page is read once, although the sitemap has many addresses of the job board', async () => {
  const readPaths: string[] = [];
  const locations = ['/exploreJobs', '/exploreJobs?job=1', '/exploreJobs?job=2', '/Contact'];
  const sources = createSources((path) => {
    readPaths.push(path);
    const text = path === '/sitemap.xml' ? locations.map((url) => `<loc>https://chapter.example.org${url}</loc>`).join('') : '';
    return Promise.resolve(new Response(text));
  });
  await sources.find(({ name }) => name === 'pages')?.read();
  expect(readPaths).toEqual(['/sitemap.xml', '/exploreJobs', '/Contact']);
});

const PMP = 'certification: PMP®Certification Training';
const UPCOMING = 'event: an upcoming one';

/** Queries with the expected first result, given by its kind, by kind and title, or by `page` and path. */
const EXPECTED: readonly [query: string, first: string][] = [
  ['price', 'certification'],
  ['fee', 'certification'],
  ['fees', 'certification'],
  ['pmp fees', PMP],
  ['pmp price', PMP],
  ['how much does the pmp cost', PMP],
  ['next batch', 'certification'],
  ['batch dates', 'certification'],
  ['pmp', PMP],
  ['pmp certification', PMP],
  ['PMP®Certification', PMP],
  ['pmp eligibility', PMP],
  ['eligibility', 'certification'],
  ['acp', 'certification: PMI-ACP Training'],
  ['dasm', 'certification: Disciplined Agile Scrum Master (DASM) Certification'],
  ['scrum master', 'certification: Disciplined Agile Scrum Master (DASM) Certification'],
  ['certifications', 'certification'],
  ['certificate', 'certification'],
  ['certified', 'certification'],
  ['pdu', UPCOMING],
  ['PDUs', UPCOMING],
  ['corporate training', 'page: /Training'],
  ['event', UPCOMING],
  ['events', UPCOMING],
  ['upcoming events', UPCOMING],
  ['conference', 'program: Conferences'],
  ['book club', 'program: Book Circle'],
  ['pm footprints', 'program: PM Footprints'],
  ['membership', 'page: /membership'],
  ['become a member', 'page: /membership'],
  ['how do I join', 'page: /membership'],
  ['volunteer', 'page: /volunteering'],
  ['become a volunteer', 'page: /volunteering'],
  ['contact', 'page: /Contact'],
  ['phone number', 'page: /Contact'],
  ['address', 'page: /Contact'],
  ['office', 'page: /Contact'],
  ['board of directors', 'page: /About-us'],
  ['past presidents', 'page: /About-us'],
  ['mission', 'page: /About-us'],
  ['csr', 'page: /non-profit'],
  ['donate', 'page: /non-profit'],
  ['college', 'page: /academic-relations'],
  ['jobs', 'page: /exploreJobs'],
  ['post a job', 'page: /exploreJobs'],
  ['login', 'page: /Login'],
  ['anitha', 'person: Anitha Balakrishnan'],
  ['oxygen', 'event: Oxygen for nine hospitals: a project in eleven days'],
];

it.each(EXPECTED)('the first result for “%s” is “%s”', (query, first) => {
  const { results, isSimilar } = index.search(query);
  const [best] = results;
  // In the demo content past events have ids above 4200.
  const isUpcoming = Number(best?.id) < 4200;
  const names = [
    best?.kind,
    `${best?.kind}: ${best?.title}`,
    best?.kind === 'page' && `page: ${best.id}`,
    best?.kind === 'event' && isUpcoming && UPCOMING,
  ];
  expect(names).toContain(first);
  expect(isSimilar).toBe(false);
});

it('results for a misspelt word are labelled as similar', async () => {
  expect(index.search('certifcation')).toMatchObject({ isSimilar: true });
  expect(index.search('tranmission').isSimilar).toBe(true);
  const { body } = await server.json<SearchAnswer>('/site/search?q=tranmission');
  expect(body.groups.find(({ kind }) => kind === 'event')?.similar).toBe(true);
  expect((await server.json<SearchAnswer>('/site/search?q=transmission')).body.groups.some(({ similar }) => similar)).toBe(false);
});

it.each(['refund', 'kavitha', 'scholarship'])('“%s”, which only slightly resembles words of the site, finds nothing', (query) => {
  expect(index.search(query).results).toEqual([]);
});

it.each([
  ['price', 'certification', /Course fee: ₹[\d,]+ for members, ₹[\d,]+ for others/],
  ['pmp fee', 'certification', /Course fee: ₹16,500 for members/],
  ['next batch', 'certification', /Next batches: \w+ \d{4}: \d/],
  ['membership cost', 'page', /members pay less for every training/],
])('a result for “%s” shows the part of its text that matches', (query, kind, expected) => {
  expect(index.search(query).results.find((result) => result.kind === kind)?.text).toMatch(expected);
});

it.each(['job chennai', 'vacancies in Chennai'])('“%s” finds the jobs in Chennai first', async (query) => {
  const { groups } = (await server.json<SearchAnswer>(`/site/search?q=${encodeURIComponent(query)}`)).body;
  expect(groups[0]).toMatchObject({ kind: 'job', keyword: expect.stringMatching(/^chennai$/i) });
  expect(groups[0]?.results[0]?.note).toMatch(/ · Chennai$/);
});

it('“post a job” finds the page of the board first, and “pmp” finds jobs last', async () => {
  expect((await server.json<SearchAnswer>('/site/search?q=pmp')).body.groups.at(-1)).toMatchObject({ kind: 'job' });
  const { results, lacksWords } = index.search('post a job');
  expect([results[0]?.id, lacksWords]).toEqual(['/exploreJobs', false]);
});
