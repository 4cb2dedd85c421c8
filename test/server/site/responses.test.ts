/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../server/escapeHtml.ts';
import { renderErrorPage } from '../../../server/site/document.ts';
import { light } from '../../../shared/colours.ts';
import { createInternalFetch } from '../../../server/site/internalFetch.ts';
import { formatRobots, formatSitemap } from '../../../server/site/sitemap.ts';

describe('in-process fetch', () => {
  let app: FastifyInstance;
  let internalFetch: typeof fetch;

  beforeAll(() => {
    app = Fastify();
    app.get('/list', (request, reply) =>
      reply.header('x-total-count', '7').send({ query: request.query, token: request.headers.authorization ?? null }),
    );
    app.post('/echo', (request) => request.body);
    app.get('/empty', (_request, reply) => reply.code(204).send());
    app.get('/never', () => new Promise(() => {}));
    app.get('/broken', (_request, reply) => reply.code(502).send({ error: 'no' }));
    internalFetch = createInternalFetch(app);
  });
  afterAll(() => app.close());

  it('forwards path, query and headers, and returns the response with its headers', async () => {
    const result = await internalFetch('https://chapter.example.org/list?a=1&a=2', { headers: { authorization: 'Bearer x' } });
    expect(result.headers.get('x-total-count')).toBe('7');
    expect(await result.json()).toEqual({ query: { a: ['1', '2'] }, token: 'Bearer x' });
  });

  it('forwards a body, and returns errors and empty responses', async () => {
    const init = { method: 'POST', body: '{"name":"ஆறு"}', headers: { 'content-type': 'application/json' } };
    expect(await (await internalFetch('http://x.invalid/echo', init)).json()).toEqual({ name: 'ஆறு' });
    expect((await internalFetch('http://x.invalid/empty')).status).toBe(204);
    expect((await internalFetch('http://x.invalid/broken')).status).toBe(502);
    expect((await internalFetch('http://x.invalid/none')).status).toBe(404);
  });

  it('stops when it is aborted', async () => {
    await expect(internalFetch('http://x.invalid/list', { signal: AbortSignal.abort() })).rejects.toThrow();
    await expect(internalFetch('http://x.invalid/never', { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  });
});

it('the sitemap has the address of each path, escaped for XML', () => {
  const xml = formatSitemap('https://x.example', ['/', '/exploreJobs?job=a&b<c']);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)).toEqual([
    'https://x.example/',
    'https://x.example/exploreJobs?job=a&amp;b&lt;c',
  ]);
  expect(xml).not.toContain('lastmod');
});

it('the sitemap says when an address was changed, where a valid date is known', () => {
  const changes = ['2026-11-04T04:30:00.000Z', '2026-11-04', '<soon>', null];
  const xml = formatSitemap(
    'https://x.example',
    changes.map((changed, index) => ({ path: `/${index}`, changed })),
  );
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
    '<lastmod>2026-11-04T04:30:00.000Z</lastmod>',
    '<lastmod>2026-11-04T00:00:00.000Z</lastmod>',
  ]);
  expect(xml).toContain('<url><loc>https://x.example/2</loc></url>');
});

it("robots.txt keeps search engines out of members' pages and of the backends", () => {
  expect(formatRobots('https://x.example', ['/postJob', '/editJob/'])).toBe(
    'User-agent: *\nDisallow: /postJob\nDisallow: /editJob/\nDisallow: /api/\n\nSitemap: https://x.example/sitemap.xml\n',
  );
});

it('text is escaped for elements and quoted attributes', () => {
  expect(escapeHtml(`<a href="x">&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;');
});

it('[NAV-08] the fallback error page needs no script, is not indexed and has links', () => {
  const html = renderErrorPage(light, 'k7m2qp-3f');
  expect(html).not.toContain('<script');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('href="/"');
  expect(html).toContain(`background:${light.paper}`);
});
