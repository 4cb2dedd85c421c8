import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/schema.ts';
import { readVersion } from '../../platform/db/versions.ts';
import type { JobRepository } from '../data/repository.ts';

/** Limit of cached totals. */
const MAX_TOTALS = 1_000;

/** Timeout for reading the board's version, in milliseconds. After the timeout the last known version is used. */
const VERSION_TIMEOUT_MS = 1_000;

/** Caches values read from the board until any process writes to the board. */
export interface BoardCache {
  /** Returns a cached total, or counts it: counting 50,000 rows would be the slowest part of a request. */
  getTotal(key: string, count: () => Promise<number>): Promise<number>;
  listCategories: JobRepository['listCategories'];
  /** Empties the cache when another process has changed the board. Await this before using cached values. */
  refresh(): Promise<void>;
  /** Empties the cache; to be called after a write of this process. */
  clear(): void;
  /** Returns a number that changes whenever the board changes. While the database is unavailable, the number stays the same. */
  getVersion(): Promise<number>;
}

/**
 * Creates the cache.
 * @param onClear called whenever the cache is emptied
 */
export function createBoardCache(db: Kysely<Database>, repository: JobRepository, onClear: () => void): BoardCache {
  const totals = new LRUCache<string, Promise<number>>({ max: MAX_TOTALS });
  let categories: ReturnType<JobRepository['listCategories']> | undefined;
  let generation = 0;
  let databaseVersion: number | undefined;

  function clear(): void {
    generation += 1;
    totals.clear();
    categories = undefined;
    onClear();
  }

  async function refresh(): Promise<void> {
    const version = await readVersion(db, 'jobs');
    if (version !== databaseVersion) clear();
    databaseVersion = version;
  }

  return {
    async getTotal(key, count) {
      await refresh();
      const cached = totals.get(key);
      if (cached) return cached;
      const pending = count();
      totals.set(key, pending);
      pending.catch(() => totals.delete(key));
      return pending;
    },
    async listCategories() {
      await refresh();
      categories ??= repository.listCategories().catch((error: unknown) => {
        categories = undefined;
        throw error;
      });
      return categories;
    },
    refresh,
    clear,
    async getVersion() {
      await Promise.race([refresh(), sleep(VERSION_TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined);
      return generation;
    },
  };
}
