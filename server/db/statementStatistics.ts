import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Distinct statements; a new one replaces the cheapest. */
const MAX_SHAPES = 300;

const MAX_CACHED_TEXTS = 2_000;

const MAX_TEXT_LENGTH = 1_000;

/** A slow statement is logged at most once in this interval; milliseconds. */
const LOG_INTERVAL_MS = 60_000;

/** Costs of one normalised statement in this process. */
export interface StatementCosts {
  /** The statement without values; a list of them is `(…)`. */
  text: string;
  count: number;
  /** Milliseconds in all, and of the slowest. */
  totalMs: number;
  longestMs: number;
}

/** Replaces placeholders and lists, so that the number of values does not matter; values are not part of the text. */
export const normaliseStatement = (sql: string): string =>
  sql
    .replace(/\$\d+/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\(\?(?:, ?\?)*\)/g, '(…)')
    .replace(/\(…\)(?:, ?\(…\))+/g, '(…), …')
    .slice(0, MAX_TEXT_LENGTH);

/** Bounded statistics of this process's statements; logs slow ones. */
export class StatementStatistics {
  readonly #costs = new Map<string, StatementCosts & { loggedAt: number }>();
  readonly #shapes = new LRUCache<string, string>({ max: MAX_CACHED_TEXTS, memoMethod: normaliseStatement });
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #slowMs: number;

  /** @param slowMs duration from which a statement is logged; 0: never */
  constructor(log: Pick<FastifyBaseLogger, 'warn'>, slowMs: number) {
    this.#log = log;
    this.#slowMs = slowMs;
  }

  record(sql: string, ms: number): void {
    const cost = this.#findOrAddCosts(this.#shapes.memo(sql));
    cost.count += 1;
    cost.totalMs += ms;
    cost.longestMs = Math.max(cost.longestMs, ms);
    if (this.#slowMs === 0 || ms < this.#slowMs || performance.now() - cost.loggedAt < LOG_INTERVAL_MS) return;
    cost.loggedAt = performance.now();
    this.#log.warn({ statement: cost.text, ms: Math.round(ms) }, 'a database statement was slow');
  }

  /** Returns the statements with the largest total or single duration, by total. @param limit of either kind */
  listCostliest(limit: number): StatementCosts[] {
    const statistics = [...this.#costs.values()];
    const selected = new Set([
      ...statistics.toSorted((a, b) => b.totalMs - a.totalMs).slice(0, limit),
      ...statistics.toSorted((a, b) => b.longestMs - a.longestMs).slice(0, limit),
    ]);
    return [...selected]
      .toSorted((a, b) => b.totalMs - a.totalMs)
      .map(({ text, count, totalMs, longestMs }) => ({ text, count, totalMs, longestMs }));
  }

  #findOrAddCosts(text: string): StatementCosts & { loggedAt: number } {
    const existing = this.#costs.get(text);
    if (existing !== undefined) return existing;
    if (this.#costs.size >= MAX_SHAPES) {
      const [cheapest] = [...this.#costs.values()].toSorted((a, b) => a.totalMs - b.totalMs);
      if (cheapest !== undefined) this.#costs.delete(cheapest.text);
    }
    const newCosts = { text, count: 0, totalMs: 0, longestMs: 0, loggedAt: -LOG_INTERVAL_MS };
    this.#costs.set(text, newCosts);
    return newCosts;
  }
}
