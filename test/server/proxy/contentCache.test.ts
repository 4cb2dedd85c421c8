import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { ContentCache } from '../../../server/provider/proxy/contentCache.ts';
import { createTestClock } from '../../support/server/clock.ts';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** A public call of the content system, without a session. */
const FIGURES = '/wp-json/custom/v1/matrices/';
/** A public call of the job backend, with an optional session. */
const BOARD = '/api/jobs/allJobs';

const BEYOND_FRESH_MS = 31_000;
const RETRY_PAUSE_MS = 6_000;
const startTime = '2026-11-20T05:12:00.000Z';

const respondNormally: RequestListener = ({ url = '' }, response) =>
  sendJson(response, url.startsWith(BOARD) ? [{ _id: 'j1', jobTitle: 'Scrum Master', status: 'published' }] : contentBody);

function sendJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Sends a space every 100 ms, and never ends the response. */
const sendEndlessly: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
};

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

/** Returns a listener that sends 50 MB as fast as the client reads. */
const createFiftyMegabyteListener =
  (headers: Record<string, string>): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    void pipeline(Readable.from(Array.from({ length: 50 }, () => MEGABYTE)), response).catch(() => undefined);
  };

function sendErrorPage(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end('<!doctype html><h1>There has been a critical error on this website.</h1>');
}

let origin: string;
let server: TestServer;
let listener: RequestListener;
/** The requests that reached the provider. */
let calls: IncomingMessage[];

beforeAll(async () => {
  ({ origin } = await startHost((request, response) => {
    calls.push(request);
    request.resume();
    listener(request, response);
  }));
});

beforeEach(async () => {
  listener = respondNormally;
  calls = [];
  server = await startTestServer({ env: { CMS_ORIGIN: origin, JOBS_ORIGIN: origin }, upstreamTimeoutMs: 700, now: startTime });
});

const createErrorBody = (message: string) => ({ success: false, error: message, message });
const contentBody = { success: true, data: [{ number: '250+' }] };
const boardBody = [{ _id: 'j1', jobTitle: 'Scrum Master', status: 'published', userId: 'poster', appliedBy: [] }];

describe('cached responses of a provider', () => {
  it('are fetched at most once in half a minute, and once for all simultaneous requests', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => server.json(FIGURES)));
    expect(responses.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => contentBody));
    server.clock.advance(20_000);
    const { body, headers } = await server.json(FIGURES);
    expect([body, headers.get('age'), headers.get('x-as-of'), calls.length]).toEqual([contentBody, '20', null, 1]);
    server.clock.advance(BEYOND_FRESH_MS);
    await server.json(FIGURES);
    expect(calls).toHaveLength(2);
  });

  it('are cached by their parameters in any order; parameters outside the contract are not sent to the provider', async () => {
    await server.json('/wp-json/custom/v1/past-events/?year=2025&category_id=56');
    await server.json('/wp-json/custom/v1/past-events/?category_id=56&year=2025');
    expect(calls).toHaveLength(1);
    for (const _time of [1, 2]) await server.json('/wp-json/custom/v1/past-events/?year=2025&utm=1');
    expect(calls.map(({ url }) => url)).toEqual([
      '/wp-json/custom/v1/past-events/?category_id=56&year=2025',
      '/wp-json/custom/v1/past-events/?year=2025',
    ]);
  });

  it.each<[string, RequestListener]>([
    ['an error page with 200', (_request, response) => sendErrorPage(response, 200)],
    ['an error page with 500', (_request, response) => sendErrorPage(response, 500)],
    ['an error page with 404', (_request, response) => sendErrorPage(response, 404)],
    ['a 502', (_request, response) => sendJson(response, { message: 'bad gateway' }, 502)],
    ['a response with success: false', (_request, response) => sendJson(response, { success: false, message: 'no' })],
    ['a truncated response', (_request, response) => void response.writeHead(200, { 'content-length': '99' }).end('[')],
    ['a JSON string', (_request, response) => sendJson(response, 'maintenance')],
    ['a redirect elsewhere', (_request, response) => void response.writeHead(302, { location: 'https://evil.example/' }).end()],
    ['a closed connection', (_request, response) => response.destroy()],
    ['a timeout', () => undefined],
  ])(
    'are sent unchanged, marked with their time, while the provider fails with %s, and are then replaced',
    async (_name, failingListener) => {
      for (const path of [FIGURES, BOARD]) await server.json(path);
      listener = failingListener;
      server.clock.advance(BEYOND_FRESH_MS);
      // With a slow provider, this takes until the timeout.
      await requestUntil(FIGURES, ({ headers }) => headers.get('x-as-of') === startTime);
      const { status, body, headers } = await server.json(FIGURES);
      expect([status, body]).toEqual([200, contentBody]);
      expect([headers.get('age'), headers.get('cache-control')]).toEqual(['31', 'no-store']);
      const jobs = await server.json(BOARD);
      expect([jobs.status, jobs.body]).toEqual([200, boardBody]);
      listener = (_request, response) => sendJson(response, { success: true, data: [] });
      server.clock.advance(RETRY_PAUSE_MS);
      await requestUntil(FIGURES, ({ body, headers }) => JSON.stringify(body).includes('[]') && headers.get('x-as-of') === null);
    },
  );

  it('are removed after the provider responds with 404, and this 404 is sent unchanged', async () => {
    const path = '/wp-json/custom-api/v1/event/4101';
    await server.json(path);
    listener = (_request, response) => sendJson(response, { message: 'No such event' }, 404);
    server.clock.advance(BEYOND_FRESH_MS);
    expect([(await server.json(path)).status, (await server.json(path)).body]).toEqual([404, { message: 'No such event' }]);
    listener = (_request, response) => sendJson(response, { success: false, message: 'no' });
    expect((await server.json(path)).body).toEqual({ success: false, message: 'no' });
  });

  it.each<[number, RequestListener, string]>([
    [
      502,
      (_request, response) => sendErrorPage(response, 200),
      'The service behind this site sent a response that cannot be read. Please try again later.',
    ],
    [502, (_request, response) => sendErrorPage(response, 500), 'The service behind this site failed. Please try again later.'],
    [502, (_request, response) => response.writeHead(999).end('{}'), 'The service behind this site failed. Please try again later.'],
    [404, (_request, response) => sendErrorPage(response, 404), 'This was not found.'],
    [504, () => undefined, 'The service behind this site took too long to respond. Please try again.'],
    [502, (_request, response) => response.destroy(), 'The service behind this site cannot be reached. Please try again later.'],
  ])('are replaced by a %d if the provider fails and nothing is cached', async (status, failingListener, message) => {
    listener = failingListener;
    const result = await server.json(FIGURES);
    expect(result.status).toBe(status);
    expect(result.body).toMatchObject(createErrorBody(message));
    expect(result.headers.get('content-security-policy')).toContain('sandbox');
    expect(calls).toHaveLength(1);
  });

  it('are not sent after a day, even if the provider fails', async () => {
    await server.json(FIGURES);
    listener = (_request, response) => response.destroy();
    server.clock.advance(86_401_000);
    expect((await server.json(FIGURES)).status).toBe(502);
  });

  it('are revalidated by their ETag, and not sent again to browsers that have them', async () => {
    listener = (request, response) => {
      if (request.headers['if-none-match'] === 'W/"1"') return void response.writeHead(304).end();
      sendJson(response, contentBody, 200, { etag: 'W/"1"' });
    };
    await server.json(FIGURES);
    server.clock.advance(BEYOND_FRESH_MS);
    const confirmed = await server.json(FIGURES);
    expect([confirmed.body, confirmed.headers.get('age'), calls.length]).toEqual([contentBody, '0', 2]);
    const notModified = await server.fetch(FIGURES, { headers: { 'if-none-match': '"0", "1"' } });
    expect([notModified.status, calls.length]).toEqual([304, 2]);
  });

  it('are read through redirects on the provider’s host, and are decoded and sent without CORS headers', async () => {
    listener = (request, response) => {
      if (request.url === FIGURES) return void response.writeHead(301, { location: '/wp-json/v2/' }).end();
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', 'access-control-allow-origin': '*' });
      response.end(gzipSync(JSON.stringify(contentBody)));
    };
    const { status, body, headers } = await server.json(FIGURES);
    expect([status, body]).toEqual([200, contentBody]);
    expect([headers.get('content-encoding'), headers.get('access-control-allow-origin')]).toEqual([null, null]);
    listener = (_request, response) => void response.writeHead(301, { location: '/wp-json/round-and-round' }).end();
    server.clock.advance(BEYOND_FRESH_MS);
    calls = [];
    expect((await server.json(FIGURES)).headers.get('x-as-of')).toBe(startTime);
    expect(calls).toHaveLength(4);
  });

  it('never include a response that was read with a session, and never set cookies', async () => {
    listener = (request, response) => {
      const { authorization, cookie } = request.headers;
      if (request.url?.includes('user-details')) return sendJson(response, { ID: 7, name: 'Asha Rao', email: 'asha@example.org' });
      if (request.url?.includes('checkUser')) return sendJson(response, { success: true, user: { _id: 'm1', role: 'user' } });
      sendJson(response, [{ _id: 'j1', status: 'published', jobTitle: authorization ?? cookie ?? 'visitor' }], 200, {
        'set-cookie': 'visit=1',
        'cache-control': 'max-age=60',
      });
    };
    const requestAs = async (path: string, headers: Record<string, string>) => {
      const { body } = await server.json<{ jobTitle: string }[]>(path, { headers });
      return body[0]?.jobTitle;
    };
    expect(await requestAs(BOARD, { authorization: 'Bearer me' })).toBe('Bearer me');
    expect(await requestAs(FIGURES, { cookie: 'session=me' })).toBe('session=me');
    const jobs = await server.json<{ jobTitle: string }[]>(BOARD);
    expect(jobs.body[0]?.jobTitle).toBe('Bearer anonymous');
    expect([jobs.headers.getSetCookie(), jobs.headers.get('cache-control')]).toEqual([[], 'private, no-store']);
    expect(await requestAs(FIGURES, { cookie: 'scheme=dark; faces=1' })).toBe('visitor');
    expect(await requestAs(BOARD, { authorization: 'Bearer me' })).toBe('Bearer me');
  });

  it('replace a failed response to a member, who then sees the same as a visitor', async () => {
    for (const path of [FIGURES, BOARD]) await server.json(path);
    for (const failingListener of [
      (_: unknown, response: ServerResponse) => sendErrorPage(response, 500),
      (_: unknown, response: ServerResponse) => response.destroy(),
    ]) {
      listener = failingListener;
      const figures = await server.json(FIGURES, { headers: { cookie: 'session=me' } });
      expect([figures.status, figures.body, figures.headers.get('x-as-of')]).toEqual([200, contentBody, startTime]);
      server.clock.advance(BEYOND_FRESH_MS);
      const jobs = await server.json(BOARD, { token: 'me' });
      expect([jobs.status, jobs.body, jobs.headers.get('x-as-of')]).toEqual([200, boardBody, startTime]);
    }
  });

  it('are limited in memory, where the least recently used is evicted, and in simultaneous calls of the provider', async () => {
    let requestedPaths: string[] = [];
    const smallCache = new ContentCache({ freshMs: 1_000, staleMs: 1_000 }, createTestClock(startTime).now, 4_000);
    /** Reads through the cache. An unbounded key is one of any number of keys, and evicts only other unbounded keys. */
    const read = (key: string, bytes: number, { isUnbounded = true } = {}) =>
      smallCache.read(key, isUnbounded, async () => {
        requestedPaths.push(key);
        return { kind: 'content', response: { status: 200, headers: {}, body: Buffer.alloc(bytes) }, value: [] };
      });
    // Three responses of 200 bytes with unbounded keys fit into the cache, so `d` evicts `b`.
    for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key, 200);
    await read('plain', 200, { isUnbounded: false });
    await read('large', 5_000);
    requestedPaths = [];
    for (const key of ['a', 'c', 'd']) await read(key, 200);
    await read('plain', 200, { isUnbounded: false });
    expect(requestedPaths).toEqual([]);
    await read('b', 200);
    await read('large', 5_000);
    expect(requestedPaths).toEqual(['b', 'large']);

    const cache = new ContentCache({ freshMs: 1, staleMs: 1 }, createTestClock(startTime).now);
    const isUnbounded = true;
    const neverRespond = () => new Promise<never>(() => undefined);
    for (let index = 0; index < 32; index += 1) void cache.read(`/${index}`, isUnbounded, neverRespond);
    expect(await cache.read('/33', isUnbounded, neverRespond)).toEqual({ kind: 'forward' });
  });
});

describe('responses of a provider without an end', () => {
  const asMember = { headers: { authorization: 'Bearer live' } };

  it.each([
    ['a public call', FIGURES, {}],
    ['the board for a member whose session cannot be confirmed', BOARD, asMember],
    ['the list of a member', '/api/jobs/jobsCreatedByUser?userId=me', asMember],
  ])('fail at the timeout, even if bytes keep arriving: %s', async (_name, path, init) => {
    listener = sendEndlessly;
    const { status } = await server.fetch(path, init);
    expect([502, 504]).toContain(status);
  });

  it('fail at the timeout or are aborted, depending on whether the compression of a forwarded call has begun', async () => {
    listener = sendEndlessly;
    const response = await server.fetch('/wp-json/custom/v1/active-events/', asMember);
    const whenRead = response.text().then(
      () => 'complete',
      () => 'aborted',
    );
    expect(['502 complete', '504 complete', '200 aborted']).toContain(`${response.status} ${await whenRead}`);
  });

  it('are aborted if this server has already begun to forward them', async () => {
    listener = sendEndlessly;
    const headers = { ...asMember.headers, 'accept-encoding': 'identity' };
    const response = await server.fetch('/wp-json/custom/v1/active-events/', { headers });
    await expect(response.text()).rejects.toThrow();
  });
});

describe('responses of a provider with 50 MB', () => {
  it.each([
    ['a visitor', {}],
    ['a member', { headers: { authorization: 'Bearer live' } }],
  ])('are refused for %s if they have a Content-Length', async (_name, init) => {
    listener = createFiftyMegabyteListener({ 'content-length': String(50 * MEGABYTE.length) });
    expect((await server.fetch(FIGURES, init)).status).toBe(502);
  });

  it('are aborted if they have no Content-Length', async () => {
    listener = createFiftyMegabyteListener({});
    const response = await server.fetch(FIGURES);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

describe('POST requests to a provider', () => {
  const LOGIN = '/wp-json/custom/v1/verify-otp';
  const unknownOutcome = 'It may have saved what you sent: please check before you send it again.';
  const post = (path: string) => server.json(path, { body: { email: 'member@example.org', otp: '123456' } });

  it.each<[string, number, string, RequestListener]>([
    [
      'closes the connection',
      502,
      `The service behind this site stopped before it had responded. ${unknownOutcome}`,
      (_request, response) => response.destroy(),
    ],
    [
      'closes the connection during its response',
      502,
      `The service behind this site stopped before it had responded. ${unknownOutcome}`,
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '99' });
        response.write('{"success":');
        setTimeout(() => response.destroy(), 50);
      },
    ],
    ['takes too long', 504, `The service behind this site took too long to respond. ${unknownOutcome}`, () => undefined],
    ['never ends its response', 504, `The service behind this site took too long to respond. ${unknownOutcome}`, sendEndlessly],
    [
      'responds with an HTML page',
      502,
      `The service behind this site sent a response that cannot be read. ${unknownOutcome}`,
      (_request, response) => sendErrorPage(response, 200),
    ],
    [
      'fails with an HTML page',
      502,
      `The service behind this site failed. ${unknownOutcome}`,
      (_request, response) => sendErrorPage(response, 500),
    ],
    ['refuses with an HTML page', 413, 'The request is too large.', (_request, response) => sendErrorPage(response, 413)],
    [
      'redirects',
      502,
      `The service behind this site sent a response that cannot be read. ${unknownOutcome}`,
      (_request, response) => void response.writeHead(307, { location: LOGIN }).end(),
    ],
  ])('are sent only once, and get an error message, if the provider %s', async (_name, status, message, failingListener) => {
    listener = failingListener;
    const result = await post(LOGIN);
    expect([result.status, result.body]).toMatchObject([status, createErrorBody(message)]);
    expect(calls).toHaveLength(1);
    listener = respondNormally;
    expect((await post(LOGIN)).status).toBe(200);
    expect(calls).toHaveLength(2);
  });

  it('get the provider’s own error message if there is one', async () => {
    listener = (_request, response) => sendJson(response, { success: false, message: 'Wrong code' }, 500);
    const result = await post(LOGIN);
    expect([result.status, result.body]).toEqual([500, { success: false, message: 'Wrong code' }]);
  });
});

/** Repeats a request until the response is as expected, or the test times out. */
async function requestUntil(path: string, isExpected: (response: Awaited<ReturnType<TestServer['json']>>) => boolean): Promise<void> {
  while (!isExpected(await server.json(path))) await new Promise((resolve) => setTimeout(resolve, 50));
}
