import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { endLater } from '../../support/cleanup.ts';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const MEMBER_HEADERS = { authorization: 'Bearer abc' };

/** Responds to the two calls that confirm a session. @returns whether the request was one of these calls */
function confirmSession(request: IncomingMessage, response: ServerResponse): boolean {
  if (!/user-details|checkUser/.test(request.url ?? '')) return false;
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ email: 'asha@example.org', user: { _id: 'm1', role: 'user' } }));
  return true;
}

/** Starts a provider's host and a server that forwards to it. @param listener handles all requests except those that confirm a session */
async function start(listener: RequestListener): Promise<TestServer> {
  const { origin } = await startHost((request, response) => void (confirmSession(request, response) || listener(request, response)));
  return startTestServer({ env: { CMS_ORIGIN: origin, JOBS_ORIGIN: origin }, upstreamTimeoutMs: 300 });
}

const readText = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

describe('a provider’s hosts', () => {
  it('receive the same path, query, body and session token, and their responses are forwarded', async () => {
    const receivedRequests: Record<string, unknown>[] = [];
    const { json, fetch: fetchPath } = await start((request, response) => {
      void readText(request).then((body) => {
        receivedRequests.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body });
        response.writeHead(request.method === 'POST' ? 409 : 200, { 'content-type': 'application/json', 'x-total-count': '60' });
        response.end('{"success":true,"data":[]}');
      });
    });
    const response = await json('/wp-json/custom/v1/past-events/?category_id=56&year=2025', { token: 'abc' });
    expect([response.status, response.body, response.headers.get('x-total-count')]).toEqual([200, { success: true, data: [] }, '60']);
    const form = new FormData();
    form.append('skills[]', 'SQL');
    const written = await fetchPath('/api/jobs/postJob', { method: 'POST', body: form, headers: MEMBER_HEADERS });
    expect(written.status).toBe(409);
    expect(receivedRequests[0]).toEqual({
      method: 'GET',
      url: '/wp-json/custom/v1/past-events/?category_id=56&year=2025',
      authorization: 'Bearer abc',
      body: '',
    });
    expect(receivedRequests[1]).toMatchObject({
      method: 'POST',
      url: '/api/jobs/postJob',
      body: expect.stringContaining('name="skills[]"'),
    });
  });

  it('[D-1] receive only calls for their own backend; this server handles the calls for a backend without a host', async () => {
    const requestedPaths: string[] = [];
    const startBackend = (name: string) =>
      startHost((request, response) => {
        requestedPaths.push(`${name} ${request.url}`);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('[]');
      });
    const [content, jobs] = [await startBackend('content'), await startBackend('jobs')];
    const server = await startTestServer({ env: { CMS_ORIGIN: content.origin, JOBS_ORIGIN: jobs.origin } });
    await server.json('/wp-json/custom/v1/event-categories');
    await server.json('/api/jobs/allJobs');
    expect(requestedPaths.splice(0)).toEqual(['content /wp-json/custom/v1/event-categories', 'jobs /api/jobs/allJobs']);
    const serverWithoutContent = await startTestServer({ env: { JOBS_ORIGIN: jobs.origin } });
    expect((await serverWithoutContent.json('/wp-json/custom/v1/event-categories')).status).toBe(200);
    await serverWithoutContent.json('/api/jobs/allJobs');
    expect(requestedPaths).toEqual(['jobs /api/jobs/allJobs']);
  });

  it('receive only their own cookies, set cookies only below their path, and receive neither network address nor referer', async () => {
    const receivedHeaders: IncomingMessage['headers'][] = [];
    const { fetch: fetchPath } = await start((request, response) => {
      receivedHeaders.push(request.headers);
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': ['a=b; Domain=example.org; Path=/; HttpOnly; SameSite=Lax', 'scheme=dark'],
        'x-powered-by': 'PHP',
        'strict-transport-security': 'max-age=1',
        'clear-site-data': '"*"',
      });
      response.end('{}');
    });
    const response = await fetchPath('/wp-json/custom/v1/matrices/', {
      headers: { cookie: 'scheme=dark; session=secret; _ga=1; other=1', 'x-forwarded-for': '10.0.0.1', referer: 'http://x/' },
    });
    expect(response.headers.getSetCookie()).toEqual(['a=b; HttpOnly; SameSite=Lax; Path=/wp-json']);
    for (const name of ['x-powered-by', 'clear-site-data']) expect(response.headers.get(name)).toBeNull();
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect(receivedHeaders[0]).toMatchObject({ cookie: 'session=secret; other=1' });
    expect(Object.keys(receivedHeaders[0] ?? {})).not.toEqual(expect.arrayContaining(['referer']));
    expect(Object.keys(receivedHeaders[0] ?? {})).not.toEqual(expect.arrayContaining(['x-forwarded-for']));
  });

  it.each([
    ['/wp-json/other?a=1', '/wp-json/other?a=1'],
    ['HOST/wp-json/other', '/wp-json/other'],
    ['https://evil.example/wp-json/', null],
    ['//evil.example/wp-json/', null],
    ['/elsewhere', null],
    ['http://[', null],
  ])('never redirect a browser to another site: the location %s becomes %s', async (location, expected) => {
    const { fetch: fetchPath } = await start((request, response) => {
      response.writeHead(302, {
        location: location.replace('HOST', `http://${request.headers.host}`),
        refresh: '0; url=https://evil.example/',
      });
      response.end();
    });
    const response = await fetchPath('/wp-json/custom/v1/matrices/', { redirect: 'manual', headers: { cookie: 'session=secret' } });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(expected);
    expect(response.headers.get('refresh')).toBeNull();
  });

  it('are called only once, even if their response asks for a retry', async () => {
    let count = 0;
    const { json } = await start((_request, response) => {
      count += 1;
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end('{"message":"busy"}');
    });
    expect((await json('/wp-json/custom/v1/matrices/')).status).toBe(503);
    expect(count).toBe(1);
  });

  it('receive no calls to paths outside /wp-json', async () => {
    const urls: (string | undefined)[] = [];
    const { app } = await start((request, response) => {
      urls.push(request.url);
      response.end('{}');
    });
    for (const url of ['/wp-json/../secret', '/wp-json/%2e%2e/secret', '/wp-json/..%2fsecret', '/wp-json\\..\\secret']) {
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
    expect(urls).toEqual([]);
  });

  it('don’t receive a request that is too large', async () => {
    const { fetch: fetchPath } = await start(
      (request, response) =>
        void readText(request).then(
          () => response.end('{}'),
          () => undefined,
        ),
    );
    const send = (megabytes: number) =>
      fetchPath('/api/jobs/postJob', {
        method: 'POST',
        headers: { ...MEMBER_HEADERS, 'content-type': 'multipart/form-data; boundary=end' },
        body: `--end\r\ncontent-disposition: form-data; name="jobDescription"; filename="a.pdf"\r\n\r\n${'x'.repeat(megabytes * 1024 * 1024)}\r\n--end--\r\n`,
      });
    expect((await send(5)).status).toBe(200);
    const response = await send(7);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(createErrorBody('The request is too large.'));
  });

  it('receive no enquiries, which this server handles', async () => {
    const { fetch: fetchPath, outbox } = await start((_request, response) => response.end('{}'));
    const response = await fetchPath('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        service_id: 'service_chapter',
        user_id: 'embedded_mail',
        template_id: 'template_csr',
        template_params: { message: 'x' },
      }),
    });
    expect(response.status).toBe(200);
    expect(await outbox()).toHaveLength(1);
  });
});

function createErrorBody(message: string): object {
  return { success: false, error: message, message };
}

it.each([
  ['calls', '/wp-json/custom/v1/past-events/?category_id=56&year=2025'],
  ['uploads', '/wp-content/uploads/2026/01/picture.png'],
])('a provider’s host is not offered HTTP/2: %s', async (_subject, path) => {
  const firstBytes: string[] = [];
  const host = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      firstBytes.push(bytes.toString('latin1'));
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  endLater(() => host.close());
  const { port } = host.address() as AddressInfo;
  const { fetch: fetchPath } = await startTestServer({ env: { CMS_ORIGIN: `https://127.0.0.1:${port}` } });
  expect((await fetchPath(path, { headers: MEMBER_HEADERS })).status).toBe(502);
  // The greeting of TLS names the protocols that the client offers.
  expect(firstBytes).not.toEqual([]);
  expect(firstBytes.filter((bytes) => bytes.includes('\u0002h2'))).toEqual([]);
});
