import { setImmediate } from 'node:timers/promises';

interface ProcessingOptions<T> {
  onError(error: unknown, item: T): void;
  /** When aborted, no further item is started. */
  signal?: AbortSignal | undefined;
}

/** Processes items one by one. A failure does not stop the processing. Requests are handled between two items. */
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
