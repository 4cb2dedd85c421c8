import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { bestOf, compress, improve, type Encoding } from './compress.ts';
import { withoutMoment } from './frame.ts';

/** A page, ready to be sent. */
export interface CachedPage {
  status: number;
  etag: string;
  /** Set for a redirect: where to. */
  location?: string;
  /** The body in an encoding. */
  body: (encoding: Encoding) => Promise<Buffer>;
  /** To be called when the page goes into the cache: works on a smaller form for the next who ask; done when that is there. */
  kept: () => Promise<void>;
}

/** A redirect in a page's place. */
export function prepareRedirect(location: string): CachedPage {
  return { ...preparePage(302, ''), location };
}

/** Makes a page ready to be sent. */
export function preparePage(status: number, html: string): CachedPage {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  // Weak, because renderings of the same content differ in their moment only, and the best compressed form of one serves all.
  const name = createHash('sha256').update(withoutMoment(html)).digest('base64url').slice(0, 22);
  return {
    status,
    etag: `W/"${name}"`,
    body: (encoding) => {
      const best = bestOf(name, encoding);
      const body = best === undefined ? (bodies.get(encoding) ?? compress(html, encoding)) : Promise.resolve(best);
      bodies.set(encoding, body);
      return body;
    },
    // Pages that do not exist are seldom asked for twice.
    kept: () => (status === 200 ? improve(name, html) : Promise.resolve()),
  };
}

/** A page that was just rendered. */
export interface Fresh {
  page: CachedPage;
  /** False: given to those who wait for it, and then forgotten. */
  cacheable: boolean;
}

/** Options of a lookup in the page cache. */
export interface LookupOptions {
  /** The address carries search words, ids or other parameters: there is no end to such pages. */
  unbounded: boolean;
  /** While others wait, a page whose time is over is good enough for a little longer, and is renewed behind it. */
  busy: boolean;
  /** Names the state of all that pages are made of, whichever process changed it; absent: nobody knows whether that has changed. */
  version?: (() => Promise<string>) | undefined;
}

/** How much longer a page is good enough while others wait, in milliseconds. */
const STALE_MS = 60_000;
/** The same for a page whose version is the one of today: only what it says of how long ago something was can be wrong. */
const UNCHANGED_MS = 600_000;

const usual: LookupOptions = { unbounded: false, busy: false };

interface Entry {
  page: CachedPage;
  expires: number;
  version: string | undefined;
  /** The smaller form has been asked for. */
  improved: boolean;
}

/**
 * Keeps rendered pages for a short time and renders each only once at a time. Only pages without personal data
 * come here: the server renders every visitor as signed out.
 */
export class PageCache {
  /** Renderings under way; null when one failed. They push nothing out: it is not known yet what they will be. */
  readonly #rendering = new Map<string, Promise<CachedPage | null>>();
  readonly #found: LRUCache<string, Entry>;
  /** Apart from the others, so that made-up addresses and words push out each other only. */
  readonly #unbounded: LRUCache<string, Entry>;
  readonly #missing: LRUCache<string, Entry>;
  readonly #ttlMs: number;

  /**
   * @param ttlMs how long a page is answered from the cache
   * @param limit how many pages are kept
   * @param missingLimit how many of those with status 404 are kept, beside the others
   */
  constructor(ttlMs: number, limit: number, missingLimit: number) {
    this.#ttlMs = ttlMs;
    this.#found = new LRUCache({ max: limit });
    this.#unbounded = new LRUCache({ max: limit });
    this.#missing = new LRUCache({ max: missingLimit });
  }

  /**
   * The page under `key`, rendered when it is not there. A render that answers `cacheable: false` is given to
   * those who wait for it and then forgotten; so is one that fails.
   */
  async get(key: string, render: () => Promise<Fresh>, options: LookupOptions = usual): Promise<CachedPage> {
    const kept = await this.#kept(key, options);
    if (kept !== undefined) {
      // Who waits for nothing is not told when the renewal fails; the next one finds out.
      if (kept.expires <= performance.now() && !this.#rendering.has(key)) void this.#fresh(key, render, options).catch(() => undefined);
      return kept.page;
    }
    return this.#fresh(key, render, options);
  }

  async #fresh(key: string, render: () => Promise<Fresh>, { unbounded, version }: LookupOptions): Promise<CachedPage> {
    const now = performance.now();
    // Again after one that failed: the first who waited for it renders, the others wait for that.
    for (let others = this.#rendering.get(key); others !== undefined; others = this.#rendering.get(key)) {
      const page = await others;
      if (page !== null) return page;
    }
    const result = this.#rendered(render, version);
    const waited = result.then(
      (rendered) => rendered.page,
      () => null,
    );
    this.#rendering.set(key, waited);
    try {
      const rendered = await result;
      if (rendered.cacheable)
        this.#keep(key, { page: rendered.page, expires: now + this.#ttlMs, version: rendered.version, improved: !unbounded });
      return rendered.page;
    } finally {
      if (this.#rendering.get(key) === waited) this.#rendering.delete(key);
    }
  }

  /** With the version of before: what changes meanwhile, nobody knows whether the page tells it. */
  async #rendered(render: () => Promise<Fresh>, version: LookupOptions['version']): Promise<Fresh & { version: string | undefined }> {
    const before = await version?.();
    return { ...(await render()), version: before };
  }

  /** How much longer than its time a page is good enough, in milliseconds. */
  async #grace(entry: Entry, { busy, version }: LookupOptions): Promise<number> {
    if (this.#ttlMs === 0) return 0;
    if (version !== undefined && entry.version === (await version())) return UNCHANGED_MS;
    return busy ? STALE_MS : 0;
  }

  async #kept(key: string, options: LookupOptions): Promise<Entry | undefined> {
    for (const cache of [this.#found, this.#unbounded, this.#missing]) {
      const entry = cache.get(key);
      if (entry === undefined) continue;
      const over = performance.now() - entry.expires;
      // While its time runs, nobody is asked.
      if (over >= 0 && over >= (await this.#grace(entry, options))) {
        if (cache.peek(key) === entry) cache.delete(key);
        continue;
      }
      // Of pages with search words, only those that are asked for twice are worth the smaller form.
      if (!entry.improved) void entry.page.kept();
      entry.improved = true;
      return entry;
    }
    return undefined;
  }

  #keep(key: string, entry: Entry): void {
    const { page, improved: lasting } = entry;
    for (const cache of [this.#found, this.#unbounded, this.#missing]) cache.delete(key);
    const found = lasting ? this.#found : this.#unbounded;
    (page.status === 404 || page.status === 410 ? this.#missing : found).set(key, entry);
    if (lasting) void page.kept();
  }
}
