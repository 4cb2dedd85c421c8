import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { PublicSettings } from '../../src/config/settings.ts';
import { SHARE_PICTURE_PATH } from '../../shared/sharePicture.ts';
import { drawElsewhere } from '../pictures/drawElsewhere.ts';
import type { Chapter } from '../chapter/read.ts';
import { etagOf, isNotModified } from '../etag.ts';
import { normaliseClientAddress } from '../security/clientAddress.ts';
import { HttpError } from '../security/httpError.ts';
import type { SiteBuild } from './build.ts';
import type { RenderQueue } from './renderQueue.ts';

/** Drawn pictures that are kept; 40 to 80 kB each. */
const MAX_PICTURES = 200;

/** Who has one may keep it so long, in seconds: titles seldom change. */
const KEPT_SECONDS = 86_400;

/** In place of a picture whose page could not be read just now. */
const FALLBACK = '/share.png';

interface Options {
  build: () => Promise<SiteBuild>;
  /** The same as for pages, whose data pictures need as well. */
  queue: RenderQueue;
  /** The chapter as it is now, and what pages are told of it. */
  present: () => { chapter: Chapter; forBrowser: PublicSettings };
  fetchHere: typeof fetch;
  clock: () => Date;
  deadlineMs: number;
}

interface Picture {
  etag: string;
  png: Buffer;
}

/**
 * Serves what stands beside shared links (NAV-04): `/og/About-us.png` is the picture of `/About-us`. Only what search engines
 * may list has one, so that nobody has titles of their own drawn; each title is drawn once.
 */
export function registerSharePictures(app: FastifyInstance, { build, queue, present, fetchHere, clock, deadlineMs }: Options): void {
  /** One thread at a time. */
  const threads = new PQueue({ concurrency: 1 });
  const pictures = new LRUCache<string, Picture, Parameters<typeof drawElsewhere>[0]>({
    max: MAX_PICTURES,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: drawing }) => threads.add(() => drawPicture(drawing)),
  });

  /** The picture of an address. @returns null when its page cannot be read just now @throws HttpError 404 when there is none */
  async function pictureOf(address: string): Promise<Picture | null> {
    const site = await build();
    const { chapter, forBrowser: settings } = present();
    const url = new URL(`${settings.publicUrl}${address}`);
    const shared = await site.shared({ url, settings, fetch: fetchHere, deadlineMs, now: clock() });
    if (shared === 'missing') throw new HttpError(404, 'There is no such picture.');
    if (shared === 'incomplete') return null;
    const key = JSON.stringify([shared.kind, shared.title, shared.owner, chapter.colours.light]);
    return pictures.forceFetch(key, { context: { shared, colours: chapter.colours.light } });
  }

  app.get(`${SHARE_PICTURE_PATH}/*`, async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://site.invalid');
    const located = (await build()).locate(pathname.slice(SHARE_PICTURE_PATH.length).replace(/\.png$/, ''), search);
    if (!pathname.endsWith('.png') || 'redirect' in located) throw new HttpError(404, 'There is no such picture.');
    const picture = await queue.run(normaliseClientAddress(request.ip), () => pictureOf(located.address));
    if (picture === null) return reply.header('cache-control', 'no-store').redirect(FALLBACK, 302);
    void reply.headers({ etag: picture.etag, 'cache-control': `public, max-age=${KEPT_SECONDS}` });
    if (isNotModified(request, reply.getHeaders())) return reply.code(304).send();
    return reply.type('image/png').send(picture.png);
  });
}

async function drawPicture(drawing: Parameters<typeof drawElsewhere>[0]): Promise<Picture> {
  const png = await drawElsewhere(drawing);
  return { png, etag: etagOf(png) };
}
