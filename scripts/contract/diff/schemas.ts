import { follow, isNode, part, type Node } from '../documents.ts';
import { stepsText, type Breaks, type Side } from './change.ts';
import { limitChanges } from './limits.ts';
import { nameOf, renames, shapeOf, typeWords, valuesOf, type Shape, type Variant } from './shape.ts';

/** A change within a schema. */
export interface SchemaChange {
  steps: readonly string[];
  home: string;
  says: string;
  breaks: Breaks;
  added: boolean;
}

/** The two versions of a contract, and which way a schema is used in them. */
export interface Versions {
  before: Node;
  after: Node;
  side: Exclude<Side, 'call'>;
}

/** A place in a schema: the way to it in the call, and in the named schema that it is in. */
interface Place {
  steps: readonly string[];
  home: string;
  within: readonly string[];
  /** Pairs of named schemas on the way here: one that is met again within itself is not gone into. */
  seen: readonly string[];
}

const START: Place = { steps: [], home: '', within: [], seen: [] };

/** What is otherwise in the newer one of two schemas, down to the last field. */
export const compareSchemas = (versions: Versions, before: unknown, after: unknown): SchemaChange[] =>
  compareAt(versions, before, after, START);

function compareAt(versions: Versions, before: unknown, after: unknown, from: Place): SchemaChange[] {
  const place = named(from, nameOf(before), nameOf(after));
  if (place === undefined) return [];
  const [was, is] = [shapeOf(versions.before, before), shapeOf(versions.after, after)];
  return [...compareForms(versions, was, is, place), ...was.variants.flatMap((variant) => compareVariant(versions, variant, is, place))];
}

/** The place within a schema that has a name; undefined within itself. */
function named(from: Place, old: string, now: string): Place | undefined {
  const pair = `${old} ${now}`;
  if (old === '') return from;
  return from.seen.includes(pair) ? undefined : { ...from, home: old, within: [], seen: [...from.seen, pair] };
}

const at = (place: Place, says: string, breaks: Breaks, added = false): SchemaChange => ({
  steps: place.steps,
  home: place.home === '' ? '' : stepsText([place.home, ...place.within]),
  says,
  breaks,
  added,
});

const into = (place: Place, step: string): Place => ({ ...place, steps: [...place.steps, step], within: [...place.within, step] });

/** Types and null: an answer may be more than before, a request less. */
function compareForms({ side }: Versions, was: Shape, is: Shape, place: Place): SchemaChange[] {
  const found: SchemaChange[] = [];
  const answer = side === 'answer';
  if (!was.nullable && is.nullable) found.push(at(place, 'may be null now', answer ? 'trusting' : 'nobody'));
  if (was.nullable && !is.nullable) found.push(at(place, 'may not be null any more', answer ? 'nobody' : 'senders'));
  const types = (shape: Shape): Set<string> => new Set(shape.variants.map(({ type }) => type));
  const more = [...types(is)].some((type) => !types(was).has(type));
  const fewer = [...types(was)].some((type) => !types(is).has(type));
  if (more || fewer) {
    const breaks = answer ? (more ? 'readers' : 'nobody') : fewer ? 'senders' : 'nobody';
    found.push(at(place, `is ${typeWords(is.variants)} now, was ${typeWords(was.variants)}`, breaks));
  }
  return found;
}

/** One form of a value, beside the form of the same type in the newer version. */
function compareVariant(versions: Versions, was: Variant, { variants }: Shape, from: Place): SchemaChange[] {
  const same = variants.filter(({ type }) => type === was.type);
  const is = same.find(({ schema }) => JSON.stringify(schema) === JSON.stringify(was.schema)) ?? same[0];
  const place = is && named(from, was.name, is.name);
  if (is === undefined || place === undefined) return [];
  const changes = [...compareValues(versions, was.schema, is.schema), ...limitChanges(was.schema, is.schema, versions.side)];
  const found = changes.map(({ says, breaks }) => at(place, says, breaks));
  if (was.type === 'array') return [...found, ...compareAt(versions, was.schema.items, is.schema.items, into(place, '[]'))];
  if (was.type !== 'object') return found;
  const [any, anyNow] = [was.schema.additionalProperties, is.schema.additionalProperties];
  const rest = isNode(any) && isNode(anyNow) ? compareAt(versions, any, anyNow, into(place, '*')) : [];
  return [...found, ...compareProperties(versions, was.schema, is.schema, place), ...rest];
}

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

function compareValues({ side }: Versions, was: Node, is: Node): { says: string; breaks: Breaks }[] {
  const [old, now] = [valuesOf(was), valuesOf(is)];
  const [more, fewer]: [Breaks, Breaks] = side === 'answer' ? ['readers', 'nobody'] : ['nobody', 'senders'];
  if (old === undefined && now === undefined) return [];
  if (now === undefined) return [{ says: 'may have any value now', breaks: more }];
  if (old === undefined) return [{ says: `may be only one of ${list(now)} now`, breaks: fewer }];
  const [added, gone] = [now.filter((value) => !old.includes(value)), old.filter((value) => !now.includes(value))];
  return [
    ...(added.length > 0 ? [{ says: `may be ${list(added)}, too`, breaks: more }] : []),
    ...(gone.length > 0 ? [{ says: `is never ${list(gone)} any more`, breaks: fewer }] : []),
  ];
}

function compareProperties(versions: Versions, was: Node, is: Node, place: Place): SchemaChange[] {
  const answer = versions.side === 'answer';
  const [old, now] = [part(was, 'properties'), part(is, 'properties')];
  const needs = (schema: Node, name: string): boolean => Array.isArray(schema.required) && schema.required.includes(name);
  const gone = new Map(Object.entries(old).filter(([name]) => !(name in now)));
  const added = new Map(Object.entries(now).filter(([name]) => !(name in old)));
  const renamed = renames(gone, added);
  const from = new Map([...renamed].map(([name, to]) => [to, name]));
  return [
    ...[...gone.keys()].map((name) => {
      const to = renamed.get(name);
      return at(into(place, name), `is gone${to === undefined ? '' : `; perhaps renamed to ${to}`}`, answer ? 'readers' : 'senders');
    }),
    ...[...added.keys()].map((name) => {
      const [required, before] = [needs(is, name), from.get(name)];
      const says = `is new${!answer && required ? ' and required' : ''}${before === undefined ? '' : `; perhaps it was ${before}`}`;
      return at(into(place, name), says, !answer && required ? 'silent' : 'nobody', true);
    }),
    ...Object.keys(old)
      .filter((name) => name in now)
      .flatMap((name) => [
        ...compareRequired(answer, needs(was, name), needs(is, name)).map(({ says, breaks }) => at(into(place, name), says, breaks)),
        ...compareMark(versions, old[name], now[name], answer).map(({ says, breaks }) => at(into(place, name), says, breaks)),
        ...compareAt(versions, old[name], now[name], into(place, name)),
      ]),
  ];
}

function compareRequired(answer: boolean, was: boolean, is: boolean): { says: string; breaks: Breaks }[] {
  if (was === is) return [];
  if (is) return [{ says: answer ? 'is always there now' : 'is required now', breaks: answer ? 'nobody' : 'callers' }];
  return [{ says: answer ? 'may be missing now' : 'may be left out now', breaks: answer ? 'trusting' : 'nobody' }];
}

function compareMark({ before, after }: Versions, was: unknown, is: unknown, answer: boolean): { says: string; breaks: Breaks }[] {
  const marked = (document: Node, node: unknown): boolean => (isNode(node) ? node : follow(document, node))['x-extension'] === true;
  const [old, now] = [marked(before, was), marked(after, is)];
  if (old === now) return [];
  return now
    ? [{ says: 'is an extension now, which a backend may lack', breaks: answer ? 'trusting' : 'nobody' }]
    : [{ says: 'is no extension any more: every backend has it', breaks: 'nobody' }];
}
