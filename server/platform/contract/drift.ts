import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createSchemaCompiler } from './compiler.ts';
import {
  classifyDrift,
  isOfOtherType,
  redactNames,
  listProperties,
  describeOtherValue,
  describeType,
  describeSchema,
  describeRule,
  type DriftKind,
} from './describeDrift.ts';
import type { Contract } from './load.ts';
import { isRecord, createPointer, resolvePointer, type Json } from './pointer.ts';

/** One difference between responses and contract, without values. */
export interface Drift {
  /** The field, for example `data[].image.url`; `*` stands for names that look like data; empty for the whole response. */
  path: string;
  kind: DriftKind;
  expected: string;
  got: string;
  count: number;
}

interface FoundDrift extends Omit<Drift, 'count'> {
  /** Depth of the violated schema below the response. */
  depth: number;
  /** Whether the value has another type, so that another alternative of `anyOf` may apply. */
  hasOtherType: boolean;
}

/** A compiled schema; its children are JSON pointers into the document. */
interface SchemaNode {
  schema: Json;
  /** Validates the rules of the schema itself, but not the rules of its children. */
  validateRules: ValidateFunction;
  properties: ReadonlyMap<string, string>;
  /** Schema of the fields that `properties` does not name. */
  rest: string | undefined;
  items: string | undefined;
  /** Alternatives of `anyOf`. */
  branches: readonly string[];
}

const finders = new WeakMap<Contract, DriftFinder>();

/** Compares a value with the schema at a JSON pointer, such as `operation.responses['200']`. */
export type DriftFinder = (schemaPointer: string, value: unknown) => Drift[];

/**
 * Returns a function that finds all differences from a contract by field, including unknown fields. Equal differences in several
 * entries of a list become one with a count. Schemas are compiled at first use, once per process.
 */
export function getDriftFinder(contract: Contract): DriftFinder {
  const finder = finders.get(contract) ?? createFinder(contract.document);
  finders.set(contract, finder);
  return finder;
}

function createFinder(document: Json): DriftFinder {
  const ajv = createSchemaCompiler({ allErrors: true, code: { optimize: false } });
  const validatorsByRules = new Map<string, ValidateFunction>();
  const nodes = new Map<string, SchemaNode>();

  function getNode(pointer: string): SchemaNode {
    const existing = nodes.get(pointer);
    if (existing) return existing;
    const { value: schema, resolvedPointer } = resolvePointer(document, pointer);
    const rules = selectOwnRules(schema);
    const key = JSON.stringify(rules);
    const validateRules = validatorsByRules.get(key) ?? ajv.compile(rules);
    validatorsByRules.set(key, validateRules);
    const node = {
      schema,
      validateRules,
      properties: new Map(listProperties(schema).map((name) => [name, `${resolvedPointer}${createPointer('properties', name)}`])),
      rest: isRecord(schema.additionalProperties) ? `${resolvedPointer}/additionalProperties` : undefined,
      items: isRecord(schema.items) ? `${resolvedPointer}/items` : undefined,
      branches: Array.isArray(schema.anyOf) ? schema.anyOf.map((_branch, index) => `${resolvedPointer}/anyOf/${index}`) : [],
    };
    nodes.set(pointer, node);
    return node;
  }

  function describeExpectation(pointer: string): string {
    const { schema, branches } = getNode(pointer);
    return describeSchema(schema) ?? ([...new Set(branches.map(describeExpectation))].join(' or ') || 'anything');
  }

  /** Finds the drifts of a value and all that it contains. */
  function walk(pointer: string, value: unknown, path: string, depth: number): FoundDrift[] {
    const node = getNode(pointer);
    const foundDrifts = findOwnDrifts(node, value, path, depth, describeExpectation);
    if (foundDrifts.some(({ hasOtherType }) => hasOtherType)) return foundDrifts;
    if (Array.isArray(value) && node.items !== undefined) {
      const { items } = node;
      for (const entry of value) foundDrifts.push(...walk(items, entry, `${path}[]`, depth + 1));
    }
    if (isRecord(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const propertyPointer = node.properties.get(name);
        if (propertyPointer !== undefined) foundDrifts.push(...walk(propertyPointer, inner, joinPath(path, name), depth + 1));
        else if (node.rest !== undefined) foundDrifts.push(...walk(node.rest, inner, joinPath(path, '*'), depth + 1));
      }
    }
    return node.branches.length === 0 ? foundDrifts : [...foundDrifts, ...findDriftsOfBestBranch(node, value, path, depth)];
  }

  /** Returns the drifts of the branch that matches best. Returns a single drift when the value's type matches no branch. */
  function findDriftsOfBestBranch({ branches }: SchemaNode, value: unknown, path: string, depth: number): FoundDrift[] {
    const driftsByBranch = branches.map((branch) => walk(branch, value, path, depth));
    const selectAtDepth = (found: readonly FoundDrift[]): FoundDrift[] => found.filter((item) => item.depth === depth);
    const computeScore = (found: readonly FoundDrift[]): number[] => [
      Number(selectAtDepth(found).some(({ hasOtherType }) => hasOtherType)),
      selectAtDepth(found).length,
      found.length,
    ];
    const [best = []] = driftsByBranch.toSorted((a, b) => compareScores(computeScore(a), computeScore(b)));
    if (!selectAtDepth(best).some(({ hasOtherType }) => hasOtherType)) return best;
    const expected = [...new Set(branches.map(describeExpectation))].join(' or ');
    const hasOtherType = true;
    return [{ path, depth, kind: classifyDrift('type', value, hasOtherType), expected, got: describeType(value), hasOtherType }];
  }

  return (schemaPointer, value) => mergeDrifts(walk(schemaPointer, value, '', 0));
}

/** Returns a schema's own rules, not the rules of its children. Forbids fields that the schema neither names nor explicitly allows. */
function selectOwnRules(schema: Json): Json {
  const { properties: _properties, items: _items, anyOf: _anyOf, additionalProperties: rest, ...rules } = schema;
  for (const keyword of ['description', 'examples', 'default', 'x-extension']) delete rules[keyword];
  if (isRecord(rest)) return rules;
  const names = listProperties(schema);
  if (names.length === 0) return rest === undefined ? rules : { ...rules, additionalProperties: rest };
  return { ...rules, properties: Object.fromEntries(names.map((name) => [name, true])), additionalProperties: rest ?? false };
}

function findOwnDrifts(
  { schema, validateRules, properties }: SchemaNode,
  value: unknown,
  path: string,
  depth: number,
  describeExpectation: (pointer: string) => string,
): FoundDrift[] {
  if (validateRules(value)) return [];
  // Ajv reports a violated `then` twice: by the violated rule, and by an error of `if`.
  const errors = (validateRules.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const listParams = (keyword: string, param: string): string[] =>
    errors.filter((error) => error.keyword === keyword).map(({ params }) => String((params as Json)[param]));
  const missingFields = listParams('required', 'missingProperty').map((name): FoundDrift => {
    const pointer = properties.get(name);
    return {
      path: joinPath(path, name),
      depth,
      kind: 'missing',
      expected: pointer === undefined ? 'anything' : describeExpectation(pointer),
      got: 'nothing',
      hasOtherType: false,
    };
  });
  const unknownNames = listParams('additionalProperties', 'additionalProperty');
  const namesToReport = redactNames(unknownNames);
  const unknownFields = unknownNames.map((name, index): FoundDrift => {
    const inner = isRecord(value) ? value[name] : undefined;
    return {
      path: joinPath(path, namesToReport[index] ?? '*'),
      depth,
      kind: 'extra',
      expected: 'nothing',
      got: describeType(inner),
      hasOtherType: false,
    };
  });
  const violatedKeywords = errors
    .filter(({ keyword }) => keyword !== 'required' && keyword !== 'additionalProperties')
    .map(({ keyword }) => keyword);
  // For a value of another type one drift suffices.
  const violatedKeyword = violatedKeywords.find((keyword) => isOfOtherType(schema, keyword, value)) ?? violatedKeywords[0];
  if (violatedKeyword === undefined) return [...missingFields, ...unknownFields];
  const hasOtherType = isOfOtherType(schema, violatedKeyword, value);
  const kind = classifyDrift(violatedKeyword, value, hasOtherType);
  return [
    ...missingFields,
    ...unknownFields,
    { path, depth, kind, expected: describeRule(schema, violatedKeyword), got: describeGot(schema, value, kind), hasOtherType },
  ];
}

const describeGot = (schema: Json, value: unknown, kind: DriftKind): string =>
  kind === 'value' ? describeOtherValue(schema, value) : describeType(value, kind === 'limit');

const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function compareScores(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function mergeDrifts(foundDrifts: readonly FoundDrift[]): Drift[] {
  const drifts = new Map<string, Drift>();
  for (const { path, kind, expected, got } of foundDrifts) {
    const key = JSON.stringify([path, kind, expected, got]);
    const existing = drifts.get(key);
    if (existing) existing.count += 1;
    else drifts.set(key, { path, kind, expected, got, count: 1 });
  }
  return [...drifts.values()];
}
