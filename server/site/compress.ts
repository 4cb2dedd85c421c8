import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodings that pages are answered in, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best quality makes a page a tenth smaller, and takes a third of a second instead of a few milliseconds. */
const QUICK = 5;
const BEST = constants.BROTLI_MAX_QUALITY;
/** Pages whose best form is kept, and pages that may wait for theirs; beyond that they stay as they are. */
const MAX_BEST = 300;
const MAX_QUEUED = 20;

const brotliOf = (html: string, quality: number): Promise<Buffer> => {
  const raw = Buffer.from(html);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(raw, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: raw.length } });
};

/** One at a time and beside the main thread, so that pages which are being rendered do not wait for it. */
const queue = new PQueue({ concurrency: 1 });

/** Best forms by a name for their content: a page that is rendered anew is seldom another. */
const best = new LRUCache<string, Buffer, string>({
  max: MAX_BEST,
  ignoreFetchAbort: true,
  fetchMethod: (_name, _stale, { context: html }) => queue.add(() => brotliOf(html, BEST)),
});

/** HTML in an encoding, in a form that is quick to make. */
export async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliOf(html, QUICK);
  const raw = Buffer.from(html);
  return encoding === 'gzip' ? zip(raw, { level: constants.Z_BEST_COMPRESSION }) : raw;
}

/** The best form of a page, once it has been made; only of the encoding that almost everybody gets. */
export const bestOf = (name: string, encoding: Encoding): Buffer | undefined => (encoding === 'br' ? best.get(name) : undefined);

/**
 * Makes the best form of a page that will be asked for again; resolves when it is there, or is not going to be.
 * @param name a name for this very content
 */
export async function improve(name: string, html: string): Promise<void> {
  if (!best.has(name) && queue.size + queue.pending >= MAX_QUEUED) return;
  // When it fails, the quick form stays.
  await best.fetch(name, { context: html }).catch(() => undefined);
}
