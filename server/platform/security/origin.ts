import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { HttpError } from './httpError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether a browser sent a request on behalf of another site's page. Other programs do not send the headers that are checked. */
function isCrossSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  // `publicUrl` matters when a proxy in front does not pass the host on.
  return origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase() && origin !== publicUrl;
}

/**
 * Refuses (403) requests with side effects that another site's page makes a browser send. Forms can be posted across sites without
 * a preflight request, with or without cookies.
 */
export function registerOriginCheck(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRejected = !SAFE_METHODS.has(request.method) && isCrossSite(request, publicUrl);
    done(isRejected ? new HttpError(403, 'This can only be sent from the pages of this site.') : undefined);
  });
}
