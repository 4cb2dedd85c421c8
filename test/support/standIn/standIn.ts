import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endLater } from '../cleanup.ts';
import { ResponseOverride, criticalErrorPage, notFoundPage, type Call, type FieldValue, type Handler } from './responses.ts';
import { createContentSystem } from './contentSystem.ts';
import { PASSCODE } from './data/people.ts';
import { findCall, mediaPath, listUndocumentedParts, type CallName } from './documents.ts';
import { createJobBackend } from './jobBackend.ts';

/**
 * The modes of the stand-in: `down` closes connections, `slow` delays responses, `html500` sends WordPress's error page, and `refuses`
 * sends 200 with `success: false`.
 */
export const modes = ['up', 'down', 'slow', 'html500', 'refuses'] as const;
export type Mode = (typeof modes)[number];

export interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Whether the request had an Authorization header. */
  hasAuthorization: boolean;
  contentType: string;
  /** Names of the body's fields. */
  fields: string[];
  /** The parts of the request that the documents do not name. */
  undocumented: string[];
  /** A sentence with the passcode, if the request asked for one. */
  note?: string;
}

export interface StandIn {
  origin: string;
  requests: LoggedRequest[];
  setMode: (mode: Mode) => void;
  close: () => Promise<void>;
}

interface TestResponse {
  status: number;
  type: string;
  body: string | Buffer;
}

export interface StandInOptions {
  port?: number;
  /** Milliseconds before each response in the mode `slow`. */
  slowMs?: number;
  /** Number of active events, at least two. */
  eventCount?: number;
  /** Replaces the response to a request, as a fault of the provider does. Undefined leaves it; a body that is a string is sent as HTML. */
  respond?: (path: string) => { status: number; body: unknown } | undefined;
  /** Changes the JSON of a response to a GET request. Not called for `user-details`, which confirms a session. */
  changeResponse?: (value: unknown, path: string) => unknown;
}

const SLOW_MS = 10_000;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const json = (status: number, value: unknown): TestResponse => ({ status, type: 'application/json', body: JSON.stringify(value) });
const html = (status: number, body: string): TestResponse => ({ status, type: 'text/html; charset=UTF-8', body });

/** Returns the response for an uploaded file or picture. A file whose name begins with `gone` does not exist. */
function respondWithUpload(path: string): TestResponse {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.startsWith('gone')) return html(404, notFoundPage);
  if (name.endsWith('.png')) return { status: 200, type: 'image/png', body: Buffer.from(PIXEL, 'base64') };
  if (name.endsWith('.pdf')) return { status: 200, type: 'application/pdf', body: `%PDF-1.4\n% ${name}\n%%EOF\n` };
  if (!name.endsWith('.svg')) return html(404, notFoundPage);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#7a9"/></svg>`;
  return { status: 200, type: 'image/svg+xml', body: svg };
}

/** Returns the fields of a JSON or form body; none when it is malformed. */
async function readFields(request: IncomingMessage): Promise<Record<string, FieldValue>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (body.length === 0) return {};
  try {
    if (type.includes('json')) return JSON.parse(body.toString()) as Record<string, FieldValue>;
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const fields: Record<string, FieldValue> = {};
    for (const name of new Set(form.keys())) {
      const values = form.getAll(name);
      fields[name] = values.length > 1 ? values.map(String) : (values[0] ?? '');
    }
    return fields;
  } catch {
    return {};
  }
}

/** Starts a stand-in for a provider. It has data of its own and only the calls that the specification's two documents name. */
export async function startStandIn({
  port = 0,
  slowMs = SLOW_MS,
  eventCount: events = 2,
  changeResponse: change = (value) => value,
  respond: respondWithFault = () => undefined,
}: StandInOptions = {}): Promise<StandIn> {
  const requests: LoggedRequest[] = [];
  let mode: Mode = 'up';

  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) => send(response, html(500, String(error))));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const contentSystem = createContentSystem(origin, events);
  const jobBackend = createJobBackend(origin);
  const handlers: Record<CallName, Handler> = { ...contentSystem.handlers, ...jobBackend.handlers };

  async function respondAsDocumented(method: string, path: string, call: Call): Promise<TestResponse> {
    const file = jobBackend.files.get(path);
    if (file) return { status: 200, type: file.type, body: Buffer.from(await file.arrayBuffer()) };
    if (method === 'GET' && mediaPath.test(path)) return respondWithUpload(path);
    const documentedCall = findCall(method, path);
    if (!documentedCall) return html(404, notFoundPage);
    try {
      const value = handlers[documentedCall.name]({ ...call, id: documentedCall.id });
      return json(200, method === 'GET' && !path.endsWith('/user-details') ? change(value, path) : value);
    } catch (error) {
      if (!(error instanceof ResponseOverride)) throw error;
      return typeof error.body === 'string' ? html(error.status, error.body) : json(error.status, error.body);
    }
  }

  /** Handles `/__log` and `/__mode/{mode}`, for tests that run the stand-in as a process. @returns undefined for any other request */
  function respondToControl(method: string, path: string): TestResponse | undefined {
    if (path === '/__log') return json(200, requests);
    const requestedMode = modes.find((item) => path === `/__mode/${item}`);
    if (method !== 'PUT' || requestedMode === undefined) return undefined;
    mode = requestedMode;
    return json(200, { mode });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    const control = respondToControl(method, path);
    if (control) return send(response, control);

    const fields = await readFields(request);
    const fieldNames = Object.keys(fields);
    requests.push({
      method,
      path,
      query: Object.fromEntries(query),
      hasAuthorization: request.headers.authorization !== undefined,
      contentType: request.headers['content-type'] ?? '',
      fields: fieldNames,
      undocumented: listUndocumentedParts(method, path, [...query.keys()], fieldNames),
      ...(path.endsWith('/send-otp') ? { note: `The passcode is ${PASSCODE}.` } : {}),
    });

    const fault = respondWithFault(path);
    if (fault) return send(response, typeof fault.body === 'string' ? html(fault.status, fault.body) : json(fault.status, fault.body));
    if (mode === 'down') return void request.socket.destroy();
    if (mode === 'slow') await pause(slowMs, undefined, { ref: false });
    if (mode === 'html500') return send(response, html(500, criticalErrorPage));
    if (mode === 'refuses') return send(response, json(200, { success: false }));
    const person = contentSystem.sessions.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
    send(response, await respondAsDocumented(method, path, { id: '', query, fields, person }));
  }

  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  endLater(close);
  return {
    origin,
    requests,
    setMode: (next) => {
      mode = next;
    },
    close,
  };
}

function send(response: ServerResponse, { status, type, body }: TestResponse): void {
  if (response.writableEnded || response.destroyed) return;
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}
