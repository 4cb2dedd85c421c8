import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inlineReferences } from '../../server/platform/contract/inlineReferences.ts';
import { CONTRACT_NAMES } from '../../server/platform/contract/load.ts';
import { isRecord, splitPointer, type Json } from '../../server/platform/contract/pointer.ts';

/** A parsed contract or an object inside a contract. The types of its fields are unknown. */
export type ContractObject = Json;

/**
 * Returns the object at a path of names inside a value, for example `getObject(document, 'components', 'schemas')`. Without names it
 * returns the value itself. Without an object at the path, it returns an empty one.
 */
export function getObject(value: unknown, ...path: string[]): ContractObject {
  const found = path.reduce(getProperty, value);
  return isRecord(found) ? found : {};
}

const getProperty = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const ROOT = join(import.meta.dirname, '../..');

/** Returns the path of a contract's file. `root` is the folder of the project, or of a copy. */
export const getContractPath = (name: string, root: string = ROOT): string => join(root, 'openapi', `${name}.yaml`);

/**
 * Reads all contracts from `openapi/`, without references to other files. Keys are their names.
 * @throws when a file cannot be read, or is not a YAML object
 */
export function readContracts(root: string = ROOT): Record<string, ContractObject> {
  const documents = new Map(CONTRACT_NAMES.map((name): [string, ContractObject] => [name, readDocument(name, root)]));
  return Object.fromEntries(
    [...documents].map(([name, document]) => [name, inlineReferences(document, (other) => getObject(documents.get(other)))]),
  );
}

/** Reads the file of a contract as it is. @throws when it cannot be read, or is not a YAML object */
export function readDocument(name: string, root: string = ROOT): ContractObject {
  const document: unknown = parse(readFileSync(getContractPath(name, root), 'utf8'));
  if (!isRecord(document)) throw new Error(`openapi/${name}.yaml is not a YAML object.`);
  return document;
}

/** Returns the target of a local reference such as `#/components/schemas/Job`; undefined when there is none. */
export function resolveReference(document: ContractObject, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return splitPointer(reference.slice(1)).reduce<unknown>(getProperty, document);
}

/** Returns an object, or the target of its `$ref`. Returns an empty object when the value or the target is not an object. */
export function dereference(document: ContractObject, value: unknown): ContractObject {
  const target = isRecord(value) && typeof value.$ref === 'string' ? resolveReference(document, value.$ref) : value;
  return isRecord(target) ? target : {};
}

/** An operation as it is written in the contract's file. */
export interface Operation {
  path: string;
  /** In lower case, for example `get`. */
  method: string;
  definition: ContractObject;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Returns every operation of a contract, in the order of its paths. */
export function listOperations(document: ContractObject): Operation[] {
  return Object.entries(getObject(document, 'paths')).flatMap(([path, pathItem]) =>
    METHODS.flatMap((method) => {
      const definition = getProperty(pathItem, method);
      return isRecord(definition) ? [{ path, method, definition }] : [];
    }),
  );
}
