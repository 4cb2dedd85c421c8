import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { HttpError } from './httpError.ts';

/** Methods that change nothing. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser sent a request on behalf of another site's page. What is no browser says nothing of a page. */
function isForeign({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  // The second name is the one that is meant when a proxy in front does not pass the host on.
  return origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase() && origin !== publicUrl;
}

/**
 * Refuses what another site's page makes a browser send (403): enquiries, requests for codes, and everything else that
 * changes something. A form can be posted from anywhere without asking first, whether there are cookies or not.
 */
export function registerOriginCheck(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = !reading.has(request.method) && isForeign(request, publicUrl);
    done(refused ? new HttpError(403, 'This can only be sent from the pages of this site.') : undefined);
  });
}
