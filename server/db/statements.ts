import type { FastifyBaseLogger } from 'fastify';
import type { LogEvent } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Statements that are told apart; a new one takes the place of the one that cost least. */
const MOST_SHAPES = 300;

/** Texts whose shape is remembered, so that it is not made anew each time. */
const MOST_TEXTS = 2_000;

/** Characters of a statement that are kept. */
const MOST_TEXT = 1_000;

/** A slow statement is told once in so many milliseconds. */
const TOLD_EVERY_MS = 60_000;

/** What statements of one shape have come to in this process. */
export interface StatementCost {
  /** The statement without its values: a list of them is `(…)`. */
  text: string;
  count: number;
  /** Milliseconds, over all of them and of the longest. */
  totalMs: number;
  longestMs: number;
}

/** The same statement, however many values it has: never one of the values, for those are not in its text. */
export const shapeOf = (sql: string): string =>
  sql
    .replace(/\$\d+/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\(\?(?:, ?\?)*\)/g, '(…)')
    .replace(/\(…\)(?:, ?\(…\))+/g, '(…), …')
    .slice(0, MOST_TEXT);

/** What the statements of this process cost, by their shape, in a bounded room; the slow ones are told in the log. */
export class StatementBook {
  readonly #costs = new Map<string, StatementCost & { toldAt: number }>();
  readonly #shapes = new LRUCache<string, string>({ max: MOST_TEXTS, memoMethod: shapeOf });
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #slowMs: number;

  /** @param slowMs a statement that takes longer is told; 0: none is */
  constructor(log: Pick<FastifyBaseLogger, 'warn'>, slowMs: number) {
    this.#log = log;
    this.#slowMs = slowMs;
  }

  /** Hears of every statement from Kysely. */
  readonly hear = ({ query, queryDurationMillis }: Pick<LogEvent, 'query' | 'queryDurationMillis'>): void => {
    this.note(query.sql, queryDurationMillis);
  };

  note(sql: string, ms: number): void {
    const cost = this.#costOf(this.#shapes.memo(sql));
    cost.count += 1;
    cost.totalMs += ms;
    cost.longestMs = Math.max(cost.longestMs, ms);
    if (this.#slowMs === 0 || ms < this.#slowMs || performance.now() - cost.toldAt < TOLD_EVERY_MS) return;
    cost.toldAt = performance.now();
    this.#log.warn({ statement: cost.text, ms: Math.round(ms) }, 'a statement took the database long');
  }

  /** Those that have cost most, in sum or at once, the costliest first. @param most of either */
  costliest(most: number): StatementCost[] {
    const all = [...this.#costs.values()];
    const chosen = new Set([
      ...all.toSorted((one, other) => other.totalMs - one.totalMs).slice(0, most),
      ...all.toSorted((one, other) => other.longestMs - one.longestMs).slice(0, most),
    ]);
    return [...chosen]
      .toSorted((one, other) => other.totalMs - one.totalMs)
      .map(({ text, count, totalMs, longestMs }) => ({ text, count, totalMs, longestMs }));
  }

  #costOf(text: string): StatementCost & { toldAt: number } {
    const known = this.#costs.get(text);
    if (known !== undefined) return known;
    if (this.#costs.size >= MOST_SHAPES) {
      const [cheapest] = [...this.#costs.values()].toSorted((one, other) => one.totalMs - other.totalMs);
      if (cheapest !== undefined) this.#costs.delete(cheapest.text);
    }
    const fresh = { text, count: 0, totalMs: 0, longestMs: 0, toldAt: -TOLD_EVERY_MS };
    this.#costs.set(text, fresh);
    return fresh;
  }
}
