import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

const brotliAsync = promisify(brotliCompress);
const brotliDecompressAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Qualities of Brotli. The best one makes a page a tenth smaller, but takes a third of a second instead of a few milliseconds. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Limits of cached and of queued pages with the best quality. While the queue is full, pages are only compressed quickly. */
const MAX_ENTRIES = 300;
const MAX_QUEUED = 20;

const compressBrotli = (raw: Buffer, quality: number): Promise<Buffer> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliAsync(raw, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: raw.length } });
};

const backgroundQueue = new PQueue({ concurrency: 1 });

/** Pages with the best quality, by the hash of their content. A page that is rendered again seldom has other content. */
const bestByHash = new LRUCache<string, Buffer, Buffer>({
  max: MAX_ENTRIES,
  ignoreFetchAbort: true,
  fetchMethod: (_name, _stale, { context: quickBody }) =>
    backgroundQueue.add(async () => compressBrotli(await decompress(quickBody), BEST_QUALITY)),
});

/** Compresses HTML with the quick quality of Brotli. */
export const compressQuickly = (html: string): Promise<Buffer> => compressBrotli(Buffer.from(html), QUICK_QUALITY);

/** Returns the HTML that `compressQuickly` compressed. */
export const decompress = (quickBody: Buffer): Promise<Buffer> => brotliDecompressAsync(quickBody);

/** Returns what `compressQuickly` compressed, for a client that does not accept Brotli. */
export const recodeAsGzip = async (quickBody: Buffer): Promise<Buffer> =>
  gzipAsync(await decompress(quickBody), { level: constants.Z_BEST_COMPRESSION });

/** Returns a page with the best quality of Brotli, if it exists. */
export const findBestCompression = (hash: string): Buffer | undefined => bestByHash.get(hash);

/**
 * Compresses a page with the best quality for later requests, unless the queue is full. Resolves when the result is cached, or at once.
 * @param hash hash of the content
 * @param quickBody the page as `compressQuickly` compressed it
 */
export async function compressInBackground(hash: string, quickBody: Buffer): Promise<void> {
  if (!bestByHash.has(hash) && backgroundQueue.size + backgroundQueue.pending >= MAX_QUEUED) return;
  // If this fails, the quickly compressed page is sent.
  await bestByHash.fetch(hash, { context: quickBody }).catch(() => undefined);
}
