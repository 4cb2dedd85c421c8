import type { Deviation, Outcome, Row } from './types.ts';

export interface Summary {
  rows: Row[];
  failure: string | undefined;
  tolerated: ReadonlySet<string>;
}

export function countOutcomes(rows: readonly Row[]): Record<Outcome, number> {
  const countOf = (outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length;
  return { ok: countOf('ok'), deviates: countOf('deviates'), 'not checked': countOf('not checked'), 'not there': countOf('not there') };
}

/** Formats a deviation for people. */
export function formatDeviation({ where, kind, expected, got, count }: Deviation): string {
  return `${where}  ${kind}: expected ${expected}, got ${got}${count > 1 ? ` (${count} times)` : ''}`;
}

/** 0: nothing deviates, 1: something does, 2: it could not be checked. */
export function exitCodeOf({ rows, failure }: Summary): 0 | 1 | 2 {
  if (failure !== undefined) return 2;
  return rows.some(({ outcome }) => outcome === 'deviates') ? 1 : 0;
}
