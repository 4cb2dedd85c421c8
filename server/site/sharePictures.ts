import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { PublicSettings } from '../../src/config/settings.ts';
import { SHARE_PICTURE_PATH } from '../../shared/pictures.ts';
import { drawPictureInThread, type SharePictureDrawing } from './pictures/drawInThread.ts';
import type { Chapter } from '../cms/chapter/read.ts';
import { createEtag, sendCacheable } from '../platform/lib/etag.ts';
import { normaliseClientAddress } from '../platform/security/clientAddress.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { SiteBuild } from './build.ts';
import type { RenderQueue } from './renderQueue.ts';

/** Largest number of cached pictures; they have 40 to 80 kB each. */
const MAX_PICTURES = 200;

/** Lifetime of a picture in browsers; titles seldom change. */
const MAX_AGE_MS = 86_400_000;

/** Path of the picture for pages whose data could not be read. */
const FALLBACK_PATH = '/share.png';

interface SharePictureOptions {
  getBuild: () => Promise<SiteBuild>;
  /** Queue of page renderings. Pictures are drawn in it too, because they need the same data as pages. */
  queue: RenderQueue;
  readContent: () => { chapter: Chapter; publicSettings: PublicSettings };
  fetchInternal: typeof fetch;
  clock: () => Date;
  deadlineMs: number;
}

interface Picture {
  etag: string;
  png: Buffer;
}

/**
 * Serves the pictures of shared links (NAV-04): `/og/About-us.png` is the picture of `/About-us`. Only pages that search
 * engines may index have a picture, so that callers cannot choose titles. Each title is drawn only once.
 */
export function registerSharePictures(
  app: FastifyInstance,
  { getBuild, queue, readContent, fetchInternal, clock, deadlineMs }: SharePictureOptions,
): void {
  const drawQueue = new PQueue({ concurrency: 1 });
  const pictures = new LRUCache<string, Picture, SharePictureDrawing>({
    max: MAX_PICTURES,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: drawing }) => drawQueue.add(() => drawPicture(drawing)),
  });

  /** Finds a page's picture. @returns null when the page's data cannot be read @throws HttpError 404 when the page has no own picture */
  async function findPicture(address: string): Promise<Picture | null> {
    const site = await getBuild();
    const { chapter, publicSettings: settings } = readContent();
    const url = new URL(`${settings.publicUrl}${address}`);
    const shared = await site.readSharePicture({ url, settings, fetch: fetchInternal, deadlineMs, now: clock() });
    if (shared === 'missing') throw new HttpError(404, 'There is no such picture.');
    if (shared === 'incomplete') return null;
    const key = JSON.stringify([shared.kind, shared.title, shared.owner, chapter.colours.light]);
    return pictures.forceFetch(key, { context: { shared, colours: chapter.colours.light } });
  }

  app.get(`${SHARE_PICTURE_PATH}/*`, async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://site.invalid');
    const location = (await getBuild()).resolveAddress(pathname.slice(SHARE_PICTURE_PATH.length).replace(/\.png$/, ''), search);
    if (!pathname.endsWith('.png') || 'redirect' in location) throw new HttpError(404, 'There is no such picture.');
    const picture = await queue.run(normaliseClientAddress(request.ip), () => findPicture(location.address));
    if (picture === null) return reply.header('cache-control', 'no-store').redirect(FALLBACK_PATH, 302);
    return sendCacheable(request, reply, { body: picture.png, type: 'image/png', etag: picture.etag, maxAgeMs: MAX_AGE_MS });
  });
}

async function drawPicture(drawing: SharePictureDrawing): Promise<Picture> {
  const png = await drawPictureInThread(drawing);
  return { png, etag: createEtag(png) };
}
