import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorCode } from '../errorCode.ts';
import { sendError, statusSentence } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { requestLimits } from '../security/limits.ts';

/** Milliseconds that the provider's host has for the beginning, and for each further part, of its answer. */
export const upstreamMs = 15_000;

/** Request headers that reach the provider's host; cookies and the network's own headers do not. */
const passedOn = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'content-length',
  'user-agent',
  'if-none-match',
  'if-modified-since',
];

/** Answer headers that are the provider's business with its own visitors, not with ours. */
const dropped =
  /^(set-cookie|server|x-powered-by|strict-transport-security|content-security-policy.*|access-control-.*|x-frame-options|permissions-policy|cross-origin-.*|referrer-policy|alt-svc|report-to|nel|link)$/i;

/** What the provider answers is data: should a browser open it as a page, nothing in it runs. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Time limits of a forwarding, in milliseconds. */
export interface ProxyOptions {
  timeoutMs?: number;
}

/**
 * Forwards everything below a prefix to the same path of the provider's host (D-1). A host that is dead answers 502, a
 * slow one 504, both in the one error shape; cookies go neither way.
 */
export async function registerProxy(
  app: FastifyInstance,
  prefix: string,
  origin: string,
  { timeoutMs = upstreamMs }: ProxyOptions = {},
): Promise<void> {
  await app.register(proxy, {
    upstream: origin,
    prefix,
    rewritePrefix: prefix,
    disableRequestLogging: true,
    undici: { connect: { timeout: timeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    preHandler: (request, _reply, done) => {
      const length = Number(request.headers['content-length'] ?? 0);
      done(length > requestLimits.bodyBytes ? new HttpError(413, statusSentence(413)) : undefined);
    },
    replyOptions: {
      // Reads are repeated by the browser's own rules (CACHE-01), writes never.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) =>
        Object.fromEntries(
          Object.entries(headers).filter(([name]) => passedOn.includes(name.toLowerCase()) || name.toLowerCase() === 'host'),
        ),
      rewriteHeaders: (headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.test(name))),
        'content-security-policy': dataPolicy,
        'x-content-type-options': 'nosniff',
      }),
      onError: (reply, { error }) => {
        // The library types the reply loosely; it is the one that this server made.
        const own = reply as unknown as FastifyReply;
        const status = upstreamStatus(error);
        own.request.log.warn({ err: error, status, prefix }, 'the service behind this site failed');
        void sendError(new HttpError(status, statusSentence(status)), own.request, own);
      },
    },
  });
}

function upstreamStatus(error: Error): 502 | 504 {
  return [error, error.cause].some((one) => /TIMEOUT|TIMEDOUT/.test(errorCode(one) ?? '')) ? 504 : 502;
}
