import type { FastifyBaseLogger } from 'fastify';
import { driftFinder, type Drift } from '../contract/drift.ts';
import type { Contract, Operation } from '../contract/load.ts';
import { DriftBook, type CheckedOperation, type KnownDrift } from './book.ts';
import { excerptOf } from './excerpt.ts';

/** One answer of an operation is looked at in so many milliseconds. */
const EVERY_MS = 10_000;

/** Answers that wait to be looked at, and their bytes. */
const MOST_WAITING = 16;
const MOST_BYTES = 16 * 1024 * 1024;

/** Between two looks, so that requests come first; milliseconds. */
const PAUSE_MS = 100;

/** A timer that comes so much too late tells that the process has better things to do; milliseconds. */
const LATE_MS = 50;

/** So often it is waited for a quieter moment, a second each; then what waits is dropped. */
const MOST_WAITS = 10;

/** An answer to be held to its contract. */
export interface Sample {
  contract: Contract;
  operation: Operation;
  status: number;
  /** Bytes that it takes while it waits. */
  bytes: number;
  /** The answer itself. May throw when it cannot be read. */
  value: () => unknown;
}

/** Why an answer that was due was not looked at. */
export type Skipped = 'busy' | 'too large' | 'unreadable';

/** What is known of the provider's answers. */
export interface DriftReport {
  /** Since when they are looked at; milliseconds since 1970. */
  since: number;
  operations: CheckedOperation[];
  drifts: KnownDrift[];
  /** How often there was no room for one more drift. */
  left: number;
  skipped: Readonly<Record<Skipped, number>>;
}

/**
 * Holds a sample of a provider's answers to their contracts: one of each operation in ten seconds, after it was answered and only
 * while nothing else has to be done. Kept are fields, kinds and times, never what an answer says, and no more than there is
 * room for.
 */
export class DriftWatch {
  readonly #book = new DriftBook();
  readonly #due = new Map<string, number>();
  readonly #skipped: Record<Skipped, number> = { busy: 0, 'too large': 0, unreadable: 0 };
  readonly #clock: () => Date;
  readonly #log: FastifyBaseLogger;
  readonly #since: number;
  #waiting: Sample[] = [];
  #timer: NodeJS.Timeout | undefined;
  #waits = 0;

  constructor(clock: () => Date, log: FastifyBaseLogger) {
    this.#clock = clock;
    this.#log = log;
    this.#since = this.#now();
  }

  /** Whether an answer with this status is to be handed over; asking takes its turn. */
  wants(operation: Operation, status: number): boolean {
    const now = this.#now();
    if (schemaOf(operation, status) === undefined || now < (this.#due.get(operation.operationId) ?? 0)) return false;
    this.#due.set(operation.operationId, now + EVERY_MS);
    return true;
  }

  /** Takes an answer that was wanted, to look at it later. */
  take(sample: Sample): void {
    const bytes = this.#waiting.reduce((sum, one) => sum + one.bytes, sample.bytes);
    if (this.#waiting.length >= MOST_WAITING || bytes > MOST_BYTES) return this.skip('busy');
    this.#waiting.push(sample);
    this.#wake(PAUSE_MS);
  }

  /** Notes that an answer that was wanted is not handed over. */
  skip(why: Skipped): void {
    this.#skipped[why] += 1;
  }

  /** What is known by now. */
  report(): DriftReport {
    return {
      since: this.#since,
      operations: this.#book.operations(),
      drifts: this.#book.drifts(this.#now()),
      left: this.#book.left,
      skipped: { ...this.#skipped },
    };
  }

  /** Looks at nothing more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #now(): number {
    return this.#clock().getTime();
  }

  #wake(ms: number): void {
    const at = performance.now() + ms;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#go(performance.now() - at);
    }, ms).unref();
  }

  #go(lateMs: number): void {
    if (lateMs > LATE_MS && this.#waits < MOST_WAITS) {
      this.#waits += 1;
      return this.#wake(1000);
    }
    if (lateMs > LATE_MS) {
      this.#skipped.busy += this.#waiting.length;
      this.#waiting = [];
    }
    this.#waits = 0;
    const sample = this.#waiting.shift();
    if (sample !== undefined) this.#look(sample);
    if (this.#waiting.length > 0) this.#wake(PAUSE_MS);
  }

  #look({ contract, operation, status, value }: Sample): void {
    const schema = schemaOf(operation, status);
    if (schema === undefined) return;
    let found: readonly Drift[] | undefined;
    try {
      const excerpt = excerptOf(value());
      found = excerpt && driftFinder(contract)(schema, excerpt.value);
    } catch {
      // Whatever a provider sends, a look at it ends nothing. What an error says about why might be a piece of the answer.
      return this.skip('unreadable');
    }
    if (found === undefined) return this.skip('too large');
    const { operationId } = operation;
    const fresh = this.#book.note(operationId, found, this.#now());
    for (const { path, kind, expected, got } of fresh.filter((one) => one.kind !== 'extra')) {
      this.#log.warn({ operation: operationId, field: path, kind, expected, got }, 'the provider’s answers differ from the contract');
    }
  }
}

/** The schema of an answer that went well; undefined for refusals and for what is no JSON. */
function schemaOf({ answers }: Operation, status: number): string | undefined {
  if (status < 200 || status > 299) return undefined;
  const schema = answers[String(status)] ?? answers['2XX'] ?? answers['200'];
  return schema === '' ? undefined : schema;
}
