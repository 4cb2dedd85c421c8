import { follow, isNode, type Node } from '../documents.ts';

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  anything: 'anything',
};

/** One of the forms that a value may have. */
export interface Variant {
  type: string;
  schema: Node;
  /** Name of the schema, when it is one of several and has a name. */
  name: string;
}

/** A schema without its references and choices. */
export interface Shape {
  nullable: boolean;
  variants: Variant[];
}

/** The forms that a schema allows, through references and choices; null apart. A schema that refers to itself is met again later. */
export function shapeOf(document: Node, node: unknown, depth = 0): Shape {
  const schema = follow(document, node);
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray) as unknown[] | undefined;
  // Choices of required fields are no choices of forms.
  const forms = choices?.filter((choice) => !(isNode(choice) && Object.keys(choice).join() === 'required')) ?? [];
  if (forms.length > 0 && depth < 8) {
    const shapes = forms.map((form) => shapeOf(document, form, depth + 1));
    return { nullable: shapes.some(({ nullable }) => nullable), variants: shapes.flatMap(({ variants }) => variants) };
  }
  const types = Array.isArray(schema.type) ? schema.type.map(String) : [typeof schema.type === 'string' ? schema.type : guess(schema)];
  const values = valuesOf(schema);
  return {
    nullable: types.includes('null') || (values?.includes(null) ?? false),
    variants: types.filter((type) => type !== 'null').map((type) => ({ type, schema, name: depth === 0 ? '' : nameOf(node) })),
  };
}

function guess(schema: Node): string {
  const [value] = valuesOf(schema) ?? [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return typeof value;
  return isNode(schema.properties) ? 'object' : 'items' in schema ? 'array' : 'anything';
}

/** The values that a schema names one by one, or undefined when it names none. */
export function valuesOf(schema: Node): unknown[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : undefined;
}

/** The forms of a value in words: `text or a list`. */
export const typeWords = (variants: readonly Variant[]): string =>
  [...new Set(variants.map(({ type }) => WORDS[type] ?? type))].join(' or ') || 'nothing';

/** Name of a schema that is referred to by name, else an empty text. */
export function nameOf(node: unknown): string {
  const reference = isNode(node) && typeof node.$ref === 'string' ? node.$ref : '';
  return /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1] ?? '';
}

const WORDING = new Set(['description', 'examples', 'example', 'title', 'x-extension']);

/** A schema as text, without its words: two fields of the same text may be one under two names. */
export const fingerprint = (node: unknown): string =>
  JSON.stringify(node, (key, value: unknown) =>
    WORDING.has(key) && typeof value !== 'object' ? undefined : key === 'examples' ? undefined : value,
  );

/** The part of two names that is the same letters in the same order, 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let row: number[] = Array.from({ length: b.length + 1 }, () => 0);
  for (const letter of a) {
    const next = [0];
    for (let at = 0; at < b.length; at += 1) {
      next.push(letter === b[at] ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0));
    }
    row = next;
  }
  return (2 * (row[b.length] ?? 0)) / (a.length + b.length || 1);
}

/** For each name that is gone the new name that it may have now: of the same schema, the most alike first, each new one once. */
export function renames(gone: ReadonlyMap<string, unknown>, added: ReadonlyMap<string, unknown>): Map<string, string> {
  const pairs = [...gone].flatMap(([from, before]) =>
    [...added].flatMap(([to, after]) => (fingerprint(before) === fingerprint(after) ? [{ from, to, alike: likeness(from, to) }] : [])),
  );
  const found = new Map<string, string>();
  for (const { from, to } of pairs.toSorted((a, b) => b.alike - a.alike)) {
    if (!found.has(from) && ![...found.values()].includes(to)) found.set(from, to);
  }
  return found;
}
