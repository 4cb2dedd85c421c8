import { isNode, operations, type Node, type Operation } from '../documents.ts';
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
  /** Where in the operation: `answer 200 → [].jobTitle`; empty for the operation itself. */
  where: string;
  /** Path in a named schema, `Job.jobTitle`, or a header, shared by several operations; else empty. */
  sharedPath: string;
  description: string;
  kind: ChangeKind;
}

type Finding = Pick<Change, 'description' | 'kind'>;

/** Compares two versions of a contract, by operation in the older order, then new ones. */
export function compareContracts(documents: Documents): Change[] {
  const [old, now] = [operations(documents.before), operations(documents.after)];
  const partners = new Map(old.map((one) => [one, findCounterpart(one, now)]));
  const added = now.filter((one) => ![...partners.values()].includes(one));
  return [
    ...old.flatMap((before) => {
      const after = partners.get(before);
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

const findCounterpart = (one: Operation, now: readonly Operation[]): Operation | undefined =>
  now.find((other) => idOf(other) === idOf(one)) ?? now.find((other) => addressOf(other) === addressOf(one));

const changeOf = (operation: Operation, findings: Finding, where = '', sharedPath = ''): Change => ({
  operationId: idOf(operation),
  call: `${operation.method.toUpperCase()} ${operation.path}`,
  where: where.replace(/ → $/, ''),
  sharedPath,
  ...findings,
});

function compareOperations({ before: old, after: now }: Documents, before: Operation, after: Operation): Change[] {
  const findings: Finding[] = [];
  if (addressOf(before) !== addressOf(after))
    findings.push({ description: `is at ${after.method.toUpperCase()} ${after.path} now`, kind: 'untyped' });
  if (idOf(before) !== idOf(after)) findings.push({ description: `has the operationId ${idOf(after)} now`, kind: 'typed' });
  const [was, is] = [needsSession(old, before), needsSession(now, after)];
  if (was !== is) findings.push({ description: is ? 'needs a session now' : 'no longer needs a session', kind: is ? 'untyped' : 'safe' });
  findings.push(...extensionChanges(before.definition['x-extension'] === true, after.definition['x-extension'] === true));
  const facts: [Facts, Facts] = [collectFacts(old, before), collectFacts(now, after)];
  return [
    ...findings.map((one) => changeOf(before, one)),
    ...compareFacts(...facts).map(({ place, sharedPath, ...one }) => changeOf(before, one, place, sharedPath)),
  ];
}

function needsSession(document: Node, { definition }: Operation): boolean {
  const ways = Array.isArray(definition.security) ? definition.security : document.security;
  return Array.isArray(ways) && ways.length > 0 && !ways.some((way) => isNode(way) && Object.keys(way).length === 0);
}

const extensionChanges = (was: boolean, is: boolean): Finding[] => {
  if (was === is) return [];
  return is
    ? [{ description: 'is an extension now, which a backend may lack', kind: 'untyped' }]
    : [{ description: 'is no longer an extension: every backend has it', kind: 'safe' }];
};

function compareFacts(old: Facts, now: Facts): (Finding & { place: string; sharedPath: string })[] {
  const gone = outermost([...old.keys()].filter((place) => !now.has(place)));
  const added = outermost([...now.keys()].filter((place) => !old.has(place)));
  /** Detects a rename: an identical place that is new while the other is gone. */
  const findRenamed = (place: string, mine: Facts, places: readonly string[], theirs: Facts): string => {
    const key = (facts: Facts, at: string): string => JSON.stringify([parentOf(at), { ...facts.get(at), sharedPath: '', required: false }]);
    const found = places.filter((other) => key(theirs, other) === key(mine, place));
    return found.length === 1 ? nameOf(found[0] ?? '') : '';
  };
  const at = (place: string, facts: Facts) => (one: Finding) => ({ place, sharedPath: facts.get(place)?.sharedPath ?? '', ...one });
  return [
    ...gone.map((place) => {
      const renamed = findRenamed(place, old, added, now);
      return at(place, old)({ description: `is gone${renamed && `; perhaps renamed to ${renamed}`}`, kind: removalKind(place) });
    }),
    ...added.map((place) => {
      const [earlier, needed] = [findRenamed(place, now, gone, old), isRequestPlace(place) && now.get(place)?.required === true];
      return at(
        place,
        now,
      )({
        description: `is new${needed ? ' and required' : ''}${earlier && `; perhaps it was ${earlier}`}`,
        kind: needed ? 'typed' : isSuccess(place) ? 'untyped' : 'safe',
      });
    }),
    ...[...old].flatMap(([place, was]) => {
      const is = now.get(place);
      return is === undefined ? [] : compareFact(isRequestPlace(place), isContent(place), was, is).map(at(place, old));
    }),
  ];
}

const formatLimit = (limit: unknown): string =>
  limit === undefined ? 'not set' : typeof limit === 'string' ? limit : JSON.stringify(limit);
const isRequestPlace = (place: string): boolean => !place.startsWith('answer');
const isContent = (place: string): boolean => /^(?:body|answer \d+)$/.test(place);
const isSuccess = (place: string): boolean => /^answer 2\d\d$/.test(place);
const removalKind = (place: string): ChangeKind => {
  if (isRequestPlace(place) || place.includes('→ header ')) return 'untyped';
  if (isContent(place)) return isSuccess(place) ? 'untyped' : 'safe';
  return 'typed';
};

export const nameOf = (place: string): string => /([^\s.[\]]+)(?:\[\])*$/.exec(place)?.[1] ?? '';

const parentOf = (place: string): string => place.slice(0, place.lastIndexOf(nameOf(place)));

/** Keeps places that are not inside another. */
const outermost = (places: readonly string[]): string[] =>
  places.filter(
    (place) => !places.some((other) => place !== other && place.startsWith(other) && /^(?:\.|\[| → )/.test(place.slice(other.length))),
  );

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** @param sent whether callers send the value, or read it */
function compareFact(sent: boolean, content: boolean, was: Fact, is: Fact): Finding[] {
  const findings: Finding[] = [];
  const add = (description: string, kind: ChangeKind): void => void findings.push({ description, kind });
  if (is.required && !was.required) add(sent ? 'is required now' : 'is always there now', sent ? 'typed' : 'safe');
  if (!is.required && was.required) add(sent ? 'may be left out now' : 'may be missing now', sent ? 'safe' : 'typed');
  findings.push(...extensionChanges(was.extension, is.extension));
  const [more, fewer] = [is.types.filter((type) => !was.types.includes(type)), was.types.filter((type) => !is.types.includes(type))];
  if (more.join() === 'null' && fewer.length === 0) add('may be null now', sent ? 'safe' : 'typed');
  else if (fewer.join() === 'null' && more.length === 0) add('may not be null any more', sent ? 'typed' : 'safe');
  else if (more.length > 0 || fewer.length > 0) {
    const breaks = content || (sent ? fewer.length > 0 : more.length > 0);
    add(`is ${is.types.join(' or ')} now, was ${was.types.join(' or ')}`, breaks ? 'untyped' : 'safe');
  }
  findings.push(...compareValues(sent, was.values, is.values));
  for (const limit of new Set([...Object.keys(was.limits), ...Object.keys(is.limits)])) {
    const [old, now] = [was.limits[limit], is.limits[limit]];
    if (old === now) continue;
    add(`${limit} is ${formatLimit(now)} now, was ${formatLimit(old)}`, limitKind(sent, limit, old, now));
  }
  return findings;
}

function compareValues(sent: boolean, was: unknown[] | undefined, is: unknown[] | undefined): Finding[] {
  if (was === undefined && is === undefined) return [];
  if (is === undefined) return [{ description: 'may have any value now', kind: sent ? 'safe' : 'typed' }];
  if (was === undefined) return [{ description: `may be only one of ${list(is)} now`, kind: sent ? 'untyped' : 'safe' }];
  const [more, fewer] = [is.filter((value) => !was.includes(value)), was.filter((value) => !is.includes(value))];
  return [
    ...(more.length > 0 ? [{ description: `may be ${list(more)}, too`, kind: 'typed' as const }] : []),
    ...(fewer.length > 0
      ? [{ description: `is never ${list(fewer)} any more`, kind: sent ? ('untyped' as const) : ('safe' as const) }]
      : []),
  ];
}

/** A tighter limit may break sent values; read values break only on a changed format. */
function limitKind(sent: boolean, limit: string, old: unknown, now: unknown): ChangeKind {
  if (!sent) return limit === 'format' ? 'untyped' : 'safe';
  if (typeof now !== 'number') return now === undefined ? 'safe' : 'untyped';
  const looser = typeof old === 'number' && (limit.startsWith('max') ? now > old : now < old);
  return looser ? 'safe' : 'untyped';
}
