import type { Drift } from '../../../server/contract/drift.ts';
import type { Contract, Operation } from '../../../server/contract/load.ts';

/** Contracts of a provider's backends; `site` is our own server's, and every operation of `mail` sends mail. */
export type CheckedContract = 'cms' | 'jobs';

/** Kinds of deviations: those of fields (`DriftKind`), then those of responses. `--tolerate` and the reports use these names. */
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
  // A redirect to another host, or a loop.
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
  /** Field, or tested aspect of the operation, for example `unknown id` or `header X-Total-Count`. */
  where: string;
}

export const createDeviation = (where: string, kind: DeviationKind, expected: string, got: string): Deviation => ({
  where,
  kind,
  expected,
  got,
  count: 1,
});

/** Result for an operation, as the reports name it. `not there`: the backend does not implement the operation, which is optional. */
export type Outcome = 'ok' | 'deviates' | 'not checked' | 'not there';

/** Result for one operation: a row of the table, and an entry of `rows` in the JSON report. */
export interface Row {
  contract: CheckedContract;
  operationId: string;
  method: string;
  path: string;
  outcome: Outcome;
  /** Why the operation was not checked, or only in part; may be empty. */
  remark: string;
  /** Number of responses. */
  requests: number;
  /** 0 without a response. */
  slowestMs: number;
  deviations: Deviation[];
}

/** A backend to be checked. */
export interface Target {
  name: CheckedContract;
  contract: Contract;
  /** Base address, for example `https://cms.example.org/wp-json`. */
  base: string;
}

/** An operation of a contract, and the backend that it is sent to. */
export interface TargetOperation extends Operation {
  target: Target;
}
