import { connect } from 'node:net';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** Sends raw bytes. @returns the text received until the response is complete, the connection closes, or two seconds pass without data */
function sendRaw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let result = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      result += chunk.toString('latin1');
      // The server keeps the connection open after some errors, so the client closes it after one complete response.
      if (/\r\n\r\n[^]*\}$/.test(result)) socket.destroy();
    });
    socket.on('close', () => resolve(result));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(result) : reject(error),
    );
  });
}

async function expectErrorResponse(response: Response, statuses: readonly number[]): Promise<void> {
  expect(statuses).toContain(response.status);
  // Errors of the e-mail service's operations are plain text (D-58).
  const isPlainText = response.url.includes('/api/v1.0/email/');
  expect(response.headers.get('content-type')).toBe(`${isPlainText ? 'text/plain' : 'application/json'}; charset=utf-8`);
  const text = await response.text();
  const body = isPlainText ? { success: false, error: text, message: text } : (JSON.parse(text) as Record<string, unknown>);
  expect(body).toEqual({ success: false, error: expect.stringMatching(/^[^\s{]/), message: body.error });
}

const otpPath = '/wp-json/custom/v1/send-otp';
const verifyPath = '/wp-json/custom/v1/verify-otp';
const mailPath = '/api/v1.0/email/send';
const formPath = '/api/v1.0/email/send-form';
const pastEventsPath = '/wp-json/custom/v1/past-events/';
const boundary = '----chapter';
const createJsonPost = (body: string, path = otpPath): [string, RequestInit] => [
  path,
  { method: 'POST', headers: { 'content-type': 'application/json' }, body },
];
const createPost = (type: string, body: string | Uint8Array<ArrayBuffer>, path = otpPath): [string, RequestInit] => [
  path,
  { method: 'POST', headers: { 'content-type': type }, body },
];
const createFormPost = (body: string, type = `multipart/form-data; boundary=${boundary}`): [string, RequestInit] =>
  createPost(type, body, formPath);
const formatFormPart = (name: string, value: string, extra = ''): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
const closingBoundary = `--${boundary}--\r\n`;
const idParts =
  formatFormPart('service_id', 'service_chapter') +
  formatFormPart('template_id', 'template_csr') +
  formatFormPart('user_id', 'embedded_mail');

const requests: [string, number[], [string, RequestInit?]][] = [
  ['broken JSON', [400], createJsonPost('{"email":')],
  ['JSON with a trailing comma', [400], createJsonPost('{"email":"a@example.org",}')],
  ['an empty JSON body', [400], createJsonPost('')],
  ['a JSON list', [400], createJsonPost('[]')],
  ['a JSON string', [400], createJsonPost('"member@example.org"')],
  ['JSON null', [400], createJsonPost('null')],
  ['a number in place of text', [400], createJsonPost('{"email":42}')],
  ['an object in place of text', [400], createJsonPost('{"email":{"$ne":""}}')],
  ['a list in place of text', [400], createJsonPost('{"email":["member@example.org"]}')],
  ['an invalid e-mail address', [400], createJsonPost('{"email":"nobody"}')],
  ['a missing field', [400], createJsonPost('{}')],
  ['a field that is too long', [400], createJsonPost(`{"email":"${'a'.repeat(300)}@example.org"}`)],
  ['a NUL in a text', [400], createJsonPost('{"email":"a\\u0000@example.org"}')],
  ['a lone surrogate', [400], createJsonPost('{"email":"\\ud800"}')],
  ['__proto__ in JSON', [400], createJsonPost('{"__proto__":{"admin":true},"email":"a@example.org"}')],
  ['constructor.prototype in JSON', [400], createJsonPost('{"constructor":{"prototype":{"admin":true}},"email":"a@example.org"}')],
  ['deeply nested JSON', [400], createJsonPost(`{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)],
  ['a one-time code of five digits', [400], createJsonPost('{"email":"a@example.org","otp":"12345"}', verifyPath)],
  ['a one-time code of seven digits', [400], createJsonPost('{"email":"a@example.org","otp":"1234567"}', verifyPath)],
  ['a one-time code of letters', [400], createJsonPost('{"email":"a@example.org","otp":"12a456"}', verifyPath)],
  ['a page name that is too long', [400], ['/site/pages/' + 'x'.repeat(300)]],
  ['more JSON than any call needs, which would take long to parse', [413], createJsonPost('['.repeat(300_000), mailPath)],
  ['more JSON than any call needs, at an unknown path', [413], createJsonPost('['.repeat(300_000), '/nix')],
  ['a body that is too large', [413], createJsonPost(`{"email":"${'a'.repeat(7 * 1024 * 1024)}"}`)],
  [
    'a mail that is too long',
    [413],
    createJsonPost(
      JSON.stringify({
        service_id: 'service_chapter',
        template_id: 'template_csr',
        user_id: 'embedded_mail',
        template_params: Object.fromEntries([...'abcdefgh'].map((name) => [name, 'x'.repeat(9_000)])),
      }),
      mailPath,
    ),
  ],
  ['no content type', [400, 415], [otpPath, { method: 'POST', body: new Blob(['{}']) }]],
  ['plain text', [415], createPost('text/plain', '{"email":"a@example.org"}')],
  ['XML', [415], createPost('application/xml', '<email/>')],
  ['a browser form', [415], createPost('application/x-www-form-urlencoded', 'email=a%40example.org')],
  ['an invalid content type', [415], createPost('application', '{}')],
  ['JSON in place of a form', [415], createJsonPost('{"service_id":"service_chapter"}', formPath)],
  ['a form in place of JSON', [415], createPost(`multipart/form-data; boundary=${boundary}`, idParts + closingBoundary)],
  ['a form without boundary', [400], createFormPost(idParts + closingBoundary, 'multipart/form-data')],
  ['a form that ends too early', [400], createFormPost(formatFormPart('service_id', 'x'))],
  ['a form with another boundary', [400], createFormPost('--other\r\n\r\nx\r\n--other--\r\n')],
  ['an empty form', [400], createFormPost(closingBoundary)],
  ['a form of garbage', [400], createFormPost('\u0000\u0001\u0002 garbage')],
  ['a form with __proto__', [400], createFormPost(formatFormPart('__proto__', 'x') + idParts + closingBoundary)],
  ['a form with a NUL', [400], createFormPost(idParts + formatFormPart('message', 'a\u0000b') + closingBoundary)],
  ['a form field that is too long', [400, 413], createFormPost(idParts + formatFormPart('message', 'x'.repeat(200_000)) + closingBoundary)],
  [
    'a form with too many fields',
    [413],
    createFormPost(idParts + Array.from({ length: 200 }, (_, index) => formatFormPart(`f${index}`, 'x')).join('') + closingBoundary),
  ],
  [
    'a file that is too large',
    [413],
    createFormPost(idParts + formatFormPart('attachment', 'x'.repeat(5 * 1024 * 1024 + 1), '; filename="a.txt"') + closingBoundary),
  ],
  ['a file in place of text', [400], createFormPost(formatFormPart('service_id', 'x', '; filename="a.txt"') + closingBoundary)],
  ['a query of the wrong type', [400], [`${pastEventsPath}?year=soon&category_id=56`]],
  ['a query out of range', [400], [`${pastEventsPath}?year=99999999999999999999&category_id=56`]],
  ['a query given twice', [400], [`${pastEventsPath}?year=2025&year=2024&category_id=56`]],
  ['a query without its value', [400], [`${pastEventsPath}?year&category_id=56`]],
  ['no query', [400], [pastEventsPath]],
  ['a NUL in the query', [400], ['/wp-json/custom/v1/upcoming-events?category_id=5%006']],
  ['a broken percent escape in the path', [400], ['/wp-json/custom-api/v1/event/%E0%A4%A']],
  ['a broken percent escape in the query', [400], ['/wp-json/custom/v1/upcoming-events?category_id=%']],
  ['SQL in the path', [400], [`/wp-json/custom-api/v1/event/${encodeURIComponent("1' OR '1'='1")}`]],
  ['an event id that is too long', [400, 404, 414], [`/wp-json/custom-api/v1/event/${'1'.repeat(500)}`]],
  ['a path whose encoded dots lead out of /wp-json', [400, 404], ['/wp-json/%2e%2e/%2e%2e/etc/passwd']],
  ['an unknown API path', [404], ['/wp-json/wp/v2/users']],
  ['an unknown API path below /api', [404], ['/api/admin']],
  ['a method that the path does not have', [404, 405], ['/wp-json/custom/v1/matrices/', { method: 'DELETE' }]],
  ['OPTIONS', [404, 405], [otpPath, { method: 'OPTIONS' }]],
  ['a method of WebDAV', [400, 404, 405], [otpPath, { method: 'PROPFIND' }]],
  [
    'a session token of 200 kB',
    [431],
    ['/wp-json/custom/v1/user-details', { headers: { authorization: `Bearer ${'x'.repeat(200_000)}` } }],
  ],
  ['no bearer token', [401], ['/wp-json/custom/v1/user-details', { headers: { authorization: 'Basic bWVtYmVyOnNlY3JldA==' } }]],
  [
    'the placeholder token of the specification',
    [401],
    ['/wp-json/custom/v1/user-details', { headers: { authorization: 'Bearer your_token_here' } }],
  ],
];

const rawRequests: [string, string | Buffer][] = [
  ['no HTTP at all', 'hello there\r\n\r\n'],
  ['random bytes', Buffer.from([0, 255, 22, 3, 1, 0, 250, 13, 10, 13, 10])],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an unknown version', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n'],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: a\0b\r\n\r\n'],
  ['a NUL in the path', 'GET /a\0b HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(100_000)}`],
  ['two lengths', `POST ${otpPath} HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 5\r\n\r\nabcde`],
  ['a length and chunks', `POST ${otpPath} HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a length that is not a number', `POST ${otpPath} HTTP/1.1\r\nhost: x\r\ncontent-length: many\r\n\r\n`],
  [
    'a broken chunk',
    `POST ${otpPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\nabc\r\n`,
  ],
];

describe('malformed requests', () => {
  it('are tested in at least fifty variants', () => {
    expect(requests.length + rawRequests.length).toBeGreaterThanOrEqual(50);
  });

  it.each(requests)('get the usual error body: %s', async (_name, statuses, [path, init]) => {
    await expectErrorResponse(await server.fetch(path, init), statuses);
    expect((await server.fetch('/healthz')).status).toBe(200);
  });

  it.each(rawRequests)('that are not valid HTTP get a client error: %s', async (_name, bytes) => {
    const result = await sendRaw(bytes);
    expect(result).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(result).toMatch(/"success":false/);
    expect((await server.fetch('/healthz')).status).toBe(200);
  });

  it('whose clients disconnect midway don’t stop the server', async () => {
    for (const bytes of [
      'GET /wp-json/cust',
      `POST ${otpPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"em`,
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(bytes, () => socket.destroy()));
        socket.on('close', () => resolve());
      });
    }
    expect((await server.fetch('/healthz')).status).toBe(200);
  });

  it('are explained in plain words, without the invalid values', async () => {
    const readError = async (path: string, body: unknown) => (await server.json<{ error: string }>(path, { body })).body.error;
    expect(await readError(otpPath, { email: 'nobody' })).toBe('email must be an e-mail address');
    expect(await readError(otpPath, {})).toBe('email is required');
    expect(await readError(otpPath, { email: 7 })).toBe('email must be text');
    expect(await readError(verifyPath, { email: 'a@example.org', otp: '12345678901' })).toBe('otp is too long: 6 characters at most');
    expect((await server.json<{ error: string }>(`${pastEventsPath}?year=1900&category_id=56`)).body.error).toBe(
      'year must be at least 1998',
    );
  });

  it('above have not polluted prototypes', () => {
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
});
