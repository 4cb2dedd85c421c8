import { isRecord } from '../../../server/platform/contract/pointer.ts';
import { listOperations, type ContractObject, type Operation } from '../documents.ts';
import { collectConstraints, type Constraints, type ConstraintsByLocation } from './constraints.ts';

/** Two versions of a contract. */
export interface DocumentVersions {
  before: ContractObject;
  after: ContractObject;
}

/** Effect of a change on callers: `safe` breaks none, `typed` causes type errors, `untyped` breaks callers without a type error. */
export type ChangeKind = 'safe' | 'typed' | 'untyped';

/** A difference between two versions of an operation. */
export interface Change {
  operationId: string;
  /** Method and path, for example `GET /books/{id}`, in the older version. For a new operation, those of the newer version. */
  endpoint: string;
  /** Location in the operation, for example `response 200 → [].jobTitle`; empty for the operation itself. */
  location: string;
  /** Location that several operations share: in a named schema, such as `Job.jobTitle`, or a header. Empty for other locations. */
  sharedLocation: string;
  /** Predicate of a sentence about the location, for example `may be null now`. */
  description: string;
  kind: ChangeKind;
}

type Limits = Constraints['limits'][string];
type Difference = Pick<Change, 'description' | 'kind'>;
type LocatedDifference = Pick<Change, 'description' | 'kind' | 'location' | 'sharedLocation'>;

/** Returns the changes between two versions of a contract, in the order of the older version's operations; new operations come last. */
export function compareContracts(documents: DocumentVersions): Change[] {
  const [before, after] = [listOperations(documents.before), listOperations(documents.after)];
  const counterparts = new Map(before.map((operation) => [operation, findCounterpart(operation, after)]));
  const added = after.filter((operation) => ![...counterparts.values()].includes(operation));
  return [
    ...before.flatMap((operation) => {
      const counterpart = counterparts.get(operation);
      return counterpart === undefined
        ? [createChange(operation, { description: 'is removed', kind: 'typed' })]
        : compareOperations(documents, operation, counterpart);
    }),
    ...added.map((operation) => createChange(operation, { description: NEW_ENDPOINT, kind: 'safe' })),
  ];
}

/** Description of an added operation. */
export const NEW_ENDPOINT = 'is a new endpoint';

const getId = ({ definition }: Operation): string => String(definition.operationId);

const formatEndpoint = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;

/** Returns the endpoint without the names of its parameters, because the names are not part of a request. */
const normaliseEndpoint = (operation: Operation): string => formatEndpoint(operation).replaceAll(/\{[^}]*\}/g, '{}');

/** Finds the operation in another version of the contract by its id, else by its endpoint. */
const findCounterpart = (operation: Operation, others: readonly Operation[]): Operation | undefined =>
  others.find((other) => getId(other) === getId(operation)) ??
  others.find((other) => normaliseEndpoint(other) === normaliseEndpoint(operation));

const createChange = (
  operation: Operation,
  { location, sharedLocation, ...difference }: Difference & Partial<LocatedDifference>,
): Change => ({
  operationId: getId(operation),
  endpoint: formatEndpoint(operation),
  // A location that ends with an arrow is the whole content of a body or response.
  location: location?.replace(/ → $/, '') ?? '',
  sharedLocation: sharedLocation ?? '',
  ...difference,
});

function compareOperations(documents: DocumentVersions, before: Operation, after: Operation): Change[] {
  const differences: Difference[] = [];
  if (normaliseEndpoint(before) !== normaliseEndpoint(after))
    differences.push({ description: `is at ${formatEndpoint(after)} now`, kind: 'untyped' });
  if (getId(before) !== getId(after)) differences.push({ description: `has the operationId ${getId(after)} now`, kind: 'typed' });
  const [requiredBefore, requiredAfter] = [requiresSession(documents.before, before), requiresSession(documents.after, after)];
  if (requiredBefore !== requiredAfter)
    differences.push({
      description: requiredAfter ? 'requires a session now' : 'no longer requires a session',
      kind: requiredAfter ? 'untyped' : 'safe',
    });
  differences.push(...compareExtension(before.definition['x-extension'] === true, after.definition['x-extension'] === true));
  const locatedDifferences = compareLocations(collectConstraints(documents.before, before), collectConstraints(documents.after, after));
  return [...differences, ...locatedDifferences].map((difference) => createChange(before, difference));
}

/** Returns whether every alternative of `security` requires a session. The contract's `security` is the default for its operations. */
function requiresSession(document: ContractObject, { definition }: Operation): boolean {
  const alternatives = Array.isArray(definition.security) ? definition.security : document.security;
  return (
    Array.isArray(alternatives) &&
    alternatives.length > 0 &&
    !alternatives.some((alternative) => isRecord(alternative) && Object.keys(alternative).length === 0)
  );
}

const compareExtension = (wasExtension: boolean, isExtension: boolean): Difference[] => {
  if (wasExtension === isExtension) return [];
  return isExtension
    ? [{ description: 'is an extension now, which a backend may lack', kind: 'untyped' }]
    : [{ description: 'is no longer an extension: every backend has it', kind: 'safe' }];
};

function compareLocations(before: ConstraintsByLocation, after: ConstraintsByLocation): LocatedDifference[] {
  const removed = selectOutermost([...before.keys()].filter((location) => !after.has(location)));
  const added = selectOutermost([...after.keys()].filter((location) => !before.has(location)));
  return [
    ...removed.map((location) => {
      const newName = findRenamed(location, before, added, after);
      const description = `is removed${newName && `; perhaps renamed to ${newName}`}`;
      return addLocation(location, before, { description, kind: classifyRemoval(location) });
    }),
    ...added.map((location) => {
      const oldName = findRenamed(location, after, removed, before);
      const isRequired = isInRequest(location) && after.get(location)?.isRequired === true;
      const description = `is new${isRequired ? ' and required' : ''}${oldName && `; perhaps renamed from ${oldName}`}`;
      return addLocation(location, after, { description, kind: isRequired ? 'typed' : classifyAddition(location) });
    }),
    ...[...before].flatMap(([location, constraints]) => {
      const newConstraints = after.get(location);
      if (newConstraints === undefined) return [];
      return compareConstraints(location, constraints, newConstraints).map((difference) => addLocation(location, before, difference));
    }),
  ];
}

const addLocation = (location: string, constraints: ConstraintsByLocation, difference: Difference): LocatedDifference => ({
  location,
  sharedLocation: constraints.get(location)?.sharedLocation ?? '',
  ...difference,
});

/** Returns the name of the candidate that has the same parent and constraints; empty unless there is exactly one such candidate. */
function findRenamed(
  location: string,
  constraints: ConstraintsByLocation,
  candidates: readonly string[],
  candidateConstraints: ConstraintsByLocation,
): string {
  const getKey = (field: string, byLocation: ConstraintsByLocation): string =>
    JSON.stringify([getParent(field), { ...byLocation.get(field), sharedLocation: '', isRequired: false }]);
  const key = getKey(location, constraints);
  const matches = candidates.filter((candidate) => getKey(candidate, candidateConstraints) === key);
  return matches.length === 1 ? getFieldName(matches[0] ?? '') : '';
}

const isInRequest = (location: string): boolean => !location.startsWith('response');
/** Returns whether a location is a whole body or response. The types at such a location are media types. */
const isContent = (location: string): boolean => /^(?:body|response \d+)$/.test(location);
/** Returns whether a location is a whole successful response. */
const isSuccess = (location: string): boolean => /^response 2\d\d$/.test(location);

/** Returns the kind of an addition that callers need not send. An error with fields of its own needs a sentence (`src/api/refusals.ts`). */
function classifyAddition(location: string): ChangeKind {
  if (isSuccess(location)) return 'untyped';
  return /^response (?!2)/.test(location) && !location.includes('→ header ') ? 'typed' : 'safe';
}

function classifyRemoval(location: string): ChangeKind {
  if (isInRequest(location) || location.includes('→ header ')) return 'untyped';
  if (isContent(location)) return isSuccess(location) ? 'untyped' : 'safe';
  return 'typed';
}

/** Returns the name of the field, parameter or header at a location. */
export const getFieldName = (location: string): string => /([^\s.[\]]+)(?:\[\])*$/.exec(location)?.[1] ?? '';

const getParent = (location: string): string => location.slice(0, location.lastIndexOf(getFieldName(location)));

/** Returns the locations that are not inside another one. */
const selectOutermost = (locations: readonly string[]): string[] =>
  locations.filter((location) => !locations.some((other) => location !== other && isInside(location, other)));

const isInside = (location: string, outer: string): boolean =>
  location.startsWith(outer) && /^(?:\.|\[| → )/.test(location.slice(outer.length));

/** Compares the constraints at a location. The same change has different effects in requests and responses. */
function compareConstraints(location: string, before: Constraints, after: Constraints): Difference[] {
  const isRequest = isInRequest(location);
  const differences: Difference[] = [];
  const add = (description: string, kind: ChangeKind): void => void differences.push({ description, kind });
  if (after.isRequired && !before.isRequired) add(isRequest ? 'is required now' : 'is always present now', isRequest ? 'typed' : 'safe');
  if (!after.isRequired && before.isRequired) add(isRequest ? 'may be omitted now' : 'may be missing now', isRequest ? 'safe' : 'typed');
  differences.push(...compareExtension(before.isExtension, after.isExtension));
  const addedTypes = after.types.filter((type) => !before.types.includes(type));
  const removedTypes = before.types.filter((type) => !after.types.includes(type));
  if (addedTypes.join() === 'null' && removedTypes.length === 0) add('may be null now', isRequest ? 'safe' : 'typed');
  else if (removedTypes.join() === 'null' && addedTypes.length === 0) add('may no longer be null', isRequest ? 'typed' : 'safe');
  else if (addedTypes.length > 0 || removedTypes.length > 0) {
    const breaks = isContent(location) || (isRequest ? removedTypes : addedTypes).length > 0;
    add(`is ${after.types.join(' or ')} now, was ${before.types.join(' or ')}`, breaks ? 'untyped' : 'safe');
  }
  differences.push(...compareValues(isRequest, before.values, after.values));
  for (const keyword of new Set([...Object.keys(before.limits), ...Object.keys(after.limits)])) {
    const [oldLimits, newLimits] = [before.limits[keyword], after.limits[keyword]];
    if (formatLimits(oldLimits) === formatLimits(newLimits)) continue;
    const kind = isRequest ? classifySentLimits(keyword, oldLimits, newLimits) : classifyReadLimits(keyword, oldLimits);
    add(`${keyword} is ${formatLimits(newLimits)} now, was ${formatLimits(oldLimits)}`, kind);
  }
  return differences;
}

/** Formats the limits of all alternatives. Conditions lose their quotes, because `listNames` takes quoted text for changed values. */
function formatLimits(limits: Limits = []): string {
  if (limits.every((limit) => limit === undefined)) return 'not set';
  const formatLimit = (limit: unknown): string => (typeof limit === 'string' ? limit : JSON.stringify(limit).replaceAll('"', ''));
  return limits.map((limit) => (limit === undefined ? 'not set' : formatLimit(limit))).join(' or ');
}

const formatValues = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** Compares the lists of allowed values. An undefined list allows any value. */
function compareValues(isRequest: boolean, before: unknown[] | undefined, after: unknown[] | undefined): Difference[] {
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return [{ description: 'may have any value now', kind: isRequest ? 'safe' : 'typed' }];
  if (before === undefined) return [{ description: `may be only one of ${formatValues(after)} now`, kind: isRequest ? 'untyped' : 'safe' }];
  const added = after.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !after.includes(value));
  if (added.length === 1 && removed.length === 1) {
    const description = `may be ${formatValues(added)} now, and no longer ${formatValues(removed)}; perhaps renamed`;
    return [{ description, kind: isRequest ? 'untyped' : 'typed' }];
  }
  const differences: Difference[] = [];
  if (added.length > 0) differences.push({ description: `may also be ${formatValues(added)} now`, kind: 'typed' });
  if (removed.length > 0)
    differences.push({ description: `may no longer be ${formatValues(removed)}`, kind: isRequest ? 'untyped' : 'safe' });
  return differences;
}

/** Returns the kind of a changed limit on values that callers send. It is safe when no alternative is removed or has a tighter limit. */
function classifySentLimits(keyword: string, before: Limits | undefined, after: Limits | undefined): ChangeKind {
  if (after === undefined) return 'safe';
  if (before === undefined) return 'untyped';
  const isLooser = (oldLimit: unknown, newLimit: unknown): boolean =>
    typeof oldLimit === 'number' && typeof newLimit === 'number' && (keyword.startsWith('max') ? newLimit > oldLimit : newLimit < oldLimit);
  const isSafe = before.every((oldLimit, index) => {
    const newLimit = after[index];
    return index < after.length && (newLimit === undefined || newLimit === oldLimit || isLooser(oldLimit, newLimit));
  });
  return isSafe ? 'safe' : 'untyped';
}

/**
 * Returns the kind of a changed limit on values that callers read. Callers accept any length and number, but they parse some formats and
 * rely on the conditions under which a field is present.
 */
function classifyReadLimits(keyword: string, before: Limits = []): ChangeKind {
  const wasConditional = ['if', 'then', 'else'].includes(keyword) && before.some((limit) => limit !== undefined);
  return keyword === 'format' || wasConditional ? 'untyped' : 'safe';
}
