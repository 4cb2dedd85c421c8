import { setImmediate } from 'node:timers/promises';

interface ProcessingOptions<T> {
  onError(error: unknown, item: T): void;
  /** Once aborted, no further item is started. */
  signal?: AbortSignal | undefined;
}

/** Processes items one by one; a failure does not stop the others, and requests are handled in between. */
export async function processSequentially<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  { onError, signal }: ProcessingOptions<T>,
): Promise<void> {
  for (const item of items) {
    if (signal?.aborted) return;
    await work(item).catch((error: unknown) => onError(error, item));
    await setImmediate();
  }
}
