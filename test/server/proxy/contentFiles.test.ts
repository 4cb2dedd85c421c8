import type { IncomingHttpHeaders } from 'node:http';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** These tests read pictures and other files of a provider's content system through this server. */

const FOLDER = '/wp-content/uploads';

interface ReceivedRequest {
  url: string;
  headers: IncomingHttpHeaders;
}

let site: TestServer;
let receivedRequests: ReceivedRequest[] = [];
let otherOrigin = '';
let otherCalls = 0;

const TYPES: Record<string, string> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  html: 'text/html',
  json: 'application/json',
};

beforeAll(async () => {
  const otherHost = await startHost((_request, response) => {
    otherCalls += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end('elsewhere');
  });
  otherOrigin = otherHost.origin;
  const { origin } = await startHost((request, response) => {
    const { url = '', headers } = request;
    receivedRequests.push({ url, headers });
    if (url.endsWith('away.png')) return response.writeHead(302, { location: `${otherOrigin}/a.png` }).end();
    if (url.endsWith('broken.png')) return response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>');
    if (url.endsWith('silent.png')) return undefined;
    // `dripping.png` sends four bytes every 100 ms, and `slow.png` four kilobytes.
    const pace = /(dripping|slow)\.png$/.exec(url)?.[1];
    if (pace !== undefined) {
      response.writeHead(200, { 'content-type': 'image/png' });
      let chunkCount = 0;
      const timer = setInterval(() => {
        chunkCount += 1;
        response.write(Buffer.alloc(pace === 'slow' ? 4_096 : 4));
        if (chunkCount === 20) response.end();
      }, 100);
      return void response.once('close', () => clearInterval(timer));
    }
    if (url.endsWith('huge.png')) {
      response.writeHead(200, { 'content-type': 'image/png' });
      for (let index = 0; index < 11; index += 1) response.write(Buffer.alloc(1024 * 1024));
      return response.end();
    }
    if (headers['if-none-match'] === '"one"') return response.writeHead(304, { etag: '"one"' }).end();
    const type = TYPES[/\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? ''] ?? 'text/plain';
    return response.writeHead(200, { 'content-type': type, etag: '"one"', 'set-cookie': 'who=you' }).end('content');
  });
  site = await startTestServer({ env: { CMS_ORIGIN: origin }, upstreamTimeoutMs: 400 });
});
beforeEach(() => {
  receivedRequests = [];
});

test('[HOME-04] a picture is fetched from the content system without the visitor’s cookies, token and referer', async () => {
  const response = await site.fetch(`${FOLDER}/2026/01/a.png?w=2`, {
    headers: { cookie: 'scheme=dark; session=1', authorization: 'Bearer secret', referer: 'https://chapter.example.org/dashboard' },
  });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'image/png', 'content']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(receivedRequests.map(({ url }) => url)).toEqual([`${FOLDER}/2026/01/a.png?w=2`]);
  const { cookie, authorization, referer } = receivedRequests[0]?.headers ?? {};
  expect({ cookie, authorization, referer }).toEqual({});
});

test('[EVT-01] pictures outside the folder of uploads are fetched from the content system, but other files are not', async () => {
  const response = await site.fetch('/content-files/wp-content/themes/river/a.png?v=2', { headers: { cookie: 'session=1' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(receivedRequests.map(({ url, headers }) => [url, headers.cookie])).toEqual([['/wp-content/themes/river/a.png?v=2', undefined]]);
  expect((await site.fetch('/content-files/broken.png')).status).toBe(502);
  expect((await site.fetch('/content-files/away.png')).status).toBe(404);
  receivedRequests = [];
  const { host } = new URL(otherOrigin);
  await site.fetch(`/content-files//${host}/a.png`);
  expect(otherCalls).toBe(0);
  receivedRequests = [];
  for (const path of ['/a.pdf', '/wp-json/wp/v2/users', '/wp-login.php?x=a.png', '/wp-admin/']) {
    expect((await site.fetch(`/content-files${path}`)).status).toBe(404);
  }
  expect(receivedRequests).toEqual([]);
});

test('a picture directly in the folder of uploads is fetched from the content system; an unchanged picture gets a 304', async () => {
  const response = await site.fetch(`${FOLDER}/a.png`, { headers: { 'if-none-match': '"one"' } });
  expect([response.status, await response.text()]).toEqual([304, '']);
});

test('pictures of the site’s own content are served without the provider', async () => {
  const { pictures } = site.app.deps.content.current.content;
  const [name = ''] = pictures.keys();
  expect((await site.fetch(`${FOLDER}/${name}`)).status).toBe(200);
  expect(receivedRequests).toEqual([]);
});

test('an SVG drawing can’t run scripts or be taken for another type; a PDF is sent as a download', async () => {
  const drawing = await site.fetch(`${FOLDER}/2026/a.svg`);
  expect(drawing.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
  expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await site.fetch(`${FOLDER}/2026/fees.pdf`)).headers.get('content-disposition')).toBe('attachment');
});

test.each(['page.html', 'secret.json', 'away.png', '../../wp-json/a.png', '%2e%2e/%2e%2e/wp-admin/a.png'])(
  'the path %s, appended to that of the folder of uploads, responds with 404, and no other host or folder is called',
  async (name) => {
    const { hostname, port } = new URL(site.origin);
    const { request } = await import('node:http');
    // `fetch` would resolve the dots in the path before it sends the request.
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path: `${FOLDER}/${name}` }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
    expect(receivedRequests.every(({ url }) => url.startsWith(`${FOLDER}/`))).toBe(true);
    expect(otherCalls).toBe(0);
  },
);

test('no path below /content-files leads to another host or to the API of the content system', async () => {
  const { hostname, port } = new URL(site.origin);
  const { host } = new URL(otherOrigin);
  const { request } = await import('node:http');
  const get = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  const targets = [`/${host}/a.png`, `@${host}/a.png`, `%2f${host}/a.png`, `%2F%2F${host}/a.png`, `\\${host}\\a.png`, `%5c${host}/a.png`];
  for (const target of [...targets, `http://${host}/a.png`, `..//${host}/a.png`, `.;/${host}/a.png`, `%00.png`]) {
    await get(`/content-files/${target}`);
    await get(`${FOLDER}/${target}`);
  }
  expect(otherCalls).toBe(0);
  receivedRequests = [];
  for (const path of ['../wp-json/a.png', '%2e%2e/wp-json/a.png', '..%2fwp-json%2fa.png', '%2e%2e%2f%2e%2e%2fwp-json/a.png']) {
    expect([400, 404]).toContain(await get(`/content-files/${path}`));
  }
  expect(receivedRequests).toEqual([]);
});

test.each([
  ['broken.png', 502],
  ['silent.png', 504],
])('the file %s, for which the provider fails, gets the status %d', async (name, status) => {
  const response = await site.fetch(`${FOLDER}/2026/${name}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  // Nothing was sent that may have been saved.
  expect(await response.text()).not.toContain('before you send it again');
});

test('a file that arrives slowly is sent even after the timeout; a file that arrives far too slowly is aborted', async () => {
  const slow = await site.fetch(`${FOLDER}/2026/slow.png`);
  expect((await slow.arrayBuffer()).byteLength).toBe(20 * 4_096);
  const dripping = await site.fetch(`${FOLDER}/2026/dripping.png`);
  await expect(dripping.arrayBuffer()).rejects.toThrow();
});

test('a file that is too large is aborted', async () => {
  const response = await site.fetch(`${FOLDER}/2026/huge.png`);
  await expect(response.arrayBuffer()).rejects.toThrow();
});
