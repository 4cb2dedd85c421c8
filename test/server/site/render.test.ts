/** @jest-environment node */
import { addressOf, findPage } from '../../../src/app/routes.ts';
import { notFoundPage, pages } from '../../../src/app/pages.ts';
import { closedPaths, locate, render, sitemapPaths } from '../../../src/render.tsx';

const origin = 'https://chapter.example.org';
const settings = { publicUrl: origin, emailjs: { serviceId: 's', publicKey: 'k', templates: { general: 'g', training: 't', csr: 'c' } } };

/** Renders an address as the web server does, over backends that answer as told; `calls` are the paths that reached them. */
async function serve(
  address: string,
  {
    answer = () => Response.json([]),
    deadlineMs = 30_000,
  }: { answer?: (path: string) => Response | Promise<Response>; deadlineMs?: number } = {},
) {
  const calls: string[] = [];
  const url = new URL(address, origin);
  const located = locate(url.pathname, url.search);
  if ('redirect' in located) throw new Error(`${address} leads to ${located.redirect}`);
  const fetchHere: typeof fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    calls.push(pathname);
    return answer(pathname);
  };
  const result = await render({ url: new URL(located.address, origin), settings, fetch: fetchHere, deadlineMs, now: new Date() });
  if ('redirect' in result) throw new Error(`${address} leads to ${result.redirect}`);
  return { ...result, calls };
}

const shellCalls = 2;

it.each([...pages, notFoundPage].map((page) => [addressOf(page), page] as const))(
  '[NAV-01] [NF-01] %s is rendered whole',
  async (address, page) => {
    const { status, html, chunks, head } = await serve(address);
    expect(status).toBe(page.path.endsWith('*') ? 404 : 200);
    expect(html).toMatch(/<h1[\s>]/);
    expect(chunks).toContain(page.module.chunk);
    expect(head.canonical).toBe(`${origin}${address}`);
  },
);

it.each(pages.filter(({ access }) => access !== undefined).map((page) => [addressOf(page), page] as const))(
  '[DASH-02] %s is rendered without its data, and tells those without scripts to sign in',
  async (address, page) => {
    const { html, calls, chunks } = await serve(address);
    expect(calls).toHaveLength(shellCalls);
    expect(/<noscript>.*Access Restricted.*<\/noscript>/s.test(html)).toBe(true);
    expect(chunks).toEqual([...(page.layout === undefined ? [] : ['dashboard']), 'restricted', page.module.chunk]);
  },
);

it('[CACHE-01] a page whose data comes too late is rendered with what is there, is not to be kept, and asks no further', async () => {
  let answerAtLast: (answer: Response) => void = () => undefined;
  const jobs = new Promise<Response>((resolve) => {
    answerAtLast = resolve;
  });
  const answer = (path: string) => (path.includes('allJobs') ? jobs : Response.json([]));
  const { status, complete, calls } = await serve('/exploreJobs?show=9', { answer, deadlineMs: 100 });
  expect(status).toBe(200);
  expect(complete).toBe(false);
  // More jobs than one answer holds: before the deadline the next would be asked for.
  const some = [1, 2, 3].map((number) => ({ _id: `job${number}`, jobTitle: 'PM' }));
  answerAtLast(Response.json(some, { headers: { 'x-total-count': '9', 'x-next-cursor': 'c' } }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls.filter((path) => path.includes('jobs'))).toEqual(['/api/jobs/allJobs']);
});

it('[JOBS-02] a page may use one answer to ask for the next', async () => {
  const job = (_id: string) => ({ _id, jobTitle: `Title of ${_id}` });
  const answers: Record<string, unknown> = { '/api/jobs/allJobs': [job('job1')], '/api/jobs/job2': job('job2') };
  const answer = (path: string) => Response.json(answers[path] ?? []);
  const { complete, calls, html } = await serve('/exploreJobs?job=job2', { answer });
  expect(complete).toBe(true);
  expect(calls.filter((path) => path.includes('jobs'))).toEqual(['/api/jobs/allJobs', '/api/jobs/job2']);
  expect(html).toContain('Title of job2');
});

it('[CACHE-01] search parameters that the page does not know change nothing', async () => {
  const plain = await serve('/');
  const other = await serve('/?x=1&job=2');
  expect(other.html).toBe(plain.html);
  expect(other.complete).toBe(true);
});

it('[NAV-07] an address that only leads elsewhere is not rendered', () => {
  expect(locate('/profile', '?a=1')).toEqual({ redirect: '/dashboard/profile?a=1' });
  expect(locate('/ABOUT-US/', '?a=1')).toEqual({ address: '/About-us' });
});

it('[NAV-04] [JOBS-09] the sitemap has the indexed pages and the published jobs; robots.txt the closed ones', async () => {
  const fetchJobs = async () => Response.json([{ _id: 'job1', jobTitle: 'PM' }]);
  const paths = await sitemapPaths({ origin, fetch: fetchJobs });
  expect(paths).toContain('/exploreJobs?job=job1');
  for (const path of paths) expect(findPage(path.replace(/\?.*/, '')).page.indexed).toBe(true);
  for (const path of closedPaths()) expect(paths.some((listed) => listed.startsWith(path))).toBe(false);
});
