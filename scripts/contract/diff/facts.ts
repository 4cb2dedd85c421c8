import { follow, isNode, childNode, type Node, type Operation } from '../documents.ts';

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
    const { name, in: place, required, schema } = follow(document, item);
    addFacts(facts, document, schema, {
      place: `${String(place)} ${String(name)}`,
      sharedPath: '',
      required: required === true,
      within: [],
    });
  }
  addContent(facts, document, definition.requestBody, 'body');
  for (const [status, response] of Object.entries(childNode(definition, 'responses'))) {
    const place = `answer ${status}`;
    addContent(facts, document, response, place);
    for (const [name, header] of Object.entries(childNode(follow(document, response), 'headers'))) {
      const at = { place: `${place} → header ${name}`, sharedPath: `header ${name}`, required: false, within: [] };
      addFacts(facts, document, follow(document, header).schema, at);
    }
  }
  return facts;
}

function addContent(facts: Facts, document: Node, node: unknown, place: string): void {
  if (node === undefined) return;
  const { content, required } = follow(document, node);
  const types = isNode(content) ? Object.keys(content) : [];
  const type = types.find((one) => one.includes('json')) ?? types[0] ?? '';
  facts.set(place, { sharedPath: '', types: types.toSorted(), required: required === true, extension: false, limits: {} });
  addFacts(facts, document, childNode(content, type).schema, { place: `${place} → `, sharedPath: '', required: false, within: [] });
}

interface Place {
  place: string;
  sharedPath: string;
  required: boolean;
  /** Enclosing named schemas, to stop at recursion. */
  within: readonly string[];
}

function addFacts(facts: Facts, document: Node, node: unknown, { place, sharedPath: outer, required, within }: Place): void {
  const name = isNode(node) && typeof node.$ref === 'string' ? (node.$ref.split('/').at(-1) ?? '') : '';
  if (within.includes(name)) return;
  const [schema, seen] = [follow(document, node), name === '' ? within : [...within, name]];
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray) as unknown[] | undefined;
  // Alternatives of required fields are not alternatives of shape.
  const forms = choices?.filter((choice) => isNode(choice) && Object.keys(choice).join() !== 'required') ?? [];
  if (forms.length > 0)
    return forms.forEach((form) => addFacts(facts, document, form, { place, sharedPath: outer, required, within: seen }));
  const values = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : undefined;
  const types = [schema.type ?? values?.map((value) => (value === null ? 'null' : typeof value)) ?? 'anything'].flat().map(String);
  const known = facts.get(place);
  const limits = Object.fromEntries(LIMITS.flatMap((limit) => (schema[limit] === undefined ? [] : [[limit, schema[limit]]])));
  facts.set(place, {
    // A named enum is one fact wherever it is used.
    sharedPath: known?.sharedPath ?? (name !== '' && !isNode(schema.properties) && !('items' in schema) ? name : outer),
    types: [...new Set([...(known?.types ?? []), ...types])].toSorted(),
    values: known === undefined ? values : known.values && values && [...known.values, ...values],
    required: known?.required ?? required,
    extension: schema['x-extension'] === true || (isNode(node) && node['x-extension'] === true),
    limits: { ...known?.limits, ...limits },
  });
  const inside = (step: string, needed: boolean): Place => ({
    place: `${place}${step === '[]' || place.endsWith('→ ') ? '' : '.'}${step}`,
    sharedPath: (name || outer) && `${name || outer}${step === '[]' ? '' : '.'}${step}`,
    required: needed,
    within: seen,
  });
  if ('items' in schema) addFacts(facts, document, schema.items, inside('[]', false));
  if (isNode(schema.additionalProperties)) addFacts(facts, document, schema.additionalProperties, inside('*', false));
  for (const [key, property] of Object.entries(childNode(schema, 'properties'))) {
    addFacts(facts, document, property, inside(key, Array.isArray(schema.required) && schema.required.includes(key)));
  }
}
