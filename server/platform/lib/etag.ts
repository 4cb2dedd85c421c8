import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Returns a strong entity tag of a body. */
export const createEtag = (body: string | Uint8Array): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Returns whether the client's copy is still current, so that the response can be 304. */
export function isNotModified({ headers }: Pick<FastifyRequest, 'headers'>, responseHeaders: Parameters<typeof fresh>[1]): boolean {
  // Does not pass on `cache-control`: `fetch` adds `no-cache` to every conditional request, and `fresh` would then return false.
  return fresh({ 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] }, responseHeaders);
}
