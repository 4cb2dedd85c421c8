import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { findPage } from '../../../src/app/routes.ts';
import { exampleAddress } from '../../support/exampleAddress.ts';
import { notFoundPage, pages } from '../../../src/app/pages.ts';
import { loadPage, renderPage, restrictedPaths, resolveAddress, sitemapEntries, type PageRequest } from '../../../src/render.tsx';
import { demoChapter } from '../../support/content.ts';
import { createInternalFetch } from '../../../server/site/internalFetch.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { testSettings } from '../../support/settings.ts';

const origin = 'https://chapter.example.org';
const settings = { ...testSettings, publicUrl: origin };

let backends: TestServer;
beforeAll(async () => {
  backends = await startTestServer();
});

/** Loads the data of a page and renders it. */
async function render(request: PageRequest) {
  const data = await loadPage(request);
  if ('redirect' in data) throw new Error(`${request.url.href} leads to ${data.redirect}`);
  // The server's rendering thread gets a copy.
  const page = await renderPage(structuredClone(data), demoChapter.colours);
  return { ...page, status: data.head.status ?? 200, complete: data.complete };
}

/**
 * Renders the page of a URL as the web server does.
 * @param options.respond returns the response to a request of the page; by default the embedded backends respond
 * @returns the result, with the requested paths as `calls`
 */
async function serve(
  address: string,
  { respond, deadlineMs = 30_000 }: { respond?: (path: string) => Response | Promise<Response>; deadlineMs?: number } = {},
) {
  const calls: string[] = [];
  const url = new URL(address, origin);
  const located = resolveAddress(url.pathname, url.search);
  if ('redirect' in located) throw new Error(`${address} leads to ${located.redirect}`);
  const stubFetch: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    calls.push(pathname);
    return respond === undefined ? createInternalFetch(backends.app)(`${origin}${pathname}${search}`) : respond(pathname);
  };
  const result = await render({
    url: new URL(located.address, origin),
    settings,
    fetch: stubFetch,
    deadlineMs,
    now: new Date(),
  });
  return { ...result, calls };
}

/** The number of requests that the layout makes on every page. */
const LAYOUT_REQUESTS = 2;

it.each([...pages, notFoundPage].map((page) => [exampleAddress(page), page] as const))(
  '[NAV-01] [NF-01] %s is rendered completely',
  async (address, page) => {
    const { status, html, chunks, head } = await serve(address);
    expect(status).toBe(page.path.endsWith('*') ? 404 : 200);
    expect(html).toMatch(/<h1[\s>]/);
    expect(chunks).toContain(page.module.chunk);
    // A video has two URLs (D-4).
    expect(head.canonical).toBe(`${origin}${address.replace('/Profile/Videos/', '/Videos/')}`);
  },
);

it.each(pages.filter(({ access }) => access !== undefined).map((page) => [exampleAddress(page), page] as const))(
  '[DASH-02] %s is rendered without its data; without scripts, it says that signing in needs JavaScript',
  async (address, page) => {
    const { html, calls, chunks } = await serve(address);
    expect(calls).toHaveLength(LAYOUT_REQUESTS);
    expect(html).toMatch(/<noscript>.*Access Restricted.*Signing in needs JavaScript.*href="\/Login\?from=.*<\/noscript>/s);
    expect(chunks).toEqual([...(page.layout === undefined ? [] : ['dashboard']), page.access?.guard.chunk, page.module.chunk]);
  },
);

it('[AUTH-01] the login form can be posted without scripts; the page it leads to says that JavaScript is needed', async () => {
  const form = /<form[^>]*>/;
  const { html } = await serve('/Login?from=%2FpostJob');
  expect(form.exec(html)?.[0]).toMatch(/action="\/Login\?from=%2FpostJob" method="post"/);
  expect(html).toMatch(/<noscript>.*Signing in needs JavaScript.*<\/noscript>.*<form/s);
  expect(html).not.toContain('No passcode was sent');
  const result = await serve('/Login?noscripts=1');
  expect(result.html).toMatch(/role="alert".*No passcode was sent: signing in needs JavaScript.*<form/s);
  expect(result.head.noindex).toBe(true);
});

it('[AUTH-03] without scripts, the passcode page says that JavaScript is needed, and links to the login', async () => {
  const { html, styles } = await serve('/otp');
  expect(html).toMatch(/<noscript>.*Entering the passcode needs JavaScript.*href="\/Login".*<\/noscript>/s);
  // Without scripts the form's placeholder would never be replaced, so the placeholder is hidden.
  expect(styles).toContain('@media (scripting:none){[aria-busy=true]{display:none}}');
  expect(html).toContain('aria-busy="true"');
});

it('a page whose data is late is rendered with the available data, is not cacheable, and makes no further requests', async () => {
  const { promise: jobs, resolve: respondLater } = Promise.withResolvers<Response>();
  const respond = (path: string) => (path.includes('allJobs') ? jobs : Response.json([]));
  const { status, complete, calls } = await serve('/exploreJobs?show=9', { respond, deadlineMs: 100 });
  expect(status).toBe(200);
  expect(complete).toBe(false);
  // The response says that there are more jobs. If it arrived before the deadline, the next page of jobs would be requested.
  const threeJobs = [1, 2, 3].map((number) => ({ _id: `job${number}`, jobTitle: 'PM' }) satisfies RowOf<Job>);
  respondLater(Response.json(threeJobs, { headers: { 'x-total-count': '9', 'x-next-cursor': 'c' } }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls.filter((path) => path.includes('jobs'))).toEqual(['/api/jobs/allJobs']);
});

it('[JOBS-02] a request of a page may depend on an earlier response', async () => {
  const createJob = (_id: string) => ({ _id, jobTitle: `Title of ${_id}` });
  const results: Record<string, unknown> = { '/api/jobs/allJobs': [createJob('job1')], '/api/jobs/job2': createJob('job2') };
  const respond = (path: string) => Response.json(results[path] ?? []);
  const { complete, calls, html } = await serve('/exploreJobs?job=job2', { respond });
  expect(complete).toBe(true);
  expect(calls.filter((path) => path.includes('jobs'))).toEqual(['/api/jobs/allJobs', '/api/jobs/job2']);
  expect(html).toContain('Title of job2');
});

it('[JOBS-04] the page of an unknown job responds with 404 and still shows the board', async () => {
  const jobs = [{ _id: 'job1', jobTitle: 'Title of job1' } satisfies RowOf<Job>];
  const respondNotFound = () => Response.json({ success: false, error: 'gone' }, { status: 404 });
  const respond = (path: string) =>
    path === '/api/jobs/nosuchjob' ? respondNotFound() : Response.json(path === '/api/jobs/allJobs' ? jobs : []);
  for (const id of ['nosuchjob', 'no%20job%20id']) {
    const { status, complete, html, head } = await serve(`/exploreJobs?job=${id}`, { respond });
    expect([status, complete, head.noindex]).toEqual([404, true, true]);
    expect(html).toContain('Title of job1');
  }
  expect((await serve('/exploreJobs?job=job1', { respond })).status).toBe(200);
});

it('[JOBS-02] a URL that asks for very many jobs makes the server fetch at most ten pages of them', async () => {
  let count = 0;
  const respond = (path: string) => {
    if (path !== '/api/jobs/allJobs') return Response.json([]);
    const jobs = Array.from({ length: 6 }, () => ({ _id: `job${(count += 1)}`, jobTitle: 'PM' }) satisfies RowOf<Job>);
    return Response.json(jobs, { headers: { 'x-total-count': '300', 'x-next-cursor': `c${count}` } });
  };
  const { calls, complete, status } = await serve('/exploreJobs?show=300', { respond });
  expect([status, complete]).toEqual([200, true]);
  expect(calls.filter((path) => path === '/api/jobs/allJobs')).toHaveLength(10);
});

it.each([
  ['fails', () => Response.json({ success: false }, { status: 500 })],
  ['is not JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('[HOME-08] when every response %s, each public page still has its heading, and is marked as incomplete', async (_case, respond) => {
  for (const page of pages.filter(({ access }) => access === undefined)) {
    const { html, complete } = await serve(exampleAddress(page), { respond });
    expect(html).toMatch(/<h1[\s>]/);
    expect(complete).toBe(false);
  }
});

it('search parameters that the page doesn’t use change nothing', async () => {
  const plainPage = await serve('/');
  const other = await serve('/?x=1&job=2');
  expect(other.html).toBe(plainPage.html);
  expect(other.complete).toBe(true);
});

it('[NAV-07] a URL is resolved to a redirect, or to the URL of its page in the usual spelling', () => {
  expect(resolveAddress('/profile', '?a=1')).toEqual({ redirect: '/dashboard/profile?a=1' });
  expect(resolveAddress('/ABOUT-US/', '?a=1')).toEqual({ address: '/About-us', unbounded: false });
});

it('URLs with arbitrary words or ids are marked as unbounded', () => {
  expect(resolveAddress('/exploreJobs', '?keyword=a')).toMatchObject({ unbounded: true });
  expect(resolveAddress('/Videos/made-up', '')).toMatchObject({ unbounded: true });
  expect(resolveAddress('/special-programs/made/up', '')).toMatchObject({ unbounded: true });
  // All unknown paths share one page.
  expect(resolveAddress('/made/up', '')).toMatchObject({ unbounded: false });
});

it('[NAV-04] [JOBS-09] the sitemap has the indexed pages and the published jobs, each once, but no restricted pages', async () => {
  const job = { _id: 'job1', jobTitle: 'PM', updatedAt: '2026-11-04T04:30:00.000Z' } satisfies RowOf<Job>;
  const fetchJobs = async () => Response.json([job, job]);
  const { entries, isComplete } = await sitemapEntries({ chapter: demoChapter.facts, origin, fetch: fetchJobs, now: new Date() });
  expect(isComplete).toBe(true);
  expect(entries).toContainEqual({ path: '/exploreJobs?job=job1', changed: '2026-11-04T04:30:00.000Z' });
  const paths = entries.map((entry) => (typeof entry === 'string' ? entry : entry.path));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(findPage(path.replace(/\?.*/, '')).page.indexed).toBe(true);
  for (const path of restrictedPaths()) expect(paths.some((listed) => listed.startsWith(path))).toBe(false);
});

it('[NAV-04] the sitemap says when a list could not be read', async () => {
  const fetchAllButJobs: typeof fetch = async (input, init) =>
    new URL(new Request(input, init).url).pathname.startsWith('/api/') ? new Response('', { status: 403 }) : Response.json([]);
  const { entries, isComplete } = await sitemapEntries({ chapter: demoChapter.facts, origin, fetch: fetchAllButJobs, now: new Date() });
  expect(entries).toContain('/About-us');
  expect(isComplete).toBe(false);
});

it('[HOME-08] data that arrives after the deadline is neither in the HTML of the page nor in its state', async () => {
  const { promise: lateResponse, resolve: arrive } = Promise.withResolvers<void>();
  const stubFetch: typeof fetch = async (input, init) => {
    if (new URL(new Request(input, init).url).pathname.endsWith('/matrices/')) await lateResponse;
    return Response.json({ data: ['2,400', '1,150', '340', '96'].map((number) => ({ number, content: 'members' })) });
  };
  const request = { url: new URL('/', origin), settings, fetch: stubFetch, deadlineMs: 200, now: new Date() };
  const data = await loadPage(request);
  if ('redirect' in data) throw new Error('The home page leads elsewhere');
  // The data arrives while the page waits in the render queue.
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const result = await renderPage(data, demoChapter.colours);
  expect(JSON.stringify(result.state)).not.toContain('1,150');
  expect(result.html).not.toContain('1,150');
});
