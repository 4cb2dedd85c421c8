import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Returns a strong entity tag of a body. */
export const createEtag = (body: string | Uint8Array): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Returns whether the client's copy is still current, so that 304 suffices. */
export function isNotModified({ headers }: Pick<FastifyRequest, 'headers'>, responseHeaders: Parameters<typeof fresh>[1]): boolean {
  // `cache-control` is left out: `fetch` adds `no-cache` to every conditional request, for which `fresh` would never return true.
  return fresh({ 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] }, responseHeaders);
}
