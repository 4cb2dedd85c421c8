import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { duplexPair, Readable, type Duplex } from 'node:stream';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionLimits } from '../../../server/platform/security/connections.ts';
import type { Environment } from '../../../server/platform/settings.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { until } from '../../support/until.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let server: TestServer;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.close();
});

/** Starts a server whose responses to /large and /file exceed the network buffers. @returns a function that completes requests to /slow */
async function start(connectionLimits: Partial<ConnectionLimits> = {}, env: Environment = {}): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = await startTestServer({
    env,
    connectionLimits: { checkIntervalMs: 20, ...connectionLimits },
    site: async (app) => {
      app.get('/slow', () => gate.then(() => ({ slow: true })));
      app.get('/large', () => 'x'.repeat(50_000_000));
      app.get('/file', (_request, reply) =>
        reply.header('content-length', chunkCount * chunk.length).send(Readable.from(Array(chunkCount).fill(chunk))),
      );
      return Promise.resolve();
    },
  });
  return release;
}

/** The content that `/file` sends `chunkCount` times. */
const chunk = Buffer.alloc(64 * 1024, 'x');
const chunkCount = 400;

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

/** Opens a connection that sends raw bytes. @param localAddress the network address of the client, within 127.0.0.0/8 */
function openConnection(origin = server.origin, localAddress = '127.0.0.1'): RawConnection {
  let text = '';
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress });
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

/** Connects a client with this network address. @returns both ends of the connection; `socket` is the server’s end */
function connectFrom(remoteAddress: string): { client: Duplex; socket: Duplex; closed: Promise<void> } {
  const [socket, client] = duplexPair();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  server.app.server.emit('connection', Object.assign(socket, { remoteAddress }));
  return { client, socket, closed };
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
    expect(parseBodies(connection.text())).toEqual([errorBody]);
  });

  it('closes the connection when the rest of the body doesn’t arrive in time', async () => {
    await start({ drainTimeoutMs: 50 });
    const connection = openConnection();
    connection.write('POST /api/v1.0/email/send HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data\r\ncontent-length: 5000\r\n\r\n-');
    await connection.closed;
    expect(parseStatuses(connection.text())).toEqual([415]);
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

  it('whose response is not read is closed after the idle timeout', async () => {
    await start({ idleTimeoutMs: 200 });
    const connection = openConnection();
    connection.socket.pause();
    connection.write(formatGet('/large'));
    await wait(50);
    expect(await countConnections()).toBe(1);
    while ((await countConnections()) !== 0) await wait(20);
  });

  it('whose response is read slowly stays open until the response is complete', async () => {
    const throughputWindowMs = 1_000;
    await start({ throughputWindowMs, minThroughput: 100_000 });
    const connection = openConnection();
    // Reads in small steps for three throughput windows, and then the rest.
    let isSlow = true;
    connection.socket.on('data', () => isSlow && connection.socket.pause());
    const startedAt = performance.now();
    connection.write(formatGet('/file'));
    const firstResponse = connection.readResponses(1);
    while (performance.now() - startedAt < 3 * throughputWindowMs && !connection.socket.closed) {
      connection.socket.resume();
      await wait(20);
    }
    isSlow = false;
    expect(countCompleteResponses(connection.text())).toBe(0);
    connection.socket.resume();
    expect(countCompleteResponses(await firstResponse)).toBe(1);
  });

  it('whose response is not read is closed for its low throughput, even if the idle timeout is long', async () => {
    await start({ throughputWindowMs: 200, minThroughput: 100_000 });
    const connection = openConnection();
    connection.socket.pause();
    connection.write(formatGet('/file'));
    await wait(50);
    while ((await countConnections()) !== 0) await wait(20);
    expect(countCompleteResponses(connection.text())).toBe(0);
  });

  it('whose response is read in single bytes is eventually closed', async () => {
    await start({ throughputWindowMs: 300 });
    const connection = openConnection();
    const readTimer = setInterval(() => connection.socket.read(1), 20);
    connection.socket.pause();
    connection.write(formatGet('/large'));
    await wait(50);
    while ((await countConnections()) !== 0) await wait(20);
    clearInterval(readTimer);
    expect(connection.text().length).toBeLessThan(50_000_000);
  });

  it('that pipelines too many requests is closed; a few pipelined requests get responses in order', async () => {
    await start({ maxPipelined: 3 });
    const fewConnection = openConnection();
    fewConnection.write(formatGet('/healthz') + formatGet('/nowhere') + formatGet('/healthz'));
    expect(parseStatuses(await fewConnection.readResponses(3))).toEqual([200, 404, 200]);
    const manyConnection = openConnection();
    manyConnection.write(formatGet('/slow').repeat(2_000));
    await manyConnection.closed;
    expect(manyConnection.text()).toBe('');
    expect(await countConnections()).toBe(1);
  });

  it('beyond the maximum replaces the connection that has been idle longest', async () => {
    await start({ maxConnections: 2 });
    const [first, second] = [openConnection(), openConnection()];
    for (const [connection, count] of [[first, 1] as const, [second, 1] as const, [first, 2] as const]) {
      connection.write(formatGet('/healthz'));
      await connection.readResponses(count);
    }
    const third = openConnection();
    third.write(formatGet('/healthz'));
    expect(parseStatuses(await third.readResponses(1))).toEqual([200]);
    await second.closed;
    first.write(formatGet('/healthz'));
    expect(parseStatuses(await first.readResponses(3))).toEqual([200, 200, 200]);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
    ['a body', `POST ${formPath} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`],
    ['no bytes', ''],
  ])('is served even if incomplete requests occupy all other connections, for example with %s', async (_name, bytes) => {
    await start({ maxConnections: 20 });
    const silent = Array.from({ length: 30 }, () => openConnection());
    for (const connection of silent) connection.write(bytes);
    // The last ten connections have replaced the first ten.
    await Promise.all(silent.slice(0, 10).map(({ closed }) => closed));
    const connection = openConnection();
    connection.write(formatGet('/healthz'));
    expect(parseStatuses(await connection.readResponses(1))).toEqual([200]);
    expect(await countConnections()).toBe(20);
  });

  it('beyond the maximum is closed if requests on all other connections are being handled; these requests are completed', async () => {
    const release = await start({ maxConnections: 2 });
    const [first, second] = [openConnection(), openConnection()];
    for (const connection of [first, second]) connection.write(formatGet('/healthz') + formatGet('/slow'));
    await Promise.all([first.readResponses(1), second.readResponses(1)]);
    await openConnection().closed;
    release();
    expect((await Promise.all([first.readResponses(2), second.readResponses(2)])).map(parseStatuses)).toEqual([
      [200, 200],
      [200, 200],
    ]);
  });

  it('beyond the maximum per client replaces a connection of the same client', async () => {
    await start({ maxPerClient: 2 });
    const others = ['192.0.2.1', '::ffff:192.0.2.2'].map(connectFrom);
    const [first, second, third] = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:1::1'].map(connectFrom);
    await first?.closed;
    expect([second, third, ...others].map((connection) => connection?.socket.destroyed)).toEqual([false, false, false, false]);
  });

  it('doesn’t count towards a maximum per client behind a trusted proxy, because all clients connect through it', async () => {
    await start({ maxPerClient: 1 }, { TRUST_PROXY: 'true', SMTP_URL: 'smtp://127.0.0.1:9' });
    const connections = [openConnection(), openConnection(), openConnection()];
    for (const connection of connections) connection.write(formatGet('/healthz'));
    expect((await Promise.all(connections.map((connection) => connection.readResponses(1)))).map(parseStatuses)).toEqual([
      [200],
      [200],
      [200],
    ]);
    expect(await countConnections()).toBe(3);
  });

  it('that sends rubbish after a request is closed without a response that the client could mistake for the request’s', async () => {
    const release = await start();
    const connection = openConnection();
    connection.write(`${formatGet('/slow')}rubbish\r\n\r\n`);
    await connection.closed;
    release();
    expect(connection.text()).toBe('');
  });
});

/** Returns the number of open connections of the server. */
const countConnections = (): Promise<number> =>
  new Promise((resolve, reject) => server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

describe('errors of the HTTP parser', () => {
  it.each([
    ['a missing host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['an unknown expectation', 'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417],
  ])('get the usual error body: %s', async (_name, bytes, status) => {
    await start();
    const connection = openConnection();
    connection.write(bytes);
    await connection.closed;
    expect(parseStatuses(connection.text())).toEqual([status]);
    expect(parseBodies(connection.text())).toEqual([errorBody]);
  });

  it('don’t concern HTTP/1.0 without a Host header, or a request with “Expect: 100-continue”', async () => {
    await start();
    const old = openConnection();
    old.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(parseStatuses(await old.readResponses(1))).toEqual([200]);
    const announced = openConnection();
    announced.write('POST /nowhere HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n');
    while (!announced.text().includes('100 Continue')) await wait(5);
  });
});

describe('a busy server', () => {
  it('accepts new connections while existing ones keep it busy', async () => {
    const state = { served: 0, isOver: false };
    server = await startTestServer({
      site: async (app) => {
        app.get('/busy', () => {
          for (const until = performance.now() + 6; performance.now() < until;);
          state.served += 1;
          return {};
        });
        return Promise.resolve();
      },
    });
    const clientCount = 40;
    const sendRequests = async (): Promise<void> => {
      const connection = openConnection();
      for (let requestCount = 1; !state.isOver; requestCount += 1) {
        connection.write(formatGet('/busy'));
        await connection.readResponses(requestCount);
      }
    };
    const clientLoops = Array.from({ length: clientCount }, sendRequests);
    await until(() => state.served >= 2 * clientCount);
    const servedBefore = state.served;
    const newConnections = Array.from({ length: 10 }, () => openConnection());
    for (const connection of newConnections) connection.write(formatGet('/busy'));
    await Promise.all(newConnections.map((connection) => connection.readResponses(1)));
    const servedMeanwhile = state.served - servedBefore;
    state.isOver = true;
    await Promise.all(clientLoops);
    // If the server accepted only one new connection per iteration of its event loop, the last one would wait for ten iterations.
    expect(servedMeanwhile).toBeLessThan(5 * clientCount);
  });

  it.each<[string, Environment, (client: string) => string]>([
    ['the address of the connection', {}, () => ''],
    [
      'the last address in X-Forwarded-For, which a trusted proxy wrote',
      { TRUST_PROXY: 'true', SMTP_URL: 'smtp://127.0.0.1:9' },
      (client) => `x-forwarded-for: 203.0.113.9, ${client}\r\n`,
    ],
  ])('serves clients in turn, even if one has sent many requests; a client is identified by %s', async (_how, env, formatHeader) => {
    const order: string[] = [];
    server = await startTestServer({
      env,
      site: async (app) => {
        app.get('/busy/:client', (request) => {
          for (const until = performance.now() + 6; performance.now() < until;);
          order.push((request.params as { client: string }).client);
          return {};
        });
        return Promise.resolve();
      },
    });
    const send = (client: string, socket: Duplex): boolean =>
      socket.write(`GET /busy/${client} HTTP/1.1\r\nhost: x\r\n${formatHeader(client)}\r\n`);
    const connect = (client: string) => connectFrom(env.TRUST_PROXY === 'true' ? '192.0.2.200' : client);
    const flood = Array.from({ length: 30 }, () => connect('192.0.2.1'));
    const other = connect('192.0.2.2');
    for (const connection of [...flood, other]) connection.client.resume();
    for (const connection of flood) send('192.0.2.1', connection.client);
    send('192.0.2.2', other.client);
    const probe = connect('192.0.2.1');
    let servedBeforeProbe: number | undefined;
    probe.client.on('data', () => (servedBeforeProbe ??= order.length));
    probe.client.write(formatGet('/healthz'));
    await until(() => order.length === 31 && servedBeforeProbe !== undefined);
    expect(order.indexOf('192.0.2.2')).toBeLessThan(5);
    expect(servedBeforeProbe).toBeLessThan(15);
    for (const connection of [...flood, other, probe]) connection.client.destroy();
  });

  /** Counts the responses of the server from now on, in the returned object. */
  function countResponses(): { count: number } {
    const responses = { count: 0 };
    server.app.server.on('request', (_request, response: ServerResponse) => response.once('finish', () => (responses.count += 1)));
    server.app.server.on('checkExpectation', (_request, response: ServerResponse) => response.once('finish', () => (responses.count += 1)));
    return responses;
  }

  it('accepts new connections while another client sends health checks all the time', async () => {
    await start();
    const responses = countResponses();
    const state = { isOver: false };
    const pipelined = 10;
    const connectionCount = 100;
    const sendHealthChecks = async (): Promise<void> => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      sockets.push(socket);
      let received = 0;
      socket.on('data', (data) => (received += data.toString('latin1').split('HTTP/1.1 200').length - 1));
      for (let sent = pipelined; !state.isOver; sent += pipelined) {
        socket.write(formatGet('/healthz').repeat(pipelined));
        const expected = sent;
        await until(() => received >= expected || state.isOver);
      }
    };
    const clientLoops = Array.from({ length: connectionCount }, sendHealthChecks);
    await until(() => responses.count >= 2 * pipelined * connectionCount);
    const countBefore = responses.count;
    const others = Array.from({ length: 10 }, () => openConnection(server.origin, '127.0.0.2'));
    for (const connection of others) connection.write(formatGet('/healthz'));
    await Promise.all(others.map((connection) => connection.readResponses(1)));
    const countMeanwhile = responses.count - countBefore;
    state.isOver = true;
    await Promise.all(clientLoops);
    // Each iteration of the event loop accepts one connection. If it also served all pipelined requests, thousands would come first.
    expect(countMeanwhile).toBeLessThan(5 * pipelined * connectionCount);
  });

  it.each([
    ['health checks', formatGet('/healthz')],
    ['requests without a host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['unknown expectations', 'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n'],
  ])('responds to a health check before most of another client’s %s', async (_name, bytes) => {
    await start();
    const responses = countResponses();
    const connectionCount = 200;
    const flood = Array.from({ length: connectionCount }, () => connectFrom('192.0.2.1'));
    const other = connectFrom('192.0.2.2');
    let countBefore: number | undefined;
    other.client.on('data', () => (countBefore ??= responses.count));
    for (const connection of flood) {
      connection.client.resume();
      connection.client.write(bytes);
    }
    other.client.write(formatGet('/healthz'));
    await until(() => countBefore !== undefined && responses.count === connectionCount + 1);
    expect(countBefore).toBeLessThan(connectionCount / 2);
    for (const connection of [...flood, other]) connection.client.destroy();
  });

  it('refuses calls that have waited too long with 503 and Retry-After, and keeps their connections open; /healthz responds', async () => {
    server = await startTestServer({
      connectionLimits: { maxWaitMs: 20 },
      site: async (app) => {
        app.get('/busy', () => {
          for (const until = performance.now() + 100; performance.now() < until;);
          return {};
        });
        return Promise.resolve();
      },
    });
    const [busyConnection, call, health] = [openConnection(), openConnection(), openConnection()];
    await Promise.all(
      [busyConnection, call, health].map((connection) => (connection.write(formatGet('/healthz')), connection.readResponses(1))),
    );
    busyConnection.write(formatGet('/busy') + formatGet('/busy'));
    call.write(formatGet('/api/jobs/allJobs?limit=1'));
    health.write(formatGet('/healthz'));
    expect(parseStatuses(await health.readResponses(2))).toEqual([200, 200]);
    expect(parseStatuses(await call.readResponses(2))).toEqual([200, 503]);
    expect(call.text()).toMatch(/retry-after: 5/i);
    expect(parseBodies(call.text())[1]).toEqual(errorBody);
    await busyConnection.readResponses(3);
    call.write(formatGet('/api/jobs/allJobs?limit=1'));
    expect(parseStatuses(await call.readResponses(3))).toEqual([200, 503, 200]);
  });
});

describe('a server that is stopping', () => {
  it('completes running requests, refuses later ones with the usual error body, and closes all other connections', async () => {
    const release = await start({ stopRequestTimeoutMs: 50 });
    const [busyConnection, idle, halfSentHeaders, halfSentBody] = [openConnection(), openConnection(), openConnection(), openConnection()];
    idle.write(formatGet('/healthz'));
    await idle.readResponses(1);
    busyConnection.write(formatGet('/slow'));
    halfSentHeaders.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    halfSentBody.write(`POST ${formPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`);
    await wait(50);
    const closed = server.app.close();
    await Promise.all([idle.closed, halfSentHeaders.closed, halfSentBody.closed]);
    busyConnection.write(formatGet('/healthz'));
    await wait(20);
    release();
    await Promise.all([busyConnection.closed, closed]);
    expect(parseStatuses(busyConnection.text())[0]).toBe(200);
    for (const parsedBody of parseBodies(busyConnection.text()).slice(1)) expect(parsedBody).toEqual(errorBody);
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
