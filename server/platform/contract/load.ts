import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { inlineReferences, mergeSections } from './inlineReferences.ts';
import { createPointer, isRecord, resolvePointer, type Json } from './pointer.ts';

/** The contracts of this repository: `openapi/<name>.yaml`. */
export const CONTRACT_NAMES = ['board', 'cms', 'content', 'jobs', 'mail', 'people', 'registrations', 'site'] as const;

export type ContractName = (typeof CONTRACT_NAMES)[number];

/** The backends that a provider may have, and their contracts: first the chapter's documents, then our own optional calls. */
const BACKEND_CONTRACTS = { cms: ['cms'], jobs: ['jobs', 'board', 'people'] } as const satisfies Record<string, ContractName[]>;

export type BackendName = keyof typeof BACKEND_CONTRACTS;

/** Path prefix of the content system's contract; paths of the other contracts are complete. */
export const CMS_BASE = '/wp-json';

/** Whether an operation accepts a session: never, optionally, or only with one. */
export type Security = 'none' | 'optional' | 'required';

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  location: 'path' | 'query';
  required: boolean;
  /** Whether the parameter goes beyond the chapter's documents: `x-extension`. */
  isExtension: boolean;
  /** JSON pointer of the parameter's schema in the document. */
  schema: string;
}

/** One operation of the document; each schema is given by its JSON pointer. */
export interface Operation {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template, for example `/jobs/{id}`. */
  path: string;
  /** The operation's first tag: the subject to which it belongs, which is also the cache tag of its responses. Empty without tags. */
  tag: string;
  security: Security;
  /** Whether the embedded backend implements the operation: not when it is marked `x-unbuilt`. */
  isBuilt: boolean;
  /** Whether the operation goes beyond the chapter's documents, so that a provider may lack it: `x-extension` of it or of the file. */
  isExtension: boolean;
  parameters: Parameter[];
  isBodyRequired: boolean;
  /** Schema of the body by media type, for example `application/json`. */
  bodies: Record<string, string>;
  /** Schema of the JSON response by status, for example `200`; an empty string when the response is not JSON. */
  responses: Record<string, string>;
}

/** An OpenAPI document and its operations. */
export interface Contract {
  name: string;
  document: Json;
  operations: Operation[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const documentsByName = new Map<string, Json>();
const contractsByName = new Map<ContractName, Contract>();
const backendsByName = new Map<BackendName, Contract>();

/** Reads the file of a contract once per process. @throws when the file is missing or is not an OpenAPI document */
function loadDocument(name: string): Json {
  const file = join(import.meta.dirname, '..', '..', '..', 'openapi', `${name}.yaml`);
  // `js-yaml` is seven times as fast as the package `yaml`, whose source positions are not needed here.
  const document = documentsByName.get(name) ?? load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA });
  if (!isRecord(document)) throw new Error(`The contract ${name} is not an OpenAPI document.`);
  documentsByName.set(name, document);
  return document;
}

/** Returns a contract of this repository, read once per process. @throws when the file is missing or is not an OpenAPI document */
export function loadContract(name: ContractName): Contract {
  const contract = contractsByName.get(name) ?? readContract(name, inlineReferences(loadDocument(name), loadDocument));
  contractsByName.set(name, contract);
  return contract;
}

/** Returns everything that a backend may have as one contract: the operations and components of all its contracts. */
export function loadBackend(name: BackendName): Contract {
  const backend = backendsByName.get(name) ?? combineContracts(name, BACKEND_CONTRACTS[name].map(loadContract));
  backendsByName.set(name, backend);
  return backend;
}

function combineContracts(name: string, contracts: readonly Contract[]): Contract {
  const documents = contracts.map(({ document }) => document);
  const document = {
    ...documents[0],
    paths: Object.assign({}, ...documents.map(({ paths }) => paths)) as unknown,
    components: mergeSections(...documents.map(({ components }) => components)),
  };
  return { name, document, operations: sortOperations(contracts.flatMap(({ operations }) => operations)) };
}

/**
 * Reads the operations of an OpenAPI 3.1 document; those with fewer path parameters come first (D-46).
 * @throws Error when it is not an OpenAPI document
 */
export function readContract(name: string, document: unknown): Contract {
  if (!isRecord(document) || !isRecord(document.paths)) throw new Error(`The contract ${name} is not an OpenAPI document.`);
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const pointer = createPointer('paths', path, method);
      const operation = isRecord(item) ? item[method] : undefined;
      if (isRecord(operation)) operations.push(readOperation(document, path, method, pointer, operation, createPointer('paths', path)));
    }
  }
  return { name, document, operations: sortOperations(operations) };
}

function sortOperations(operations: readonly Operation[]): Operation[] {
  const countParameters = ({ path }: Operation): number => path.split('{').length;
  return operations.toSorted((a, b) => countParameters(a) - countParameters(b));
}

function readOperation(document: Json, path: string, method: string, pointer: string, operation: Json, pathItemPointer: string): Operation {
  if (typeof operation.operationId !== 'string') throw new Error(`${method} ${path} has no operationId.`);
  const body = operation.requestBody === undefined ? undefined : resolvePointer(document, `${pointer}${createPointer('requestBody')}`);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    tag: Array.isArray(operation.tags) ? String(operation.tags[0] ?? '') : '',
    security: readSecurity(operation.security ?? document.security),
    isBuilt: operation['x-unbuilt'] !== true,
    isExtension: (operation['x-extension'] ?? document['x-extension']) === true,
    parameters: [...readParameters(document, pathItemPointer), ...readParameters(document, pointer)],
    isBodyRequired: body?.value.required === true,
    bodies: body ? readContent(body.value, body.resolvedPointer) : {},
    responses: readResponses(document, pointer, operation.responses),
  };
}

function readSecurity(security: unknown): Security {
  if (!Array.isArray(security) || security.length === 0) return 'none';
  return security.some((entry) => isRecord(entry) && Object.keys(entry).length === 0) ? 'optional' : 'required';
}

function readParameters(document: Json, ownerPointer: string): Parameter[] {
  const list = resolvePointer(document, ownerPointer).value.parameters;
  if (!Array.isArray(list)) return [];
  return list.flatMap((_entry, index): Parameter[] => {
    const { value, resolvedPointer: pointer } = resolvePointer(document, `${ownerPointer}${createPointer('parameters', String(index))}`);
    if (typeof value.name !== 'string' || (value.in !== 'path' && value.in !== 'query')) return [];
    const required = value.required === true || value.in === 'path';
    return [{ name: value.name, location: value.in, required, isExtension: value['x-extension'] === true, schema: `${pointer}/schema` }];
  });
}

/** Returns the schemas of a body or response, as JSON pointers by media type. */
function readContent(object: Json, pointer: string): Record<string, string> {
  if (!isRecord(object.content)) return {};
  return Object.fromEntries(
    Object.entries(object.content)
      .filter(([, media]) => isRecord(media) && media.schema !== undefined)
      .map(([type]) => [type, `${pointer}${createPointer('content', type, 'schema')}`]),
  );
}

function readResponses(document: Json, pointer: string, responses: unknown): Record<string, string> {
  if (!isRecord(responses)) return {};
  return Object.fromEntries(
    Object.keys(responses).map((status) => {
      const response = resolvePointer(document, `${pointer}${createPointer('responses', status)}`);
      return [status, readContent(response.value, response.resolvedPointer)['application/json'] ?? ''];
    }),
  );
}
