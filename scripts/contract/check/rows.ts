import type { Call, Deviation, Row } from './types.ts';

export const INTERRUPTED = 'interrupted';

export interface RowRecorder {
  addDeviations(deviations: readonly Deviation[]): void;
  /** Reason why something was not checked; the first is kept. */
  markUnchecked(remark: string): void;
  markMissing(): void;
  /** Records a response time in milliseconds. */
  addResponseTime(ms: number): void;
  markValid(): void;
  build(tolerated: ReadonlySet<string>): Row;
}

/** Creates the row of a call. */
export function createRowRecorder({ target, operation }: Call): RowRecorder {
  const unique = new Map<string, Deviation>();
  let requests = 0;
  let slowestMs = 0;
  let remark = '';
  let isValid = false;
  let isAbsent = false;

  return {
    addDeviations(deviations) {
      for (const { count, ...details } of deviations) {
        const key = JSON.stringify([details.where, details.kind, details.expected, details.got]);
        const existing = unique.get(key);
        if (existing) existing.count += count;
        else unique.set(key, { ...details, count });
      }
    },
    markUnchecked(reason) {
      remark ||= reason;
    },
    markMissing() {
      isAbsent = true;
    },
    addResponseTime(ms) {
      requests += 1;
      slowestMs = Math.max(slowestMs, ms);
    },
    markValid() {
      isValid = true;
    },
    build(tolerated) {
      const deviations = [...unique.values()];
      const deviates = deviations.some(({ kind }) => !tolerated.has(kind));
      const isMissing = isAbsent && !isValid;
      const isComplete = remark === '' || (isValid && remark !== INTERRUPTED);
      const outcome = deviates ? 'deviates' : isMissing ? 'not there' : isComplete ? 'ok' : 'not checked';
      const { operationId, method, path } = operation;
      return {
        contract: target.name,
        operationId,
        method,
        path,
        outcome,
        remark: isMissing ? (operation.isBuilt ? 'optional' : 'not built yet') : remark,
        requests,
        slowestMs: Math.round(slowestMs),
        deviations,
      };
    },
  };
}
