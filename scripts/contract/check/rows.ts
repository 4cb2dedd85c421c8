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
  let right = false;
  let notThere = false;

  return {
    addDeviations(deviations) {
      for (const { count, ...one } of deviations) {
        const key = JSON.stringify([one.where, one.kind, one.expected, one.got]);
        const known = unique.get(key);
        if (known) known.count += count;
        else unique.set(key, { ...one, count });
      }
    },
    markUnchecked(reason) {
      remark ||= reason;
    },
    markMissing() {
      notThere = true;
    },
    addResponseTime(ms) {
      requests += 1;
      slowestMs = Math.max(slowestMs, ms);
    },
    markValid() {
      right = true;
    },
    build(tolerated) {
      const deviations = [...unique.values()];
      const deviates = deviations.some(({ kind }) => !tolerated.has(kind));
      const lacks = notThere && !right;
      const whole = remark === '' || (right && remark !== INTERRUPTED);
      const outcome = deviates ? 'deviates' : lacks ? 'not there' : whole ? 'ok' : 'not checked';
      const { operationId, method, path } = operation;
      return {
        contract: target.name,
        operationId,
        method,
        path,
        outcome,
        remark: lacks ? (operation.built ? 'optional' : 'not built yet') : remark,
        requests,
        slowestMs: Math.round(slowestMs),
        deviations,
      };
    },
  };
}
