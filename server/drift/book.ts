import type { Drift } from '../contract/drift.ts';

/** Drifts that are kept of one operation, and of all: a provider that makes up names must not fill the memory. */
const MOST_OF_ONE = 30;
const MOST = 300;

/** What was not seen for so long is over, and forgotten; milliseconds. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000;

/** A drift of the provider's answers over time. It tells nothing of what a value says. */
export interface KnownDrift extends Omit<Drift, 'count' | 'got'> {
  operationId: string;
  /** What came last, by its type; absent where only its length was wrong. */
  got?: string;
  /** When it was first and last seen; milliseconds since 1970. */
  first: number;
  last: number;
  /** Answers in which it was seen. */
  answers: number;
}

/** What an operation's answers have come to. */
export interface CheckedOperation {
  operationId: string;
  /** Answers that were held to the contract, and those of them that differed. */
  checked: number;
  drifted: number;
  /** When one was last held to the contract; milliseconds since 1970. */
  last: number;
}

/** What the answers of a provider differed in, in a bounded room. */
export class DriftBook {
  readonly #drifts = new Map<string, KnownDrift>();
  readonly #operations = new Map<string, CheckedOperation>();
  #left = 0;

  /**
   * Notes what an answer differed in; nothing when it kept its contract.
   * @param now milliseconds since 1970
   * @returns the drifts that were not known before
   */
  note(operationId: string, found: readonly Drift[], now: number): KnownDrift[] {
    const { checked, drifted } = this.#operations.get(operationId) ?? { checked: 0, drifted: 0 };
    this.#operations.set(operationId, { operationId, checked: checked + 1, drifted: drifted + (found.length > 0 ? 1 : 0), last: now });
    this.#forget(now);
    const fresh: KnownDrift[] = [];
    // The same field may differ in several ways in one answer.
    const seen = new Set<string>();
    for (const { path, kind, expected, got } of found) {
      const key = `${operationId} ${kind} ${path}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const known = this.#drifts.get(key);
      if (known === undefined && !this.#makeRoom(operationId, kind)) {
        this.#left += 1;
        continue;
      }
      // How long something is may tell what it is.
      const came = kind === 'limit' ? {} : { got };
      const drift = {
        operationId,
        path,
        kind,
        expected,
        ...came,
        first: known?.first ?? now,
        last: now,
        answers: (known?.answers ?? 0) + 1,
      };
      this.#drifts.set(key, drift);
      if (known === undefined) fresh.push(drift);
    }
    return fresh;
  }

  /** All that is known; what the contract does not know, which harms nobody by itself, comes last. */
  drifts(now: number): KnownDrift[] {
    this.#forget(now);
    const rank = ({ kind }: KnownDrift): number => (kind === 'extra' ? 1 : 0);
    return [...this.#drifts.values()].toSorted((one, other) => rank(one) - rank(other) || other.last - one.last || one.first - other.first);
  }

  operations(): CheckedOperation[] {
    return [...this.#operations.values()];
  }

  /** How often there was no room for one more. */
  get left(): number {
    return this.#left;
  }

  #forget(now: number): void {
    for (const [key, { last }] of this.#drifts) if (now - last > FORGOTTEN_MS) this.#drifts.delete(key);
  }

  /** Whether there is room for one more; fields that are only unknown make room for what may harm. */
  #makeRoom(operationId: string, kind: Drift['kind']): boolean {
    const own = [...this.#drifts].filter(([, drift]) => drift.operationId === operationId);
    const crowd = own.length >= MOST_OF_ONE ? own : this.#drifts.size >= MOST ? [...this.#drifts] : undefined;
    if (crowd === undefined) return true;
    const [given] = crowd.filter(([, drift]) => drift.kind === 'extra').toSorted(([, one], [, other]) => one.last - other.last);
    return kind !== 'extra' && given !== undefined && this.#drifts.delete(given[0]);
  }
}
