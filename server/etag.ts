import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Returns a strong entity tag of a body. */
export const createEtag = (body: string | Uint8Array): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

export function isNotModified({ headers }: Pick<FastifyRequest, 'headers'>, response: Parameters<typeof fresh>[1]): boolean {
  // Without `cache-control`: `fetch` adds `no-cache` to every conditional request, and `fresh` would treat those as stale.
  return fresh({ 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] }, response);
}
