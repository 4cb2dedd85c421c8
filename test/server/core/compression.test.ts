import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startHost } from '../../support/server/host.ts';
import { startTestServer } from '../../support/server/start.ts';

/** Requests a URL without decoding its response. */
const getRaw = (
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });

const LONG = '/wp-json/custom-api/v1/past-directors/';

it('long responses are compressed for clients that ask for it, and stay the same', async () => {
  const { origin } = await startTestServer();
  const plain = await getRaw(origin + LONG, {});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.length).toBeGreaterThan(2_048);
  const brotli = await getRaw(origin + LONG, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await getRaw(origin + LONG, { 'accept-encoding': 'gzip' });
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
  expect([brotliDecompressSync(brotli.body), gunzipSync(gzip.body)]).toEqual([plain.body, plain.body]);
  const short = await getRaw(`${origin}/healthz`, { 'accept-encoding': 'br' });
  expect(short.headers['content-encoding']).toBeUndefined();
});

it('a provider’s long responses are compressed', async () => {
  const body = JSON.stringify({ success: true, data: Array.from({ length: 100 }, (_, id) => ({ id, name: `Director ${id}` })) });
  const provider = await startHost((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const { origin } = await startTestServer({ env: { CMS_ORIGIN: provider.origin } });
  const { headers } = await getRaw(origin + LONG, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
});

it.each(['br', 'gzip'])('an error instead of a response that breaks off is not labelled as compressed (%s)', async (encoding) => {
  const provider = await startHost((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100_000, etag: '"1"' });
    response.write('[', () => setTimeout(() => response.destroy(), 50));
  });
  const { origin, logLines } = await startTestServer({ env: { CMS_ORIGIN: provider.origin } });
  const { status, headers, body } = await getRaw(`${origin}/wp-json/custom/v1/past-events/?category_id=56&year=2025`, {
    'accept-encoding': encoding,
    // So that the response is forwarded while it arrives.
    authorization: 'Bearer abc',
  });
  expect([status, headers['content-encoding'], headers.etag]).toEqual([502, undefined, undefined]);
  expect(JSON.parse(body.toString())).toMatchObject({
    message: 'The service behind this site cannot be reached. Please try again later.',
  });
  expect(logLines.filter((line) => line.includes('a request failed'))).toEqual([]);
});

it.each(['/wp-json/custom/v1/past-events/?category_id=56&year=2025', '/wp-content/uploads/2026/01/logo.svg'])(
  'a provider’s 304 is not labelled as compressed: %s',
  async (path) => {
    const provider = await startHost((_request, response) => {
      response.writeHead(304, { etag: '"same"', 'content-type': path.endsWith('svg') ? 'image/svg+xml' : 'application/json' }).end();
    });
    const { origin } = await startTestServer({ env: { CMS_ORIGIN: provider.origin } });
    const { status, headers } = await getRaw(origin + path, {
      'accept-encoding': 'br',
      'if-none-match': '"same"',
      authorization: 'Bearer abc',
    });
    expect([status, headers['content-encoding'], headers.etag]).toEqual([304, undefined, '"same"']);
  },
);
