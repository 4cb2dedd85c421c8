import type { Outcome, Row } from './types.ts';

export interface CheckReport {
  rows: Row[];
  /** A sentence that says why the check could not run or complete; undefined when it completed. */
  failure: string | undefined;
  toleratedKinds: ReadonlySet<string>;
}

export function countOutcomes(rows: readonly Row[]): Record<Outcome, number> {
  const countRows = (outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length;
  return {
    ok: countRows('ok'),
    deviates: countRows('deviates'),
    'not checked': countRows('not checked'),
    'not there': countRows('not there'),
  };
}

/** Returns 0 when nothing deviates, 1 when something does, and 2 when the check could not run or complete. */
export function getExitCode({ rows, failure }: CheckReport): 0 | 1 | 2 {
  if (failure !== undefined) return 2;
  return rows.some(({ outcome }) => outcome === 'deviates') ? 1 : 0;
}
