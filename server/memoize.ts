import { LRUCache } from 'lru-cache';

/**
 * Returns the same work with its result kept: calls meanwhile share one run, and a run that failed is repeated by the next call.
 * @param ttlMs how long a result is good, in milliseconds; for ever when left out
 */
export function memoize<T extends {}>(work: () => Promise<T>, ttlMs?: number): () => Promise<T> {
  const cache = new LRUCache<'', T>({ max: 1, fetchMethod: work, ...(ttlMs !== undefined && { ttl: ttlMs }) });
  return () => cache.forceFetch('');
}
