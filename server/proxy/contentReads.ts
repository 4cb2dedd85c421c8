import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Answer, Outcome } from './ask.ts';

/** A provider that has not answered by then is not waited for where there is an older answer; milliseconds. */
const PATIENCE_MS = 500;

/** After a failure the provider is left alone for so long, where there is an older answer; milliseconds. */
const REST_MS = 5_000;

/** How long an answer may be out of date without being marked, while the provider is slow but does not fail; milliseconds. */
const UNMARKED_MS = 300_000;

/** Readings under way; further ones are forwarded one by one. Each may hold the longest answer in memory. */
const MOST_UNDER_WAY = 32;

/** Bytes kept of addresses that can be counted, and as many of those with ids, words or other parameters. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The last good answer of one address. */
interface CacheEntry {
  answer: Answer;
  /** When the provider last said that it is so; milliseconds since 1970. */
  confirmed: number;
  /** When it last did not answer well; 0: not since then. */
  failed: number;
}

type Cache = LRUCache<string, CacheEntry>;

/** Answers by their addresses; an entry's own parts and its headers are about a kilobyte. */
const newCache = (maxSize: number): Cache =>
  new LRUCache({ maxSize, sizeCalculation: ({ answer }, key) => answer.body.length + 2 * key.length + 1024 });

/** How long answers are good for; milliseconds. */
export interface Times {
  /** Answered again without asking. */
  freshMs: number;
  /** Stands in for a provider that does not answer. */
  staleMs: number;
}

/** What a reading comes to. */
export type Reading =
  /** `stale`: it could not be confirmed, and is as it was then; otherwise it stands. `ageMs`: since it was confirmed. */
  | { kind: 'content'; answer: Answer; confirmed: number; stale: boolean }
  | Exclude<Outcome, { kind: 'content' | 'unchanged' | 'long' }>
  /** To be forwarded as it is. */
  | { kind: 'forward' };

/**
 * The public reads of a provider: the same thing is asked for once at a time, what was answered well stands for a short time,
 * and stands in for longer when the provider is down, slow or answers nonsense.
 */
export class ContentReads {
  readonly #plain: Cache;
  /** Apart, so that made-up words and ids push out each other only. */
  readonly #unbounded: Cache;
  readonly #underWay = new Map<string, Promise<Reading>>();
  readonly #times: Times;
  readonly #clock: () => Date;
  /** The last answer failed or was late: nobody waits for the next where there is an older one. */
  #troubled = false;

  /** @param maxBytes bytes kept of either kind of address */
  constructor(times: Times, clock: () => Date, maxBytes = MAX_BYTES) {
    this.#plain = newCache(maxBytes);
    this.#unbounded = newCache(maxBytes);
    this.#times = times;
    this.#clock = clock;
  }

  /**
   * Reads an address.
   * @param unbounded whether it carries ids, words or other parameters
   * @param ask asks the provider; it is given what is known
   */
  async read(key: string, unbounded: boolean, ask: (known: Answer | undefined) => Promise<Outcome>): Promise<Reading> {
    const cache = unbounded ? this.#unbounded : this.#plain;
    const entry = this.#lastGood(cache, key);
    const now = this.#now();
    if (entry === undefined) return this.#renewed(cache, key, undefined, ask);
    if (entry.failed === 0 && now - entry.confirmed < this.#times.freshMs) return shown(entry, false);
    if (entry.failed > 0 && now - entry.failed < REST_MS) return shown(entry, true);
    const renewed = this.#renewed(cache, key, entry, ask);
    const late = pause(this.#troubled ? 0 : PATIENCE_MS, undefined, { ref: false });
    const first = await Promise.race([renewed, late]);
    if (first !== undefined) return first;
    this.#troubled = true;
    return shown(entry, entry.failed > 0 || now - entry.confirmed > this.#times.freshMs + UNMARKED_MS);
  }

  /** The last good answer of an address, for those whose own call has failed. */
  lastGood(key: string, unbounded: boolean): Extract<Reading, { kind: 'content' }> | undefined {
    const entry = this.#lastGood(unbounded ? this.#unbounded : this.#plain, key);
    return entry && shown(entry, true);
  }

  #now(): number {
    return this.#clock().getTime();
  }

  #lastGood(cache: Cache, key: string): CacheEntry | undefined {
    const entry = cache.get(key);
    if (entry === undefined || this.#now() - entry.confirmed <= this.#times.staleMs) return entry;
    cache.delete(key);
    return undefined;
  }

  /** Asks, or joins who is asking already. */
  #renewed(
    cache: Cache,
    key: string,
    entry: CacheEntry | undefined,
    ask: (known: Answer | undefined) => Promise<Outcome>,
  ): Promise<Reading> {
    const others = this.#underWay.get(key);
    if (others !== undefined) return others;
    if (this.#underWay.size >= MOST_UNDER_WAY) return Promise.resolve(entry === undefined ? { kind: 'forward' } : shown(entry, true));
    const reading = ask(entry?.answer)
      .then((outcome) => this.#settle(cache, key, entry, outcome))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  /** Notes what came of asking, and says what is to be answered. */
  #settle(cache: Cache, key: string, entry: CacheEntry | undefined, outcome: Outcome): Reading {
    this.#troubled = outcome.kind === 'failed';
    if (outcome.kind === 'content' || (outcome.kind === 'unchanged' && entry !== undefined)) {
      const answer = outcome.kind === 'content' ? outcome.answer : (entry as CacheEntry).answer;
      const good: CacheEntry = { answer, confirmed: this.#now(), failed: 0 };
      cache.set(key, good);
      return shown(good, false);
    }
    if (outcome.kind === 'gone' || outcome.kind === 'long' || outcome.kind === 'unchanged') {
      cache.delete(key);
      return outcome.kind === 'gone' ? outcome : { kind: 'forward' };
    }
    if (entry === undefined) return outcome;
    const standIn: CacheEntry = { ...entry, failed: this.#now() };
    cache.set(key, standIn);
    return shown(standIn, true);
  }
}

const shown = ({ answer, confirmed }: CacheEntry, stale: boolean): Extract<Reading, { kind: 'content' }> => ({
  kind: 'content',
  answer,
  confirmed,
  stale,
});
