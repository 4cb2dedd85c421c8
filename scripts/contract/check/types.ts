import type { Drift } from '../../../server/contract/drift.ts';
import type { Contract, Operation } from '../../../server/contract/load.ts';

/** Contracts of a provider's backends; `site` is our own server's, and `mail` would send mail. */
export type CheckedContract = 'cms' | 'jobs';

/** Kinds of deviations: those of fields (`DriftKind`), then those of responses. */
export const KINDS = [
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
  // Login required where the contract requires none.
  'credentials',
  // No login required where the contract requires one.
  'open',
  'unreachable',
  'slow',
  'paging',
  // A write that should have been refused was accepted.
  'accepted',
] as const;

/** A deviation from the contract, without values of the response. */
export interface Deviation extends Omit<Drift, 'kind' | 'path'> {
  kind: (typeof KINDS)[number];
  /** Field, or aspect of the call, for example `unknown id` or `header X-Total-Count`. */
  where: string;
}

export type Outcome = 'ok' | 'deviates' | 'not checked' | 'not there';

/** One line of the reports: a call of a contract. */
export interface Row {
  contract: CheckedContract;
  operationId: string;
  method: string;
  path: string;
  outcome: Outcome;
  /** Why it was not, or only partly, checked; may be empty. */
  remark: string;
  requests: number;
  /** 0 without a response. */
  slowestMs: number;
  deviations: Deviation[];
}

export interface Target {
  name: CheckedContract;
  contract: Contract;
  /** Base address, for example `https://cms.example.org/wp-json`. */
  base: string;
}

export interface Call {
  target: Target;
  operation: Operation;
}
