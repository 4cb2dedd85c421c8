import type { Outcome, Row } from './types.ts';

export interface CheckReport {
  rows: Row[];
  /** Why the check could not run, or not to its end, as a sentence. */
  failure: string | undefined;
  toleratedKinds: ReadonlySet<string>;
}

export function countOutcomes(rows: readonly Row[]): Record<Outcome, number> {
  const countOf = (outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length;
  return { ok: countOf('ok'), deviates: countOf('deviates'), 'not checked': countOf('not checked'), 'not there': countOf('not there') };
}

/** Returns 0 when nothing deviates, 1 when something does, 2 when the check could not run. */
export function getExitCode({ rows, failure }: CheckReport): 0 | 1 | 2 {
  if (failure !== undefined) return 2;
  return rows.some(({ outcome }) => outcome === 'deviates') ? 1 : 0;
}
