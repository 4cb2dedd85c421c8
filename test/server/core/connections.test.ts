import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpLimits } from '../../../server/platform/security/http.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let server: TestServer;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.close();
});

/** Starts a server. @returns a function that completes requests to /slow */
async function start(httpLimits: Partial<HttpLimits> = {}): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = await startTestServer({
    httpLimits: { checkIntervalMs: 20, ...httpLimits },
    site: async (app) => {
      app.get('/slow', () => gate.then(() => ({ slow: true })));
      return Promise.resolve();
    },
  });
  return release;
}

interface RawConnection {
  write(bytes: string): void;
  /** Returns the text that was received so far. */
  text(): string;
  /** Waits until `count` responses have been received, or the connection is closed. @returns the text that was received so far */
  readResponses(count: number): Promise<string>;
  closed: Promise<void>;
  socket: Socket;
}

/** Counts the complete responses in a text by their Content-Length. */
function countCompleteResponses(text: string): number {
  const end = text.indexOf('\r\n\r\n') + 4;
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1]);
  return end < 4 || text.length < end + length ? 0 : 1 + countCompleteResponses(text.slice(end + length));
}

/** Opens a connection that sends raw bytes. */
function openConnection(origin = server.origin): RawConnection {
  let text = '';
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    text: () => text,
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
    readResponses: async (count) => {
      while (!socket.closed && countCompleteResponses(text) < count) await wait(5);
      return text;
    },
  };
}

const formatGet = (url: string): string => `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`;
const parseStatuses = (text: string): number[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const parseBodies = (text: string): unknown[] => [...text.matchAll(/\{.*?\}/g)].map(([body]) => JSON.parse(body));
const errorBody = { success: false, error: expect.any(String), message: expect.any(String) };

const formPath = '/api/v1.0/email/send-form';
/** A field value that exceeds the network buffers while the receiver doesn’t read. */
const largeValue = 'x'.repeat(300_000);
const formatFormPart = (name: string, value: string, extra = ''): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
const formatPost = (type: string, body: string, url = formPath): string =>
  `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

describe('a request that is refused before its body is read', () => {
  it.each([
    ['a form without boundary', formatPost('multipart/form-data', formatFormPart('message', largeValue)), 400],
    [
      'a file in place of text',
      formatPost(
        'multipart/form-data; boundary=b',
        `${formatFormPart('service_id', 'x', '; filename="a"')}${formatFormPart('message', largeValue)}--b--\r\n`,
      ),
      400,
    ],
    [
      'a field that is too long',
      formatPost('multipart/form-data; boundary=b', `${formatFormPart('message', largeValue)}${formatFormPart('to', largeValue)}--b--\r\n`),
      413,
    ],
    [
      'a file that is too large',
      formatPost('multipart/form-data; boundary=b', `${formatFormPart('a', 'x'.repeat(5_300_000), '; filename="a"')}--b--\r\n`),
      413,
    ],
    [
      'a form in place of JSON',
      formatPost('multipart/form-data; boundary=b', `${formatFormPart('message', largeValue)}--b--\r\n`, '/api/v1.0/email/send'),
      415,
    ],
    ['text', formatPost('text/plain', largeValue), 415],
  ])('leaves the connection open for the next request: %s', async (_name, bytes, status) => {
    await start();
    const connection = openConnection();
    connection.write(bytes);
    await connection.readResponses(1);
    connection.write(formatGet('/healthz'));
    expect(parseStatuses(await connection.readResponses(2))).toEqual([status, 200]);
  });

  it('closes the connection when its Content-Length is too large', async () => {
    await start();
    const connection = openConnection();
    connection.write(formatPost('application/json', 'x'.repeat(6_500_000), '/api/v1.0/email/send'));
    await connection.closed;
    expect(parseStatuses(connection.text())).toEqual([413]);
  });

  it('closes the connection at once when it has no Content-Length, without waiting for the rest of the body', async () => {
    await start();
    const connection = openConnection();
    connection.write(`POST ${formPath} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n`);
    await connection.closed;
    expect(parseStatuses(connection.text())).toEqual([411]);
    expect(connection.text()).toContain('The length of the request is missing.');
  });
});

describe('a connection', () => {
  it.each([
    ['headers', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: '],
    ['bodies', `POST ${formPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`],
  ])('whose %s don’t arrive in time gets a 408 with the usual error body, and is closed', async (_name, bytes) => {
    await start({ headersTimeoutMs: 100, requestTimeoutMs: 100 });
    const connection = openConnection();
    connection.write(bytes);
    await connection.closed;
    expect(parseStatuses(connection.text())).toEqual([408]);
    expect(parseBodies(connection.text())).toEqual([errorBody]);
  });

  it('of HTTP/1.0 may name no host, and may wait for “100 Continue”', async () => {
    await start();
    const old = openConnection();
    old.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(parseStatuses(await old.readResponses(1))).toEqual([200]);
    const announced = openConnection();
    announced.write('POST /nowhere HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n');
    while (!announced.text().includes('100 Continue')) await wait(5);
  });
});

describe('a server that is stopping', () => {
  it('completes running requests, and closes all connections, in the end also those with half of a request', async () => {
    const release = await start({ stopTimeoutMs: 500 });
    const [busyConnection, idle, halfSentHeaders, halfSentBody] = [openConnection(), openConnection(), openConnection(), openConnection()];
    idle.write(formatGet('/healthz'));
    await idle.readResponses(1);
    busyConnection.write(formatGet('/slow'));
    halfSentHeaders.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    halfSentBody.write(`POST ${formPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`);
    await wait(50);
    const closed = server.app.close();
    await idle.closed;
    release();
    await busyConnection.closed;
    expect(parseStatuses(busyConnection.text())).toEqual([200]);
    await Promise.all([halfSentHeaders.closed, halfSentBody.closed, closed]);
  });

  it('exits with code 0 on SIGTERM, even if a client has sent only half of a request', async () => {
    await start();
    const dataDir = makeTempDir();
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../support/server/serve.ts')], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    while (!output.includes('Serving on')) await wait(20);
    const origin = /http:\S+/.exec(output)?.[0] ?? '';
    const connection = openConnection(origin);
    connection.write(formatGet('/healthz'));
    await connection.readResponses(1);
    connection.write(
      `POST ${formPath} HTTP/1.1\r\nhost: x\r\nconnection: keep-alive\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`,
    );
    await wait(100);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});
