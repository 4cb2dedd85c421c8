import { isNode } from './documents.ts';
import type { Node } from './documents.ts';

const KEYWORDS = new Set([
  '$ref',
  'type',
  'description',
  'examples',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'maxProperties',
  'anyOf',
  'if',
  'then',
  'x-extension',
]);

const hasType = (schema: Node, type: string): boolean => schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));

/** Lints a schema and its children; `where` is used in messages. */
export function lintSchema(schema: unknown, where: string): string[] {
  if (!isNode(schema)) return [`${where} is not a schema.`];
  return [
    ...lintKeywords(schema, where),
    ...lintLimits(schema, where),
    ...lintProperties(schema, where),
    ...listChildren(schema, where).flatMap(([child, childPath]) => lintSchema(child, childPath)),
  ];
}

function listChildren(schema: Node, where: string): [unknown, string][] {
  const children: [unknown, string][] = Object.entries(isNode(schema.properties) ? schema.properties : {}).map(([name, value]) => [
    value,
    `${where}.${name}`,
  ]);
  if (Array.isArray(schema.anyOf)) schema.anyOf.forEach((value, index) => children.push([value, `${where}.anyOf[${index}]`]));
  if ('items' in schema) children.push([schema.items, `${where}.items`]);
  if (isNode(schema.additionalProperties)) children.push([schema.additionalProperties, `${where}.*`]);
  return children;
}

function lintKeywords(schema: Node, where: string): string[] {
  return Object.keys(schema)
    .filter((keyword) => !KEYWORDS.has(keyword))
    .map((keyword) => `${where} has the unknown keyword "${keyword}" (a comma in an unquoted text?).`);
}

function lintLimits(schema: Node, where: string): string[] {
  const isEnumerated = 'enum' in schema || 'const' in schema || schema.format === 'binary';
  const problems: string[] = [];
  if (hasType(schema, 'string') && !isEnumerated && typeof schema.maxLength !== 'number') problems.push(`${where} needs a maxLength.`);
  if (hasType(schema, 'integer') && typeof schema.maximum !== 'number') problems.push(`${where} needs a maximum.`);
  if (hasType(schema, 'array') && typeof schema.maxItems !== 'number') problems.push(`${where} needs maxItems.`);
  return problems;
}

function lintProperties(schema: Node, where: string): string[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(isNode(schema.properties) ? schema.properties : {}).flatMap(([name, value]) => {
    if (!isNode(value)) return [];
    const problems: string[] = [];
    if (typeof value.description !== 'string') problems.push(`${where}.${name} needs a description.`);
    if (!Array.isArray(value.examples) || value.examples.length === 0) problems.push(`${where}.${name} needs an example.`);
    if (value['x-extension'] === true && required.includes(name)) problems.push(`${where}.${name} is an extension and must be optional.`);
    return problems;
  });
}
