import { resolveNode, isNode, childNode, type Node, type Operation } from '../documents.ts';

/** What a contract says about one place of an operation. */
export interface Fact {
  /** Path in a named schema, `Job.jobTitle`, shared by several operations; else empty. */
  sharedPath: string;
  types: string[];
  values?: unknown[] | undefined;
  required: boolean;
  extension: boolean;
  limits: Readonly<Record<string, unknown>>;
}

export type Facts = Map<string, Fact>;

const LIMITS = ['maxLength', 'maximum', 'maxItems', 'minLength', 'minimum', 'minItems', 'pattern', 'format'];

/** Flattens an operation's requests and responses down to the last field. */
export function collectFacts(document: Node, { definition, path }: Operation): Facts {
  const facts: Facts = new Map();
  const shared = childNode(childNode(document, 'paths'), path).parameters;
  for (const item of [shared, definition.parameters].flatMap((list): unknown[] => (Array.isArray(list) ? list : []))) {
    const { name, in: location, required, schema } = resolveNode(document, item);
    addFacts(facts, document, schema, {
      location: `${String(location)} ${String(name)}`,
      sharedPath: '',
      required: required === true,
      path: [],
    });
  }
  addContent(facts, document, definition.requestBody, 'body');
  for (const [status, response] of Object.entries(childNode(definition, 'responses'))) {
    const location = `response ${status}`;
    addContent(facts, document, response, location);
    for (const [name, header] of Object.entries(childNode(resolveNode(document, response), 'headers'))) {
      const place = { location: `${location} → header ${name}`, sharedPath: `header ${name}`, required: false, path: [] };
      addFacts(facts, document, resolveNode(document, header).schema, place);
    }
  }
  return facts;
}

function addContent(facts: Facts, document: Node, node: unknown, location: string): void {
  if (node === undefined) return;
  const { content, required } = resolveNode(document, node);
  const types = isNode(content) ? Object.keys(content) : [];
  const type = types.find((item) => item.includes('json')) ?? types[0] ?? '';
  facts.set(location, { sharedPath: '', types: types.toSorted(), required: required === true, extension: false, limits: {} });
  addFacts(facts, document, childNode(content, type).schema, { location: `${location} → `, sharedPath: '', required: false, path: [] });
}

interface Place {
  location: string;
  sharedPath: string;
  required: boolean;
  /** Enclosing named schemas, to stop at recursion. */
  path: readonly string[];
}

function addFacts(facts: Facts, document: Node, node: unknown, { location, sharedPath: outerPath, required, path }: Place): void {
  const name = isNode(node) && typeof node.$ref === 'string' ? (node.$ref.split('/').at(-1) ?? '') : '';
  if (path.includes(name)) return;
  const [schema, seen] = [resolveNode(document, node), name === '' ? path : [...path, name]];
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray) as unknown[] | undefined;
  // Alternatives of required fields are not alternatives of shape.
  const alternatives = choices?.filter((choice) => isNode(choice) && Object.keys(choice).join() !== 'required') ?? [];
  if (alternatives.length > 0)
    return alternatives.forEach((form) => addFacts(facts, document, form, { location, sharedPath: outerPath, required, path: seen }));
  const values = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : undefined;
  const types = [schema.type ?? values?.map((value) => (value === null ? 'null' : typeof value)) ?? 'anything'].flat().map(String);
  const existing = facts.get(location);
  const limits = Object.fromEntries(LIMITS.flatMap((limit) => (schema[limit] === undefined ? [] : [[limit, schema[limit]]])));
  facts.set(location, {
    // A named enum is one fact wherever it is used.
    sharedPath: existing?.sharedPath ?? (name !== '' && !isNode(schema.properties) && !('items' in schema) ? name : outerPath),
    types: [...new Set([...(existing?.types ?? []), ...types])].toSorted(),
    values: existing === undefined ? values : existing.values && values && [...existing.values, ...values],
    required: existing?.required ?? required,
    extension: schema['x-extension'] === true || (isNode(node) && node['x-extension'] === true),
    limits: { ...existing?.limits, ...limits },
  });
  const stepInto = (step: string, isRequired: boolean): Place => ({
    location: `${location}${step === '[]' || location.endsWith('→ ') ? '' : '.'}${step}`,
    sharedPath: (name || outerPath) && `${name || outerPath}${step === '[]' ? '' : '.'}${step}`,
    required: isRequired,
    path: seen,
  });
  if ('items' in schema) addFacts(facts, document, schema.items, stepInto('[]', false));
  if (isNode(schema.additionalProperties)) addFacts(facts, document, schema.additionalProperties, stepInto('*', false));
  for (const [key, property] of Object.entries(childNode(schema, 'properties'))) {
    addFacts(facts, document, property, stepInto(key, Array.isArray(schema.required) && schema.required.includes(key)));
  }
}
