import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord as isNode, splitPointer, type Json as Node } from '../../server/contract/pointer.ts';

/** Part of a contract: an object of unknown shape, and its type guard. */
export { isNode, type Node };

export const CONTRACT_NAMES = ['cms', 'jobs', 'mail', 'site'] as const;

/** Returns a nested object, or an empty one. */
export function childNode(node: unknown, name: string): Node {
  const value = isNode(node) ? node[name] : undefined;
  return isNode(value) ? value : {};
}

const ROOT = join(import.meta.dirname, '../..');

/** Returns the path of a contract in the project or a copy. */
export const contractFile = (name: string, root: string = ROOT): string => join(root, 'openapi', `${name}.yaml`);

/** Reads all contracts from `openapi/`; throws when one is not a YAML object. */
export function readContracts(root: string = ROOT): Record<string, Node> {
  const readDocument = (name: string): Node => {
    const document: unknown = parse(readFileSync(contractFile(name, root), 'utf8'));
    if (!isNode(document)) throw new Error(`openapi/${name}.yaml is not a YAML object.`);
    return document;
  };
  return Object.fromEntries(CONTRACT_NAMES.map((name) => [name, readDocument(name)]));
}

/** Resolves a local reference (`#/a/b`); undefined when missing. */
export function resolve(document: Node, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return splitPointer(reference.slice(1)).reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), document);
}

/** Follows a reference, if it is one. */
export function resolveNode(document: Node, node: unknown): Node {
  const target = isNode(node) && typeof node.$ref === 'string' ? resolve(document, node.$ref) : node;
  return isNode(target) ? target : {};
}

export interface Operation {
  path: string;
  method: string;
  definition: Node;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Returns every operation of a contract, in the order of the file. */
export function listOperations(document: Node): Operation[] {
  return Object.entries(childNode(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const definition = isNode(item) ? item[method] : undefined;
      return isNode(definition) ? [{ path, method, definition }] : [];
    }),
  );
}
