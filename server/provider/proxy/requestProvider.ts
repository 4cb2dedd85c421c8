import type { HttpError } from '../../platform/security/httpError.ts';
import { gatewayError } from './gatewayError.ts';
import { selectResponseHeaders, rewriteLocation } from './headers.ts';
import { isContent, parseJson, badResponseError } from '../../platform/security/responseBody.ts';
import { readBody, BodyTooLongError } from '../../platform/security/readBody.ts';

/** Largest response that is read, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

const MAX_REDIRECTS = 3;

/** This module sends reads only. */
const IS_WRITE = false;

export interface ProviderResponse {
  status: number;
  /** Headers that may be forwarded: none about encoding, length and cookies. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export type Outcome =
  /** A successful response that is the body of a read (`isContent`); `value` is the parsed body. */
  | { kind: 'content'; response: ProviderResponse; value: unknown }
  /** 304 for the entity tag that was sent. */
  | { kind: 'unchanged' }
  /** 404 or 410. */
  | { kind: 'gone'; response: ProviderResponse }
  /** Any other response in JSON. */
  | { kind: 'refused'; response: ProviderResponse }
  /** No response, an unreadable response, or a redirect that is not followed. */
  | { kind: 'failed'; error: HttpError }
  /** More than `MAX_BYTES`, so that the body was not kept. */
  | { kind: 'long' };

export interface ProviderHost {
  origin: string;
  /** Path of the API, for example `/wp-json`. */
  prefix: string;
  /** Milliseconds for the complete response. */
  timeoutMs: number;
  /** Aborts pending requests when the server stops. */
  closeSignal: AbortSignal;
  /** Headers of requests that are not sent on behalf of a member. */
  visitorHeaders: Readonly<Record<string, string>>;
}

/**
 * Reads from the provider, by default as a visitor. Follows redirects only within the host, and below its prefix.
 * @param target path and query
 * @param etag entity tag of the cached response
 * @param credentials headers of a member's session
 */
export async function requestProvider(
  host: ProviderHost,
  target: string,
  etag: string | undefined,
  credentials: Readonly<Record<string, string>> = host.visitorHeaders,
): Promise<Outcome> {
  const signal = AbortSignal.any([AbortSignal.timeout(host.timeoutMs), host.closeSignal]);
  const headers = { accept: 'application/json', ...credentials, ...(etag === undefined ? {} : { 'if-none-match': etag }) };
  try {
    let currentTarget = target;
    for (let hops = 0; ; hops += 1) {
      const response = await fetch(`${host.origin}${currentTarget}`, { headers, signal, redirect: 'manual' });
      if (response.status < 300 || response.status > 399 || response.status === 304) return await classifyResponse(host, response, etag);
      await response.body?.cancel();
      const next = rewriteLocation(response.headers.get('location') ?? undefined, host.prefix, `${host.origin}${currentTarget}`);
      if (next === undefined || hops === MAX_REDIRECTS) return { kind: 'failed', error: badResponseError(response.status, IS_WRITE) };
      currentTarget = next;
    }
  } catch (error) {
    return error instanceof BodyTooLongError ? { kind: 'long' } : { kind: 'failed', error: gatewayError(error, IS_WRITE) };
  }
}

async function classifyResponse(host: ProviderHost, response: Response, etag: string | undefined): Promise<Outcome> {
  const { status } = response;
  if (status === 304 && etag !== undefined) return { kind: 'unchanged' };
  // No such status may be sent.
  if (status > 599) {
    await response.body?.cancel();
    return { kind: 'failed', error: badResponseError(status, IS_WRITE) };
  }
  const body = await readBody(response.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() }), MAX_BYTES);
  const json = parseJson(body.toString('utf8'));
  if (json === undefined) return { kind: 'failed', error: badResponseError(status, IS_WRITE) };
  const forwardedHeaders = Object.entries(selectResponseHeaders(Object.fromEntries(response.headers), host.prefix, host.origin)).filter(
    ([name]) => !TRANSFER_HEADERS.has(name),
  );
  // The body was parsed as JSON, whatever the provider's content type says.
  const headers = {
    ...(Object.fromEntries(forwardedHeaders) as Record<string, string>),
    'content-type': 'application/json; charset=utf-8',
  };
  const providerResponse: ProviderResponse = { status, headers, body };
  if (status >= 200 && status < 300 && isContent(json.value)) return { kind: 'content', response: providerResponse, value: json.value };
  return { kind: status === 404 || status === 410 ? 'gone' : 'refused', response: providerResponse };
}

/** Headers that concern a single transfer or a single visitor, so that they are not cached. */
const TRANSFER_HEADERS = new Set(['content-encoding', 'content-length', 'date', 'location', 'set-cookie', 'vary']);
