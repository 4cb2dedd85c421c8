/** Whether a change is in what we send, in what we are answered, or in the call itself. */
export type Side = 'request' | 'answer' | 'call';

/**
 * Whom a change breaks:
 * - `nobody`
 * - `callers`: whoever calls the endpoint
 * - `readers`: whoever reads the field
 * - `trusting`: whoever reads the field without looking whether it is there
 * - `senders`: whoever sends the field
 * - `silent`: whoever calls the endpoint without sending the field
 */
export type Breaks = 'nobody' | 'callers' | 'readers' | 'trusting' | 'senders' | 'silent';

/** The part of a call that a field is in, as the generated types name it; `header`: a header of the answer. */
export type Root = 'answer' | 'body' | 'query' | 'params' | 'header';

/** A field of a call: the way to it, `[]` for the items of a list, `*` for any name. */
export interface Field {
  root: Root;
  steps: readonly string[];
}

/** A call of a contract, as one version of it has it. */
export interface Call {
  operationId: string;
  /** In capitals. */
  method: string;
  path: string;
  /** Subject of the operation: the name of its slice. */
  subject: string;
}

/** One thing that is otherwise in the newer version of a contract. */
export interface Change {
  call: Call;
  side: Side;
  /** Where in the call, in words: `answer 200 → [].jobTitle`; empty for the call itself. */
  where: string;
  field: Field | undefined;
  /** Named schema and the way to the field in it, `Job.jobTitle`, or a header: what several calls share; else empty. */
  home: string;
  /** What happened, as the rest of a sentence that begins with `where`. */
  says: string;
  breaks: Breaks;
  /** Whether the changed thing is there in the newer version only; all else is looked up in the older one. */
  added: boolean;
}

/** The way to a field as text: `[].user.name`. */
export const stepsText = (steps: readonly string[]): string =>
  steps.reduce((text, step) => (step === '[]' ? `${text}[]` : text === '' ? step : `${text}.${step}`), '');
