import proxy from '@fastify/http-proxy';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { CONTENT_FILES_PATH, PICTURE_EXTENSION } from '../../../shared/pictures.ts';
import { sendOwnPicture, UPLOADS_PATH, type Pictures } from '../../cms/pictures.ts';
import { createConnectionOptions } from '../proxy/connectionOptions.ts';
import { createFileReplyOptions } from '../proxy/fileReply.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';

const PICTURE_TYPES = ['png', 'jpeg', 'gif', 'webp', 'avif', 'svg+xml', 'x-icon', 'vnd.microsoft.icon'].map((name) => `image/${name}`);
const PDF = 'application/pdf';

const MEDIA_TYPES = new Set([...PICTURE_TYPES, PDF]);

const createHeaders = (type: string): Record<string, string> => ({
  'cache-control': 'public, max-age=3600',
  // A PDF is downloaded, because the Content-Security-Policy would keep the browser's viewer from showing it.
  ...(type === PDF ? { 'content-disposition': 'attachment' } : {}),
});

interface ContentFileOptions {
  origin: string;
  timeoutMs: number;
  /** Current pictures of the content folder. */
  getOwnPictures: () => Pictures;
}

const PICTURE_PATTERN = new RegExp(`${PICTURE_EXTENSION}$`, 'i');

/**
 * Serves the provider's uploads at the same path as the provider, and its other pictures below `/content-files`. Pages then load nothing
 * from other hosts or without encryption, and the provider does not see who reads them. If the content folder has a picture with the name
 * of an upload, that picture is served.
 */
export async function registerContentFiles(app: FastifyInstance, { origin, timeoutMs, getOwnPictures }: ContentFileOptions): Promise<void> {
  /**
   * Serves the files of a folder.
   * @param prefix path below which they are served
   * @param folder path below which the provider serves them
   * @param check called before a file is requested; may throw or respond
   */
  async function registerFolder(prefix: string, folder: string, check: preHandlerAsyncHookHandler): Promise<void> {
    await app.register(async (scope) => {
      scope.addHook('preHandler', check);
      await scope.register(proxy, {
        upstream: origin,
        prefix,
        rewritePrefix: folder,
        httpMethods: ['GET', 'HEAD'],
        disableRequestLogging: true,
        undici: createConnectionOptions(timeoutMs),
        replyOptions: createFileReplyOptions({ timeoutMs, types: MEDIA_TYPES, createHeaders }),
      });
    });
  }

  await registerFolder(UPLOADS_PATH, UPLOADS_PATH, async (request, reply) => {
    const { pathname } = new URL(request.url, origin);
    // Dots in a path may lead out of the folder.
    if (!pathname.startsWith(UPLOADS_PATH)) throw new HttpError(404, getStatusMessage(404));
    return sendOwnPicture(request, reply, getOwnPictures().get(pathname.slice(UPLOADS_PATH.length)));
  });
  await registerFolder(`${CONTENT_FILES_PATH}/`, '/', async (request) => {
    const { pathname } = new URL(request.url, origin);
    if (!pathname.startsWith(`${CONTENT_FILES_PATH}/`) || !PICTURE_PATTERN.test(pathname)) throw new HttpError(404, getStatusMessage(404));
  });
}
