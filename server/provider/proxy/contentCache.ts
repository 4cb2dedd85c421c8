import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ProviderResponse, Outcome } from './requestProvider.ts';

/** Milliseconds to wait for the provider when there is an older response. */
const WAIT_MS = 500;

/** For this long after a failure, an older response is sent without asking the provider; milliseconds. */
const RETRY_AFTER_MS = 5_000;

/** While the provider is slow but does not fail, a response is marked as stale only this long after `freshMs`; milliseconds. */
const UNMARKED_STALE_MS = 300_000;

/** Limit of concurrent reads, because each may hold a whole response in memory. Further requests get an older response or are forwarded. */
const MAX_PENDING = 32;

/** Limit of each of the two caches in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

interface CacheEntry {
  response: ProviderResponse;
  /** When the provider last sent or confirmed the response; epoch milliseconds. */
  confirmedAt: number;
  /** When the provider last failed after `confirmedAt`; epoch milliseconds, 0: it has not failed. */
  failedAt: number;
}

type Cache = LRUCache<string, CacheEntry>;

/** Creates a cache limited in bytes; the overhead of an entry is about a kilobyte. */
const createCache = (maxSize: number): Cache =>
  new LRUCache({ maxSize, sizeCalculation: ({ response }, key) => response.body.length + 2 * key.length + 1024 });

/** Lifetimes of cached responses; milliseconds. */
export interface CacheTimes {
  /** How long a response is served without asking the provider. */
  freshMs: number;
  /** How long a response is served while the provider fails. */
  staleMs: number;
}

/** Result of a read through the cache. */
export type ReadResult =
  /** `isStale`: the provider has not confirmed the response recently. */
  | { kind: 'content'; response: ProviderResponse; confirmedAt: number; isStale: boolean }
  | Exclude<Outcome, { kind: 'content' | 'unchanged' | 'long' }>
  /** The cache cannot respond: the request must be forwarded to the provider. */
  | { kind: 'forward' };

/**
 * Caches a provider's public reads. Concurrent requests share one read. A good response is served for a short time, and
 * for longer while the provider is down or slow, or sends unreadable responses.
 */
export class ContentCache {
  /** Responses for URLs without ids, words and other parameters. There are few such URLs. */
  readonly #boundedEntries: Cache;
  /** Responses for all other URLs; separate, so that made-up words and ids evict only each other. */
  readonly #unboundedEntries: Cache;
  readonly #pendingReads = new Map<string, Promise<ReadResult>>();
  readonly #times: CacheTimes;
  readonly #clock: () => Date;
  /** Whether the last request failed or was late. If so, an older response is sent at once. */
  #isProviderSlow = false;

  /** @param maxBytes limit of each of the two caches */
  constructor(times: CacheTimes, clock: () => Date, maxBytes = MAX_BYTES) {
    this.#boundedEntries = createCache(maxBytes);
    this.#unboundedEntries = createCache(maxBytes);
    this.#times = times;
    this.#clock = clock;
  }

  /**
   * Returns the cached response for a URL, or requests it from the provider.
   * @param key path and query of the URL
   * @param isUnbounded whether the URL has ids, words or other parameters
   * @param sendRequest sends a request to the provider; with a cached response, the request asks whether the response has changed
   */
  async read(
    key: string,
    isUnbounded: boolean,
    sendRequest: (cachedResponse: ProviderResponse | undefined) => Promise<Outcome>,
  ): Promise<ReadResult> {
    const cache = isUnbounded ? this.#unboundedEntries : this.#boundedEntries;
    const entry = this.#findUsable(cache, key);
    const now = this.#now();
    if (entry === undefined) return this.#renew(cache, key, undefined, sendRequest);
    if (entry.failedAt === 0 && now - entry.confirmedAt < this.#times.freshMs) return toContent(entry, { isStale: false });
    if (entry.failedAt > 0 && now - entry.failedAt < RETRY_AFTER_MS) return toContent(entry, { isStale: true });
    const renewal = this.#renew(cache, key, entry, sendRequest);
    const timeout = sleep(this.#isProviderSlow ? 0 : WAIT_MS, undefined, { ref: false });
    const firstResult = await Promise.race([renewal, timeout]);
    if (firstResult !== undefined) return firstResult;
    this.#isProviderSlow = true;
    return toContent(entry, { isStale: entry.failedAt > 0 || now - entry.confirmedAt > this.#times.freshMs + UNMARKED_STALE_MS });
  }

  /** Returns the last good response for a URL, marked as stale; undefined when there is none. */
  findLastGood(key: string, isUnbounded: boolean): Extract<ReadResult, { kind: 'content' }> | undefined {
    const entry = this.#findUsable(isUnbounded ? this.#unboundedEntries : this.#boundedEntries, key);
    return entry && toContent(entry, { isStale: true });
  }

  #now(): number {
    return this.#clock().getTime();
  }

  /** Returns a cached entry; undefined when there is none, or when it was too old and has been removed. */
  #findUsable(cache: Cache, key: string): CacheEntry | undefined {
    const entry = cache.get(key);
    if (entry === undefined || this.#now() - entry.confirmedAt <= this.#times.staleMs) return entry;
    cache.delete(key);
    return undefined;
  }

  #renew(
    cache: Cache,
    key: string,
    entry: CacheEntry | undefined,
    sendRequest: (cachedResponse: ProviderResponse | undefined) => Promise<Outcome>,
  ): Promise<ReadResult> {
    const pendingRead = this.#pendingReads.get(key);
    if (pendingRead !== undefined) return pendingRead;
    if (this.#pendingReads.size >= MAX_PENDING)
      return Promise.resolve(entry === undefined ? { kind: 'forward' } : toContent(entry, { isStale: true }));
    const newRead = sendRequest(entry?.response)
      .then((outcome) => this.#storeOutcome(cache, key, entry, outcome))
      .finally(() => this.#pendingReads.delete(key));
    this.#pendingReads.set(key, newRead);
    return newRead;
  }

  #storeOutcome(cache: Cache, key: string, entry: CacheEntry | undefined, outcome: Outcome): ReadResult {
    this.#isProviderSlow = outcome.kind === 'failed';
    if (outcome.kind === 'content' || (outcome.kind === 'unchanged' && entry !== undefined)) {
      const response = outcome.kind === 'content' ? outcome.response : (entry as CacheEntry).response;
      const newEntry: CacheEntry = { response, confirmedAt: this.#now(), failedAt: 0 };
      cache.set(key, newEntry);
      return toContent(newEntry, { isStale: false });
    }
    if (outcome.kind === 'gone' || outcome.kind === 'long' || outcome.kind === 'unchanged') {
      cache.delete(key);
      return outcome.kind === 'gone' ? outcome : { kind: 'forward' };
    }
    if (entry === undefined) return outcome;
    const failedEntry: CacheEntry = { ...entry, failedAt: this.#now() };
    cache.set(key, failedEntry);
    return toContent(failedEntry, { isStale: true });
  }
}

const toContent = ({ response, confirmedAt }: CacheEntry, { isStale }: { isStale: boolean }): Extract<ReadResult, { kind: 'content' }> => ({
  kind: 'content',
  response,
  confirmedAt,
  isStale,
});
