import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord, splitPointer, type Json } from '../../server/contract/pointer.ts';

/** A whole contract, or an object in it, whose fields are not known. */
export type ContractObject = Json;

export const CONTRACT_NAMES = ['cms', 'jobs', 'mail', 'site'] as const;

/**
 * Returns the object at a path of names inside a value, for example `getObject(document, 'components', 'schemas')`; without names the
 * value itself. Where there is no object, it returns an empty one.
 */
export function getObject(value: unknown, ...path: string[]): ContractObject {
  const found = path.reduce(getProperty, value);
  return isRecord(found) ? found : {};
}

const getProperty = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const ROOT = join(import.meta.dirname, '../..');

/** Returns the path of a contract's file in the project, or in a copy of it at `root`. */
export const getContractPath = (name: string, root: string = ROOT): string => join(root, 'openapi', `${name}.yaml`);

/** Reads all contracts from `openapi/`, by name. @throws when one cannot be read, or is not a YAML object */
export function readContracts(root: string = ROOT): Record<string, ContractObject> {
  const readContract = (name: string): ContractObject => {
    const document: unknown = parse(readFileSync(getContractPath(name, root), 'utf8'));
    if (!isRecord(document)) throw new Error(`openapi/${name}.yaml is not a YAML object.`);
    return document;
  };
  return Object.fromEntries(CONTRACT_NAMES.map((name) => [name, readContract(name)]));
}

/** Returns the target of a local reference such as `#/components/schemas/Job`; undefined when there is none. */
export function resolveReference(document: ContractObject, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return splitPointer(reference.slice(1)).reduce<unknown>(getProperty, document);
}

/** Returns an object, or the one that it refers to with `$ref`; an empty one when there is none. */
export function dereference(document: ContractObject, value: unknown): ContractObject {
  const target = isRecord(value) && typeof value.$ref === 'string' ? resolveReference(document, value.$ref) : value;
  return isRecord(target) ? target : {};
}

/** An operation as the contract's file has it. */
export interface Operation {
  path: string;
  /** In lower case, as in the file. */
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
