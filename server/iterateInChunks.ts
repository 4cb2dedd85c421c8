import { setImmediate } from 'node:timers/promises';

/**
 * Yields a long list in chunks, between which other requests are served.
 * @param size items per chunk, which should take about ten milliseconds
 */
export async function* iterateInChunks<T>(items: readonly T[], size = 1_000): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + size);
  }
}
