import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/platform/settings.ts';
import { quirks, type TestResponse, type Quirk } from './quirks.ts';

/**
 * Runs a provider in a process of its own: the embedded backends with the quirks of real providers. `PUT /quirk` chooses a quirk. Every
 * call to the backends is recorded in the file that `CALLS` names before it is handled, so that the record outlives the process.
 */

const unlimited = { max: 1_000_000, timeWindow: 60_000 };
const app = await buildApp(readSettings(process.env), {
  rateLimits: { sendOtpPerClient: unlimited, verifyOtpPerClient: unlimited },
  maxLoopDelayMs: 0,
});
let quirk: Quirk = 'none';

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The backends' headers that are passed on. Others, such as the content length, would not match a changed body. */
const FORWARDED_HEADERS = ['content-type', 'x-total-count', 'x-next-cursor', 'cache-control', 'x-search-keyword', 'x-search-location'];

async function createResponse(request: IncomingMessage, url: string, body: Buffer): Promise<TestResponse> {
  // Quirks change the text of a body, so it is not compressed.
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !['content-length', 'accept-encoding'].includes(name)),
  );
  const method = request.method as InjectOptions['method'] & string;
  const {
    statusCode,
    headers: responseHeaders,
    payload,
  } = await app.inject({ method, url, headers, ...(body.length > 0 ? { payload: body } : {}) });
  const forwardedHeaders = Object.entries(responseHeaders).filter(([name]) => FORWARDED_HEADERS.includes(name));
  return { status: statusCode, headers: Object.fromEntries(forwardedHeaders.map(([name, value]) => [name, String(value)])), body: payload };
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestUrl = request.url ?? '/';
  const body = await readBody(request);
  if (request.method === 'PUT' && requestUrl === '/quirk') {
    quirk = String(body) as Quirk;
    return void response.end();
  }
  const isMail = requestUrl === '/outbox.json';
  if (!isMail) appendFileSync(process.env.CALLS ?? '', `${request.method} ${requestUrl.split('?')[0]}\n`);
  if (quirk === 'ten seconds') await pause(10_000);
  if (quirk === 'writes without a response' && request.method !== 'GET') return;
  if (quirk === 'a redirect on its host' && !requestUrl.includes('moved=1')) {
    response.writeHead(301, { location: `${requestUrl}${requestUrl.includes('?') ? '&' : '?'}moved=1` });
    return void response.end();
  }
  const url = requestUrl.replace(/[?&]moved=1/, '');
  const unpagedUrl = quirk === 'lists without paging' ? url.replace(/([?&])(?:limit|cursor)=[^&]*&?/g, '$1') : url;
  const result = await createResponse(request, unpagedUrl, body);
  const { status, headers, body: responseBody } = isMail ? result : quirks[quirk](result);
  response.writeHead(status, headers);
  response.end(responseBody);
}

const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
server.listen(Number(process.env.LISTEN), '127.0.0.1', () => console.log('Serving'));
