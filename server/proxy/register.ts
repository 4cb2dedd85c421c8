import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../contract/load.ts';
import type { DriftWatch } from '../drift/watch.ts';
import { sendError, statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { requestLimits } from '../security/limits.ts';
import { bounded } from './bounded.ts';
import { ContentReads, type Times } from './contentReads.ts';
import { failureOf } from './failure.ts';
import { changes, forget, handOn, type Taster, type Upstream } from './forwarded.ts';
import { answerHeaders, dataHeaders, requestHeaders } from './headers.ts';
import { operationAt } from './operationAt.ts';
import { publicReads, warn, type Heard } from './publicReads.ts';
import { readCopy } from './tapped.ts';

/** What stands behind a prefix, and how it is treated. */
export interface ProxyOptions extends Times {
  /** Everything below it is forwarded to the same path of the provider's host. */
  prefix: string;
  origin: string;
  /** What is known there. @param base put before its paths, which may already begin with the prefix */
  contract: Contract;
  base: string;
  /** Looks at some of the answers. */
  watch: DriftWatch;
  /** Milliseconds that the host has for an answer: for all of one that is read whole, for each part of another. */
  timeoutMs: number;
  clock: () => Date;
}

/**
 * Forwards everything below a prefix to the provider's host (D-1); public reads are answered from what is known of them. A host
 * that is dead answers 502, a slow one 504, both in the one error shape, as are its error pages; cookies of the provider pass
 * both ways. Nothing that changes something is ever sent twice.
 */
export async function registerProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { prefix, origin, timeoutMs, clock } = options;
  const tooLarge = new HttpError(413, statusMessage(413));
  const closing = new AbortController();
  const find = operationAt(options.contract.operations, options.base);
  const operationOf = ({ method, url }: FastifyRequest): Operation | undefined => find(method, url.split('?', 1)[0] ?? '');
  const { heard, taster } = listeners(options);
  const reads = publicReads({ origin, prefix, timeoutMs, closing: closing.signal }, new ContentReads(options, clock), clock, heard);

  const refuse = (request: FastifyRequest, reply: FastifyReply, error: HttpError): void => {
    const operation = operationOf(request);
    warn(request, error, operation);
    if (!reads.standIn(request, reply, operation)) void sendError(error, request, reply.headers(dataHeaders));
  };

  await app.register(async (scope) => {
    scope.addHook('onClose', async () => closing.abort());
    scope.addHook('preParsing', (request, _reply, payload, done) => {
      if (Number(request.headers['content-length'] ?? 0) > requestLimits.bodyBytes) return done(tooLarge);
      // What it says about its length need not be true, nor need it say anything. Whoever reads it hears of its end.
      const body = bounded(requestLimits.bodyBytes);
      payload.on('error', (error) => body.destroy(error));
      done(null, payload.pipe(body));
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (await reads.answer(request, reply, operationOf(request))) return reply;
    });
    await scope.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: { connect: { timeout: timeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      replyOptions: {
        // Reads are repeated by the browser's own rules (CACHE-01), writes never.
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => requestHeaders(headers),
        rewriteHeaders: (headers) => answerHeaders(headers, prefix, origin),
        // The library types all three loosely; the first two are those that this server made.
        onResponse: (forwarded, sent, answer) => {
          const request = forwarded as FastifyRequest;
          const reply = sent as FastifyReply;
          const upstream = answer as unknown as Upstream;
          void handOn(request, reply, operationOf(request), upstream, taster).then((refusal) => {
            if (refusal === undefined) return;
            forget(reply, upstream);
            refuse(request, reply, refusal);
          });
        },
        onError: (sent, { error }) => {
          const reply = sent as unknown as FastifyReply;
          const { request } = reply;
          if (error.cause instanceof HttpError) return void sendError(error.cause, request, reply);
          refuse(request, reply, failureOf(error, changes(request)));
        },
      },
    });
  });
}

/** How the watch gets what it wants of the answers: of public reads their value, of others a copy that it reads itself. */
function listeners({ contract, watch }: ProxyOptions): { heard: Heard; taster: Taster } {
  return {
    heard: (operation, { status, body }, value) => {
      if (watch.wants(operation, status)) watch.take({ contract, operation, status, bytes: body.length, value });
    },
    taster: {
      wants: (operation, status) => watch.wants(operation, status),
      take: (operation, status, copy, encoding) => {
        if (copy === undefined) return watch.skip('too large');
        watch.take({ contract, operation, status, bytes: copy.length, value: () => readCopy(copy, encoding) });
      },
    },
  };
}
