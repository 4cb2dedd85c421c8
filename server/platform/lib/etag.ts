import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Returns a strong entity tag of a body. */
export const createEtag = (body: string | Uint8Array): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Returns whether the client's copy is still current, so that the response can be 304. */
export function isNotModified({ headers }: Pick<FastifyRequest, 'headers'>, responseHeaders: Parameters<typeof fresh>[1]): boolean {
  // Does not pass on `cache-control`: `fetch` adds `no-cache` to every conditional request, and `fresh` would then return false.
  return fresh({ 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] }, responseHeaders);
}

/** Sends a body that anyone may cache for a time; 304 when the client's copy is still current. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, etag, maxAgeMs }: { body: string | Buffer; type: string; etag: string; maxAgeMs: number },
): FastifyReply {
  void reply.headers({ etag, 'cache-control': `public, max-age=${maxAgeMs / 1000}` });
  return isNotModified(request, reply.getHeaders()) ? reply.code(304).send() : reply.type(type).send(body);
}
