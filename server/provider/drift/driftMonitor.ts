import type { FastifyBaseLogger } from 'fastify';
import { getDriftFinder, type Drift } from '../../platform/contract/drift.ts';
import type { Contract, Operation } from '../../platform/contract/load.ts';
import { DriftLog, type CheckedOperation, type KnownDrift } from './driftLog.ts';
import { selectExcerpt } from './excerpt.ts';

/** One response per operation is checked in this interval. */
const SAMPLE_INTERVAL_MS = 10_000;

/** Limits of the number of queued responses, and of their bytes in total. */
const MAX_QUEUED = 16;
const MAX_QUEUED_BYTES = 16 * 1024 * 1024;

/** Pause between two checks, so that requests come first; milliseconds. */
const PAUSE_MS = 100;

/** Delay of a timer in milliseconds above which the process counts as busy. */
const BUSY_DELAY_MS = 50;

/** While the process is busy, checks are postponed this many times by one second; then the queue is dropped. */
const MAX_POSTPONEMENTS = 10;

/** A response of the provider that is to be checked. */
export interface Sample {
  contract: Contract;
  operation: Operation;
  status: number;
  /** Memory that the response occupies, in bytes. */
  bytes: number;
  /** Returns the parsed body; may throw. */
  parseBody: () => unknown;
}

/** Why a sampled response was not checked. */
export type SkipReason = 'busy' | 'too large' | 'unreadable';

/** What the monitor has found since its start. */
export interface DriftReport {
  /** Start of the monitor; milliseconds since 1970. */
  since: number;
  operations: CheckedOperation[];
  drifts: KnownDrift[];
  /** Number of drifts that were not recorded because the log was full. */
  droppedCount: number;
  /** Numbers of sampled responses that were not checked, by reason. */
  skipped: Readonly<Record<SkipReason, number>>;
}

/**
 * Checks a sample of a provider's responses against their contracts: at most one per operation in ten seconds, after the response was
 * sent, and not while the process is busy. Records fields, kinds and times, never values, in bounded memory.
 */
export class DriftMonitor {
  readonly #driftLog = new DriftLog();
  readonly #nextSampleAt = new Map<string, number>();
  readonly #skipped: Record<SkipReason, number> = { busy: 0, 'too large': 0, unreadable: 0 };
  readonly #clock: () => Date;
  readonly #log: FastifyBaseLogger;
  readonly #startedAt: number;
  #queue: Sample[] = [];
  #timer: NodeJS.Timeout | undefined;
  #postponements = 0;

  constructor(clock: () => Date, log: FastifyBaseLogger) {
    this.#clock = clock;
    this.#log = log;
    this.#startedAt = this.#now();
  }

  /** Returns whether to sample a response: true at most once per interval and operation. Must be called only once per response. */
  shouldSample(operation: Operation, status: number): boolean {
    const now = this.#now();
    if (findResponseSchema(operation, status) === undefined || now < (this.#nextSampleAt.get(operation.operationId) ?? 0)) return false;
    this.#nextSampleAt.set(operation.operationId, now + SAMPLE_INTERVAL_MS);
    return true;
  }

  /** Queues a sample for its check; counts it as skipped when the queue is full. */
  enqueue(sample: Sample): void {
    const bytes = this.#queue.reduce((sum, item) => sum + item.bytes, sample.bytes);
    if (this.#queue.length >= MAX_QUEUED || bytes > MAX_QUEUED_BYTES) return this.skip('busy');
    this.#queue.push(sample);
    this.#schedule(PAUSE_MS);
  }

  /** Counts a sampled response that is not checked. */
  skip(reason: SkipReason): void {
    this.#skipped[reason] += 1;
  }

  report(): DriftReport {
    return {
      since: this.#startedAt,
      operations: this.#driftLog.listOperations(),
      drifts: this.#driftLog.listDrifts(this.#now()),
      droppedCount: this.#driftLog.droppedCount,
      skipped: { ...this.#skipped },
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #now(): number {
    return this.#clock().getTime();
  }

  #schedule(ms: number): void {
    const scheduledAt = performance.now() + ms;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#checkNext(performance.now() - scheduledAt);
    }, ms).unref();
  }

  #checkNext(delayMs: number): void {
    if (delayMs > BUSY_DELAY_MS && this.#postponements < MAX_POSTPONEMENTS) {
      this.#postponements += 1;
      return this.#schedule(1000);
    }
    if (delayMs > BUSY_DELAY_MS) {
      this.#skipped.busy += this.#queue.length;
      this.#queue = [];
    }
    this.#postponements = 0;
    const sample = this.#queue.shift();
    if (sample !== undefined) this.#check(sample);
    if (this.#queue.length > 0) this.#schedule(PAUSE_MS);
  }

  #check({ contract, operation, status, parseBody }: Sample): void {
    const schemaPointer = findResponseSchema(operation, status);
    if (schemaPointer === undefined) return;
    let drifts: readonly Drift[] | undefined;
    try {
      const excerpt = selectExcerpt(parseBody());
      drifts = excerpt && getDriftFinder(contract)(schemaPointer, excerpt.value);
    } catch {
      // Invalid responses must not end the process; the error's message might quote the response.
      return this.skip('unreadable');
    }
    if (drifts === undefined) return this.skip('too large');
    const { operationId } = operation;
    const newDrifts = this.#driftLog.record(operationId, drifts, this.#now());
    for (const { path, kind, expected, got } of newDrifts.filter((drift) => drift.kind !== 'extra')) {
      this.#log.warn({ operation: operationId, field: path, kind, expected, got }, 'the provider’s responses differ from the contract');
    }
  }
}

/** Returns the JSON pointer of a successful response's schema; undefined for errors and non-JSON responses. */
function findResponseSchema({ responses }: Operation, status: number): string | undefined {
  if (status < 200 || status > 299) return undefined;
  const schemaPointer = responses[String(status)] ?? responses['2XX'] ?? responses['200'];
  return schemaPointer === '' ? undefined : schemaPointer;
}
