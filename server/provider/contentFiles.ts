import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { sendOwnPicture, UPLOADS_PATH, type Pictures } from '../cms/pictures.ts';
import { fileReply } from '../proxy/fileReply.ts';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

const PICTURES = ['png', 'jpeg', 'gif', 'webp', 'avif', 'svg+xml', 'x-icon', 'vnd.microsoft.icon'].map((name) => `image/${name}`);
const PDF = 'application/pdf';

const rules = fileReply({
  types: new Set([...PICTURES, PDF]),
  headers: (type) => ({
    'cache-control': 'public, max-age=3600',
    // The policy would keep the browser's viewer from showing it.
    ...(type === PDF ? { 'content-disposition': 'attachment' } : {}),
  }),
});

/**
 * Serves the provider's uploads at the path that they have there, so that neither mixed content nor another host comes into pages, and
 * the provider does not see who reads them. Pictures of this site's own pages come first.
 * @param ownPictures current pictures of the content folder
 */
export async function registerContentFiles(
  app: FastifyInstance,
  { origin, timeoutMs, ownPictures }: { origin: string; timeoutMs: number; ownPictures: () => Pictures },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      const { pathname } = new URL(request.url, origin);
      // Dots in a path may lead out of the folder.
      if (!pathname.startsWith(UPLOADS_PATH)) throw new HttpError(404, statusMessage(404));
      return sendOwnPicture(request, reply, ownPictures().get(pathname.slice(UPLOADS_PATH.length)));
    });
    await scope.register(proxy, {
      upstream: origin,
      prefix: UPLOADS_PATH,
      rewritePrefix: UPLOADS_PATH,
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      undici: { connect: { timeout: timeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      replyOptions: rules,
    });
  });
}
