import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorCode } from '../errorCode.ts';
import { sendError, statusSentence } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { requestLimits } from '../security/limits.ts';
import { bounded } from './bounded.ts';
import { answerHeaders, requestHeaders } from './headers.ts';

/** Milliseconds that the provider's host has for the beginning, and for each further part, of its answer. */
const upstreamMs = 15_000;

/** Time limits of a forwarding, in milliseconds. */
export interface ProxyOptions {
  timeoutMs?: number;
}

/**
 * Forwards everything below a prefix to the same path of the provider's host (D-1). A host that is dead answers 502, a
 * slow one 504, both in the one error shape; cookies of the provider pass both ways.
 */
export async function registerProxy(
  app: FastifyInstance,
  prefix: string,
  origin: string,
  { timeoutMs = upstreamMs }: ProxyOptions = {},
): Promise<void> {
  const tooLarge = new HttpError(413, statusSentence(413));
  await app.register(async (scope) => {
    scope.addHook('preParsing', (request, _reply, payload, done) => {
      if (Number(request.headers['content-length'] ?? 0) > requestLimits.bodyBytes) return done(tooLarge);
      // What it says about its length need not be true, nor need it say anything. Whoever reads it hears of its end.
      const body = bounded(requestLimits.bodyBytes);
      payload.on('error', (error) => body.destroy(error));
      done(null, payload.pipe(body));
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
        onError: (reply, { error }) => {
          // The library types the reply loosely; it is the one that this server made.
          const own = reply as unknown as FastifyReply;
          if (error.cause instanceof HttpError) return void sendError(error.cause, own.request, own);
          const status = upstreamStatus(error);
          own.request.log.warn({ err: error, status, prefix }, 'the service behind this site failed');
          void sendError(new HttpError(status, statusSentence(status)), own.request, own);
        },
      },
    });
  });
}

function upstreamStatus(error: Error): 502 | 504 {
  return [error, error.cause].some((one) => /TIMEOUT|TIMEDOUT/.test(errorCode(one) ?? '')) ? 504 : 502;
}
