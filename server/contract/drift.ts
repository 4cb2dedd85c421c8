import type { ValidateFunction } from 'ajv/dist/2020.js';
import { schemaCompiler } from './compiler.ts';
import { driftKind, isOfAnotherKind, namesToTell, propertiesOf, typeOf, wanted, wantedBy, type DriftKind } from './driftWords.ts';
import type { Contract } from './load.ts';
import { isRecord, pointer, resolve, type Json } from './pointer.ts';

/** One way in which an answer differs from its contract. Nothing in it tells what a value says. */
export interface Drift {
  /** The field, for example `data[].image.url`; `*` stands for names that look like data; empty for the answer as a whole. */
  path: string;
  kind: DriftKind;
  /** What the contract asks for, in words. */
  expected: string;
  /** What came, by its type. */
  got: string;
  /** How often. */
  count: number;
}

/** A drift while it is looked for. */
interface Found extends Omit<Drift, 'count'> {
  /** How many steps below the answer the schema stands that is broken. */
  depth: number;
  /** Whether the value is of quite another kind, so that another alternative may be meant. */
  otherKind: boolean;
}

/** A schema with what is needed to go on below it; places are JSON pointers into the document. */
interface Node {
  schema: Json;
  /** Checks all that the schema says of a value but what is inside it. */
  own: ValidateFunction;
  properties: ReadonlyMap<string, string>;
  rest: string | undefined;
  items: string | undefined;
  branches: readonly string[];
}

const made = new WeakMap<Contract, DriftFinder>();

/** Compares a value with the schema at a JSON pointer of the contract's document, such as `operation.answers['200']`. */
export type DriftFinder = (schema: string, value: unknown) => Drift[];

/**
 * Finds everything in which answers differ from a contract, field by field, fields that it does not know included. Entries of
 * lists are told together. Schemas are compiled when they are first met, each once in a process.
 */
export function driftFinder(contract: Contract): DriftFinder {
  const finder = made.get(contract) ?? makeFinder(contract.document);
  made.set(contract, finder);
  return finder;
}

function makeFinder(document: Json): DriftFinder {
  const ajv = schemaCompiler({ allErrors: true, code: { optimize: false } });
  const kept = new Map<string, ValidateFunction>();
  const nodes = new Map<string, Node>();

  function nodeAt(place: string): Node {
    const known = nodes.get(place);
    if (known) return known;
    const { value: schema, at } = resolve(document, place);
    const own = ownRules(schema);
    const key = JSON.stringify(own);
    const check = kept.get(key) ?? ajv.compile(own);
    kept.set(key, check);
    const node = {
      schema,
      own: check,
      properties: new Map(propertiesOf(schema).map((name) => [name, `${at}${pointer('properties', name)}`])),
      rest: isRecord(schema.additionalProperties) ? `${at}/additionalProperties` : undefined,
      items: isRecord(schema.items) ? `${at}/items` : undefined,
      branches: Array.isArray(schema.anyOf) ? schema.anyOf.map((_branch, index) => `${at}/anyOf/${index}`) : [],
    };
    nodes.set(place, node);
    return node;
  }

  function expectation(place: string): string {
    const { schema, branches } = nodeAt(place);
    return wanted(schema) ?? ([...new Set(branches.map(expectation))].join(' or ') || 'anything');
  }

  function walk(place: string, value: unknown, path: string, depth: number): Found[] {
    const node = nodeAt(place);
    const found = ownDrifts(node, value, path, depth, expectation);
    if (found.some(({ otherKind }) => otherKind)) return found;
    if (Array.isArray(value) && node.items !== undefined) {
      const { items } = node;
      for (const entry of value) found.push(...walk(items, entry, `${path}[]`, depth + 1));
    }
    if (isRecord(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const known = node.properties.get(name);
        if (known !== undefined) found.push(...walk(known, inner, below(path, name), depth + 1));
        else if (node.rest !== undefined) found.push(...walk(node.rest, inner, below(path, '*'), depth + 1));
      }
    }
    return node.branches.length === 0 ? found : [...found, ...alternatives(node, value, path, depth)];
  }

  /** The drifts of the alternative that was meant: the one that fits best. */
  function alternatives({ branches }: Node, value: unknown, path: string, depth: number): Found[] {
    const all = branches.map((branch) => walk(branch, value, path, depth));
    const here = (found: readonly Found[]): Found[] => found.filter((one) => one.depth === depth);
    const score = (found: readonly Found[]): number[] => [
      Number(here(found).some(({ otherKind }) => otherKind)),
      here(found).length,
      found.length,
    ];
    const [best = []] = all.toSorted((one, other) => compare(score(one), score(other)));
    if (!here(best).some(({ otherKind }) => otherKind)) return best;
    const expected = [...new Set(branches.map(expectation))].join(' or ');
    return [{ path, depth, kind: driftKind('type', value, true), expected, got: typeOf(value), otherKind: true }];
  }

  return (schema, value) => together(walk(schema, value, '', 0));
}

/** What a schema says of a value but what is inside it; fields that it does not name are not known. */
function ownRules(schema: Json): Json {
  const { properties: _properties, items: _items, anyOf: _anyOf, additionalProperties: rest, ...own } = schema;
  for (const words of ['description', 'examples', 'default', 'x-extension']) delete own[words];
  if (isRecord(rest)) return own;
  const names = propertiesOf(schema);
  if (names.length === 0) return rest === undefined ? own : { ...own, additionalProperties: rest };
  return { ...own, properties: Object.fromEntries(names.map((name) => [name, true])), additionalProperties: rest ?? false };
}

function ownDrifts(
  { schema, own, properties }: Node,
  value: unknown,
  path: string,
  depth: number,
  expectation: (place: string) => string,
): Found[] {
  if (own(value)) return [];
  // What `then` asks for has an error of its own.
  const errors = (own.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const named = (keyword: string, param: string): string[] =>
    errors.filter((error) => error.keyword === keyword).map(({ params }) => String((params as Json)[param]));
  const missing = named('required', 'missingProperty').map((name): Found => {
    const place = properties.get(name);
    return {
      path: below(path, name),
      depth,
      kind: 'missing',
      expected: place === undefined ? 'anything' : expectation(place),
      got: 'nothing',
      otherKind: false,
    };
  });
  const extras = named('additionalProperties', 'additionalProperty');
  const told = namesToTell(extras);
  const extra = extras.map((name, index): Found => {
    const inner = isRecord(value) ? value[name] : undefined;
    return { path: below(path, told[index] ?? '*'), depth, kind: 'extra', expected: 'nothing', got: typeOf(inner), otherKind: false };
  });
  const broken = errors.filter(({ keyword }) => keyword !== 'required' && keyword !== 'additionalProperties').map(({ keyword }) => keyword);
  // Of a value of another kind one sentence is enough.
  const rule = broken.find((keyword) => isOfAnotherKind(schema, keyword, value)) ?? broken[0];
  if (rule === undefined) return [...missing, ...extra];
  const otherKind = isOfAnotherKind(schema, rule, value);
  const kind = driftKind(rule, value, otherKind);
  return [...missing, ...extra, { path, depth, kind, expected: wantedBy(schema, rule), got: typeOf(value, kind === 'limit'), otherKind }];
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The same drift of many entries once, with its count. */
function together(found: readonly Found[]): Drift[] {
  const drifts = new Map<string, Drift>();
  for (const { path, kind, expected, got } of found) {
    const key = JSON.stringify([path, kind, expected, got]);
    const known = drifts.get(key);
    if (known) known.count += 1;
    else drifts.set(key, { path, kind, expected, got, count: 1 });
  }
  return [...drifts.values()];
}
