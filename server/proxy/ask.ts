import type { HttpError } from '../security/httpError.ts';
import { failureOf } from './failure.ts';
import { answerHeaders, ownLocation } from './headers.ts';
import { holdsContent, jsonIn, refusalOf } from './judge.ts';
import { readBody, TooLong } from './readBody.ts';

/** Longest answer that is read whole; bytes. Whatever is longer is handed on as it comes. */
const MOST_BYTES = 8 * 1024 * 1024;

const MOST_REDIRECTS = 3;

/** An answer, read whole. */
export interface Answer {
  status: number;
  /** Those that may be handed on; nothing about its encoding, length or cookies. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** What came of asking the provider. */
export type Outcome =
  /** Content; `value` is what the body holds. */
  | { kind: 'content'; answer: Answer; value: unknown }
  /** What is known by the tag that was sent along still stands. */
  | { kind: 'unchanged' }
  /** The provider says that there is no such thing (any more). */
  | { kind: 'gone'; answer: Answer }
  /** The provider says no in words of its own. */
  | { kind: 'refused'; answer: Answer }
  /** No answer, or none that can be read. */
  | { kind: 'failed'; error: HttpError }
  /** Too long to be read whole. */
  | { kind: 'long' };

/** How to reach a provider's host. */
export interface Host {
  origin: string;
  /** The path below which everything of it lies, for example `/wp-json`. */
  prefix: string;
  /** Milliseconds for the whole of an answer. */
  timeoutMs: number;
  /** Ends what is under way when the server stops. */
  closing: AbortSignal;
}

/**
 * Reads from the provider as a visitor without a session: no token, no cookie. Redirects are followed on this host, below its
 * prefix, and nowhere else.
 * @param target path and query @param etag of what is known
 */
export async function ask(host: Host, target: string, etag: string | undefined): Promise<Outcome> {
  const signal = AbortSignal.any([AbortSignal.timeout(host.timeoutMs), host.closing]);
  const headers = { accept: 'application/json', ...(etag === undefined ? {} : { 'if-none-match': etag }) };
  try {
    let at = target;
    for (let hops = 0; ; hops += 1) {
      const response = await fetch(`${host.origin}${at}`, { headers, signal, redirect: 'manual' });
      if (response.status < 300 || response.status > 399 || response.status === 304) return await judged(host, response, etag);
      await response.body?.cancel();
      const next = ownLocation(response.headers.get('location') ?? undefined, host.prefix, `${host.origin}${at}`);
      if (next === undefined || hops === MOST_REDIRECTS) return { kind: 'failed', error: refusalOf(response.status, false) };
      at = next;
    }
  } catch (error) {
    return error instanceof TooLong ? { kind: 'long' } : { kind: 'failed', error: failureOf(error, false) };
  }
}

async function judged(host: Host, response: Response, etag: string | undefined): Promise<Outcome> {
  const { status } = response;
  if (status === 304 && etag !== undefined) return { kind: 'unchanged' };
  const body = await readBody(response.body ?? new ReadableStream<Uint8Array>({ start: (flow) => flow.close() }), MOST_BYTES);
  const json = jsonIn(body.toString('utf8'));
  if (json === undefined) return { kind: 'failed', error: refusalOf(status, false) };
  const passed = Object.entries(answerHeaders(Object.fromEntries(response.headers), host.prefix, host.origin)).filter(
    ([name]) => !ownToTheWay.has(name),
  );
  // Whatever the provider calls it, what was found to be JSON is sent as JSON.
  const headers = { ...(Object.fromEntries(passed) as Record<string, string>), 'content-type': 'application/json; charset=utf-8' };
  const answer: Answer = { status, headers, body };
  if (status >= 200 && status < 300 && holdsContent(json.value)) return { kind: 'content', answer, value: json.value };
  return { kind: status === 404 || status === 410 ? 'gone' : 'refused', answer };
}

/** Headers about one transfer, or about one visitor. */
const ownToTheWay = new Set(['content-encoding', 'content-length', 'date', 'location', 'set-cookie', 'vary', 'content-type']);
