import { request } from 'node:http';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
let pictureUrl: string;

beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.json<{ data: { banner: string }[] }>('/wp-json/custom/v1/home-banner/');
  pictureUrl = body.data[0]?.banner ?? '';
});

it('[HOME-01] a picture with the URL of a response is served as SVG, and is cacheable for ever', async () => {
  expect(pictureUrl).toMatch(/^\/wp-content\/uploads\/[a-z0-9-]+\.svg\?v=[0-9a-f]{8}$/);
  const response = await server.fetch(pictureUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toMatch(/^<svg [^>]*viewBox=/);
});

it('a picture can run no scripts and send no requests', async () => {
  const { headers } = await server.fetch(pictureUrl);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

it('a picture is cacheable for only an hour if the URL has no version or an old one', async () => {
  const [pathname = ''] = pictureUrl.split('?');
  for (const path of [pathname, `${pathname}?v=00000000`]) {
    const { status, headers } = await server.fetch(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  }
});

it('a browser that has the current picture gets 304', async () => {
  const etag = (await server.fetch(pictureUrl)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{8}"$/);
  const revalidated = await server.fetch(pictureUrl, { headers: { 'if-none-match': etag } });
  expect(revalidated.status).toBe(304);
  expect(await revalidated.text()).toBe('');
  expect((await server.fetch(pictureUrl, { headers: { 'if-none-match': '"00000000"' } })).status).toBe(200);
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a picture sent to a browser that accepts “%s” has the content encoding %s', async (accepted, encoding) => {
  const { headers } = await server.fetch(pictureUrl, { headers: { 'accept-encoding': accepted } });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toContain('accept-encoding');
});

it('a HEAD request gets the status and type of the picture', async () => {
  const response = await server.fetch(pictureUrl, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
});

/** Requests exactly this path, which `fetch` would normalise. @returns the status */
function fetchRawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

it.each(['no-such-picture.svg', '..%2fdirectors.yaml', '../directors.yaml', '%2e%2e/directors.yaml', 'constructor', '__proto__', ''])(
  'the server responds with 404 to /wp-content/uploads/%s',
  async (name) => {
    expect(await fetchRawStatus(`/wp-content/uploads/${name}`)).toBe(404);
  },
);
