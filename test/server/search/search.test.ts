import type { RequestListener } from 'node:http';
import type { SearchAnswer } from '../../../shared/operations/site.ts';
import type { Deps } from '../../../server/jobs/deps.ts';
import { extractExcerpt, createIndex } from '../../../server/site/search/searchIndex.ts';
import { openSiteSearch } from '../../../server/site/search/siteSearch.ts';
import { readPageDocument } from '../../../server/site/search/documents.ts';
import { until } from '../../support/until.ts';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer | undefined;
afterEach(() => {
  server = undefined;
});

async function searchSite(query: string, extraQuery = ''): Promise<SearchAnswer> {
  server ??= await startTestServer({ env: { DEMO: 'true' } });
  const { status, body } = await server.json<SearchAnswer>(`/site/search?q=${encodeURIComponent(query)}${extraQuery}`);
  expect(status).toBe(200);
  return body;
}

const listTitles = (response: SearchAnswer, kind: string): string[] =>
  response.groups.find((group) => group.kind === kind)?.results.map(({ title }) => title) ?? [];

describe('the search over the site', () => {
  it('finds programs, upcoming and past events, certifications, people and open jobs', async () => {
    expect(listTitles(await searchSite('outreach'), 'program')).toContain('PM Outreach');
    const river = await searchSite('reading the river');
    expect(river.groups[0]?.kind).toBe('event');
    expect(river.groups[0]?.results[0]).toMatchObject({
      id: '4101',
      title: expect.stringMatching(/^Reading the river/),
      program: 'PM Footprints',
    });
    expect(listTitles(await searchSite('transmission line'), 'event').length).toBeGreaterThan(0);
    expect(listTitles(await searchSite('disciplined agile'), 'certification')).toEqual([
      'Disciplined Agile Scrum Master (DASM) Certification',
    ]);
    expect(listTitles(await searchSite('project manager'), 'job').length).toBeGreaterThan(0);
    const director = (await server?.json<{ data: { name: string }[] }>('/wp-json/custom-api/v1/directors'))?.body.data[0]?.name ?? '';
    expect(listTitles(await searchSite(director), 'person')[0]).toBe(director);
  });

  it('says with each person who they are in the chapter', async () => {
    server = await startTestServer({ env: { DEMO: 'true' } });
    const read = async (path: string) => (await server?.json<{ data: Record<string, string>[] }>(path))?.body.data[0] ?? {};
    const director = await read('/wp-json/custom-api/v1/directors');
    const president = await read('/wp-json/custom-api/v1/past-directors/');
    const volunteer = await read('/wp-json/custom/v1/volunteers-list/');
    for (const [{ name = '' }, note] of [
      [director, director['designation']],
      [president, `${president['role']} · ${president['from_to']}`],
      [volunteer, volunteer['department']],
    ] as const) {
      const people = (await searchSite(name)).groups.find(({ kind }) => kind === 'person');
      expect(people?.results[0]).toMatchObject({ title: name, note });
    }
  });

  it('[EVT-09] returns the status of an event with its reason', async () => {
    const results = (await searchSite('mentoring circle')).groups.find(({ kind }) => kind === 'event')?.results;
    expect(results?.find(({ id }) => id === '4107')).toMatchObject({ status: 'cancelled', statusReason: expect.stringMatching(/unwell/) });
    const moved = (await searchSite('facilitation clinic')).groups.find(({ kind }) => kind === 'event')?.results[0];
    expect(moved).toMatchObject({ id: '4109', status: 'moved', formerTime: expect.stringMatching(/, 10:00 AM to 1:00 PM$/) });
  });

  it.each([
    ['the beginning of a word', 'certif', 'certification'],
    ['a misspelt word', 'tranmission', 'event'],
    ['transposed letters', 'brigde', 'event'],
    ['transposed letters in a longer word', 'outraech', 'program'],
    ['capitals and accents', 'ÓUTREACH', 'program'],
    ['a character that is an entity in the title', 'E&C Footprints', 'program'],
  ])('accepts %s', async (_, query, kind) => {
    expect((await searchSite(query)).groups.map((group) => group.kind)).toContain(kind);
  });

  it('returns an empty result if nothing matches', async () => {
    expect(await searchSite('zzzzqqqq xylophonist')).toEqual({ query: 'zzzzqqqq xylophonist', total: 0, groups: [] });
  });

  it('returns at most the requested number of results of each kind, and the total', async () => {
    const received = await searchSite('project', '&limit=2');
    const events = received.groups.find(({ kind }) => kind === 'event');
    expect(events?.results).toHaveLength(2);
    expect(events?.total).toBeGreaterThan(2);
  });

  it.each(['q=', 'q=a&limit=0', 'q=a&limit=51', `q=${'x'.repeat(101)}`])('refuses a query outside the contract: %s', async (query) => {
    server = await startTestServer();
    expect((await server.fetch(`/site/search?${query}`)).status).toBe(400);
  });

  it('lets other requests run while it reads the site, even if every read resolves at once', async () => {
    let [isReading, readCount, maxReadsPerTurn, total] = [true, 0, 0, 0];
    const countTurn = (): void => {
      [maxReadsPerTurn, readCount] = [Math.max(maxReadsPerTurn, readCount), 0];
      if (isReading) setImmediate(countTurn);
    };
    const programs = JSON.stringify(Array.from({ length: 10 }, (_, id) => ({ id: id + 1, name: `Program ${id + 1}` })));
    const pages = Array.from({ length: 20 }, (_, page) => `<loc>https://example.org/Page-${page}</loc>`).join('');
    const read = (input: string | URL | Request): Promise<Response> => {
      [readCount, total] = [readCount + 1, total + 1];
      const address = input instanceof Request ? input.url : input.toString();
      return Promise.resolve(new Response(address.includes('categories') ? programs : address.endsWith('.xml') ? pages : '[]'));
    };
    let appDeps: Deps | undefined;
    server = await startTestServer({ now: '2026-11-20T10:00:00+05:30', site: async (_app, deps) => void (appDeps = deps) });
    if (appDeps === undefined) throw new Error('The server did not pass its dependencies.');
    countTurn();
    await openSiteSearch(read, 'https://example.org', appDeps).search('anything');
    isReading = false;
    countTurn();
    expect(total).toBeGreaterThan(80);
    expect(maxReadsPerTurn).toBeLessThan(10);
  });

  it('reads the embedded content again on the next day, not every few minutes', async () => {
    let readCount = 0;
    const read: typeof fetch = (input) => {
      readCount += 1;
      const address = input instanceof Request ? input.url : input.toString();
      return Promise.resolve(new Response(address.endsWith('.xml') ? '<loc>https://example.org/About</loc>' : '[]'));
    };
    let appDeps: Deps | undefined;
    server = await startTestServer({ now: '2026-11-20T10:00:00+05:30', site: async (_app, deps) => void (appDeps = deps) });
    if (appDeps === undefined) throw new Error('The server did not pass its dependencies.');
    const { search } = openSiteSearch(read, 'https://example.org', appDeps);
    await search('anything');
    const readAtFirst = readCount;
    await search('anything');
    const readPerSearch = readCount - readAtFirst;
    server.clock.advance(10 * 60_000);
    await search('anything');
    expect(readCount).toBe(readAtFirst + 2 * readPerSearch);
    server.clock.advance(24 * 60 * 60_000);
    await search('anything');
    await until(() => readCount >= 2 * readAtFirst);
  });

  it('doesn’t find removed content while the index is rebuilt', async () => {
    let title = 'Anchors';
    const read: typeof fetch = (input) => {
      const address = input instanceof Request ? input.url : input.toString();
      if (address.endsWith('.xml')) return Promise.resolve(new Response('<loc>https://example.org/About</loc>'));
      return Promise.resolve(new Response(address.endsWith('/About') ? `<title>${title} | Chapter</title>` : '[]'));
    };
    let appDeps: Deps | undefined;
    server = await startTestServer({ site: async (_app, deps) => void (appDeps = deps) });
    if (appDeps === undefined) throw new Error('The server did not pass its dependencies.');
    const content = { ...appDeps.content, current: appDeps.content.current };
    const { search } = openSiteSearch(read, 'https://example.org', { ...appDeps, content });
    expect((await search('anchors')).total).toBe(1);
    title = 'Boats';
    content.current = { ...content.current };
    const responses = await Promise.all([search('anchors'), search('anchors')]);
    expect(responses.map(({ total }) => total)).toEqual([0, 0]);
  });

  it('searches a provider’s content, without the lists that can’t be read', async () => {
    let hasPeople = true;
    const listener: RequestListener = (request, response) => {
      const path = request.url ?? '';
      response.setHeader('content-type', 'application/json');
      if (path.includes('/directors')) {
        response.statusCode = hasPeople ? 200 : 502;
        return response.end(JSON.stringify({ data: [{ id: 1, name: 'Ravi Provider', designation: 'President' }] }));
      }
      if (path.includes('event-categories')) {
        const long = [
          { id: 'x'.repeat(301), name: 'Oversized id' },
          { id: 8, name: `Oversized name ${'long '.repeat(200)}` },
        ];
        return response.end(JSON.stringify({ data: [{ id: 7, name: 'Q&amp;A Nights' }, ...long] }));
      }
      if (path.includes('past-events')) {
        // A failed response for one year does not affect other years.
        if (path.includes('year=2023')) {
          response.statusCode = 500;
          return response.end('<h1>Broken</h1>');
        }
        const hasEvent = path.includes('year=2024') && path.includes('category_id=7');
        return response.end(
          JSON.stringify(
            hasEvent ? [{ event_id: 70, title: 'Anchors aweigh', brief_content: '<p>Boats</p>', featured_image: false }] : { data: false },
          ),
        );
      }
      if (path.includes('volunteers')) {
        response.statusCode = 500;
        return response.end('<h1>Broken</h1>');
      }
      response.end(path.includes('/api/jobs') ? '[]' : '{"data":[]}');
    };
    const { origin } = await startHost(listener);
    server = await startTestServer({ env: { CMS_ORIGIN: origin, JOBS_ORIGIN: origin } });
    expect(listTitles(await searchSite('anchors'), 'event')).toEqual(['Anchors aweigh']);
    const received = await searchSite('provider');
    expect(listTitles(received, 'person')).toEqual(['Ravi Provider']);
    expect(received.partial).toBe(true);
    expect(listTitles(await searchSite('q&a'), 'program')).toEqual(['Q&A Nights']);
    // A text that is longer than the contract allows is shortened. An entry with too long an id is left out.
    const oversized = await searchSite('oversized');
    expect(oversized.groups.map(({ kind, results }) => [kind, results.map(({ title }) => title.length)])).toEqual([['program', [495]]]);
    // Entries stay in the index if a later read fails.
    hasPeople = false;
    server.clock.advance(60_000);
    await searchSite('provider');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(listTitles(await searchSite('provider'), 'person')).toEqual(['Ravi Provider']);
  });
});

describe('the functions of the search', () => {
  const createDocument = (id: string, title: string, { text = '', isPast = false } = {}) => ({
    key: id,
    kind: 'event' as const,
    id,
    title,
    text,
    isPast,
  });

  it('rank upcoming events before past ones, and matches in titles before matches in texts', () => {
    const index = createIndex([
      createDocument('1', 'Something else', { text: 'about risk and more' }),
      createDocument('2', 'Risk games', { isPast: true }),
      createDocument('3', 'Risk games'),
    ]);
    expect(index.search('risk').results.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it.each([
    ['A talk for constructors of bridges', ['constructor', 'constructors bridge']],
    ['toString, valueOf and __proto__', ['tostring', 'valueOf', '__proto__', 'proto']],
    ['Planning on-site', ['onsite', 'on-site', 'on site', 'On–Site planning']],
    ['An evening with S. K. Iyengar', ['S K Iyengar', 'SK Iyengar', 'S.K.Iyengar', 'iyengar s.k.']],
    ['Planning in C++', ['C++', 'c++ planning']],
    ['അനിൽ കുമാർ', ['അനില്\u200d', 'കുമാര്\u200d']],
    ['ஸ்ரீ கௌதம்', ['ஶ்ரீ கெளதம்']],
  ])('“%s” is found by %j', (title, queries) => {
    const index = createIndex([
      createDocument('found', title),
      createDocument('1', 'Site visits', { text: 'C, C#, R and D apart. The site is open, and Brien is there.' }),
    ]);
    for (const query of queries) {
      const { results, isSimilar, lacksWords } = index.search(query);
      expect([query, results.map(({ id }) => id), isSimilar, lacksWords]).toEqual([query, ['found'], false, false]);
    }
  });

  it('find a misspelt word among thousands of entries', () => {
    const manyDocuments = Array.from({ length: 20_000 }, (_, number) =>
      createDocument(String(number), `Evening number ${number}`, { text: 'planning risk people' }),
    );
    const index = createIndex([...manyDocuments, createDocument('needle', 'The lighthouse keeper')]);
    expect(index.search('lighthose').results.map(({ id }) => id)).toEqual(['needle']);
  });

  it.each([
    ['a short text in full', 'short text', ['text'], /^short text$/],
    [
      'the words around the match in a long text',
      `${'before '.repeat(40)}needle ${'after '.repeat(60)}`,
      ['needle'],
      /^…(before )+needle (after )+/,
    ],
    ['nothing for an empty string', '', ['x'], /^$/],
  ])('show %s', (_name, text, terms, expected) => {
    const excerpt = extractExcerpt(text, terms);
    expect(excerpt.length).toBeLessThanOrEqual(161);
    expect(excerpt).toMatch(expected);
  });

  it('extract a page’s title and text from its HTML', () => {
    const html =
      '<html><head><title data-x>Contact &amp; help | Kaveri Chapter</title><meta name="description" content="How to reach us"></head>' +
      '<body><header>Menu</header><main id="main"><h1>Contact</h1><script>no()</script><p>Write&nbsp;to us</p><dt>Where</dt>: ' +
      '<dd>Salem</dd> (<button>see it</button>).</main></body></html>';
    expect(readPageDocument(html)).toEqual(['Contact & help', { text: 'How to reach us Contact Write to us Where: Salem (see it).' }]);
    expect(readPageDocument(html, { includesMain: false })).toEqual(['Contact & help', { text: 'How to reach us' }]);
  });
});
