import { JSDOM } from 'jsdom';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startBoard, type TestBoard } from '../jobs/board.ts';

const ORIGIN = 'https://chapter.example.org';

let board: TestBoard;
beforeEach(async () => {
  board = await startBoard({ env: { PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1:9' }, alsoSite: serveRenderedSite });
});

const get = (url: string, headers: Record<string, string> = {}) => fetch(board.server.origin + url, { headers, redirect: 'manual' });

/** Reads a feed with a strict parser. */
async function readFeed(url: string) {
  const response = await get(url);
  const text = await response.text();
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const readTexts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { response, document, readTexts, titles: readTexts('entry > title') };
}

describe('[JOBS-03] the Atom feed of the board', () => {
  it('has the open jobs, the newest first, with stable ids', async () => {
    const [first] = await board.add(
      { title: 'One' },
      { title: 'Two' },
      { title: 'Waiting', status: 'unpublished' },
      { title: 'Over', closing_date: '2026-11-19' },
    );
    const { response, readTexts, document, titles } = await readFeed('/jobs.atom');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(titles).toEqual(['Two at Test Works', 'One at Test Works']);
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(readTexts('feed > id')).toEqual(['tag:kaveri-chapter.example.org,2026:jobs.atom']);
    expect(readTexts('feed > updated')).toEqual(readTexts('entry:first-of-type > updated'));
    expect(readTexts('feed > author > name')).toHaveLength(1);
    expect(readTexts('entry > id')[1]).toMatch(new RegExp(`^tag:.*,2026:job/${first?.id}$`));
    expect(document.querySelector('entry:last-of-type link')?.getAttribute('href')).toBe(`${ORIGIN}/exploreJobs?job=${first?.id}`);
    expect(document.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${ORIGIN}/jobs.atom`);
  });

  it('has the results of a search, and links with only the parameters of the search', async () => {
    await board.add(
      { title: 'Scrum Master', job_type: 'Part-Time' },
      { title: 'Scrum Coach' },
      { title: 'Planner', job_type: 'Part-Time' },
    );
    const { titles, document, readTexts } = await readFeed('/jobs.atom?type=Part-Time&keyword=scrum&show=9&job=x&made=up');
    expect(titles).toEqual(['Scrum Master at Test Works']);
    expect(readTexts('feed > title')[0]).toContain('“scrum”, Part-Time');
    expect(document.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${ORIGIN}/jobs.atom?keyword=scrum&type=Part-Time`);
    expect(document.querySelector('feed > link[rel=alternate]')?.getAttribute('href')).toBe(
      `${ORIGIN}/exploreJobs?keyword=scrum&type=Part-Time`,
    );
  });

  it('has the category of each job, by which feed readers sort', async () => {
    await board.add({ title: 'Planner', category: 'Planning' });
    const { document } = await readFeed('/jobs.atom');
    expect(document.querySelector('entry > category')?.getAttribute('term')).toBe('Planning');
  });

  it('escapes members’ text, and removes or replaces characters that XML does not allow', async () => {
    await board.add({ title: 'R&D <b>"lead"</b>', description: 'a\u0007b\uD800c ]]> &amp;', organization: null });
    const { titles, readTexts } = await readFeed('/jobs.atom');
    expect(titles).toEqual(['R&D <b>"lead"</b>']);
    expect(readTexts('entry > summary')[0]).toContain('ab\uFFFDc ]]> &amp;');
  });

  it('has no contact data of posters', async () => {
    await board.add({ title: 'Scrum Coach', email: 'secret.person@example.org', ext_link: 'https://secret.example.org/1' });
    const feed = await (await get('/jobs.atom')).text();
    expect(feed).toContain('Scrum Coach');
    expect(feed).not.toContain('secret');
  });

  it('responds with 304 to feed readers that have its current version; the version changes when a job closes', async () => {
    await board.add({ title: 'Closes tonight', closing_date: '2026-11-20' }, { title: 'Stays' });
    const first = await get('/jobs.atom');
    const [etag, date] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    expect((await get('/jobs.atom', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/jobs.atom', { 'if-modified-since': date })).status).toBe(304);
    expect((await get('/jobs.atom', { 'if-none-match': '"other"', 'if-modified-since': date })).status).toBe(200);
    board.server.clock.advance(13 * 60 * 60_000);
    expect((await get('/jobs.atom', { 'if-none-match': etag })).status).toBe(200);
    expect((await get('/jobs.atom', { 'if-modified-since': date })).status).toBe(200);
    expect((await readFeed('/jobs.atom')).titles).toEqual(['Stays at Test Works']);
  });

  it('is limited per client if it is the feed of a search; the feed of all jobs stays available', async () => {
    await board.add({ title: 'One' });
    const { service } = board.jobBoard;
    const search = service.search.bind(service);
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    service.search = async (...args) => {
      await gate;
      return search(...args);
    };
    const statuses: number[] = [];
    const requests = Array.from({ length: 12 }, async (_, index) => {
      const { status } = await get(`/jobs.atom?keyword=word${index}`);
      statuses.push(status);
      // Requests beyond the limit are refused at once, while the others wait for `release`.
      if (statuses.length === 4) release();
    });
    await Promise.all(requests);
    expect(statuses).toEqual([503, 503, 503, 503, ...Array<number>(8).fill(200)]);
    expect((await get('/jobs.atom')).status).toBe(200);
  });

  it('is 503 when a later page of its list cannot be read: readers would take the missing jobs for removed ones', async () => {
    await board.add(...Array.from({ length: 12 }, (_, index) => ({ title: `Job ${index}` })));
    const { service } = board.jobBoard;
    const search = service.search.bind(service);
    let pages = 0;
    service.search = async (...args) => {
      pages += 1;
      if (pages > 1) throw new Error('The database is gone');
      return search(...args);
    };
    const response = await get('/jobs.atom?keyword=job');
    expect([response.status, response.headers.get('retry-after'), pages > 1]).toEqual([503, '600', true]);
  });

  it('accepts any search', async () => {
    await board.add({ title: 'One' });
    const long = 'x'.repeat(10_000);
    for (const query of [
      `keyword=${long}`,
      `category=${long}`,
      'keyword=%EF%BF%BE%22%3E',
      'salary=NaN',
      'experience=-1',
      'location=%3C%2Ftitle%3E&show=9e99',
    ]) {
      const { response, document } = await readFeed(`/jobs.atom?${query}`);
      expect([query.slice(0, 60), response.status, document.documentElement.localName]).toEqual([query.slice(0, 60), 200, 'feed']);
    }
  });

  it('is valid without a job', async () => {
    const { readTexts, titles } = await readFeed('/jobs.atom');
    expect(titles).toEqual([]);
    expect(readTexts('feed > updated')).toEqual(['2026-11-20T06:30:00.000Z']);
  });
});

describe('the page of the board', () => {
  it('[JOBS-03] links to the feed of its list', async () => {
    await board.add({ title: 'Scrum Master' });
    const html = await (await get('/exploreJobs?keyword=scrum&level=Mid-level')).text();
    expect(html).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]*" href="\/jobs\.atom\?keyword=scrum&amp;level=Mid-level">/,
    );
  });

  it('[JOBS-03] has the filters as a form that works without scripts', async () => {
    await board.add({ category: 'Risk' });
    const html = await (await get('/exploreJobs?level=Mid-level&category=Risk')).text();
    const { document } = new JSDOM(html).window;
    const form = document.querySelector<HTMLFormElement>('form[role=search]');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/exploreJobs']);
    const chosen = Object.fromEntries([...(form?.querySelectorAll('select') ?? [])].map(({ name, value }) => [name, value]));
    expect(chosen).toEqual({ type: '', level: 'Mid-level', category: 'Risk', experience: '', salary: '', remote: '', closing: '' });
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('1 job for Mid-level, Risk'),
    );
    const remove = document.querySelector('a[aria-label="Mid-level, remove"]');
    expect(remove?.getAttribute('href')).toBe('/exploreJobs?category=Risk');
  });

  it('[JOBS-04] responds with 410 and similar open jobs for a closed job, and with 404 for an unknown job', async () => {
    const [closed] = await board.add(
      { title: 'Risk Manager', category: 'Risk', closing_date: '2026-11-19' },
      { title: 'Gardener', category: 'Parks' },
      { title: 'Risk Analyst', category: 'Risk' },
    );
    const closedPage = await get(`/exploreJobs?job=${closed?.id}`);
    expect(closedPage.status).toBe(410);
    const { document } = new JSDOM(await closedPage.text()).window;
    expect(document.querySelector('section[aria-labelledby=similar-jobs]')?.textContent).toContain('Risk Analyst');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
    expect((await get('/exploreJobs?job=65f1c0ffee65f1c0ffee9999')).status).toBe(404);
  });

  it('[JOBS-09] has the title, share picture and structured data of the job in its URL', async () => {
    const [job] = await board.add({ title: 'Risk Manager' });
    const url = `/exploreJobs?job=${job?.id}`;
    const { document } = new JSDOM(await (await get(url)).text()).window;
    expect(document.title).toMatch(/^Risk Manager at Test Works \|/);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(ORIGIN + url);
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      `${ORIGIN}/og/exploreJobs.png?job=${job?.id}`,
    );
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as unknown,
    );
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'JobPosting', validThrough: '2026-12-31T23:59:59+05:30' }));
  });
});
