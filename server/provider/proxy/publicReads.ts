import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../platform/contract/load.ts';
import { isNotModified } from '../../platform/lib/etag.ts';
import { sendError } from '../../platform/security/errors.ts';
import type { HttpError } from '../../platform/security/httpError.ts';
import { requestProvider, type ProviderResponse, type ProviderHost } from './requestProvider.ts';
import type { ContentCache, ReadResult } from './contentCache.ts';
import { dataHeaders, selectRequestHeaders } from './headers.ts';
import { badResponseError, parseJson } from '../../platform/security/responseBody.ts';
import { joinAddress, selectQuery, splitAddress, type ProviderCapabilities } from './providerCapabilities.ts';
import { isPublicRead } from './findOperation.ts';

/** Path and query of a request to the provider. */
export interface Target {
  path: string;
  query: URLSearchParams;
}

/** Reads through a cache what a provider sends to all visitors alike. */
export interface PublicReads {
  /** Reads a URL from the cache, which requests it from the provider if necessary. */
  read(request: FastifyRequest, operation: Operation, target: Target): Promise<ReadResult>;
  /** Reads a URL from the provider with the session of a request, without the cache. */
  readWithSession(request: FastifyRequest, operation: Operation, target: Target): Promise<SentResult>;
  /** Sends the result of a read as the response. */
  send(request: FastifyRequest, reply: FastifyReply, operation: Operation, result: SentResult): void;
  /** Responds to a read without a session. @returns false when the request must be forwarded */
  respond(request: FastifyRequest, reply: FastifyReply, operation: Operation): Promise<boolean>;
  /**
   * Sends the last good response instead of a failed one, for operations that respond the same to members and visitors.
   * @returns false when there is no such response
   */
  respondWithLastGood(request: FastifyRequest, reply: FastifyReply, operation: Operation | undefined): boolean;
}

/** The result of a read that can be sent to the client. */
export type SentResult = Exclude<ReadResult, { kind: 'forward' }>;

/** Called with every response that the provider sent or confirmed. `getValue` returns its parsed body. */
export type OnContent = (operation: Operation, response: ProviderResponse, getValue: () => unknown) => void;

/** Creates the handlers of public reads. */
export function createPublicReads(
  host: ProviderHost,
  capabilities: ProviderCapabilities,
  cache: ContentCache,
  clock: () => Date,
  onContent: OnContent,
): PublicReads {
  const getTarget = ({ url }: FastifyRequest, operation: Operation): Target => {
    const { path, query } = splitAddress(url);
    return { path, query: selectQuery(operation, query, capabilities) };
  };
  const send: PublicReads['send'] = (request, reply, operation, result) => sendResult(request, reply, operation, result, clock);

  async function read(request: FastifyRequest, operation: Operation, target: Target): Promise<ReadResult> {
    const key = joinAddress(target.path, target.query);
    return cache.read(key, isUnbounded(operation, target), async (cachedResponse) => {
      const outcome = await requestProvider(host, key, cachedResponse?.headers.etag);
      if (outcome.kind === 'failed') logProviderFailure(request, outcome.error, operation);
      if (outcome.kind === 'content') onContent(operation, outcome.response, () => outcome.value);
      if (outcome.kind === 'unchanged' && cachedResponse !== undefined)
        onContent(operation, cachedResponse, () => parseJson(cachedResponse.body.toString('utf8'))?.value);
      return outcome;
    });
  }

  async function readWithSession(request: FastifyRequest, operation: Operation, { path, query }: Target): Promise<SentResult> {
    const { authorization, cookie } = selectRequestHeaders(request.headers);
    const credentials = Object.entries({ authorization, cookie }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const outcome = await requestProvider(
      host,
      joinAddress(path, query),
      undefined,
      Object.fromEntries(credentials) as Record<string, string>,
    );
    if (outcome.kind === 'failed') logProviderFailure(request, outcome.error, operation);
    if (outcome.kind === 'content') {
      onContent(operation, outcome.response, () => outcome.value);
      return { ...outcome, confirmedAt: clock().getTime(), isStale: false };
    }
    if (outcome.kind === 'long' || outcome.kind === 'unchanged') return { kind: 'failed', error: badResponseError(200, false) };
    return outcome;
  }

  return {
    read,
    readWithSession,
    send,
    async respond(request, reply, operation) {
      if (!isPublicRead(operation) || hasSession(request)) return false;
      const result = await read(request, operation, getTarget(request, operation));
      if (result.kind === 'forward') return false;
      send(request, reply, operation, result);
      return true;
    },
    respondWithLastGood(request, reply, operation) {
      // Other operations may return more to a caller with a session.
      if (operation?.security !== 'none' || !isPublicRead(operation)) return false;
      const target = getTarget(request, operation);
      const lastGood = cache.findLastGood(joinAddress(target.path, target.query), isUnbounded(operation, target));
      if (lastGood === undefined) return false;
      send(request, reply, operation, lastGood);
      return true;
    },
  };
}

/** Returns whether such URLs are unlimited in number, because they have ids, words or other parameters. */
const isUnbounded = (operation: Operation, { query }: Target): boolean => query.size > 0 || operation.path.includes('{');

/** Logs a failed or unreadable response of the provider. */
export function logProviderFailure(request: FastifyRequest, error: HttpError, operation: Operation | undefined): void {
  request.log.warn({ status: error.statusCode, operation: operation?.operationId }, 'the service behind this site failed');
}

/** Returns whether a request identifies its caller, so that the response must not be shared. */
function hasSession(request: FastifyRequest): boolean {
  const { authorization, cookie } = selectRequestHeaders(request.headers);
  return authorization !== undefined || cookie !== undefined;
}

function sendResult(request: FastifyRequest, reply: FastifyReply, operation: Operation, result: SentResult, clock: () => Date): void {
  void reply.headers(dataHeaders);
  if (result.kind === 'failed') return void sendError(result.error, request, reply);
  const { status, headers, body } = result.response;
  void reply.headers(headers);
  // The browser must not reuse the anonymous response after the visitor has logged in.
  if (operation.security !== 'none') void reply.removeHeader('expires').header('cache-control', 'private, no-store');
  if (result.kind === 'content') {
    const age = Math.max(0, Math.floor((clock().getTime() - result.confirmedAt) / 1000));
    void reply.header('age', String(age + (Number(headers.age) || 0)));
    if (result.isStale) void reply.header('x-as-of', new Date(result.confirmedAt).toISOString()).header('cache-control', 'no-store');
    else if (isNotModified(request, reply.getHeaders())) return void reply.code(304).send();
  }
  void reply.code(status).send(body);
}
