import type { BackendName, Contract, Operation } from '../../../server/platform/contract/load.ts';
import type { Deviation } from './deviations.ts';

/** Result for an operation, as named in the reports. `not there`: the operation is optional and the backend does not implement it. */
export type Outcome = 'ok' | 'deviates' | 'not checked' | 'not there';

/** Result for one operation: a row of the table, and an entry of `rows` in the JSON report. */
export interface Row {
  contract: BackendName;
  operationId: string;
  method: string;
  path: string;
  outcome: Outcome;
  /** Why the operation was not checked, or not fully; empty without a reason. */
  remark: string;
  /** Number of requests that received a response. */
  requests: number;
  /** Time of the slowest response in milliseconds; 0 without a response. */
  slowestMs: number;
  deviations: Deviation[];
}

/** A backend to be checked. */
export interface Target {
  name: BackendName;
  contract: Contract;
  /** Base URL, for example `https://cms.example.org/wp-json`. */
  base: string;
}

/** An operation of a contract, and the backend that it is sent to. */
export interface TargetOperation extends Operation {
  target: Target;
}
