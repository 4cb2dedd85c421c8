import PQueue from 'p-queue';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { serialQueue } from '../serialQueue.ts';

/** How many pages may be in the making. */
export interface QueueLimits {
  /** Pages that are made at the same time: they wait for data, and take turns at the work. */
  atATime: number;
  /** Pages that wait to be made. */
  waiting: number;
  /** Pages of one client, made and waiting, that carry search words, ids or other parameters. */
  perClient: number;
}

/** The limits of a running server. */
const defaultQueueLimits: QueueLimits = { atATime: 6, waiting: 30, perClient: 8 };

/** Lets a few pages be rendered at a time, the shared ones first, and turns away what would wait too long. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #queue: PQueue;
  readonly #clients = new Map<string, number>();

  constructor(limits: QueueLimits = defaultQueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.atATime });
  }

  /** Whether the next page would have to wait. */
  get busy(): boolean {
    return this.#queue.pending >= this.#limits.atATime;
  }

  /**
   * Renders once there is room.
   * @param client who asked for a page with parameters; undefined for a page that is the same for all
   * @throws HttpError 503 at once when too much is waiting
   */
  async run<T>(client: string | undefined, render: () => Promise<T>): Promise<T> {
    // Pages without parameters go first, and need no bound: there are fewer of them than the cache holds.
    if (client === undefined) return this.#queue.add(render, { priority: 1 });
    const own = this.#clients.get(client) ?? 0;
    if (own >= this.#limits.perClient || this.#queue.size >= this.#limits.waiting) {
      throw new HttpError(503, statusMessage(503), { 'retry-after': '2' });
    }
    this.#clients.set(client, own + 1);
    try {
      return await this.#queue.add(render);
    } finally {
      this.#leave(client);
    }
  }

  /** Does work that blocks the event loop, one piece at a time. */
  readonly inTurn = serialQueue();

  #leave(client: string): void {
    const left = (this.#clients.get(client) ?? 1) - 1;
    if (left === 0) this.#clients.delete(client);
    else this.#clients.set(client, left);
  }
}
