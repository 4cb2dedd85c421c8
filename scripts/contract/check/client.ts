import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { getErrorCode } from '../../../server/errorCode.ts';

export type Reply =
  | { kind: 'response'; status: number; headers: Headers; media: string; text: string; ms: number }
  | { kind: 'unreachable'; why: string }
  | { kind: 'redirect'; to: string }
  /** Requests the same address again, with a cookie. */
  | { kind: 'cookie' }
  | { kind: 'interrupted' };

export interface OutgoingRequest {
  url: string;
  method?: string;
  token?: string | undefined;
  body?: string | FormData;
  /** Does not read the body, for files. */
  headersOnly?: boolean;
  /** Sent even after an interruption, because it undoes a write. */
  undo?: boolean;
}

export type Client = (request: OutgoingRequest) => Promise<Reply>;

export interface ClientOptions {
  concurrency: number;
  timeoutMs: number;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  interrupted: AbortSignal;
}

const MAX_REDIRECTS = 3;
/** Maximum `Retry-After` in seconds that is honoured. */
const MAX_WAIT_S = 30;
const MAX_BODY_BYTES = 64_000_000;

/** Creates a client. It follows redirects within the same origin only, so that the token is sent nowhere else. */
export function makeClient({ concurrency, timeoutMs, now, interrupted }: ClientOptions): Client {
  const queue = new PQueue({ concurrency });

  async function send(request: OutgoingRequest, url: string, hops: number): Promise<Reply> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const started = now();
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        signal: request.undo === true ? timeout : AbortSignal.any([timeout, interrupted]),
        headers: {
          accept: 'application/json, */*;q=0.1',
          'user-agent': 'contract-check',
          ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
          ...(typeof request.body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      text = request.headersOnly === true && response.ok ? await discardBody(response) : await readText(response);
    } catch (error) {
      if (interrupted.aborted && request.undo !== true) return { kind: 'interrupted' };
      return {
        kind: 'unreachable',
        why: timeout.aborted ? `no response in ${timeoutMs / 1000} s` : (codeOf(error) ?? 'the connection broke off'),
      };
    }
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location !== null) return followRedirect(request, url, location, response, hops);
    const media = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    return { kind: 'response', status: response.status, headers: response.headers, media, text, ms: now() - started };
  }

  async function followRedirect(
    request: OutgoingRequest,
    from: string,
    location: string,
    response: Response,
    hops: number,
  ): Promise<Reply> {
    const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
    if (!target || target.origin !== new URL(from).origin) return { kind: 'redirect', to: target?.host ?? 'nowhere' };
    if (target.href === new URL(from).href && response.headers.has('set-cookie')) return { kind: 'cookie' };
    // A redirected write would be another request.
    if (hops >= MAX_REDIRECTS || (request.method ?? 'GET') !== 'GET') return { kind: 'redirect', to: 'another path of its own' };
    return send(request, target.href, hops + 1);
  }

  async function sendWithRetry(request: OutgoingRequest): Promise<Reply> {
    const reply = await send(request, request.url, 0);
    if (reply.kind !== 'response' || reply.status !== 429) return reply;
    const waitSeconds = Number(reply.headers.get('retry-after') ?? 'x');
    if (!(waitSeconds >= 0 && waitSeconds <= MAX_WAIT_S)) return reply;
    const slept = await sleep(waitSeconds * 1000, true, { signal: interrupted }).catch(() => false);
    return slept ? send(request, request.url, 0) : { kind: 'interrupted' };
  }

  return async (call) => queue.add(async () => (interrupted.aborted && call.undo !== true ? { kind: 'interrupted' } : sendWithRetry(call)));
}

/** Returns an error code such as `ECONNREFUSED` from the chain of causes; messages may contain addresses. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  return getErrorCode(error) ?? codeOf(Reflect.get(error, 'cause'));
}

async function discardBody(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) throw Object.assign(new Error('too long'), { code: `more than ${MAX_BODY_BYTES / 1e6} MB` });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
