import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { readFormFields } from '../../server/platform/contract/form.ts';
import { readContract, type Contract, type ContractName, type Operation } from '../../server/platform/contract/load.ts';
import { isRecord, resolvePointer, type Json } from '../../server/platform/contract/pointer.ts';
import type { ContractObject } from '../contract/documents.ts';

const MULTIPART = 'multipart/form-data';
const UNDEFINED_SCHEMA: Json = { tsType: 'undefined' };

/**
 * Returns the text of `shared/operations/<name>.ts`. For every operation of a contract, the module has the types of a validated request and
 * of the successful response, and the other properties in `createOperationSchema`. Named schemas become references to the types in
 * `src/api/generated`.
 */
export async function generateOperations(name: ContractName, document: ContractObject): Promise<string> {
  const contract = readContract(name, document);
  const title = nameOperationsType(name);
  const operations = contract.operations.map((operation) => [operation.operationId, createOperationSchema(contract, operation)] as const);
  const schema = { ...createObjectSchema(operations), title, description: `The operations of openapi/${name}.yaml by operationId.` };
  const generated = `'../../src/api/generated/${name}.ts'`;
  const text = await compile(schema, title, {
    additionalProperties: false,
    bannerComment: `// Generated from openapi/${name}.yaml by \`npm run codegen\`. Do not edit.
import type * as schemas from ${generated};

export type * from ${generated};`,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}

/** Returns the name of the type that holds the operations of a contract. */
const nameOperationsType = (name: ContractName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Operations`;

/** Returns the schema of an object with exactly these properties, all of them required unless they are in `optional`. */
function createObjectSchema(properties: readonly (readonly [string, Json])[], optional: ReadonlySet<string> = new Set()): Json {
  const required = properties.map(([name]) => name).filter((name) => !optional.has(name));
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties), required };
}

function createOperationSchema({ document }: Contract, operation: Operation): Json {
  return createObjectSchema([
    ['tag', { const: operation.tag }],
    ['path', createPathSchema(operation)],
    ['params', createParametersSchema(document, operation, 'path')],
    ['query', createParametersSchema(document, operation, 'query')],
    ['body', createBodySchema(document, operation)],
    ['uploads', createUploadsSchema(document, operation)],
    ['response', createResponseSchema(document, operation)],
    ['errors', createErrorsSchema(document, operation)],
    ['session', { const: operation.security }],
    ['built', { const: operation.isBuilt }],
    ['extension', { const: operation.isExtension }],
  ]);
}

/** Returns the schema of the path, in which a parameter may be any string. Hand-written requests are checked against this type. */
const createPathSchema = ({ path }: Operation): Json =>
  path.includes('{') ? { tsType: `\`${path.replaceAll(/\{[^}]*\}/g, '${string}')}\`` } : { const: path };

/** Returns the schema of the path or query parameters. A parameter with a default is required, since handlers always receive a value. */
function createParametersSchema(document: Json, { parameters }: Operation, location: 'path' | 'query'): Json {
  const list = parameters.filter((parameter) => parameter.location === location);
  const optional = list.filter(
    ({ required, schema: pointer }) => !required && resolvePointer(document, pointer).value.default === undefined,
  );
  return createObjectSchema(
    list.map(({ name, schema: pointer }) => [name, readSchema(document, pointer)] as const),
    new Set(optional.map(({ name }) => name)),
  );
}

/** Returns the schema of the body without file fields, because handlers receive files as `uploads`. */
function createBodySchema(document: Json, { bodies, isBodyRequired }: Operation): Json {
  const alternatives = Object.values(bodies).map((pointer) => {
    const files = [...readFormFields(document, pointer).files].map((name) => `'${name}'`);
    const body = readSchema(document, pointer);
    return files.length === 0 ? body : { tsType: `Omit<${String(body.tsType)}, ${files.join(' | ')}>` };
  });
  return combineAlternatives(isBodyRequired ? alternatives : [...alternatives, UNDEFINED_SCHEMA]);
}

/** Returns the schema of a form's file fields. Each has the type `true` here, because the server defines the type of an upload. */
function createUploadsSchema(document: Json, { bodies }: Operation): Json {
  const form = bodies[MULTIPART];
  if (form === undefined) return createObjectSchema([]);
  const { required } = resolvePointer(document, form).value;
  const files = [...readFormFields(document, form).files];
  const optional = files.filter((name) => !Array.isArray(required) || !required.includes(name));
  return createObjectSchema(
    files.map((name) => [name, { const: true }] as const),
    new Set(optional),
  );
}

/** Returns the schema of the successful responses. A response that is not JSON has an empty pointer, and its type is a string. */
function createResponseSchema(document: Json, { responses }: Operation): Json {
  const successful = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return combineAlternatives(successful.map(([, pointer]) => (pointer === '' ? { type: 'string' } : readSchema(document, pointer))));
}

/** Returns the schema of the bodies of error responses by status, without those of the usual shape (`ErrorBody`). */
const createErrorsSchema = (document: Json, { responses }: Operation): Json =>
  createObjectSchema(
    Object.entries(responses)
      .filter(([status, pointer]) => !status.startsWith('2') && pointer !== '' && !isErrorBody(document, pointer))
      .map(([status, pointer]) => [status, readSchema(document, pointer)] as const),
  );

const isErrorBody = (document: Json, pointer: string): boolean =>
  resolvePointer(document, pointer).resolvedPointer === '/components/schemas/ErrorBody';

const combineAlternatives = (alternatives: Json[]): Json =>
  alternatives.length === 1
    ? (alternatives[0] ?? UNDEFINED_SCHEMA)
    : alternatives.length === 0
      ? UNDEFINED_SCHEMA
      : { anyOf: alternatives };

/** Returns the schema at a JSON pointer. A named schema becomes a reference to its generated type. */
function readSchema(document: Json, pointer: string): Json {
  const found = resolvePointer(document, pointer);
  const name = /^\/components\/schemas\/([^/]+)$/.exec(found.resolvedPointer)?.[1];
  return name === undefined ? replaceReferences(found.value) : { tsType: `schemas.${name}` };
}

function replaceReferences(schema: Json): Json {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string') return { tsType: `schemas.${value.$ref.replace('#/components/schemas/', '')}` };
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(schema) as Json;
}
