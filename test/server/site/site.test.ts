import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { drawKolam } from '../../../src/lib/kolam.ts';
import type { PageData, PageRequest, RenderedPage } from '../../../src/render.tsx';
import { keepAssets } from '../../../scripts/setup/buildSite.ts';
import type { SiteBuild } from '../../../server/site/build.ts';
import { serveBuild } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

type TestPage = RenderedPage & { status: NonNullable<PageData['head']['status']>; complete: boolean };

/** The URLs that were rendered during a test. */
let renderedUrls: URL[] = [];
let renderPage: (request: PageRequest) => Promise<TestPage | { redirect: string; complete: boolean }>;
const pages = new Map<string, RenderedPage>();

const buildDir = makeTempDir();
/** Entries of the sitemap; replaced by the test about one that is incomplete. */
let readEntries = () => ({ entries: ['/', '/exploreJobs?job=1'], isComplete: true });

/** Replaces the built site, which test/e2e tests in a browser. */
const build: SiteBuild = {
  loadPage: async (request) => {
    renderedUrls.push(request.url);
    const page = await renderPage(request);
    if ('redirect' in page) return page;
    const { href } = request.url;
    pages.set(href, page);
    const { complete, status, head } = page;
    const state = {} as PageData['state'];
    return { address: href, settings: request.settings, renderedAt: request.now.getTime(), state, head: { ...head, status }, complete };
  },
  renderPage: async ({ address }) => {
    const page = pages.get(address);
    if (page === undefined) throw new Error(`${address} was not loaded`);
    return page;
  },
  // test/unit/app/routes.test.ts tests the real rules.
  resolveAddress: (pathname, search) => {
    if (pathname === '/old') return { redirect: `/new${search}` };
    const address = pathname + search.replace(/[?&]unknown=[^&]*/, '');
    return { address, unbounded: address.includes('?') };
  },
  keepSearch: (target, search) => `${target}${search}`,
  sitemapEntries: async () => readEntries(),
  restrictedPaths: () => ['/postJob'],
  feedAddress: () => '/jobs.atom',
  jobFeed: async () => null,
  // sharePictures.test.ts and calendars.test.ts test real share pictures and calendars.
  readSharePicture: async () => 'missing',
  homeSharePicture: ({ name, tagline }) => ({ title: name, owner: tagline, drawing: drawKolam(name) }),
  calendar: async () => 'missing',
  listScripts: (chunks) => chunks.map((chunk) => `/assets/${chunk}.js`),
  schemeScript: 'scheme()',
  loaderScript: 'loader()',
};

/** Creates a rendered page whose heading is the length of its path. */
const createResult = (url: URL, overrides: Partial<TestPage> = {}): TestPage => ({
  status: 200,
  preloads: '',
  html: `<h1>${url.pathname.length}</h1>`,
  styles: '',
  rules: [],
  head: {
    title: 'T',
    description: 'D',
    path: '/',
    fullTitle: 'T & <T>',
    canonical: 'https://x.example/',
    picture: 'https://x.example/s.png',
    noindex: false,
  },
  tags: [{ tag: 'link', key: 'k', attributes: { rel: 'canonical', href: 'https://x.example/?a=1&b="2"' } }],
  state: { api: { title: '</script><script>alert(1)</script>\u2028' } },
  chunks: ['dashboard', 'home'],
  complete: true,
  ...overrides,
});

let server: TestServer;

beforeAll(async () => {
  const assets = path.join(buildDir, 'client', 'assets');
  mkdirSync(assets, { recursive: true });
  mkdirSync(path.join(buildDir, 'client', 'older'));
  for (const extension of ['', '.br', '.gz']) writeFileSync(path.join(assets, `app.1234.js${extension}`), `content${extension}`);
  mkdirSync(path.join(buildDir, 'server'));
  server = await startTestServer({
    site: serveBuild(build, buildDir),
    env: { PUBLIC_URL: 'https://chapter.example.org', SMTP_URL: 'smtp://127.0.0.1:9', DEMO: 'true' },
  });
});

let urlCount = 0;
/** Returns a URL that no test has requested. */
const createUrl = (): string => `/page-${(urlCount += 1)}`;

beforeEach(() => {
  renderedUrls = [];
  renderPage = async ({ url }) => createResult(url);
});

interface TestResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with exactly this path and query, which is not normalised, and with only these headers. */
function sendRequest(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const request = http.request({ hostname, port, path: address, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
    request.end();
  });
}

describe('a page', () => {
  it('[NAV-04] is one HTML document with its head, its data and the names of its scripts', async () => {
    const { status, headers, body } = await sendRequest(createUrl());
    const html = body.toString();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<title>T &amp; &lt;T&gt;</title>');
    expect(html).toContain('<link rel="canonical" href="https://x.example/?a=1&amp;b=&quot;2&quot;">');
    expect(html).toContain('"scripts":["/assets/dashboard.js","/assets/home.js"]');
    expect(html).not.toMatch(/<script[^>]+src=/);
  });

  it('[NAV-04] escapes its embedded data, so that no text can end the script element', async () => {
    const html = (await sendRequest(createUrl())).body.toString();
    expect(html).not.toContain('<script>alert(1)');
    const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('\u2028');
    expect(JSON.parse(json)).toEqual({ api: { title: '</script><script>alert(1)</script>\u2028' } });
  });

  it('contains only settings that are public', async () => {
    const html = (await sendRequest(createUrl())).body.toString();
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { settings: object };
    expect(Object.keys(boot.settings).sort()).toEqual(['chapter', 'emailjs', 'extensions', 'publicUrl', 'registrations']);
    expect(html).not.toContain(server.dataDir);
  });

  it.each([404, 502, 503] as const)('[NF-01] responds with its status (%d)', async (status) => {
    renderPage = async ({ url }) => createResult(url, { status });
    expect((await sendRequest(createUrl())).status).toBe(status);
  });

  it('[NAV-07] is not rendered if its URL resolves to a redirect', async () => {
    const { status, headers } = await sendRequest('/old?a=1');
    expect(status).toBe(302);
    expect(headers.location).toBe('/new?a=1');
    expect(renderedUrls).toEqual([]);
  });

  it('[NAV-04] [NAV-07] may redirect because of its data, and then keeps each visitor’s query', async () => {
    renderPage = async () => ({ redirect: '/dashboard/profile', complete: true });
    const address = createUrl();
    for (const query of ['?unknown=1', '?unknown=2']) {
      const { status, headers } = await sendRequest(`${address}${query}`);
      expect(status).toBe(302);
      expect(headers.location).toBe(`/dashboard/profile${query}`);
    }
    expect(renderedUrls).toHaveLength(1);
  });

  it('[NAV-08] that can’t be rendered becomes an error page without details, and is rendered at the next request', async () => {
    const address = createUrl();
    renderPage = async () => {
      throw new Error('secret detail');
    };
    const { status, headers, body } = await sendRequest(address);
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toContain('Something went wrong on our side');
    expect(body.toString()).not.toContain('secret detail');
    renderPage = async ({ url }) => createResult(url);
    expect((await sendRequest(address)).status).toBe(200);
  });

  it('[NAV-01] is rendered with its full URL, at the public origin', async () => {
    const address = createUrl();
    await sendRequest(`${address}?a=1&b=%3F?c`);
    expect(renderedUrls.map(String)).toEqual([`https://chapter.example.org${address}?a=1&b=%3F?c`]);
  });

  it('[NAV-01] responds to HEAD with the same status, ETag and content type, without a body', async () => {
    const address = createUrl();
    const response = await sendRequest(address);
    const { status, headers, body } = await sendRequest(address, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(headers.etag).toBe(response.headers.etag);
    expect(headers['content-type']).toBe(response.headers['content-type']);
  });

  it('[NAV-01] refuses POST, PUT and DELETE', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect([404, 405]).toContain((await sendRequest('/', { method })).status);
    expect(renderedUrls).toEqual([]);
  });
});

describe('the cache of pages', () => {
  it('renders a page once for simultaneous and later requests, and separately for another query', async () => {
    const address = createUrl();
    const { promise: wait, resolve: release } = Promise.withResolvers<void>();
    renderPage = async ({ url }) => {
      await wait;
      return createResult(url);
    };
    const pendingResponses = Promise.all([sendRequest(address), sendRequest(address), sendRequest(address)]);
    while (renderedUrls.length === 0) await setTimeout(5);
    release();
    expect((await pendingResponses).map(({ status }) => status)).toEqual([200, 200, 200]);
    await sendRequest(address);
    expect(renderedUrls).toHaveLength(1);
    await sendRequest(`${address}?other`);
    expect(renderedUrls).toHaveLength(2);
  });

  it.each([
    ['whose data came too late', { complete: false }],
    ['with an error status', { status: 503 as const }],
  ])('doesn’t store a page %s', async (_case, overrides) => {
    const address = createUrl();
    renderPage = async ({ url }) => createResult(url, overrides);
    await sendRequest(address);
    await sendRequest(address);
    expect(renderedUrls).toHaveLength(2);
  });

  it('responds with 304 to a browser that has the page', async () => {
    const address = createUrl();
    const { headers } = await sendRequest(address);
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(headers['cache-control']).toBe('no-cache');
    for (const etagHeader of [etag, `W/"other", ${etag}`, `W/"other"${' '.repeat(15_000)}, ${etag}`]) {
      const repeatedResponse = await sendRequest(address, { headers: { 'if-none-match': etagHeader } });
      expect(repeatedResponse.status).toBe(304);
      expect(repeatedResponse.body).toHaveLength(0);
    }
    expect((await sendRequest(address, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
    renderPage = async ({ url }) => createResult(url, { html: '<h1>new</h1>' });
    expect((await sendRequest(`${address}?new`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('sends the time of rendering with a page, and the same ETag if only this time differs', async () => {
    const rendered: number[] = [];
    renderPage = async ({ url, now }) => {
      rendered.push(now.getTime());
      return createResult(url, { complete: false });
    };
    const address = createUrl();
    const first = await sendRequest(address);
    server.clock.advance(75_000);
    const second = await sendRequest(address);
    const renderTimes = [first, second].map(({ body }) => Number(/"renderedAt":(\d+)/.exec(body.toString())?.[1]));
    expect(renderTimes).toEqual(rendered);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('[NAV-06] sends the page again after a translation is chosen, because the Content-Security-Policy differs', async () => {
    const address = createUrl();
    const cookie = 'googtrans=/en/ta';
    const { headers } = await sendRequest(address);
    const translatedResponse = await sendRequest(address, { headers: { cookie, 'if-none-match': headers.etag ?? '' } });
    expect(translatedResponse.status).toBe(200);
    expect((await sendRequest(address, { headers: { cookie, 'if-none-match': translatedResponse.headers.etag ?? '' } })).status).toBe(304);
    expect((await sendRequest(address, { headers: { 'if-none-match': translatedResponse.headers.etag ?? '' } })).status).toBe(200);
    expect(renderedUrls).toHaveLength(1);
  });

  it('refuses pages with new search words when too many are requested, but still sends cached pages', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const cachedAddress = createUrl();
    await sendRequest(cachedAddress);
    renderPage = async ({ url }) => {
      await gate;
      return createResult(url);
    };
    const address = createUrl();
    const pendingResponses = Array.from({ length: 20 }, (_, index) => sendRequest(`${address}?keyword=${index}`));
    const busyResponse = await Promise.race(pendingResponses);
    expect(busyResponse.status).toBe(503);
    expect(busyResponse.headers['retry-after']).toBe('2');
    expect(busyResponse.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await sendRequest(cachedAddress)).status).toBe(200);
    release();
    const statuses = (await Promise.all(pendingResponses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await sendRequest(`${address}?keyword=19`)).status).toBe(200);
  });

  it('[NF-01] always sends a not-found page in full', async () => {
    const address = createUrl();
    renderPage = async ({ url }) => createResult(url, { status: 404 });
    const { headers } = await sendRequest(address);
    const repeatedResponse = await sendRequest(address, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(repeatedResponse.status).toBe(404);
    expect(repeatedResponse.body.length).toBeGreaterThan(100);
  });
});

it('[NAV-01] a page is not rendered separately for search parameters that it doesn’t use', async () => {
  const address = createUrl();
  const etags = [];
  for (const query of ['', '?unknown=1', '?unknown=2']) etags.push((await sendRequest(`${address}${query}`)).headers.etag);
  expect(new Set(etags).size).toBe(1);
  expect(renderedUrls.map(String)).toEqual([`https://chapter.example.org${address}`]);
});

describe('compression of pages', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip ; q=0', undefined],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.1', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('for a client that accepts "%s" is %s', async (accepted, encoding) => {
    const address = createUrl();
    const { headers, body } = await sendRequest(address, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    const decoded = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(decoded.toString()).toContain(`<h1>${address.length}</h1>`);
  });
});

describe('an unusual URL', () => {
  it.each([
    '//evil.example',
    '//evil.example/%2e%2e/',
    '/\\evil.example',
    '/?%',
    '/?a=%E0%A4%A',
    '/%00',
    '/a%2Fb',
    '/..%2f..%2fetc/passwd',
    '/;x',
    '/"><script>',
  ])('[NAV-01] is rendered as a path of this site: %s', async (address) => {
    renderPage = async ({ url }) => createResult(url, { status: 404 });
    const { status } = await sendRequest(encodeURI(address).replaceAll('%25', '%'));
    expect(status).toBe(404);
    expect(renderedUrls.map(({ origin }) => origin)).toEqual(['https://chapter.example.org']);
  });

  it('[NAV-01] with invalid escapes, or of thousands of characters, causes no server error', async () => {
    for (const address of ['/%E0%A4%A', '/%', `/${'x'.repeat(10_000)}`, `/?${'x'.repeat(12_000)}`, `/${'x/'.repeat(4_000)}`]) {
      const { status } = await sendRequest(address);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }
    expect((await sendRequest('/')).status).toBe(200);
  });

  it.each(['/%E0%A4%A', '/%', '/special-programs/100%', '/special-programs/%E0%A4%A/4101?a=%', '/video/%2'])(
    '[NAV-01] [D-5] that was cut off within a character is a page for a browser: %s',
    async (address) => {
      renderPage = async ({ url }) => createResult(url, { status: 404 });
      const { status, headers } = await sendRequest(address, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(renderedUrls.map(({ pathname }) => decodeURIComponent(pathname))).toEqual([address.split('?')[0]]);
      // Programs get a message that they can read.
      expect((await sendRequest(address)).status).toBe(400);
    },
  );

  it('[NAV-01] with a NUL is refused, and the server continues', async () => {
    const { hostname, port } = new URL(server.origin);
    const result = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname, () => socket.write('GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(result).toMatch(/^HTTP\/1\.1 400 /);
    expect((await sendRequest('/')).status).toBe(200);
  });

  it('[NAV-01] below the paths of the backends or assets is never rendered as a page', async () => {
    for (const address of ['/wp-json/no/such', '/api/no/such', '/assets/no-such.js']) {
      expect((await sendRequest(address)).status).toBe(404);
    }
    expect(renderedUrls).toEqual([]);
  });
});

describe('the files of the site', () => {
  it('include code, which is sent compressed and cacheable for a year', async () => {
    const { headers, body } = await sendRequest('/assets/app.1234.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(body.toString()).toBe('content.br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it('include the code of earlier builds for a week, so that open pages work when the site is rebuilt during operation', async () => {
    const newFolder = makeTempDir();
    /** Replaces the client folder with a new build that has one file and was made at `time`. */
    const replaceBuild = (name: string, time: number): void => {
      mkdirSync(path.join(newFolder, 'client', 'assets'), { recursive: true });
      writeFileSync(path.join(newFolder, 'client', 'assets', `${name}.js`), name);
      keepAssets(path.join(buildDir, 'client'), path.join(newFolder, 'client'), time);
      rmSync(path.join(buildDir, 'client'), { recursive: true });
      renameSync(path.join(newFolder, 'client'), path.join(buildDir, 'client'));
    };
    const dayMs = 86_400_000;
    const readBody = async (name: string): Promise<string> => (await sendRequest(`/assets/${name}.js`)).body.toString();
    replaceBuild('app.second', Date.now());
    replaceBuild('app.third', Date.now() + dayMs);
    expect([await readBody('app.1234'), await readBody('app.second'), await readBody('app.third')]).toEqual([
      'content',
      'app.second',
      'app.third',
    ]);
    replaceBuild('app.fourth', Date.now() + 7.5 * dayMs);
    renderPage = async ({ url }) => createResult(url, { status: 404 });
    expect((await sendRequest('/assets/app.1234.js')).status).toBe(404);
    expect([await readBody('app.second'), await readBody('app.third')]).toEqual(['app.second', 'app.third']);
  });

  it('[NAV-01] include none outside the public folders', async () => {
    for (const address of [
      '/assets/../manifest.json',
      '/assets/%2e%2e/manifest.json',
      '/assets/..%2fmanifest.json',
      '/package.json',
      '/.env',
    ]) {
      renderPage = async ({ url }) => createResult(url, { status: 404 });
      expect((await sendRequest(address)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it('keep the last complete sitemap while a list of it cannot be read', async () => {
    const readSitemap = async () => {
      // The cache reads the clock once in a millisecond.
      await setTimeout(5);
      return (await sendRequest('/sitemap.xml')).body.toString();
    };
    const machineNow = performance.now.bind(performance);
    const complete = await readSitemap();
    readEntries = () => ({ entries: ['/'], isComplete: false });
    jest.spyOn(performance, 'now').mockImplementation(() => machineNow() + 3_600_000);
    expect(await readSitemap()).toBe(complete);
    readEntries = () => ({ entries: ['/', '/events'], isComplete: true });
    jest.spyOn(performance, 'now').mockImplementation(() => machineNow() + 7_200_000);
    expect(await readSitemap()).toContain('/events');
  });
});
