import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../../../server/app.ts';
import type { OutboxMail } from '../../../server/mail/mailer.ts';
import { readSettings, type Environment } from '../../../server/platform/settings.ts';
import { endLater } from '../cleanup.ts';
import { databaseSettings, releaseDatabase, shareDatabase } from '../postgres/database.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { makeDataDir } from './dataDir.ts';

/** A server under test: real HTTP on the loopback interface, a real database in a directory of its own. */
export interface TestServer {
  app: FastifyInstance;
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  dataDir: string;
  clock: TestClock;
  /** Everything that the server logged. */
  logLines: string[];
  /** Calls `fetch` with a path of this server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends `body` as JSON and reads the response as JSON. */
  json<T = Record<string, unknown>>(path: string, init?: JsonInit): Promise<{ status: number; body: T; headers: Headers }>;
  /** Returns the mails in the local outbox, newest first. */
  outbox(): Promise<OutboxMail[]>;
  /** Signs in with the code from the outbox. @returns the session token */
  login(email?: string): Promise<string>;
  /** Stops the server. Removes its data directory unless the options named one. */
  close(): Promise<void>;
}

export interface JsonInit {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestServerOptions extends AppOptions {
  /** Settings as environment variables; PORT 0 and a temporary DATA_DIR unless given. */
  env?: Environment;
  /** The directory to use, which `close` leaves in place; by default a temporary one. */
  dataDir?: string;
  /** Another running server, whose database this server uses too. Only the other server's `close` removes it. PostgreSQL only. */
  sharedWith?: Pick<TestServer, 'dataDir'>;
  /** The fixed time of the server's clock, for example `2026-11-20T10:00:00+05:30`; by default the clock runs. */
  now?: string;
}

/** Keeps tests from reaching a rate limit by accident. A test of the limits passes its own `rateLimits`. */
const unlimited = { max: 100_000, timeWindow: 60_000 };

/**
 * Starts a server on a free port. Responses are checked against the contracts.
 * Closes by itself after the test, or after the file if it was started in `beforeAll`.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { env, dataDir: chosenDataDir, sharedWith, now, rateLimits, ...rest } = options;
  const dataDir = chosenDataDir ?? (await makeDataDir());
  if (sharedWith !== undefined) await shareDatabase(dataDir, sharedWith.dataDir);
  const clock = createTestClock(now);
  const logLines: string[] = [];
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...(await databaseSettings(dataDir)), ...env });
  const app = await buildApp(settings, {
    clock: clock.now,
    logTarget: { write: (line) => logLines.push(line) },
    checkResponses: true,
    // Loading the modules under test can block this process for seconds.
    maxLoopDelayMs: 0,
    rateLimits: {
      sendOtpPerClient: unlimited,
      verifyOtpPerClient: unlimited,
      mailPerClient: unlimited,
      linkPerClient: unlimited,
      registerPerClient: unlimited,
      registerPerMember: unlimited,
      guestMailPerMember: unlimited,
      guestPerMember: unlimited,
      postPerMember: unlimited,
      applyPerMember: unlimited,
      profilePerMember: unlimited,
      filePerMember: unlimited,
      ownDataPerMember: unlimited,
      erasurePerMember: unlimited,
      attendancePerMember: unlimited,
      smallWritePerMember: unlimited,
      systemPerMember: unlimited,
      importPerMember: unlimited,
      contentCodePerMember: unlimited,
      contentPerMember: unlimited,
      ...rateLimits,
    },
    ...rest,
  });
  await app.listen({ host: settings.host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient(origin);
  let isClosed = false;

  const server: TestServer = {
    app,
    origin,
    dataDir,
    clock,
    logLines,
    ...client,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await app.close();
      if (chosenDataDir !== undefined) return;
      if (sharedWith === undefined) await releaseDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  endLater(server.close);
  return server;
}

/** Returns the HTTP helpers for a server in this process or another. */
export function createClient(origin: string): Pick<TestServer, 'fetch' | 'json' | 'outbox' | 'login'> {
  const request: TestServer['fetch'] = (address, init) => fetch(`${origin}${address}`, init);

  async function json<T>(address: string, init: JsonInit = {}): Promise<{ status: number; body: T; headers: Headers }> {
    const { method = init.body === undefined ? 'GET' : 'POST', body, token, headers } = init;
    const response = await request(address, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T, headers: response.headers };
  }

  const outbox = async (): Promise<OutboxMail[]> => (await json<OutboxMail[]>('/outbox.json')).body;

  async function login(email = 'member@example.org'): Promise<string> {
    await json('/wp-json/custom/v1/send-otp', { body: { email } });
    const mail = (await outbox()).find(({ to }) => to === email);
    const otp = extractCode(mail?.text ?? '');
    const { body } = await json<{ data?: { token: string } }>('/wp-json/custom/v1/verify-otp', { body: { otp, email } });
    if (!body.data) throw new Error(`${email} could not log in: ${JSON.stringify(body)}`);
    return body.data.token;
  }

  return { fetch: request, json, outbox, login };
}

/** Returns the one-time code in a mail's text. @throws when there is none */
export function extractCode(text: string): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`there is no code in this mail: "${text}"`);
  return code;
}
