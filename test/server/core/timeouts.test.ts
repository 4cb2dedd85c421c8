/** @tier full */
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppOptions } from '../../../server/app.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { until } from '../../support/until.ts';
import { jobFields } from '../jobs/forms.ts';

let server: TestServer;
let socket: Socket;
afterEach(() => server.close());

const formatFormPart = (name: string, value: string, extra = ''): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;

/** The body of a request that posts a job with a file, as a browser sends it. */
const jobForm = [
  ...Object.entries(jobFields()).flatMap(([name, value]) => [value].flat().map((item) => formatFormPart(name, String(item)))),
  formatFormPart('jobDescription', `%PDF-1.4\n${'x'.repeat(200_000)}`, '; filename="job.pdf"'),
  '--b--\r\n',
].join('');

/**
 * Starts a server that takes at least `slowDiskMs` to store a file, and sends the first 100,000 bytes of `jobForm` to it.
 * @returns an array with one promise, which resolves with the received text when the connection is closed
 */
async function beginUpload({ slowDiskMs = 0, ...options }: AppOptions & { slowDiskMs?: number }): Promise<Promise<string>[]> {
  server = await startTestServer({ ...options, httpLimits: { checkIntervalMs: 20, ...options.httpLimits } });
  const { files } = server.app.deps;
  const { stage } = files;
  files.stage = async (content) => {
    const file = await stage(content);
    await wait(slowDiskMs);
    return file;
  };
  const token = await server.login('employer@example.org');
  socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined);
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  const received = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.write(
    `POST /api/jobs/postJob HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${jobForm.length}\r\n\r\n${jobForm.slice(0, 100_000)}`,
  );
  await until(async () => (await listIncoming()).length === 1);
  // An async function that returned the promise itself would make its caller wait for it, so the promise is in an array.
  return [received];
}

const incomingFolder = (): string => path.join(server.dataDir, 'files', 'incoming');
const listIncoming = (): Promise<string[]> => readdir(incomingFolder());

/** Lists the incoming files that this process has open. Where there is no `/proc`, as on macOS, the list is always empty. */
async function listOpenFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(descriptors.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')));
  return files.filter((file) => path.dirname(file.replace(' (deleted)', '')) === incomingFolder());
}

/** Waits until the uploaded file is deleted and closed. */
const waitForCleanup = (): Promise<void> => until(async () => (await listIncoming()).length === 0 && (await listOpenFiles()).length === 0);

const listLoggedErrors = (): string[] => server.logLines.filter((line) => line.includes('"level":50') || line.includes('"stack"'));

describe('an upload over a slow connection', () => {
  afterEach(() => socket.destroy());

  it('is accepted as long as it makes progress, even if it takes much longer than the response timeout', async () => {
    const limitMs = 1_500;
    const [received] = await beginUpload({ responseTimeoutMs: limitMs });
    for (let sentBytes = 100_000; sentBytes < jobForm.length; sentBytes += 2_000) {
      await wait(limitMs / 20);
      socket.write(jobForm.slice(sentBytes, sentBytes + 2_000));
    }
    expect(await received).toMatch(/^HTTP\/1\.1 200 /);
    expect(listLoggedErrors()).toEqual([]);
    await waitForCleanup();
  });

  it('gets 408 after the maximum time for any request, and leaves no file, file descriptor or stack trace behind', async () => {
    const [received] = await beginUpload({ httpLimits: { requestTimeoutMs: 500, headersTimeoutMs: 500 } });
    const sendTimer = setInterval(() => socket.writable && socket.write('x'.repeat(100)), 10);
    expect(await received).toMatch(/^HTTP\/1\.1 408 .*The request took too long to arrive\./s);
    clearInterval(sendTimer);
    await waitForCleanup();
    expect(listLoggedErrors()).toEqual([]);
  });

  it('leaves no file behind when the sender disconnects', async () => {
    const [received] = await beginUpload({});
    socket.destroy();
    expect(await received).toBe('');
    await waitForCleanup();
    expect(listLoggedErrors()).toEqual([]);
  });

  it('leaves no file behind when a slow disk stores the file only after the response timeout', async () => {
    const [received] = await beginUpload({ responseTimeoutMs: 200, slowDiskMs: 600 });
    socket.write(jobForm.slice(100_000));
    expect(await received).toMatch(/^HTTP\/1\.1 503 /);
    await waitForCleanup();
  });
});

it.each([
  ['responds', () => ({ late: true })],
  ['fails', () => Promise.reject(new Error('too late'))],
])('a handler that %s after the response timeout keeps the connection usable, and logs no stack trace', async (_what, endHandler) => {
  let release = (): void => undefined;
  let handlerResult: Promise<unknown> = Promise.resolve();
  server = await startTestServer({
    responseTimeoutMs: 100,
    site: (app) => {
      app.get('/late', () => (handlerResult = new Promise<void>((resolve) => (release = resolve)).then(endHandler)));
      return Promise.resolve();
    },
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = async (path: string): Promise<[number | undefined, boolean]> => {
    const request = http.get(`${server.origin}${path}`, { agent });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await buffer(response);
    return [response.statusCode, request.reusedSocket];
  };
  expect(await get('/late')).toEqual([503, false]);
  const before = server.logLines.length;
  release();
  await Promise.allSettled([handlerResult]);
  expect(await get('/healthz')).toEqual([200, true]);
  agent.destroy();
  const lines = server.logLines.slice(before).filter((line) => !/"level":(?:10|20|30)\b/.test(line));
  expect(lines.length).toBeLessThanOrEqual(1);
  expect(lines.join('')).not.toMatch(/stack|already sent/);
});

it('a request whose handler takes too long gets a 503 that says when to try again', async () => {
  server = await startTestServer({
    responseTimeoutMs: 100,
    site: async (app) => {
      app.post('/never', () => new Promise(() => undefined));
      return Promise.resolve();
    },
  });
  const { status, body, headers } = await server.json('/never', { body: { some: 'body' } });
  expect([status, body.message]).toEqual([503, 'The server took too long to respond. Please try again.']);
  expect(headers.get('retry-after')).toBe('5');
});
