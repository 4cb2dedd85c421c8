import { setImmediate } from 'node:timers/promises';

/**
 * Yields a long list in chunks, and lets the process serve other requests between them.
 * @param size items per chunk; processing a chunk should take about ten milliseconds
 */
export async function* iterateInChunks<T>(items: readonly T[], size = 1_000): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + size);
  }
}
