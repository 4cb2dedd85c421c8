import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../../platform/contract/load.ts';
import { getValidators } from '../../platform/contract/validators.ts';
import type { DriftMonitor } from '../drift/driftMonitor.ts';
import { sendError, getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { requestLimits } from '../../platform/security/limits.ts';
import { ContentCache, type CacheTimes } from './contentCache.ts';
import { createConnectionOptions } from './connectionOptions.ts';
import { gatewayError } from './gatewayError.ts';
import { isWrite, discardResponse, forwardResponse, type ResponseListener, type UpstreamResponse } from './forwardResponse.ts';
import { selectResponseHeaders, dataHeaders, selectRequestHeaders } from './headers.ts';
import { createOperationFinder, type FoundOperation } from './findOperation.ts';
import { selectQuery, splitAddress, type ProviderCapabilities } from './providerCapabilities.ts';
import { createPublicReads, logProviderFailure, type OnContent, type PublicReads } from './publicReads.ts';
import { readCopy } from './copyWhileSending.ts';

export interface ProxyOptions extends CacheTimes {
  /** Path below which all calls belong to the host. */
  prefix: string;
  origin: string;
  /** Contract of the host's API. */
  contract: Contract;
  /** Prepended to the contract's paths; empty if these already begin with the prefix. */
  base: string;
  monitor: DriftMonitor;
  /** Milliseconds for a complete response; counted from its headers if it is forwarded. Files that keep arriving may take longer. */
  timeoutMs: number;
  clock: () => Date;
  capabilities: ProviderCapabilities;
  /** Headers of requests that are not sent on behalf of a member. */
  visitorHeaders?: Readonly<Record<string, string>>;
  /** Responds to calls that must not be forwarded unchanged. Returns false for other calls; throws HttpError to refuse a call. */
  respond?: (request: FastifyRequest, reply: FastifyReply, operation: Operation, publicReads: PublicReads) => Promise<boolean>;
  /** Called with the parsed response to a forwarded write, before the response is sent. */
  onWritten?: (request: FastifyRequest, operation: Operation, body: unknown) => Promise<void>;
}

/**
 * Forwards the contract's calls below a prefix to the provider's host (D-1), and serves public reads from the cache. Responds
 * 502 if the host is down and 504 if it is slow. These errors, and the host's error pages, are sent as an `ErrorBody`. Cookies
 * of the provider pass both ways. Writes are never repeated.
 */
export async function registerProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { prefix, origin, timeoutMs, clock, capabilities, onWritten } = options;
  const closeController = new AbortController();
  const findOperation = createOperationFinder(options.contract.operations, options.base);
  const validators = getValidators(options.contract);
  const matchRequest = ({ method, url }: FastifyRequest): FoundOperation | undefined => findOperation(method, url.split('?', 1)[0] ?? '');
  const findRequestOperation = (request: FastifyRequest): Operation | undefined => matchRequest(request)?.operation;
  const { onContent, sampler } = createDriftListeners(options);
  const publicReads = createPublicReads(
    { origin, prefix, timeoutMs, closeSignal: closeController.signal, visitorHeaders: options.visitorHeaders ?? {} },
    capabilities,
    new ContentCache(options, clock),
    clock,
    onContent,
  );

  const sendFailure = (request: FastifyRequest, reply: FastifyReply, error: HttpError): void => {
    const operation = findRequestOperation(request);
    logProviderFailure(request, error, operation);
    if (!publicReads.respondWithLastGood(request, reply, operation)) void sendError(error, request, reply.headers(dataHeaders));
  };

  await app.register(async (scope) => {
    scope.addHook('onClose', async () => closeController.abort());
    scope.addHook('preParsing', async ({ headers }) => {
      if (Number(headers['content-length'] ?? 0) > requestLimits.bodyBytes) throw new HttpError(413, getStatusMessage(413));
    });
    scope.addHook('preHandler', async (request, reply) => {
      const match = matchRequest(request);
      const operation = match?.operation;
      // Refuses values such as `..%2f`: the provider may decode them before it interprets the path.
      if (match) validators.getParametersCheck(match.operation, 'path')?.(match.params);
      if (operation && (await options.respond?.(request, reply, operation, publicReads))) return reply;
      if (!operation || !capabilities.includes(operation)) throw new HttpError(404, getStatusMessage(404));
      if (await publicReads.respond(request, reply, operation)) return reply;
    });
    await scope.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: createConnectionOptions(timeoutMs),
      replyOptions: {
        // The browser retries reads (CACHE-01); writes are never retried.
        retryDelay: () => null,
        queryString: (_search, url, request) => {
          const operation = findRequestOperation(request as FastifyRequest);
          const { query } = splitAddress(url);
          return (operation === undefined ? query : selectQuery(operation, query, capabilities)).toString();
        },
        rewriteRequestHeaders: (_request, headers) => selectRequestHeaders(headers),
        rewriteHeaders: (headers) => selectResponseHeaders(headers, prefix, origin),
        // The library's types are loose; request and reply are this server's own.
        onResponse: (forwardedRequest, sentReply, response) => {
          const request = forwardedRequest as FastifyRequest;
          const reply = sentReply as FastifyReply;
          const upstream = response as unknown as UpstreamResponse;
          void forwardResponse(request, reply, findRequestOperation(request), upstream, timeoutMs, { ...sampler, onWritten }).then(
            (refusal) => {
              if (refusal === undefined) return;
              discardResponse(reply, upstream);
              sendFailure(request, reply, refusal);
            },
          );
        },
        onError: (sentReply, { error }) => {
          const reply = sentReply as unknown as FastifyReply;
          const { request } = reply;
          if (error.cause instanceof HttpError) return void sendError(error.cause, request, reply);
          sendFailure(request, reply, gatewayError(error, isWrite(request)));
        },
      },
    });
  });
}

/** Creates the listeners that pass responses to the drift monitor: `onContent` for public reads, `sampler` for forwarded responses. */
function createDriftListeners({ contract, monitor }: ProxyOptions): { onContent: OnContent; sampler: Omit<ResponseListener, 'onWritten'> } {
  return {
    onContent: (operation, { status, body }, parseBody) => {
      if (monitor.shouldSample(operation, status)) monitor.enqueue({ contract, operation, status, bytes: body.length, parseBody });
    },
    sampler: {
      shouldSample: (operation, status) => monitor.shouldSample(operation, status),
      addSample: (operation, status, copy, encoding) => {
        if (copy === undefined) return monitor.skip('too large');
        monitor.enqueue({ contract, operation, status, bytes: copy.length, parseBody: () => readCopy(copy, encoding) });
      },
    },
  };
}
