import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createEtag, sendCacheable } from '../platform/lib/etag.ts';
import type { LiveContent } from '../cms/liveContent.ts';
import type { ContentSnapshot } from '../cms/contentSnapshot.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { normaliseClientAddress } from '../platform/security/clientAddress.ts';
import type { SiteBuild } from './build.ts';
import { formatJobFeed } from './jobFeedFile.ts';
import type { RenderQueue } from './renderQueue.ts';

const MAX_AGE_MS = 60_000;

/** Largest number of cached feeds; the number of searches is unlimited. */
const MAX_FEEDS = 200;

const RETRY_AFTER_SECONDS = 600;

interface JobFeedOptions {
  getBuild: () => Promise<SiteBuild>;
  publicUrl: string;
  /** Queue of page renderings. Feeds are built in it too, because the feed of a search costs as much as a page of a search. */
  queue: Pick<RenderQueue, 'run'>;
  fetchInternal: typeof fetch;
  clock: () => Date;
  content: Pick<LiveContent, 'current'>;
}

interface FeedFile {
  text: string;
  etag: string;
  /** When this text was first built, in whole seconds as in HTTP dates. The text also changes when a job leaves the feed. */
  lastModified: Date;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The content from which it was built. */
  snapshot: ContentSnapshot;
}

/**
 * Serves `/jobs.atom`: the newest open jobs or, with the board's query parameters, the jobs of a search. Feeds are built from the same
 * responses as the board. Conditional requests get 304 if nothing has changed. A client with too many concurrent searches gets 503.
 */
export function registerJobFeeds(
  app: FastifyInstance,
  { getBuild, publicUrl, queue, fetchInternal, clock, content }: JobFeedOptions,
): void {
  const cache = new LRUCache<string, FeedFile>({ max: MAX_FEEDS });
  const pendingFiles = new Map<string, Promise<FeedFile>>();

  async function buildFile(address: string, site: SiteBuild): Promise<FeedFile> {
    const now = clock();
    const snapshot = content.current;
    const { facts } = snapshot.chapter;
    const feed = await site.jobFeed(new URL(address, publicUrl).search, { chapter: facts, origin: publicUrl, fetch: fetchInternal, now });
    if (feed === null) {
      throw new HttpError(503, 'The jobs cannot be read at the moment. Please try again later.', {
        'retry-after': String(RETRY_AFTER_SECONDS),
      });
    }
    const previous = cache.get(address);
    const nowInSeconds = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const lastModified = previous?.lastModified ?? nowInSeconds;
    const formatFileAt = (updatedAt: Date): Pick<FeedFile, 'text' | 'etag' | 'lastModified'> => {
      const text = formatJobFeed(feed, publicUrl, updatedAt.toISOString());
      return { text, etag: createEtag(text), lastModified: updatedAt };
    };
    const unchangedFile = formatFileAt(lastModified);
    const file = {
      ...(previous === undefined || unchangedFile.etag === previous.etag ? unchangedFile : formatFileAt(nowInSeconds)),
      expiresAt: now.getTime() + MAX_AGE_MS,
      snapshot,
    };
    cache.set(address, file);
    return file;
  }

  /** Returns the feed of a search. Concurrent requests share one build. @param client IP address, by which searches are limited */
  async function getFile(search: string, client: string): Promise<FeedFile> {
    const site = await getBuild();
    const address = site.feedAddress(search);
    const cachedFile = cache.get(address);
    if (cachedFile !== undefined && clock().getTime() < cachedFile.expiresAt && cachedFile.snapshot === content.current) return cachedFile;
    const pendingFile = pendingFiles.get(address);
    if (pendingFile !== undefined) return pendingFile;
    const newFile = queue
      .run(address.includes('?') ? client : undefined, () => buildFile(address, site))
      .finally(() => pendingFiles.delete(address));
    pendingFiles.set(address, newFile);
    return newFile;
  }

  app.get('/jobs.atom', async (request, reply) => {
    const { text, etag, lastModified } = await getFile(request.url.replace(/^[^?]*/, ''), normaliseClientAddress(request.ip));
    void reply.header('last-modified', lastModified.toUTCString());
    return sendCacheable(request, reply, { body: text, type: 'application/atom+xml; charset=utf-8', etag, maxAgeMs: MAX_AGE_MS });
  });
}
