import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { findBestCompression, compressInBackground, compressQuickly, decompress, recodeAsGzip, type Encoding } from './compress.ts';
import { removeRenderTime } from './document.ts';

/** A response that can be sent repeatedly. */
export interface CachedPage {
  status: number;
  etag: string;
  location?: string;
  /** Returns the page's HTML in an encoding. */
  body: (encoding: Encoding) => Promise<Buffer>;
  /** Compresses the page better, in the background. */
  improveCompression: () => Promise<void>;
}

/** Returns a 302 to a location. */
export function prepareRedirect(location: string): CachedPage {
  return { status: 302, etag: '', location, body: () => Promise.resolve(Buffer.alloc(0)), improveCompression: () => Promise.resolve() };
}

/** Returns a page that keeps its HTML compressed, because a string needs ten times the memory. */
export async function preparePage(status: number, html: string): Promise<CachedPage> {
  // The entity tag is weak, because renderings with the same hash differ in their time, and the best compression of one serves all.
  const hash = createHash('sha256').update(removeRenderTime(html)).digest('base64url').slice(0, 22);
  const quickBody = await compressQuickly(html);
  let gzipBody: Promise<Buffer> | undefined;
  return {
    status,
    etag: `W/"${hash}"`,
    body: async (encoding) => {
      if (encoding === 'br') return findBestCompression(hash) ?? quickBody;
      // Of the others, only gzip is common enough to be kept.
      return encoding === 'gzip' ? (gzipBody ??= recodeAsGzip(quickBody)) : decompress(quickBody);
    },
    // Missing pages are seldom requested twice.
    improveCompression: () => (status === 200 ? compressInBackground(hash, quickBody) : Promise.resolve()),
  };
}

export interface RenderOutcome {
  page: CachedPage;
  /** Whether the page may be cached. If not, it is sent to the requests that wait for it and, while requests are queued, a little longer. */
  isCacheable: boolean;
}

export interface LookupOptions {
  /** Whether the URL has search words, ids or other parameters: the number of such pages is unlimited. */
  isUnbounded: boolean;
  /** Whether requests are queued. Meanwhile, an expired page is served a little longer and renewed in the background. */
  isBusy: boolean;
  /** Whether the event loop is busy most of the time. Meanwhile, pages are not compressed better. */
  isLoopBusy?: boolean;
  /** Returns the version of the data behind pages, across processes; undefined when changes cannot be detected. */
  readVersion?: (() => Promise<string>) | undefined;
}

/** How long an expired page is served while requests are queued; milliseconds. */
const STALE_MS = 60_000;
/** How long an expired page is served while its version is current; milliseconds. Only relative times in the page can be wrong. */
const UNCHANGED_STALE_MS = 600_000;

/** How long a page whose version is current is not rendered again, although it has expired; milliseconds. */
const UNCHANGED_FRESH_MS = 60_000;

/** How long a page that must not be cached is served while requests are queued, so that late data do not cause ever more renderings. */
const INCOMPLETE_MS = 2_000;

const DEFAULT_OPTIONS: LookupOptions = { isUnbounded: false, isBusy: false };

interface Entry {
  page: CachedPage;
  renderedAt: number;
  expiresAt: number;
  /** Whether the page may be served after it has expired. */
  isComplete: boolean;
  version: string | undefined;
  /** Whether the page's better compression was started. */
  isImproved: boolean;
}

/** Starts a page's better compression once, unless the processor is needed for requests: it takes a third of a second. */
function improve(entry: Entry, { isLoopBusy = false }: LookupOptions): void {
  if (entry.isImproved || !entry.isComplete || isLoopBusy) return;
  entry.isImproved = true;
  void entry.page.improveCompression();
}

/**
 * Caches rendered pages for a short time. Concurrent requests for a page share one rendering. Pages have no personal data,
 * because the server renders them as for a visitor who is not logged in.
 */
export class PageCache {
  /** Resolves to null when the rendering failed. */
  readonly #pendingRenders = new Map<string, Promise<CachedPage | null>>();
  readonly #pages: LRUCache<string, Entry>;
  /** Separate, so that made-up URLs evict only each other. */
  readonly #unboundedPages: LRUCache<string, Entry>;
  readonly #missingPages: LRUCache<string, Entry>;
  readonly #ttlMs: number;

  /**
   * @param ttlMs milliseconds until a page expires
   * @param limit largest number of bounded pages, and also of unbounded pages
   * @param missingLimit largest number of pages with status 404 or 410
   */
  constructor(ttlMs: number, limit: number, missingLimit: number) {
    this.#ttlMs = ttlMs;
    this.#pages = new LRUCache({ max: limit });
    this.#unboundedPages = new LRUCache({ max: limit });
    this.#missingPages = new LRUCache({ max: missingLimit });
  }

  /**
   * Returns the page of `key` from the cache, or renders it. Concurrent requests share one rendering, even of a page that is not cacheable.
   * If the rendering fails for the request that started it, the next of the waiting requests renders again.
   * @throws what `render` and `readVersion` throw
   */
  async get(key: string, render: () => Promise<RenderOutcome>, options: LookupOptions = DEFAULT_OPTIONS): Promise<CachedPage> {
    const entry = await this.#lookup(key, options);
    if (entry !== undefined) {
      // The caller gets the expired page. If the renewal fails, the next request repeats it.
      if (entry.expiresAt <= performance.now() && !this.#pendingRenders.has(key))
        void this.#render(key, render, options).catch(() => undefined);
      return entry.page;
    }
    return this.#render(key, render, options);
  }

  async #render(key: string, render: () => Promise<RenderOutcome>, options: LookupOptions): Promise<CachedPage> {
    const { isBusy, readVersion } = options;
    const now = performance.now();
    // After a failure, the first of the waiting requests renders, and the others wait for that rendering.
    for (let pendingRender = this.#pendingRenders.get(key); pendingRender !== undefined; pendingRender = this.#pendingRenders.get(key)) {
      const page = await pendingRender;
      if (page !== null) return page;
    }
    const result = this.#renderWithVersion(render, readVersion);
    const settledRender = result.then(
      (rendered) => rendered.page,
      () => null,
    );
    this.#pendingRenders.set(key, settledRender);
    try {
      const outcome = await result;
      const { page, version, isCacheable } = outcome;
      // A complete page stays, although it has expired.
      if (isCacheable || (isBusy && !this.#has(key))) {
        const expiresAt = isCacheable ? now + this.#ttlMs : performance.now() + INCOMPLETE_MS;
        this.#store(key, { page, renderedAt: now, expiresAt, isComplete: isCacheable, version, isImproved: false }, options);
      }
      return outcome.page;
    } finally {
      if (this.#pendingRenders.get(key) === settledRender) this.#pendingRenders.delete(key);
    }
  }

  /** Renders a page. Reads the version before, because a change during the rendering may be missing in the page. */
  async #renderWithVersion(
    render: () => Promise<RenderOutcome>,
    readVersion: LookupOptions['readVersion'],
  ): Promise<RenderOutcome & { version: string | undefined }> {
    const versionBefore = await readVersion?.();
    return { ...(await render()), version: versionBefore };
  }

  async #isUnchanged(entry: Entry, { readVersion }: LookupOptions): Promise<boolean> {
    return this.#ttlMs > 0 && entry.isComplete && readVersion !== undefined && entry.version === (await readVersion());
  }

  /** Returns the milliseconds for which an expired page may be served. */
  #getStaleAllowanceMs(entry: Entry, isUnchanged: boolean, isBusy: boolean): number {
    if (this.#ttlMs === 0 || !entry.isComplete) return 0;
    if (isUnchanged) return UNCHANGED_STALE_MS;
    return isBusy ? STALE_MS : 0;
  }

  async #lookup(key: string, options: LookupOptions): Promise<Entry | undefined> {
    for (const cache of [this.#pages, this.#unboundedPages, this.#missingPages]) {
      const entry = cache.get(key);
      if (entry === undefined) continue;
      const now = performance.now();
      const overdueMs = now - entry.expiresAt;
      // The version is read only after expiry.
      if (overdueMs >= 0) {
        const isUnchanged = await this.#isUnchanged(entry, options);
        if (overdueMs >= this.#getStaleAllowanceMs(entry, isUnchanged, options.isBusy)) {
          if (cache.peek(key) === entry) cache.delete(key);
          continue;
        }
        if (isUnchanged && now - entry.renderedAt < UNCHANGED_FRESH_MS) entry.expiresAt = now + this.#ttlMs;
      }
      // Unbounded pages are compressed better only when they are requested twice.
      improve(entry, options);
      return entry;
    }
    return undefined;
  }

  #has(key: string): boolean {
    return [this.#pages, this.#unboundedPages, this.#missingPages].some((cache) => cache.has(key));
  }

  #store(key: string, entry: Entry, options: LookupOptions): void {
    const { page } = entry;
    for (const cache of [this.#pages, this.#unboundedPages, this.#missingPages]) cache.delete(key);
    const pages = options.isUnbounded ? this.#unboundedPages : this.#pages;
    (page.status === 404 || page.status === 410 ? this.#missingPages : pages).set(key, entry);
    if (!options.isUnbounded) improve(entry, options);
  }
}
