import type { Deviation } from './deviations.ts';
import type { Row, TargetOperation } from './types.ts';

/** Remark on operations that were not fully checked because of an interruption. */
export const INTERRUPTED = 'interrupted';

/** Collects the results of an operation's requests. */
export interface RowRecorder {
  addDeviations(deviations: readonly Deviation[]): void;
  /** Records why the operation was not checked, or not fully. Only the first reason is kept. */
  markUnchecked(reason: string): void;
  /** Records that the backend does not implement the operation, which is optional. */
  markNotImplemented(): void;
  /** Counts a request that received a response, and records how long the response took. */
  addResponseTime(ms: number): void;
  /** Records that the backend has responded as the contract says, so it implements the operation. */
  markPassed(): void;
  /** Returns the row. It includes deviations of tolerated kinds, but they do not affect the outcome. */
  build(toleratedKinds: ReadonlySet<string>): Row;
}

export function createRowRecorder({ target, operationId, method, path, isBuilt }: TargetOperation): RowRecorder {
  const deviationsByKey = new Map<string, Deviation>();
  let requests = 0;
  let slowestMs = 0;
  let remark = '';
  let hasPassed = false;
  let isMissing = false;

  return {
    addDeviations(deviations) {
      for (const deviation of deviations) {
        const key = JSON.stringify([deviation.where, deviation.kind, deviation.expected, deviation.got]);
        const existing = deviationsByKey.get(key);
        if (existing) existing.count += deviation.count;
        else deviationsByKey.set(key, { ...deviation });
      }
    },
    markUnchecked(reason) {
      remark ||= reason;
    },
    markNotImplemented() {
      isMissing = true;
    },
    addResponseTime(ms) {
      requests += 1;
      slowestMs = Math.max(slowestMs, ms);
    },
    markPassed() {
      hasPassed = true;
    },
    build(toleratedKinds) {
      const deviations = [...deviationsByKey.values()];
      const deviates = deviations.some(({ kind }) => !toleratedKinds.has(kind));
      // A backend that has responded correctly once implements the operation, even if it responded 404 to another id.
      const isNotThere = isMissing && !hasPassed;
      const isChecked = remark === '' || (hasPassed && remark !== INTERRUPTED);
      return {
        contract: target.name,
        operationId,
        method,
        path,
        outcome: deviates ? 'deviates' : isNotThere ? 'not there' : isChecked ? 'ok' : 'not checked',
        remark: isNotThere ? (isBuilt ? 'optional' : 'not built yet') : remark,
        requests,
        slowestMs: Math.round(slowestMs),
        deviations,
      };
    },
  };
}
