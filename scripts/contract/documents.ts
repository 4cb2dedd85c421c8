import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord as isNode, namesIn, type Json as Node } from '../../server/contract/pointer.ts';

/** A part of a contract, an object of unknown shape, and the check that a value is one. */
export { isNode, type Node };

/** Names of the contracts, which are files in `openapi/`. */
export const CONTRACT_NAMES = ['cms', 'jobs', 'mail', 'site'] as const;

/** The part of an object under a name, or an empty object when it has none. */
export function part(node: unknown, name: string): Node {
  const value = isNode(node) ? node[name] : undefined;
  return isNode(value) ? value : {};
}

const ROOT = join(import.meta.dirname, '../..');

/** Where a contract stands, in the project or a copy of it. */
export const contractFile = (name: string, root: string = ROOT): string => join(root, 'openapi', `${name}.yaml`);

/** All contracts by name, read from `openapi/`; throws when one is no YAML object. */
export function readContracts(root: string = ROOT): Record<string, Node> {
  const read = (name: string): Node => {
    const document: unknown = parse(readFileSync(contractFile(name, root), 'utf8'));
    if (!isNode(document)) throw new Error(`openapi/${name}.yaml is no YAML object.`);
    return document;
  };
  return Object.fromEntries(CONTRACT_NAMES.map((name) => [name, read(name)]));
}

/** The part that a local reference (`#/a/b`) names, or undefined when there is none. */
export function resolve(document: Node, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return namesIn(reference.slice(1)).reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), document);
}

/** The node itself, or what it refers to when it is a reference. */
export function follow(document: Node, node: unknown): Node {
  const target = isNode(node) && typeof node.$ref === 'string' ? resolve(document, node.$ref) : node;
  return isNode(target) ? target : {};
}

/** One call of a contract. */
export interface Operation {
  path: string;
  method: string;
  definition: Node;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Every call of a contract, in the order of the file. */
export function operations(document: Node): Operation[] {
  return Object.entries(part(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const definition = isNode(item) ? item[method] : undefined;
      return isNode(definition) ? [{ path, method, definition }] : [];
    }),
  );
}
