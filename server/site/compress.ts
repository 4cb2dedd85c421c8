import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best quality makes a page a tenth smaller, and takes a third of a second in place of a few milliseconds. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Cached and queued pages; further pages are only compressed quickly. */
const MAX_ENTRIES = 300;
const MAX_QUEUED = 20;

const compressBrotli = (html: string, quality: number): Promise<Buffer> => {
  const raw = Buffer.from(html);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliAsync(raw, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: raw.length } });
};

const backgroundQueue = new PQueue({ concurrency: 1 });

/** By hash of the content: a page that is rendered again has seldom changed. */
const bestByHash = new LRUCache<string, Buffer, string>({
  max: MAX_ENTRIES,
  ignoreFetchAbort: true,
  fetchMethod: (_name, _stale, { context: html }) => backgroundQueue.add(() => compressBrotli(html, BEST_QUALITY)),
});

/** Encodes HTML, with Brotli at its quick quality. */
export async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(html, QUICK_QUALITY);
  const raw = Buffer.from(html);
  return encoding === 'gzip' ? gzipAsync(raw, { level: constants.Z_BEST_COMPRESSION }) : raw;
}

/** Returns the best compression of a page, else undefined; only for Brotli, which nearly all clients accept. */
export const findBestCompression = (hash: string, encoding: Encoding): Buffer | undefined =>
  encoding === 'br' ? bestByHash.get(hash) : undefined;

/**
 * Makes the best compression of a page that is likely to be requested again; resolves when it exists or is not made.
 * @param hash hash of the content
 */
export async function compressInBackground(hash: string, html: string): Promise<void> {
  if (!bestByHash.has(hash) && backgroundQueue.size + backgroundQueue.pending >= MAX_QUEUED) return;
  // Without it the quickly compressed page is sent.
  await bestByHash.fetch(hash, { context: html }).catch(() => undefined);
}
