import { subjectOf } from '../../codegen/subjects.ts';
import type { Node, Operation } from '../documents.ts';
import type { Breaks, Call, Change } from './change.ts';

/** An operation in both versions. */
export interface Pair {
  before: Operation;
  after: Operation;
}

/** Both versions of a contract. */
export interface Documents {
  before: Node;
  after: Node;
}

/** A call as changes name it. */
export const callOf = ({ definition, method, path }: Operation): Call => ({
  operationId: String(definition.operationId),
  method: method.toUpperCase(),
  path,
  subject: subjectOf(definition),
});

/** A change of a call as a whole. */
export const callChange = (operation: Operation, says: string, breaks: Breaks, added = false): Change => ({
  call: callOf(operation),
  side: 'call',
  where: '',
  field: undefined,
  home: '',
  says,
  breaks,
  added,
});
