import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Outcome } from './ask.ts';
import { Shelf, type Kept } from './shelf.ts';

/** A provider that has not answered by then is not waited for where there is an older answer; milliseconds. */
const PATIENCE_MS = 500;

/** After a failure the provider is left alone for so long, where there is an older answer; milliseconds. */
const REST_MS = 5_000;

/** How long an answer may be out of date without being marked, while the provider is slow but does not fail; milliseconds. */
const UNMARKED_MS = 300_000;

/** Readings under way; further ones are forwarded one by one. Each may hold the longest answer in memory. */
const MOST_UNDER_WAY = 32;

/** Bytes kept of addresses that can be counted, and of those with ids, words or other parameters. */
const PLAIN_BYTES = 32 * 1024 * 1024;
const COUNTLESS_BYTES = 32 * 1024 * 1024;

/** How long answers are good for; milliseconds. */
export interface Times {
  /** Answered again without asking. */
  freshMs: number;
  /** Kept for the time when the provider does not answer. */
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
  readonly #plain = new Shelf(PLAIN_BYTES);
  /** Apart, so that made-up words and ids push out each other only. */
  readonly #countless = new Shelf(COUNTLESS_BYTES);
  readonly #underWay = new Map<string, Promise<Reading>>();
  readonly #times: Times;
  readonly #clock: () => Date;
  /** The last answer failed or was late: nobody waits for the next where there is an older one. */
  #troubled = false;

  constructor(times: Times, clock: () => Date) {
    this.#times = times;
    this.#clock = clock;
  }

  /**
   * Reads an address.
   * @param countless whether it carries ids, words or other parameters
   * @param ask asks the provider; it is given what is known
   */
  async read(key: string, countless: boolean, ask: (known: Answer | undefined) => Promise<Outcome>): Promise<Reading> {
    const shelf = countless ? this.#countless : this.#plain;
    const kept = this.#lastGood(shelf, key);
    const now = this.#now();
    if (kept === undefined) return this.#renewed(shelf, key, undefined, ask);
    if (kept.failed === 0 && now - kept.confirmed < this.#times.freshMs) return shown(kept, false);
    if (kept.failed > 0 && now - kept.failed < REST_MS) return shown(kept, true);
    const renewed = this.#renewed(shelf, key, kept, ask);
    const late = pause(this.#troubled ? 0 : PATIENCE_MS, undefined, { ref: false });
    const first = await Promise.race([renewed, late]);
    if (first !== undefined) return first;
    this.#troubled = true;
    return shown(kept, kept.failed > 0 || now - kept.confirmed > this.#times.freshMs + UNMARKED_MS);
  }

  /** The last good answer of an address, for those whose own call has failed. */
  lastGood(key: string, countless: boolean): Extract<Reading, { kind: 'content' }> | undefined {
    const kept = this.#lastGood(countless ? this.#countless : this.#plain, key);
    return kept && shown(kept, true);
  }

  #now(): number {
    return this.#clock().getTime();
  }

  #lastGood(shelf: Shelf, key: string): Kept | undefined {
    const kept = shelf.get(key);
    if (kept === undefined || this.#now() - kept.confirmed <= this.#times.staleMs) return kept;
    shelf.delete(key);
    return undefined;
  }

  /** Asks, or joins who is asking already. */
  #renewed(shelf: Shelf, key: string, kept: Kept | undefined, ask: (known: Answer | undefined) => Promise<Outcome>): Promise<Reading> {
    const others = this.#underWay.get(key);
    if (others !== undefined) return others;
    if (this.#underWay.size >= MOST_UNDER_WAY) return Promise.resolve(kept === undefined ? { kind: 'forward' } : shown(kept, true));
    const reading = ask(kept?.answer)
      .then((outcome) => this.#settle(shelf, key, kept, outcome))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  /** Notes what came of asking, and says what is to be answered. */
  #settle(shelf: Shelf, key: string, kept: Kept | undefined, outcome: Outcome): Reading {
    this.#troubled = outcome.kind === 'failed';
    if (outcome.kind === 'content' || (outcome.kind === 'unchanged' && kept !== undefined)) {
      const answer = outcome.kind === 'content' ? outcome.answer : (kept as Kept).answer;
      const good: Kept = { answer, confirmed: this.#now(), failed: 0 };
      shelf.set(key, good);
      return shown(good, false);
    }
    if (outcome.kind === 'gone' || outcome.kind === 'long' || outcome.kind === 'unchanged') {
      shelf.delete(key);
      return outcome.kind === 'gone' ? outcome : { kind: 'forward' };
    }
    if (kept === undefined) return outcome;
    const standIn: Kept = { ...kept, failed: this.#now() };
    shelf.set(key, standIn);
    return shown(standIn, true);
  }
}

const shown = ({ answer, confirmed }: Kept, stale: boolean): Extract<Reading, { kind: 'content' }> => ({
  kind: 'content',
  answer,
  confirmed,
  stale,
});
