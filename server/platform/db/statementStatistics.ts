import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Limit of distinct normalised statements; a new one replaces the cheapest. */
const MAX_STATEMENTS = 300;

/** Limit of statements whose normalised text is cached. */
const MAX_CACHED_TEXTS = 2_000;

const MAX_TEXT_LENGTH = 1_000;

/** A slow statement is logged at most once in this interval; milliseconds. */
const LOG_INTERVAL_MS = 60_000;

/** Costs of one normalised statement in this process. */
export interface StatementCosts {
  /** The statement without values; a list of values is `(…)`. */
  text: string;
  count: number;
  /** Duration of all executions together, in milliseconds. */
  totalMs: number;
  /** Duration of the slowest execution, in milliseconds. */
  longestMs: number;
}

/** Replaces placeholders and lists of them, so that statements with different numbers of values have the same text. */
export const normaliseStatement = (sql: string): string =>
  sql
    .replace(/\$\d+/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\(\?(?:, ?\?)*\)/g, '(…)')
    .replace(/\(…\)(?:, ?\(…\))+/g, '(…), …')
    .slice(0, MAX_TEXT_LENGTH);

/** Bounded statistics of this process's statements; logs slow ones. */
export class StatementStatistics {
  readonly #costsByText = new Map<string, StatementCosts & { loggedAt: number }>();
  readonly #normalisedTexts = new LRUCache<string, string>({ max: MAX_CACHED_TEXTS, memoMethod: normaliseStatement });
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #slowMs: number;

  /** @param slowMs duration from which a statement is logged; 0: never */
  constructor(log: Pick<FastifyBaseLogger, 'warn'>, slowMs: number) {
    this.#log = log;
    this.#slowMs = slowMs;
  }

  record(sql: string, ms: number): void {
    const costs = this.#findOrAddCosts(this.#normalisedTexts.memo(sql));
    costs.count += 1;
    costs.totalMs += ms;
    costs.longestMs = Math.max(costs.longestMs, ms);
    if (this.#slowMs === 0 || ms < this.#slowMs || performance.now() - costs.loggedAt < LOG_INTERVAL_MS) return;
    costs.loggedAt = performance.now();
    this.#log.warn({ statement: costs.text, ms: Math.round(ms) }, 'a database statement was slow');
  }

  /** Returns up to `limit` statements with the longest total duration and as many with the longest single one, sorted by the total. */
  listCostliest(limit: number): StatementCosts[] {
    const statistics = [...this.#costsByText.values()];
    const selected = new Set([
      ...statistics.toSorted((a, b) => b.totalMs - a.totalMs).slice(0, limit),
      ...statistics.toSorted((a, b) => b.longestMs - a.longestMs).slice(0, limit),
    ]);
    return [...selected]
      .toSorted((a, b) => b.totalMs - a.totalMs)
      .map(({ text, count, totalMs, longestMs }) => ({ text, count, totalMs, longestMs }));
  }

  #findOrAddCosts(text: string): StatementCosts & { loggedAt: number } {
    const existing = this.#costsByText.get(text);
    if (existing !== undefined) return existing;
    if (this.#costsByText.size >= MAX_STATEMENTS) {
      const [cheapest] = [...this.#costsByText.values()].toSorted((a, b) => a.totalMs - b.totalMs);
      if (cheapest !== undefined) this.#costsByText.delete(cheapest.text);
    }
    const newCosts = { text, count: 0, totalMs: 0, longestMs: 0, loggedAt: -LOG_INTERVAL_MS };
    this.#costsByText.set(text, newCosts);
    return newCosts;
  }
}
