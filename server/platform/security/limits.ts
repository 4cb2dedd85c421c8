import { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../deps.ts';
import { hashClient } from './clientAddress.ts';
import { HttpError } from './httpError.ts';
import { createRateStore, formatRateLimitKey } from './rateStore.ts';

export const requestLimits = {
  /** Bytes of a body: a 5 MB file and its fields. */
  bodyBytes: 6 * 1024 * 1024,
  /** Bytes of a JSON body: an enquiry of 50,000 letters in any script. Parsing 6 MB of JSON can block the event loop for a second. */
  jsonBytes: 256 * 1024,
  /** Bytes of one uploaded file. */
  fileBytes: 5 * 1024 * 1024,
  /** Bytes of one text field of a form. */
  fieldBytes: 64 * 1024,
  /** Milliseconds until the headers of a request have arrived. */
  headersTimeoutMs: 30_000,
  /** Milliseconds until a request has arrived completely: 5 MB at 70 kbit/s. */
  requestTimeoutMs: 600_000,
  /** Milliseconds from the complete arrival of a request until its response begins. */
  responseTimeoutMs: 30_000,
} as const;

/** At most `max` requests in `timeWindow` milliseconds. A window begins with the first request after the last window. */
export interface RateLimit {
  max: number;
  timeWindow: number;
  /** Whether calls are counted per member (anonymous calls per client). By default all calls are counted per client. */
  perMember?: boolean;
  /** Whether each process counts in memory. Then only requests from the network count, and not those that rendering makes. */
  inMemory?: boolean;
}

/** Returns a limit as a route's `config.rateLimit`. Limits per member are checked after the `onRequest` hooks have read the session. */
export function toRouteRateLimit({ max, timeWindow, perMember, inMemory }: RateLimit): RateLimitOptions & { inMemory?: true } {
  const limit = { max, timeWindow, hook: perMember === true ? 'preParsing' : 'onRequest' } as const;
  if (inMemory !== true) return limit;
  return { ...limit, inMemory, allowList: ({ raw }) => !(raw.socket instanceof Socket) };
}

/** Returns the error 429. @param waitMs milliseconds until the next call is allowed */
export function rateLimitError(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new HttpError(429, `Too many requests. Please wait ${wait} and try again.`, { 'retry-after': String(seconds) });
}

/**
 * Makes rate limits available to routes (`config.rateLimit`). Responds 503 while the event loop is delayed too much or the heap is nearly
 * full.
 * @param maxEventLoopDelayMs largest allowed delay of the event loop in milliseconds; 0 allows any delay
 */
export async function registerLimits(
  app: FastifyInstance,
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'secret'>,
  maxEventLoopDelayMs = 5_000,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: createRateStore(deps),
    keyGenerator: (request) => formatRateLimitKey(request, request.member?.id ?? hashClient(request, deps.secret)),
    errorResponseBuilder: (_request, context) => rateLimitError(context.ttl),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    // Long enough that one slow rendering does not count as overload.
    sampleInterval: 10_000,
    eventLoopUtilizationMode: 'interval',
    retryAfter: 5,
  });
}
