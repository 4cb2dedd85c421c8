import { createReadStream, readdirSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SCENARIO_COOKIE } from '../../server/scenarios/names.ts';
import { Failure } from '../../scripts/setup/failure.mjs';
import { memberOf, type State } from '../e2e/states/state.ts';
import { answerFor, giveAnswer } from './answers.ts';
import type { Backends, Stored } from './backends.ts';
import { hostOf, OPEN_PATH } from './names.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.webp': 'image/webp' };

/** As text inside a script element. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const ASSETS = path.join(import.meta.dirname, '..', '..', 'build', 'client', 'assets');

/** The addresses of our fonts. */
const fonts = (): string[] =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/assets/${file}`);

/**
 * The page that gives a browser what somebody in this state has in theirs, and goes on to the page itself. They have been here
 * before: their browser has our fonts in its cache.
 */
const openingPage = (state: State, stored: readonly Stored[], scheme: string | null): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${state.name}</title><script type="module">
localStorage.clear();
sessionStorage.clear();
for (const [name, value] of ${asScript(stored)}) localStorage.setItem(name, value);
${scheme === 'light' || scheme === 'dark' ? `document.cookie = 'scheme=${scheme}; Path=/';` : ''}
await Promise.all(${asScript(fonts())}.map((font) => fetch(font)));
location.replace(${asScript(state.address)});
</script></html>
`;

/** Cookies with the scenario of the state among them. @param own those that the browser has */
const cookiesFor = ({ scenario = 'usual' }: State, own?: string): string =>
  [`${SCENARIO_COOKIE}=${scenario}`, own].filter(Boolean).join('; ');

/** The headers of a request as the site behind is to see them: from its own origin, in the scenario of the state. */
function headersFor(state: State, { headers }: IncomingMessage, origin: string): Record<string, string | string[]> {
  const given = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return {
    ...Object.fromEntries(given),
    host: new URL(origin).host,
    cookie: cookiesFor(state, headers.cookie),
    ...(headers.origin === undefined ? {} : { origin }),
  };
}

/** Passes a request on to the site, and its answer back, as they come. */
function pass(state: State, origin: string, request: IncomingMessage, response: ServerResponse): void {
  const passed = ask(
    new URL(request.url ?? '/', origin),
    { method: request.method, headers: headersFor(state, request, origin) },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

async function serveState(state: State, backends: Backends, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = await backends.originOf(state);
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  if (pathname === OPEN_PATH) {
    const email = memberOf(state);
    const stored = email === undefined ? [] : await backends.sessionOf(email);
    // A session that ends half-way begins anew.
    if (state.scenario !== undefined) await fetch(`${origin}/scenario/${state.scenario}`, { redirect: 'manual' });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(openingPage(state, stored, searchParams.get('scheme')));
    return;
  }
  const answer = answerFor(state, request.url ?? '/');
  if (answer === undefined) return pass(state, origin, request, response);
  const { authorization } = request.headers;
  const headers = { cookie: cookiesFor(state), ...(authorization === undefined ? {} : { authorization }) };
  await giveAnswer(answer, request, response, (to) => fetch(new URL(to, origin), { headers }));
}

/** The sheet and its pictures, which lie beside each other. */
function serveSheet(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname) || 'index.html';
  const type = TYPES[path.extname(name)];
  const missing = (): void => void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  if (type === undefined) return missing();
  const file = createReadStream(path.join(folder, name));
  file.once('error', missing);
  file.once('open', () => {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    file.pipe(response);
  });
}

/** @returns the port, any free one for 0 */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Failure(`Port ${port} is taken: name another with --port, or end what listens there.`) : error);
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Serves the sheet at `localhost`, and each state's live pages at a host of its own below it (`hostOf`), on one loopback port: the
 * demo in the state's scenario, with the state's answers in place of its own.
 */
export async function serveLive(
  states: readonly State[],
  backends: Backends,
  { port, folder }: { port: number; folder: string },
): Promise<{ port: number; stop: () => void }> {
  const byHost = new Map(states.map((state) => [hostOf(state), state]));
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const state = byHost.get(host);
    if (state === undefined && host.endsWith('.localhost')) response.writeHead(404).end('There is no such state.');
    else if (state === undefined) serveSheet(folder, request, response);
    else serveState(state, backends, request, response).catch(() => response.destroy());
  });
  return {
    port: await listen(server, port),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
