import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';
import { formFields } from '../../server/contract/form.ts';
import { readContract, type Contract, type ContractName, type Operation } from '../../server/contract/load.ts';
import { isRecord, pointer, resolve, type Json } from '../../server/contract/pointer.ts';
import type { Node } from '../contract/documents.ts';

const MULTIPART = 'multipart/form-data';
const NOTHING: Json = { tsType: 'undefined' };

/**
 * The text of `shared/operations/<name>.ts`: for every operation of a contract its address, what a checked request carries,
 * what a good answer is, whether it knows sessions, and whether the embedded backend has it.
 */
export async function generateOperations(name: ContractName, document: Node): Promise<string> {
  const contract = readContract(name, document);
  const title = operationsType(name);
  const schema = {
    ...closed(contract.operations.map((operation) => [operation.operationId, operationSchema(contract, operation)] as const)),
    title,
    description: `The operations of openapi/${name}.yaml by operationId.`,
    $defs: definitions(contract),
  };
  const text = await compile(schema, title, {
    additionalProperties: false,
    bannerComment: `// Generated from openapi/${name}.yaml by \`npm run codegen\`. Do not edit.`,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
  });
  const style = JSON.parse(await readFile(join(import.meta.dirname, '../contract/prettier.json'), 'utf8')) as object;
  return format(text, { ...style, parser: 'typescript' });
}

/** Name of the type that holds the operations of a contract. */
export const operationsType = (name: ContractName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Operations`;

/** An object with exactly these parts, all of them required unless they are named as optional. */
function closed(parts: readonly (readonly [string, Json])[], optional: ReadonlySet<string> = new Set()): Json {
  const required = parts.map(([name]) => name).filter((name) => !optional.has(name));
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(parts), required };
}

function operationSchema({ document }: Contract, operation: Operation): Json {
  return closed([
    ['path', pathSchema(operation)],
    ['params', parametersSchema(document, operation, 'path')],
    ['query', parametersSchema(document, operation, 'query')],
    ['body', bodySchema(document, operation)],
    ['uploads', uploadsSchema(document, operation)],
    ['answer', answerSchema(document, operation)],
    ['session', { const: operation.security }],
    ['built', { const: operation.built }],
  ]);
}

/** The address, with any text for its parameters: calls that are written by hand are held to it. */
const pathSchema = ({ path }: Operation): Json =>
  path.includes('{') ? { tsType: `\`${path.replaceAll(/\{[^}]*\}/g, '${string}')}\`` } : { const: path };

/** Path or query; what has a default is always there when a handler runs. */
function parametersSchema(document: Json, { parameters }: Operation, place: 'path' | 'query'): Json {
  const list = parameters.filter((parameter) => parameter.place === place);
  const mayMiss = list.filter(({ required, schema }) => !required && resolve(document, schema).value.default === undefined);
  return closed(
    list.map(({ name, schema }) => [name, at(document, schema)] as const),
    new Set(mayMiss.map(({ name }) => name)),
  );
}

function bodySchema(document: Json, { bodies, bodyRequired }: Operation): Json {
  const kinds = Object.values(bodies).map((schema) => at(document, schema));
  return anyOf(bodyRequired ? kinds : [...kinds, NOTHING]);
}

/** The file fields of a form, each `true`: the server says what a file is. */
function uploadsSchema(document: Json, { bodies }: Operation): Json {
  const form = bodies[MULTIPART];
  if (form === undefined) return closed([]);
  const { required } = resolve(document, form).value;
  const files = [...formFields(document, form).files];
  const optional = files.filter((name) => !Array.isArray(required) || !required.includes(name));
  return closed(
    files.map((name) => [name, { const: true }] as const),
    new Set(optional),
  );
}

/** Every good answer: JSON as its schema says, anything else as text. */
function answerSchema(document: Json, { answers }: Operation): Json {
  const good = Object.entries(answers).filter(([status]) => status.startsWith('2'));
  return anyOf(good.map(([, schema]) => (schema === '' ? { type: 'string' } : at(document, schema))));
}

const anyOf = (kinds: Json[]): Json => (kinds.length === 1 ? (kinds[0] ?? NOTHING) : kinds.length === 0 ? NOTHING : { anyOf: kinds });

/** The schema at a pointer: by its name when it has one. */
function at(document: Json, place: string): Json {
  const found = resolve(document, place);
  const name = /^\/components\/schemas\/([^/]+)$/.exec(found.at)?.[1];
  const schema = rewritten(found.value);
  return name === undefined ? (isRecord(schema) ? schema : {}) : { $ref: `#/$defs/${name}` };
}

/** All named schemas, without the file fields of forms, which do not stay in the body. */
function definitions({ document }: Contract): Json {
  const schemas = resolve(document, pointer('components', 'schemas')).value;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { files } = formFields(document, pointer('components', 'schemas', name));
      return [name, rewritten(withoutFields(schema, files))];
    }),
  );
}

function withoutFields(schema: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0 || !isRecord(schema) || !isRecord(schema.properties)) return schema;
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.has(name)));
  const required = Array.isArray(schema.required) ? schema.required.filter((name) => !names.has(String(name))) : [];
  return { ...schema, properties, required };
}

/** Words beside a reference would make it a type of its own, and choices of required fields an open one, so they go. */
function rewritten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewritten);
  if (!isRecord(node)) return node;
  if (typeof node.$ref === 'string') return { $ref: node.$ref.replace('#/components/schemas/', '#/$defs/') };
  const kept = Object.entries(node).filter(([key, value]) => !(key === 'anyOf' && Array.isArray(value) && value.every(isRequiredOnly)));
  return Object.fromEntries(kept.map(([key, value]) => [key, rewritten(value)]));
}

const isRequiredOnly = (node: unknown): boolean => isRecord(node) && Object.keys(node).join() === 'required';
