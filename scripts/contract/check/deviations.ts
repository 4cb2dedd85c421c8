import type { Drift } from '../../../server/platform/contract/drift.ts';

/** Kinds of deviations: first those for fields (`DriftKind`), then those for responses. `--tolerate` and the reports use these names. */
export const DEVIATION_KINDS = [
  'missing',
  'extra',
  'type',
  'null',
  'empty',
  'value',
  'form',
  'limit',
  'status',
  // HTML instead of JSON.
  'html',
  // Neither JSON nor HTML.
  'body',
  'content type',
  'header',
  // A redirect that the check does not follow: to another origin, of a write, or after too many others.
  'redirect',
  // Login required where the contract requires none, or a rejected token.
  'credentials',
  // No login required where the contract requires one.
  'open',
  'unreachable',
  'slow',
  'paging',
  // A write was accepted that should have been refused.
  'accepted',
] as const;

export type DeviationKind = (typeof DEVIATION_KINDS)[number];

/** A deviation from the contract, without values of the response. */
export interface Deviation extends Omit<Drift, 'kind' | 'path'> {
  kind: DeviationKind;
  /** Field or checked aspect, for example `data[].id`, `unknown id` or `header X-Total-Count`. */
  where: string;
}

export const createDeviation = (where: string, kind: DeviationKind, expected: string, got: string): Deviation => ({
  where,
  kind,
  expected,
  got,
  count: 1,
});

export function formatDeviation({ where, kind, expected, got, count }: Deviation): string {
  return `${where}  ${kind}: expected ${expected}, got ${got}${count > 1 ? ` (${count} times)` : ''}`;
}

/** Formats a number of deviations, for example `2 deviations`. */
export const formatDeviationCount = (count: number): string => (count === 1 ? '1 deviation' : `${count} deviations`);
