import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { getErrorCode } from '../../../server/platform/lib/errorCode.ts';

export type FetchResult =
  | { kind: 'response'; status: number; headers: Headers; mediaType: string; text: string; durationMs: number }
  | { kind: 'unreachable'; reason: string }
  /** A redirect that the client does not follow. */
  | { kind: 'redirect'; destination: string }
  /** A redirect to the same URL that sets a cookie. */
  | { kind: 'cookieRequired' }
  | { kind: 'interrupted' };

export interface CheckRequest {
  url: string;
  method?: string;
  token?: string | undefined;
  body?: string | FormData;
  /** Whether the body of a successful response is discarded unread, since it may be a large file. */
  headersOnly?: boolean;
  /** Whether the request is sent even after an interruption, because it helps to undo a write. */
  ignoresInterruption?: boolean;
}

export type Client = (request: CheckRequest) => Promise<FetchResult>;

export interface ClientOptions {
  /** Maximum concurrent requests. */
  concurrency: number;
  timeoutMs: number;
  /** Returns the milliseconds of a monotonic clock. */
  now: () => number;
  /** Aborted at an interruption. */
  signal: AbortSignal;
}

const MAX_REDIRECTS = 3;
/** Maximum `Retry-After`, in seconds, that the client waits before it repeats a request. */
const MAX_RETRY_AFTER_S = 30;
const MAX_BODY_BYTES = 64_000_000;

/** Creates a client. It follows redirects within the same origin only, so that the token is sent nowhere else. */
export function createClient({ concurrency, timeoutMs, now, signal }: ClientOptions): Client {
  const queue = new PQueue({ concurrency });

  async function send(request: CheckRequest, url: string, redirectCount: number): Promise<FetchResult> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const startMs = now();
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        signal: request.ignoresInterruption === true ? timeout : AbortSignal.any([timeout, signal]),
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
      if (signal.aborted && request.ignoresInterruption !== true) return { kind: 'interrupted' };
      return {
        kind: 'unreachable',
        reason: timeout.aborted ? `no response in ${timeoutMs / 1000} s` : (findErrorCode(error) ?? 'the connection failed'),
      };
    }
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location !== null) return followRedirect(request, url, location, response, redirectCount);
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    return { kind: 'response', status: response.status, headers: response.headers, mediaType, text, durationMs: now() - startMs };
  }

  async function followRedirect(
    request: CheckRequest,
    url: string,
    location: string,
    response: Response,
    redirectCount: number,
  ): Promise<FetchResult> {
    const from = new URL(url);
    const to = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (!to || to.origin !== from.origin) return { kind: 'redirect', destination: to?.host ?? 'an invalid address' };
    if (to.href === from.href && response.headers.has('set-cookie')) return { kind: 'cookieRequired' };
    // Only reads follow redirects: a redirected write may not be the write that the contract describes.
    if (redirectCount >= MAX_REDIRECTS || (request.method ?? 'GET') !== 'GET')
      return { kind: 'redirect', destination: 'another path of the same host' };
    return send(request, to.href, redirectCount + 1);
  }

  async function sendWithRetry(request: CheckRequest): Promise<FetchResult> {
    const result = await send(request, request.url, 0);
    if (result.kind !== 'response' || result.status !== 429) return result;
    const retryAfterSeconds = Number(result.headers.get('retry-after') ?? NaN);
    if (!(retryAfterSeconds >= 0 && retryAfterSeconds <= MAX_RETRY_AFTER_S)) return result;
    const sleepOptions = request.ignoresInterruption === true ? {} : { signal };
    const hasSlept = await sleep(retryAfterSeconds * 1000, true, sleepOptions).catch(() => false);
    return hasSlept ? send(request, request.url, 0) : { kind: 'interrupted' };
  }

  return async (request) =>
    queue.add(async () => (signal.aborted && request.ignoresInterruption !== true ? { kind: 'interrupted' } : sendWithRetry(request)));
}

/** Returns an error code such as `ECONNREFUSED` from the chain of causes. Error messages are not used, since they may contain URLs. */
function findErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  return getErrorCode(error) ?? findErrorCode(Reflect.get(error, 'cause'));
}

/** Cancels the body unread, and returns an empty string instead. */
async function discardBody(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

/** Reads the body. @throws an error with a `code` for the report when it is too large */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES)
      throw Object.assign(new Error('The response is too large.'), { code: `more than ${MAX_BODY_BYTES / 1e6} MB` });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
