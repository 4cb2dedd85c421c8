import type { Drift } from '../../platform/contract/drift.ts';

/** Limits of drifts per operation and in total: a provider that makes up field names must not fill the memory. */
const MAX_PER_OPERATION = 30;
const MAX_DRIFTS = 300;

/** A drift is removed when it has not been seen for this time; milliseconds. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** A difference from the contract over time, without values of responses. */
export interface KnownDrift extends Omit<Drift, 'count' | 'got'> {
  operationId: string;
  /** Type of the last value; absent if that value exceeded a limit. */
  got?: string;
  /** Milliseconds since 1970. */
  firstSeenAt: number;
  lastSeenAt: number;
  /** Number of responses in which this drift was found. */
  responses: number;
}

/** Counts of one operation. */
export interface CheckedOperation {
  operationId: string;
  /** Number of checked responses. */
  checked: number;
  /** Number of checked responses that differed from the contract. */
  drifted: number;
  /** Milliseconds since 1970. */
  lastCheckedAt: number;
}

/** Collects drifts and counts checked responses by operation, in bounded memory. */
export class DriftLog {
  readonly #drifts = new Map<string, KnownDrift>();
  readonly #operations = new Map<string, CheckedOperation>();
  #droppedCount = 0;

  /**
   * Records the differences of one response; none when it matched the contract.
   * @param now milliseconds since 1970
   * @returns drifts that are new
   */
  record(operationId: string, drifts: readonly Drift[], now: number): KnownDrift[] {
    const { checked, drifted } = this.#operations.get(operationId) ?? { checked: 0, drifted: 0 };
    this.#operations.set(operationId, {
      operationId,
      checked: checked + 1,
      drifted: drifted + (drifts.length > 0 ? 1 : 0),
      lastCheckedAt: now,
    });
    this.#removeExpired(now);
    const newDrifts: KnownDrift[] = [];
    // A field may differ in several ways in one response.
    const seenKeys = new Set<string>();
    for (const { path, kind, expected, got } of drifts) {
      const key = `${operationId} ${kind} ${path}`;
      if (seenKeys.has(key)) continue;
      seenKeys.add(key);
      const existing = this.#drifts.get(key);
      if (existing === undefined && !this.#makeRoom(operationId, kind)) {
        this.#droppedCount += 1;
        continue;
      }
      // The length of a value may be personal data.
      const receivedType = kind === 'limit' ? {} : { got };
      const drift = {
        operationId,
        path,
        kind,
        expected,
        ...receivedType,
        firstSeenAt: existing?.firstSeenAt ?? now,
        lastSeenAt: now,
        responses: (existing?.responses ?? 0) + 1,
      };
      this.#drifts.set(key, drift);
      if (existing === undefined) newDrifts.push(drift);
    }
    return newDrifts;
  }

  /** Returns all drifts. Drifts of unknown fields come last, because they are harmless. */
  listDrifts(now: number): KnownDrift[] {
    this.#removeExpired(now);
    const getRank = ({ kind }: KnownDrift): number => (kind === 'extra' ? 1 : 0);
    return [...this.#drifts.values()].toSorted(
      (a, b) => getRank(a) - getRank(b) || b.lastSeenAt - a.lastSeenAt || a.firstSeenAt - b.firstSeenAt,
    );
  }

  listOperations(): CheckedOperation[] {
    return [...this.#operations.values()];
  }

  /** Number of drifts that were not recorded because the log was full. */
  get droppedCount(): number {
    return this.#droppedCount;
  }

  #removeExpired(now: number): void {
    for (const [key, { lastSeenAt }] of this.#drifts) if (now - lastSeenAt > RETENTION_MS) this.#drifts.delete(key);
  }

  /**
   * Makes room for one more drift if necessary, by removing the drift of an unknown field that was last seen the longest ago. Removes
   * nothing for the sake of another unknown field.
   * @returns whether there is room
   */
  #makeRoom(operationId: string, kind: Drift['kind']): boolean {
    const operationDrifts = [...this.#drifts].filter(([, drift]) => drift.operationId === operationId);
    const candidates =
      operationDrifts.length >= MAX_PER_OPERATION ? operationDrifts : this.#drifts.size >= MAX_DRIFTS ? [...this.#drifts] : undefined;
    if (candidates === undefined) return true;
    const [evictedEntry] = candidates.filter(([, drift]) => drift.kind === 'extra').toSorted(([, a], [, b]) => a.lastSeenAt - b.lastSeenAt);
    return kind !== 'extra' && evictedEntry !== undefined && this.#drifts.delete(evictedEntry[0]);
  }
}
