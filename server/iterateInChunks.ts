import { setImmediate } from 'node:timers/promises';

/** Yields a long list in slices; other requests are served between two of them. @param size items that take some ten milliseconds */
export async function* iterateInChunks<T>(items: readonly T[], size = 1_000): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + size);
  }
}
