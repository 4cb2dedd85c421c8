import { LRUCache } from 'lru-cache';

/**
 * Memoises work. Concurrent calls share one run. After a failed run, the next call runs the work again.
 * @param ttlMs lifetime of a result in milliseconds; unlimited by default
 */
export function memoize<T extends {}>(work: () => Promise<T>, ttlMs?: number): () => Promise<T> {
  const cache = new LRUCache<'', T>({ max: 1, fetchMethod: work, ...(ttlMs !== undefined && { ttl: ttlMs }) });
  return () => cache.forceFetch('');
}
