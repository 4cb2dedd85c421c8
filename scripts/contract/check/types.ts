import type { Drift } from '../../../server/contract/drift.ts';
import type { Contract, Operation } from '../../../server/contract/load.ts';

/** The contracts that a provider's backends are held to; `site` is our own server's, and whatever `mail` describes sends mail. */
export type CheckedContract = 'cms' | 'jobs';

/** Every kind of deviation, in the words of the reports: those of fields (`DriftKind`), then those of responses. */
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
  // A page in place of JSON.
  'html',
  // Neither JSON nor a page.
  'body',
  'content type',
  'header',
  // A redirect to another host, or in a circle.
  'redirect',
  // A login or a cookie is asked for where the contract asks for none.
  'credentials',
  // Open without a token where the contract asks for one.
  'open',
  'unreachable',
  'slow',
  'paging',
  // A write that had to be refused was taken.
  'accepted',
] as const;

/** A deviation of a backend from its contract. Nothing in it tells what a value of an answer says. */
export interface Deviation extends Omit<Drift, 'kind' | 'path'> {
  kind: (typeof KINDS)[number];
  /** The field, or what of the call it is about, for example `unknown id` or `header X-Total-Count`. */
  where: string;
}

/** How a call came out. */
export type Outcome = 'ok' | 'deviates' | 'not checked' | 'not there';

/** One line of the reports: a call of a contract. */
export interface Row {
  contract: CheckedContract;
  operationId: string;
  method: string;
  /** As the contract writes it, with names in place of ids. */
  path: string;
  outcome: Outcome;
  /** Why it was not checked, or not in full; empty text: nothing to say. */
  remark: string;
  requests: number;
  /** Milliseconds that the slowest answer took; 0 when there was none. */
  slowestMs: number;
  deviations: Deviation[];
}

/** A backend that is checked. */
export interface Target {
  name: CheckedContract;
  contract: Contract;
  /** Where its paths begin, for example `https://cms.example.org/wp-json`. */
  base: string;
}

/** A call of a backend that is checked. */
export interface Call {
  target: Target;
  operation: Operation;
}
