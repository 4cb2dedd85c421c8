import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/load.ts';
import { isNotModified } from '../etag.ts';
import { sendError } from '../security/errors.ts';
import type { HttpError } from '../security/httpError.ts';
import { requestProvider, type ProviderResponse, type ProviderHost } from './requestProvider.ts';
import type { ContentCache, ReadResult } from './contentCache.ts';
import { dataHeaders, selectRequestHeaders } from './headers.ts';
import { parseJson } from './responseBody.ts';
import { isPublicRead } from './findOperation.ts';

/** Responds to public reads of a provider from the cache. */
export interface PublicReads {
  /** Responds to a read without a session. @returns false when it is to be forwarded */
  respond(request: FastifyRequest, reply: FastifyReply, operation: Operation | undefined): Promise<boolean>;
  /**
   * Responds with the last good response in place of a failed one, where members and visitors get the same.
   * @returns false when there is none
   */
  respondWithLastGood(request: FastifyRequest, reply: FastifyReply, operation: Operation | undefined): boolean;
}

/** Called with every response with content that the provider sent or confirmed. */
export type OnContent = (operation: Operation, answer: ProviderResponse, value: () => unknown) => void;

/** Creates the handlers of public reads. */
export function createPublicReads(host: ProviderHost, reads: ContentCache, clock: () => Date, onContent: OnContent): PublicReads {
  return {
    async respond(request, reply, operation) {
      const address = operation && cacheAddress(request, operation);
      if (operation === undefined || address === undefined || hasSession(request)) return false;
      const result = await reads.read(address.key, address.unbounded, async (known) => {
        const outcome = await requestProvider(host, address.key, known?.headers.etag);
        if (outcome.kind === 'failed') logProviderFailure(request, outcome.error, operation);
        if (outcome.kind === 'content') onContent(operation, outcome.response, () => outcome.value);
        if (outcome.kind === 'unchanged' && known !== undefined)
          onContent(operation, known, () => parseJson(known.body.toString('utf8'))?.value);
        return outcome;
      });
      if (result.kind === 'forward') return false;
      sendResult(request, reply, operation, result, clock);
      return true;
    },
    respondWithLastGood(request, reply, operation) {
      // Other operations may return more to a session.
      const address = operation?.security === 'none' ? cacheAddress(request, operation) : undefined;
      const reading = address && reads.findLastGood(address.key, address.unbounded);
      if (operation === undefined || reading === undefined) return false;
      sendResult(request, reply, operation, reading, clock);
      return true;
    },
  };
}

/** Logs a failed or unreadable response of the provider. */
export function logProviderFailure(request: FastifyRequest, error: HttpError, operation: Operation | undefined): void {
  request.log.warn({ status: error.statusCode, operation: operation?.operationId }, 'the service behind this site failed');
}

/** Whether a request identifies its caller: its response is not shared. */
function hasSession(request: FastifyRequest): boolean {
  const { authorization, cookie } = selectRequestHeaders(request.headers);
  return authorization !== undefined || cookie !== undefined;
}

/** Returns the cache key of a public read, with sorted parameters; undefined for other calls and unknown parameters. */
function cacheAddress(request: FastifyRequest, operation: Operation): { key: string; unbounded: boolean } | undefined {
  if (!isPublicRead(operation)) return undefined;
  const [path = '', ...rest] = request.url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const known = new Set(operation.parameters.filter(({ place }) => place === 'query').map(({ name }) => name));
  if ([...query.keys()].some((name) => !known.has(name))) return undefined;
  query.sort();
  return { key: query.size === 0 ? path : `${path}?${query.toString()}`, unbounded: query.size > 0 || operation.path.includes('{') };
}

function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  result: Exclude<ReadResult, { kind: 'forward' }>,
  clock: () => Date,
): void {
  void reply.headers(dataHeaders);
  if (result.kind === 'failed') return void sendError(result.error, request, reply);
  const { status, headers, body } = result.response;
  void reply.headers(headers);
  // A later session of the same browser must not get the anonymous response.
  if (operation.security !== 'none') void reply.removeHeader('expires').header('cache-control', 'private, no-store');
  if (result.kind === 'content') {
    const age = Math.max(0, Math.floor((clock().getTime() - result.confirmedAt) / 1000));
    void reply.header('age', String(age + (Number(headers.age) || 0)));
    if (result.isStale) void reply.header('x-as-of', new Date(result.confirmedAt).toISOString()).header('cache-control', 'no-store');
    else if (isNotModified(request, reply.getHeaders())) return void reply.code(304).send();
  }
  void reply.code(status).send(body);
}
