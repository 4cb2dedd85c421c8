import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf, isNotModified } from '../etag.ts';
import type { LiveContent } from '../liveContent.ts';
import type { ContentSnapshot } from '../contentSnapshot.ts';
import { HttpError } from '../security/httpError.ts';
import { normaliseClientAddress } from '../security/clientAddress.ts';
import type { SiteBuild } from './build.ts';
import { jobFeedFile } from './jobFeedFile.ts';
import type { RenderQueue } from './renderQueue.ts';

/** A file is made anew after so long; milliseconds. */
const KEPT_MS = 60_000;

/** Searches can be made up without end: of the feeds so many are kept, those that were asked for last. */
const MAX_FEEDS = 200;

/** Seconds after which a reader may ask again when the job backend did not answer. */
const RETRY_AFTER = 600;

interface Options {
  build: () => Promise<SiteBuild>;
  publicUrl: string;
  /** Where the feeds of searches wait beside the pages of searches: they cost as much. */
  queue: Pick<RenderQueue, 'run'>;
  fetchHere: typeof fetch;
  clock: () => Date;
  content: Pick<LiveContent, 'current'>;
}

/** A feed as a file. */
interface File {
  text: string;
  etag: string;
  /** When it was first seen as it is: a job that leaves it changes it as well. Whole seconds, as in headers. */
  since: Date;
  /** Good until then; milliseconds. */
  until: number;
  /** What it says the name of. */
  snapshot: ContentSnapshot;
}

/**
 * Serves `/jobs.atom`: the newest open jobs, and with the board's own query those of any search. They are made from the same
 * answers as the board, whichever job backend stands behind. Readers that name what they have get 304; 503 for a client that asks for
 * too many searches at a time.
 */
export function registerJobFeeds(app: FastifyInstance, { build, publicUrl, queue, fetchHere, clock, content }: Options): void {
  const kept = new LRUCache<string, File>({ max: MAX_FEEDS });
  const making = new Map<string, Promise<File>>();

  async function make(address: string, site: SiteBuild): Promise<File> {
    const now = clock();
    const snapshot = content.current;
    const { facts } = snapshot.chapter;
    const feed = await site.jobFeed(new URL(address, publicUrl).search, { chapter: facts, origin: publicUrl, fetch: fetchHere, now });
    if (feed === null) {
      throw new HttpError(503, 'The jobs cannot be read at the moment. Please try again later.', { 'retry-after': String(RETRY_AFTER) });
    }
    const before = kept.get(address);
    const seconds = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const since = before?.since ?? seconds;
    const fileAt = (moment: Date): Pick<File, 'text' | 'etag' | 'since'> => {
      const text = jobFeedFile(feed, publicUrl, moment.toISOString());
      return { text, etag: etagOf(text), since: moment };
    };
    const same = fileAt(since);
    const file = {
      ...(before === undefined || same.etag === before.etag ? same : fileAt(seconds)),
      until: now.getTime() + KEPT_MS,
      snapshot,
    };
    kept.set(address, file);
    return file;
  }

  /** The file of a search, made by one request for all that ask meanwhile. @param client who asks */
  async function fileOf(search: string, client: string): Promise<File> {
    const site = await build();
    const address = site.feedAddress(search);
    const known = kept.get(address);
    if (known !== undefined && clock().getTime() < known.until && known.snapshot === content.current) return known;
    const under = making.get(address);
    if (under !== undefined) return under;
    const made = queue.run(address.includes('?') ? client : undefined, () => make(address, site)).finally(() => making.delete(address));
    making.set(address, made);
    return made;
  }

  app.get('/jobs.atom', async (request, reply) => {
    const { text, etag, since } = await fileOf(request.url.replace(/^[^?]*/, ''), normaliseClientAddress(request.ip));
    void reply.headers({ etag, 'last-modified': since.toUTCString(), 'cache-control': `public, max-age=${KEPT_MS / 1000}` });
    if (isNotModified(request, reply.getHeaders())) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(text);
  });
}
