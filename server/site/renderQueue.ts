import { statusSentence } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { turns } from '../turns.ts';

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

interface Place {
  /** Pages without parameters are few and shared by everybody: they go first. */
  first: boolean;
  start: () => void;
}

/** Lets a few pages be rendered at a time, the shared ones first, and turns away what would wait too long. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Place[] = [];
  readonly #clients = new Map<string, number>();
  #running = 0;

  constructor(limits: QueueLimits = defaultQueueLimits) {
    this.#limits = limits;
  }

  /** Whether the next page would have to wait. */
  get busy(): boolean {
    return this.#running >= this.#limits.atATime;
  }

  /**
   * Renders when it is its turn.
   * @param client who asked for a page with parameters; undefined for a page that is the same for all
   * @throws HttpError 503 at once when too much is waiting
   */
  async run<T>(client: string | undefined, render: () => Promise<T>): Promise<T> {
    const own = client === undefined ? 0 : (this.#clients.get(client) ?? 0);
    // There are fewer shared pages than the cache holds, so they need no bound.
    const full = client !== undefined && (own >= this.#limits.perClient || this.#waiting.length >= this.#limits.waiting);
    if (full) throw new HttpError(503, statusSentence(503), { 'retry-after': '2' });
    if (client !== undefined) this.#clients.set(client, own + 1);
    try {
      if (this.busy) await this.#wait(client === undefined);
      else this.#running += 1;
      return await render();
    } finally {
      this.#next();
      if (client !== undefined) this.#leave(client);
    }
  }

  /** Does a piece of work that keeps the process busy when it is its turn. */
  readonly inTurn = turns();

  #wait(first: boolean): Promise<void> {
    return new Promise((start) => {
      const behind = first ? this.#waiting.findIndex((place) => !place.first) : -1;
      this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, { first, start });
    });
  }

  /** Hands the place of who is done to who is next. */
  #next(): void {
    const place = this.#waiting.shift();
    if (place === undefined) this.#running -= 1;
    else place.start();
  }

  #leave(client: string): void {
    const left = (this.#clients.get(client) ?? 1) - 1;
    if (left === 0) this.#clients.delete(client);
    else this.#clients.set(client, left);
  }
}
