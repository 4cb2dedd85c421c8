import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Qualities of Brotli. The best one makes a page a tenth smaller, but takes a third of a second instead of a few milliseconds. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Limits of cached and of queued pages with the best quality. While the queue is full, pages are only compressed quickly. */
const MAX_ENTRIES = 300;
const MAX_QUEUED = 20;

const compressBrotli = (html: string, quality: number): Promise<Buffer> => {
  const raw = Buffer.from(html);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliAsync(raw, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: raw.length } });
};

const backgroundQueue = new PQueue({ concurrency: 1 });

/** Pages with the best quality, by the hash of their content. A page that is rendered again seldom has other content. */
const bestByHash = new LRUCache<string, Buffer, string>({
  max: MAX_ENTRIES,
  ignoreFetchAbort: true,
  fetchMethod: (_name, _stale, { context: html }) => backgroundQueue.add(() => compressBrotli(html, BEST_QUALITY)),
});

/** Encodes HTML. Uses the quick quality of Brotli. */
export async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(html, QUICK_QUALITY);
  const raw = Buffer.from(html);
  return encoding === 'gzip' ? gzipAsync(raw, { level: constants.Z_BEST_COMPRESSION }) : raw;
}

/** Returns a page with the best compression, if it exists. Only Brotli has one, because nearly all clients accept Brotli. */
export const findBestCompression = (hash: string, encoding: Encoding): Buffer | undefined =>
  encoding === 'br' ? bestByHash.get(hash) : undefined;

/**
 * Compresses a page with the best quality for later requests, unless the queue is full. Resolves when the result is cached, or at once.
 * @param hash hash of the content
 */
export async function compressInBackground(hash: string, html: string): Promise<void> {
  if (!bestByHash.has(hash) && backgroundQueue.size + backgroundQueue.pending >= MAX_QUEUED) return;
  // If this fails, the quickly compressed page is sent.
  await bestByHash.fetch(hash, { context: html }).catch(() => undefined);
}
