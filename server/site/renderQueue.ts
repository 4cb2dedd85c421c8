import PQueue from 'p-queue';
import { getStatusMessage } from '../platform/security/errors.ts';
import { HttpError } from '../platform/security/httpError.ts';

export interface QueueLimits {
  concurrency: number;
  maxWaiting: number;
  /** Largest number of running and queued renderings of one client. Pages without parameters do not count. */
  maxPerClient: number;
}

const defaultQueueLimits: QueueLimits = { concurrency: 6, maxWaiting: 30, maxPerClient: 8 };

/** Limits concurrent renderings, gives pages without parameters priority, and rejects when the queue is full. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #queue: PQueue;
  readonly #countByClient = new Map<string, number>();

  constructor(limits: QueueLimits = defaultQueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.concurrency });
  }

  /** Whether the next rendering would be queued. */
  get isBusy(): boolean {
    return this.#queue.pending >= this.#limits.concurrency;
  }

  /**
   * Calls `render` as soon as there is capacity.
   * @param client the requesting client; undefined for a page without parameters, which is never rejected
   * @throws HttpError 503 at once when the queue is full or the client has too many renderings; and what `render` throws
   */
  async run<T>(client: string | undefined, render: () => Promise<T>): Promise<T> {
    // Never rejected, because the cache has room for all pages without parameters.
    if (client === undefined) return this.#queue.add(render, { priority: 1 });
    const clientCount = this.#countByClient.get(client) ?? 0;
    if (clientCount >= this.#limits.maxPerClient || this.#queue.size >= this.#limits.maxWaiting) {
      throw new HttpError(503, getStatusMessage(503), { 'retry-after': '2' });
    }
    this.#countByClient.set(client, clientCount + 1);
    try {
      return await this.#queue.add(render);
    } finally {
      this.#releaseClient(client);
    }
  }

  #releaseClient(client: string): void {
    const remaining = (this.#countByClient.get(client) ?? 1) - 1;
    if (remaining === 0) this.#countByClient.delete(client);
    else this.#countByClient.set(client, remaining);
  }
}
