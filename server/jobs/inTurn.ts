import { setImmediate } from 'node:timers/promises';

/** What to do when one item fails, and when to stop before the end. */
interface Manner<T> {
  failed(error: unknown, item: T): void;
  /** Once aborted, no further item is begun. */
  signal?: AbortSignal | undefined;
}

/** Does a work for one item after the other: one that fails keeps no other from its turn, and requests have theirs in between. */
export async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>, { failed, signal }: Manner<T>): Promise<void> {
  for (const item of items) {
    if (signal?.aborted) return;
    await work(item).catch((error: unknown) => failed(error, item));
    await setImmediate();
  }
}
