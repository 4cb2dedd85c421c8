import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodings that pages are answered in, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A page, ready to be sent. */
export interface CachedPage {
  status: number;
  etag: string;
  /** Set for a redirect: where to. */
  location?: string;
  /** The body in an encoding; compressed once. */
  body: (encoding: Encoding) => Promise<Buffer>;
}

/** A redirect in a page's place. */
export function prepareRedirect(location: string): CachedPage {
  return { ...preparePage(302, ''), location };
}

/** Makes a page ready to be sent. */
export function preparePage(status: number, html: string): CachedPage {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding): Promise<Buffer> => {
    const raw = Buffer.from(html);
    if (encoding === 'br') return brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return encoding === 'gzip' ? zip(raw) : Promise.resolve(raw);
  };
  return {
    status,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => {
      const known = bodies.get(encoding) ?? compress(encoding);
      bodies.set(encoding, known);
      return known;
    },
  };
}

interface Entry {
  page: Promise<CachedPage | null>;
  expires: number;
}

/**
 * Keeps rendered pages for a short time and renders each only once at a time. Only pages without personal data
 * come here: the server renders every visitor as signed out.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #ttlMs: number;
  readonly #limit: number;

  /**
   * @param ttlMs how long a page is answered from the cache
   * @param limit how many pages are kept; the least recently used goes first
   */
  constructor(ttlMs: number, limit: number) {
    this.#ttlMs = ttlMs;
    this.#limit = limit;
  }

  /**
   * The page under `key`, rendered when it is not there. A render that answers `cacheable: false` is given to
   * those who wait for it and then forgotten; so is one that fails.
   */
  async get(key: string, render: () => Promise<{ page: CachedPage; cacheable: boolean }>): Promise<CachedPage> {
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known !== undefined && known.expires > now) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      const page = await known.page;
      if (page !== null) return page;
    }
    const rendering = render();
    const entry: Entry = {
      page: rendering.then(
        ({ page }) => page,
        () => null,
      ),
      expires: now + this.#ttlMs,
    };
    this.#entries.set(key, entry);
    this.#trim();
    const forget = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    try {
      const { page, cacheable } = await rendering;
      if (!cacheable) forget();
      return page;
    } catch (error) {
      forget();
      throw error;
    }
  }

  #trim(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) return;
      this.#entries.delete(key);
    }
  }
}
