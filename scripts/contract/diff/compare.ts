import { subjectOf } from '../../codegen/subjects.ts';
import { follow, isNode, operations, part, type Node, type Operation } from '../documents.ts';
import { bodyChanges, parameterChanges, responseChanges } from './callChanges.ts';
import { callChange, type Documents, type Pair } from './calls.ts';
import type { Breaks, Change } from './change.ts';
import { fingerprint } from './shape.ts';

/** What is otherwise in the newer version of a contract: endpoint by endpoint in the order of the older one, then the new ones. */
export function compareContracts(documents: Documents): Change[] {
  const [old, now] = [operations(documents.before), operations(documents.after)];
  const partners = new Map(old.map((one) => [one, partnerOf(one, old, now)]));
  const taken = new Set(partners.values());
  const added = now.filter((one) => !taken.has(one));
  return [
    ...old.flatMap((before) => {
      const after = partners.get(before);
      return after === undefined ? [goneCall(before, added)] : compareCalls(documents, { before, after });
    }),
    ...added.map((after) => callChange(after, 'is a new endpoint', 'nobody', true)),
  ];
}

/** Method and path of a call, whatever its parameters are called. */
const addressOf = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

const idOf = ({ definition }: Operation): string => String(definition.operationId);

/** The same call in the newer version: by its address, else by its operationId where that is not the id of another one. */
function partnerOf(one: Operation, old: readonly Operation[], now: readonly Operation[]): Operation | undefined {
  const found = now.find((other) => addressOf(other) === addressOf(one));
  if (found !== undefined) return found;
  return now.find((other) => idOf(other) === idOf(one) && !old.some((another) => addressOf(another) === addressOf(other)));
}

/** An endpoint that is gone, and the new one that may be it: of the same method, and with the same good answer. */
function goneCall(before: Operation, added: readonly Operation[]): Change {
  const answer = ({ definition, method }: Operation): string =>
    method + fingerprint(Object.entries(part(definition, 'responses')).filter(([status]) => status.startsWith('2')));
  const heir = added.find((one) => answer(one) === answer(before));
  const moved = heir === undefined ? '' : `; perhaps it is ${heir.method.toUpperCase()} ${heir.path} now`;
  return callChange(before, `is gone${moved}`, 'callers');
}

function compareCalls(documents: Documents, pair: Pair): Change[] {
  return [
    ...compareNames(pair),
    ...compareSecurity(documents, pair),
    ...parameterChanges(documents, pair),
    ...bodyChanges(documents, pair),
    ...responseChanges(documents, pair),
  ];
}

function compareNames({ before, after }: Pair): Change[] {
  const changes: Change[] = [];
  const say = (says: string, breaks: Breaks): void => void changes.push(callChange(before, says, breaks));
  if (addressOf(before) !== addressOf(after)) say(`is at ${after.method.toUpperCase()} ${after.path} now`, 'callers');
  if (idOf(before) !== idOf(after)) say(`has the operationId ${idOf(after)} now`, 'callers');
  const [old, now] = [before, after].map(({ definition }) => subjectOf(definition));
  if (old !== now) say(`is in the slice ${now} now, was in ${old}`, 'callers');
  const [was, is] = [before, after].map(({ definition }) => definition['x-extension'] === true);
  if (!was && is) say('is an extension now, which a backend may lack', 'callers');
  if (was && !is) say('is no extension any more: every backend has it', 'nobody');
  return changes;
}

/** Which callers a call serves: 0 all without a session, 1 both, 2 only those with one. */
function sessions(document: Node, { definition }: Operation): number {
  const ways = Array.isArray(definition.security) ? definition.security : document.security;
  if (!Array.isArray(ways) || ways.length === 0) return 0;
  return ways.some((way) => isNode(follow(document, way)) && Object.keys(follow(document, way)).length === 0) ? 1 : 2;
}

const SESSIONS = ['serves everybody, and knows no session now', 'serves callers without a session, too', 'needs a session now'];

function compareSecurity({ before: old, after: now }: Documents, { before, after }: Pair): Change[] {
  const [was, is] = [sessions(old, before), sessions(now, after)];
  return was === is ? [] : [callChange(before, SESSIONS[is] ?? '', is > was && is === 2 ? 'callers' : 'nobody')];
}
