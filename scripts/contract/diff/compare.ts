import { isNode, listOperations, type Node, type Operation } from '../documents.ts';
import { collectFacts, type Fact, type Facts } from './facts.ts';

export interface Documents {
  before: Node;
  after: Node;
}

/** Effect of a change on generated types: `safe` breaks no caller, `typed` shows as a type error, `untyped` does not. */
export type ChangeKind = 'safe' | 'typed' | 'untyped';

/** A difference in the newer version of an operation. */
export interface Change {
  operationId: string;
  /** Method and path, of the older version if any. */
  call: string;
  /** Where in the operation: `response 200 → [].jobTitle`; empty for the operation itself. */
  where: string;
  /** Path in a named schema, `Job.jobTitle`, or a header, shared by several operations; else empty. */
  sharedPath: string;
  description: string;
  kind: ChangeKind;
}

type Finding = Pick<Change, 'description' | 'kind'>;

/** Compares two versions of a contract, by operation in the older order, then new ones. */
export function compareContracts(documents: Documents): Change[] {
  const [old, now] = [listOperations(documents.before), listOperations(documents.after)];
  const counterparts = new Map(old.map((item) => [item, findCounterpart(item, now)]));
  const added = now.filter((item) => ![...counterparts.values()].includes(item));
  return [
    ...old.flatMap((before) => {
      const after = counterparts.get(before);
      return after === undefined
        ? [changeOf(before, { description: 'is gone', kind: 'typed' })]
        : compareOperations(documents, before, after);
    }),
    ...added.map((after) => changeOf(after, { description: 'is a new endpoint', kind: 'safe' })),
  ];
}

const idOf = ({ definition }: Operation): string => String(definition.operationId);

/** Method and path without parameter names. */
const addressOf = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

const findCounterpart = (operation: Operation, now: readonly Operation[]): Operation | undefined =>
  now.find((other) => idOf(other) === idOf(operation)) ?? now.find((other) => addressOf(other) === addressOf(operation));

const changeOf = (operation: Operation, finding: Finding, where = '', sharedPath = ''): Change => ({
  operationId: idOf(operation),
  call: `${operation.method.toUpperCase()} ${operation.path}`,
  where: where.replace(/ → $/, ''),
  sharedPath,
  ...finding,
});

function compareOperations({ before: old, after: now }: Documents, before: Operation, after: Operation): Change[] {
  const findings: Finding[] = [];
  if (addressOf(before) !== addressOf(after))
    findings.push({ description: `is at ${after.method.toUpperCase()} ${after.path} now`, kind: 'untyped' });
  if (idOf(before) !== idOf(after)) findings.push({ description: `has the operationId ${idOf(after)} now`, kind: 'typed' });
  const [neededSession, needsSessionNow] = [needsSession(old, before), needsSession(now, after)];
  if (neededSession !== needsSessionNow)
    findings.push({
      description: needsSessionNow ? 'needs a session now' : 'no longer needs a session',
      kind: needsSessionNow ? 'untyped' : 'safe',
    });
  findings.push(...compareExtension(before.definition['x-extension'] === true, after.definition['x-extension'] === true));
  const facts: [Facts, Facts] = [collectFacts(old, before), collectFacts(now, after)];
  return [
    ...findings.map((finding) => changeOf(before, finding)),
    ...compareFacts(...facts).map(({ location, sharedPath, ...finding }) => changeOf(before, finding, location, sharedPath)),
  ];
}

function needsSession(document: Node, { definition }: Operation): boolean {
  const alternatives = Array.isArray(definition.security) ? definition.security : document.security;
  return (
    Array.isArray(alternatives) &&
    alternatives.length > 0 &&
    !alternatives.some((alternative) => isNode(alternative) && Object.keys(alternative).length === 0)
  );
}

const compareExtension = (wasExtension: boolean, isExtension: boolean): Finding[] => {
  if (wasExtension === isExtension) return [];
  return isExtension
    ? [{ description: 'is an extension now, which a backend may lack', kind: 'untyped' }]
    : [{ description: 'is no longer an extension: every backend has it', kind: 'safe' }];
};

function compareFacts(old: Facts, now: Facts): (Finding & { location: string; sharedPath: string })[] {
  const removed = selectOutermost([...old.keys()].filter((location) => !now.has(location)));
  const added = selectOutermost([...now.keys()].filter((location) => !old.has(location)));
  /** Returns the name of the only place among `locations` with the same facts, which suggests a rename; else an empty string. */
  const findRenamedPlace = (location: string, source: Facts, locations: readonly string[], otherFacts: Facts): string => {
    const key = (facts: Facts, at: string): string => JSON.stringify([parentOf(at), { ...facts.get(at), sharedPath: '', required: false }]);
    const found = locations.filter((other) => key(otherFacts, other) === key(source, location));
    return found.length === 1 ? nameOf(found[0] ?? '') : '';
  };
  const placeAt = (location: string, facts: Facts) => (finding: Finding) => ({
    location,
    sharedPath: facts.get(location)?.sharedPath ?? '',
    ...finding,
  });
  return [
    ...removed.map((location) => {
      const newName = findRenamedPlace(location, old, added, now);
      return placeAt(location, old)({ description: `is gone${newName && `; perhaps renamed to ${newName}`}`, kind: removalKind(location) });
    }),
    ...added.map((location) => {
      const [oldName, isRequired] = [
        findRenamedPlace(location, now, removed, old),
        isRequestPlace(location) && now.get(location)?.required === true,
      ];
      return placeAt(
        location,
        now,
      )({
        description: `is new${isRequired ? ' and required' : ''}${oldName && `; perhaps it was ${oldName}`}`,
        kind: isRequired ? 'typed' : isSuccess(location) ? 'untyped' : 'safe',
      });
    }),
    ...[...old].flatMap(([location, before]) => {
      const after = now.get(location);
      return after === undefined
        ? []
        : compareFact(isRequestPlace(location), isContent(location), before, after).map(placeAt(location, old));
    }),
  ];
}

const formatLimit = (limit: unknown): string =>
  limit === undefined ? 'not set' : typeof limit === 'string' ? limit : JSON.stringify(limit);
const isRequestPlace = (location: string): boolean => !location.startsWith('response');
const isContent = (location: string): boolean => /^(?:body|response \d+)$/.test(location);
const isSuccess = (location: string): boolean => /^response 2\d\d$/.test(location);
const removalKind = (location: string): ChangeKind => {
  if (isRequestPlace(location) || location.includes('→ header ')) return 'untyped';
  if (isContent(location)) return isSuccess(location) ? 'untyped' : 'safe';
  return 'typed';
};

export const nameOf = (location: string): string => /([^\s.[\]]+)(?:\[\])*$/.exec(location)?.[1] ?? '';

const parentOf = (location: string): string => location.slice(0, location.lastIndexOf(nameOf(location)));

/** Keeps places that are not inside another. */
const selectOutermost = (locations: readonly string[]): string[] =>
  locations.filter(
    (location) =>
      !locations.some((other) => location !== other && location.startsWith(other) && /^(?:\.|\[| → )/.test(location.slice(other.length))),
  );

const formatValues = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** @param isRequest whether callers send the value, or read it */
function compareFact(isRequest: boolean, isMediaType: boolean, before: Fact, after: Fact): Finding[] {
  const findings: Finding[] = [];
  const add = (description: string, kind: ChangeKind): void => void findings.push({ description, kind });
  if (after.required && !before.required) add(isRequest ? 'is required now' : 'is always there now', isRequest ? 'typed' : 'safe');
  if (!after.required && before.required) add(isRequest ? 'may be left out now' : 'may be missing now', isRequest ? 'safe' : 'typed');
  findings.push(...compareExtension(before.extension, after.extension));
  const [added, removed] = [
    after.types.filter((type) => !before.types.includes(type)),
    before.types.filter((type) => !after.types.includes(type)),
  ];
  if (added.join() === 'null' && removed.length === 0) add('may be null now', isRequest ? 'safe' : 'typed');
  else if (removed.join() === 'null' && added.length === 0) add('may not be null any more', isRequest ? 'typed' : 'safe');
  else if (added.length > 0 || removed.length > 0) {
    const breaks = isMediaType || (isRequest ? removed.length > 0 : added.length > 0);
    add(`is ${after.types.join(' or ')} now, was ${before.types.join(' or ')}`, breaks ? 'untyped' : 'safe');
  }
  findings.push(...compareValues(isRequest, before.values, after.values));
  for (const limit of new Set([...Object.keys(before.limits), ...Object.keys(after.limits)])) {
    const [old, now] = [before.limits[limit], after.limits[limit]];
    if (old === now) continue;
    add(`${limit} is ${formatLimit(now)} now, was ${formatLimit(old)}`, limitKind(isRequest, limit, old, now));
  }
  return findings;
}

function compareValues(isRequest: boolean, before: unknown[] | undefined, after: unknown[] | undefined): Finding[] {
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return [{ description: 'may have any value now', kind: isRequest ? 'safe' : 'typed' }];
  if (before === undefined) return [{ description: `may be only one of ${formatValues(after)} now`, kind: isRequest ? 'untyped' : 'safe' }];
  const [added, removed] = [after.filter((value) => !before.includes(value)), before.filter((value) => !after.includes(value))];
  return [
    ...(added.length > 0 ? [{ description: `may be ${formatValues(added)}, too`, kind: 'typed' as const }] : []),
    ...(removed.length > 0
      ? [{ description: `is never ${formatValues(removed)} any more`, kind: isRequest ? ('untyped' as const) : ('safe' as const) }]
      : []),
  ];
}

/** A tighter limit may break sent values; read values break only on a changed format. */
function limitKind(isRequest: boolean, limit: string, old: unknown, now: unknown): ChangeKind {
  if (!isRequest) return limit === 'format' ? 'untyped' : 'safe';
  if (typeof now !== 'number') return now === undefined ? 'safe' : 'untyped';
  const isLooser = typeof old === 'number' && (limit.startsWith('max') ? now > old : now < old);
  return isLooser ? 'safe' : 'untyped';
}
