import { isRecord } from '../../server/platform/contract/pointer.ts';
import { getObject, type ContractObject } from './documents.ts';

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
  // The label of the field in the editor of the content.
  'x-label',
]);

/**
 * Returns a sentence about each violated rule in a schema and the schemas inside it. Schemas under `if` and `then` are not checked, because
 * they only restrict fields that `properties` describes.
 * @param location name of the schema in the sentences
 */
export function lintSchema(schema: unknown, location: string): string[] {
  if (!isRecord(schema)) return [`${location} is not a schema.`];
  return [
    ...lintKeywords(schema, location),
    ...lintLimits(schema, location),
    ...lintProperties(schema, location),
    ...listChildren(schema, location).flatMap(([child, childLocation]) => lintSchema(child, childLocation)),
  ];
}

function listChildren(schema: ContractObject, location: string): [schema: unknown, location: string][] {
  const children = Object.entries(getObject(schema, 'properties')).map(([name, child]): [unknown, string] => [
    child,
    `${location}.${name}`,
  ]);
  if (Array.isArray(schema.anyOf)) schema.anyOf.forEach((child, index) => children.push([child, `${location}.anyOf[${index}]`]));
  if ('items' in schema) children.push([schema.items, `${location}.items`]);
  if (isRecord(schema.additionalProperties)) children.push([schema.additionalProperties, `${location}.*`]);
  return children;
}

function lintKeywords(schema: ContractObject, location: string): string[] {
  return Object.keys(schema)
    .filter((keyword) => !KEYWORDS.has(keyword))
    .map((keyword) => `${location} has the unknown keyword "${keyword}" (does an unquoted YAML string contain a comma?).`);
}

const hasType = (schema: ContractObject, type: string): boolean =>
  schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));

function lintLimits(schema: ContractObject, location: string): string[] {
  const isBounded = 'enum' in schema || 'const' in schema;
  const isFile = schema.format === 'binary';
  const problems: string[] = [];
  if (hasType(schema, 'string') && !isBounded && !isFile && typeof schema.maxLength !== 'number')
    problems.push(`${location} needs a maxLength.`);
  if (hasType(schema, 'integer') && typeof schema.maximum !== 'number') problems.push(`${location} needs a maximum.`);
  if (hasType(schema, 'array') && typeof schema.maxItems !== 'number') problems.push(`${location} needs maxItems.`);
  return problems;
}

function lintProperties(schema: ContractObject, location: string): string[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(getObject(schema, 'properties')).flatMap(([name, property]) => {
    if (!isRecord(property)) return [];
    const problems: string[] = [];
    if (typeof property.description !== 'string') problems.push(`${location}.${name} needs a description.`);
    if (!Array.isArray(property.examples) || property.examples.length === 0) problems.push(`${location}.${name} needs an example.`);
    if (property['x-extension'] === true && required.includes(name))
      problems.push(`${location}.${name} is an extension and must be optional.`);
    return problems;
  });
}
